import Accounts
import Calendars
import CivilTime
import DayPlanner
import Geo
import ICalendar
import Testing
import TripModel

@testable import Planning

/// From a PUT to the Travel calendar, in process, with the estimate.
@Suite struct PlanningEndToEndTests {
    @Test func putMoveAndDeleteAnEvent() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let first = try await house.lines()
        #expect(first.count == 2)
        let there = try #require(try await house.items().first)
        #expect(there.line.hasPrefix("08:"))
        #expect(there.summary.hasPrefix("08:"))
        #expect(there.summary.contains("walk → A ("))
        #expect(there.alarms == ["-PT10M", "PT0S"])

        try await house.put(TestEvent("B", "15:00", "16:00", at: PlanningHouse.park, day: 4))
        let before = try await house.etags()
        try await house.put(TestEvent("A", "09:30", "10:30", at: PlanningHouse.office))
        let after = try await house.etags()
        #expect(before.keys.sorted() == after.keys.sorted())
        let changed = after.filter { before[$0.key] != $0.value }.keys
        let ofA = try await house.items().filter { $0.value("RELATED-TO") == "A" }.map(\.uid)
        #expect(Set(changed) == Set(ofA))

        try await house.delete("A")
        #expect(try await house.items().allSatisfy { $0.value("RELATED-TO") == "B" })
        try await house.delete("B")
        #expect(try await house.items().isEmpty)
    }

    @Test func blockTimesAreThoseOfTheTripFinder() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let target = try PlanningHouse.at("08:55")
        let options = house.planning.environment.itineraries.options(
            TripRequest(from: PlanningHouse.home, to: PlanningHouse.office, time: .arriveBy(target), modes: [.foot])
        )
        let best = try #require(options.first)
        let block = try #require(try await house.items().first)
        let rome = try ZoneRules.named("Europe/Rome")
        #expect(block.value("DTSTART") == rome.local(best.departure.flooredToMinute).basicText)
        #expect(block.value("DTEND") == rome.local(best.arrival.ceiledToMinute).basicText)
    }

    @Test func twoThatCannotBothBeReachedAreWarnedOf() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "10:05", "11:00", at: PlanningHouse.park))
        let warning = try #require(try await house.items().first { $0.value("CATEGORIES") == "WARNING" })
        #expect(warning.summary.hasPrefix("⚠ "))
        #expect(warning.summary.contains(" min late for \"B\": earliest arrival 10:"))
        #expect(warning.value("TRANSP") == "TRANSPARENT")
        #expect(warning.value("DTSTART") == "20260302T100500")
        #expect(warning.alarms.count == 2)
        try await house.delete("A")
        #expect(try await house.items().allSatisfy { $0.value("CATEGORIES") == "TRAVEL" })
    }

    @Test func twoThatOverlapAreBothMarked() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:30", "11:00", at: PlanningHouse.park))
        let marks = try await house.items().filter { $0.value("CATEGORIES") == "WARNING" }
        #expect(
            marks.map(\.summary) == [
                "⚠ Overlap: \"A\" and \"B\" (09:30–11:00); \"A\" stands",
                "⚠ Overlap: \"B\" and \"A\" (09:00–10:00); \"A\" stands",
            ]
        )
        // One thing is wrong, and one rings.
        #expect(marks.map(\.alarms.count) == [2, 0])
        let trips = try await house.items().filter { $0.value("CATEGORIES") == "TRAVEL" }
        #expect(trips.allSatisfy { $0.value("RELATED-TO") == "A" })
        try await house.delete("A")
        #expect(
            try await house.items().allSatisfy { $0.value("RELATED-TO") == "B" && $0.value("CATEGORIES") == "TRAVEL" }
        )
    }

    @Test func nothingUnchangedIsRewritten() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "10:05", "11:00", at: PlanningHouse.park))
        try await house.put(TestEvent("C", "10:30", "12:00"))
        let before = try await house.etags()
        house.clock.set(try PlanningHouse.at("07:00"))
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
        #expect(try await house.etags() == before)
        #expect(before.count > 4)
    }

    @Test func whatHasBegunStays() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await house.etags()
        house.clock.set(try PlanningHouse.at("08:45"))
        try await house.put(TestEvent("B", "08:50", "08:55"))
        #expect(try await house.etags().filter { before[$0.key] != nil } == before)
        #expect(!(try await house.items().contains { $0.summary.contains("late") }))
        try await house.delete("A")
        #expect(try await house.items().isEmpty)
    }

    @Test func aSeriesIsPlannedOneByOne() async throws {
        let house = try await PlanningHouse()
        try await house.put(
            TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=WEEKLY;COUNT=3"])
        )
        let trips = try await house.items().filter { $0.summary.contains("→ A") }
        #expect(trips.map { $0.value("DTSTART").prefix(8) } == ["20260302", "20260309", "20260316"])
        #expect(trips.map { $0.value("X-TRAVLENDAR-RECURRENCE-ID") } == ["", "20260309T080000Z", "20260316T080000Z"])
    }

    @Test func aSingleEventThatBecomesASeriesKeepsItsBlock() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await house.etags()
        try await house.put(
            TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=DAILY;COUNT=2"])
        )
        let after = try await house.etags()
        #expect(after.count == 4)
        for (uid, etag) in before { #expect(after[uid] == etag) }
    }

    @Test func placesByNameCoordinatesAndProblems() async throws {
        let house = try await PlanningHouse()
        try await house.accounts.setPlace(
            SavedPlace(name: "Office", coordinate: PlanningHouse.office),
            of: house.person.id
        )
        try await house.put(TestEvent("A", "09:00", "10:00", at: "ufficio"))
        try await house.put(TestEvent("B", "11:00", "12:00", at: "https://meet.example.org/x"))
        try await house.put(TestEvent("C", "13:00", "14:00", at: "Nowhere 17"))
        let lines = try await house.items().map(\.summary)
        #expect(lines.contains { $0.contains("→ Office (") })
        #expect(lines.contains("⚠ Place not found: \"Nowhere 17\" of \"C\""))
        #expect(lines.count == 3)
    }

    @Test func aPersonWithoutAHomeIsToldOnce() async throws {
        let house = try await PlanningHouse(hasHome: false)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:00", "10:00", at: PlanningHouse.office, day: 9))
        let notes = try await house.items().filter { $0.summary.contains("Home is not set") }
        #expect(notes.count == 1)
        try await house.delete("A")
        #expect(try await house.items().isEmpty)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await house.items().count == 1)
        try await house.accounts.setPlace(SavedPlace(name: "Home", coordinate: PlanningHouse.home), of: house.person.id)
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
        #expect(try await house.items().count == 4)
        #expect(!(try await house.items().contains { $0.value("CATEGORIES") == "WARNING" }))
    }

    @Test func speaksItalian() async throws {
        let house = try await PlanningHouse(language: "it-IT")
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let lines = try await house.items().map(\.summary)
        #expect(lines.first?.hasPrefix("08:") == true)
        #expect(lines.first?.contains("a piedi → A") == true)
        #expect(lines.last?.contains("→ Casa (") == true)
    }

    @Test func dismissedEventsDoNotCount() async throws {
        let house = try await PlanningHouse()
        let attendee = "ATTENDEE;PARTSTAT=%:mailto:ANA@example.org"
        for (uid, status) in [("A", "DECLINED"), ("B", "NEEDS-ACTION")] {
            try await house.put(
                TestEvent(
                    uid,
                    "09:00",
                    "10:00",
                    at: PlanningHouse.office,
                    extra: ["ORGANIZER:mailto:bob@example.org", attendee.replacing("%", with: status)]
                )
            )
        }
        try await house.put(TestEvent("C", "09:00", "10:00", at: PlanningHouse.office, extra: ["TRANSP:TRANSPARENT"]))
        try await house.put(TestEvent("D", "09:00", "10:00", at: PlanningHouse.office, extra: ["STATUS:CANCELLED"]))
        #expect(try await house.items().isEmpty)
        try await house.put(
            TestEvent(
                "A",
                "09:00",
                "10:00",
                at: PlanningHouse.office,
                extra: ["ORGANIZER:mailto:bob@example.org", attendee.replacing("%", with: "ACCEPTED")]
            )
        )
        #expect(try await house.items().count == 2)
    }

    @Test func overlapAndReachAreToldHoweverFarAhead() async throws {
        let house = try await PlanningHouse { $0.horizonDays = 10 }
        var calendars = house
        calendars.calendars = house.calendars(horizonDays: 10)
        try await calendars.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, day: 30))
        try await calendars.put(TestEvent("B", "10:05", "11:00", at: PlanningHouse.park, day: 30))
        try await calendars.put(TestEvent("C", "10:30", "11:00", day: 30))
        let warnings = try await calendars.items().map(\.summary)
        #expect(warnings.count == 3)
        #expect(warnings.allSatisfy { $0.hasPrefix("⚠ ") })
        #expect(warnings.contains { $0.contains("min late for \"B\"") })
        try await calendars.delete("B")
        #expect(try await calendars.items().isEmpty)

        house.clock.set(try PlanningHouse.at("06:00", day: 22))
        try await house.planning.extendHorizons()
        try await house.planning.planAll()
        #expect(try await house.items().map { $0.value("X-TRAVLENDAR-KIND") } == ["to", "home"])
    }

    @Test func hashtagsSaveHomeAndOfficeOnce() async throws {
        let house = try await PlanningHouse(hasHome: false)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, day: 4))
        #expect(try await house.items().map { $0.value("CATEGORIES") } == ["WARNING"])
        try await house.put(
            TestEvent("H", "07:00", "07:30", at: PlanningHouse.home, day: 3, extra: ["DESCRIPTION:#casa"])
        )
        #expect(try await house.accounts.listPlaces(of: house.person.id).map(\.coordinate) == [PlanningHouse.home])
        #expect(try await house.items().map { $0.value("X-TRAVLENDAR-KIND") } == ["to", "home"])

        // Set otherwise later, it is not set back.
        try await house.accounts.setPlace(SavedPlace(name: "Home", coordinate: PlanningHouse.park), of: house.person.id)
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
        #expect(try await house.accounts.listPlaces(of: house.person.id).map(\.coordinate) == [PlanningHouse.park])

        let invitation = ["DESCRIPTION:#home", "ORGANIZER:mailto:bob@example.org"]
        try await house.put(TestEvent("I", "20:00", "21:00", at: PlanningHouse.office, day: 5, extra: invitation))
        #expect(try await house.accounts.listPlaces(of: house.person.id).map(\.coordinate) == [PlanningHouse.park])
    }

    @Test func aFlexibleBreakFindsItsSlotAndMovesOutOfTheWay() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("Lunch", "11:30", "14:30", extra: ["DESCRIPTION:#flex 30m min 20m"]))
        #expect(try await house.lines() == ["11:30-12:00 Lunch (30 min)"])
        try await house.put(TestEvent("A", "11:00", "12:15"))
        #expect(try await house.lines() == ["12:15-12:45 Lunch (30 min)"])
        try await house.put(TestEvent("B", "12:35", "14:30"))
        #expect(try await house.lines() == ["12:15-12:35 Lunch (20 min, shortened)"])
        try await house.put(TestEvent("A", "11:00", "12:20"))
        #expect(try await house.lines() == ["11:30-14:30 ⚠ No room for \"Lunch\": 30 min wanted, 15 min free"])
    }
}
