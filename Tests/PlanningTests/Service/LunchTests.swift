import Accounts
import Calendars
import CivilTime
import DayPlanner
import ICalendar
import Testing

@testable import Planning

/// The lunch of a person's preferences (PLAN-4): planned, moved, shortened and lost as a break that is an event.
struct LunchTests {
    private static let monday: PreferenceValue = .members([
        "hours": .text("12:00-14:00"), "minutes": .number(45), "days": .list([.text("monday")]),
    ])

    private func house(_ lunch: PreferenceValue = monday, language: String = "en") async throws -> PlanningHouse {
        let house = try await PlanningHouse(language: language) { $0.horizonDays = 5 }
        try await set(house, lunch)
        return house
    }

    private func set(_ house: PlanningHouse, _ lunch: PreferenceValue?) async throws {
        let preferences = try PersonPreferences(.members(lunch.map { ["lunch": $0] } ?? [:]))
        try await house.accounts.setPreferences(preferences, of: house.person.id, replacing: nil)
        try await house.plan()
    }

    private func entry(_ house: PlanningHouse, _ kind: ItemKind) async throws -> TravelEntry {
        let entries = try await house.planning.entries(of: house.person.id, days: 4)
        return try #require(entries.first { $0.kind == kind }, "\(entries.map(\.kind))")
    }

    private func act(_ house: PlanningHouse, _ action: String) async throws {
        let warning = try await entry(house, .warning(.breakLost))
        try await house.planning.act(action, about: warning.uid, of: house.person.id)
        try await house.plan()
    }

    @Test func isPlannedOnItsDaysAndGoesWithThePreference() async throws {
        let house = try await house()
        #expect(try await house.lines() == ["12:00-12:45 Lunch (45 min)"])
        let item = try #require(try await house.items().first)
        #expect(item.event.first("RELATED-TO") == nil && item.value("CATEGORIES") == "BREAK")
        #expect(item.event.first("DESCRIPTION")?.text.contains("in your settings") == true)
        try await set(house, .members([:]))
        #expect(try await house.lines() == Array(repeating: "11:30-12:00 Lunch (30 min)", count: 5))
        try await set(house, .members(["isOn": .flag(false)]))
        #expect(try await house.lines().isEmpty)
    }

    @Test func speaksThePersonsLanguage() async throws {
        let house = try await house(language: "it")
        #expect(try await house.lines() == ["12:00-12:45 Pranzo (45 min)"])
    }

    @Test func movesAndShrinksAsTheDayFills() async throws {
        let house = try await house()
        try await house.put(TestEvent("call", "11:30", "12:30"))
        #expect(try await house.lines() == ["12:30-13:15 Lunch (45 min)"])
        try await house.put(TestEvent("second", "13:00", "14:00"))
        #expect(try await house.lines() == ["12:30-13:00 Lunch (30 min, shortened)"])
        try await house.delete("second")
        try await house.delete("call")
        #expect(try await house.lines() == ["12:00-12:45 Lunch (45 min)"])
    }

    @Test func isTakenAtItsPlaceWithTheWayThere() async throws {
        let house = try await PlanningHouse { $0.horizonDays = 5 }
        let canteen = SavedPlace(name: "Canteen", coordinate: PlanningHouse.office)
        try await house.accounts.setPlace(canteen, of: house.person.id)
        guard case .members(var lunch) = Self.monday else { return }
        lunch["place"] = .text("Canteen")
        try await set(house, .members(lunch))
        let lines = try await house.lines()
        #expect(lines.count == 3 && lines[0].contains("walk") && lines[1].hasSuffix("Lunch (45 min)"), "\(lines)")
    }

    @Test func isLostWithChoicesThatWork() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "11:00", "15:00", at: PlanningHouse.office))
        let warning = try await entry(house, .warning(.breakLost))
        #expect(warning.actions.map(\.id) == ["move", "keep", "drop", "ignore"])
        #expect(warning.actions[0].title == "Move \"Lunch\" to 15:40", "\(warning.actions)")
        try await act(house, "move")
        let lines = try await house.lines()
        #expect(lines.contains("15:40-16:25 Lunch (45 min)"), "\(lines)")
        let slot = try await entry(house, .slot)
        #expect(slot.decisions.count == 1)
        try await house.planning.takeBack(about: slot.uid, of: house.person.id)
        try await house.plan()
        try await act(house, "drop")
        #expect(try await house.lines().allSatisfy { !$0.contains("Lunch") })
        // Another Monday has its lunch all the same.
        try await house.delete("A")
        #expect(try await house.lines().isEmpty)
    }

    @Test func aTimeThatIsTakenLaterFallsWithANote() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "11:00", "15:00", at: PlanningHouse.office))
        try await act(house, "move")
        #expect(try await house.lines().contains("15:40-16:25 Lunch (45 min)"))
        try await house.put(TestEvent("B", "15:30", "16:50"))
        let note = try await entry(house, .warning(.choice))
        #expect(note.summary == "Your choice for \"Lunch\" no longer holds: 15:40–16:55", "\(note.summary ?? "")")
        #expect(try await entry(house, .warning(.breakLost)).summary?.contains("Lunch") == true)
        try await house.delete("B")
        #expect(try await house.lines().contains("15:40-16:25 Lunch (45 min)"))
    }

    @Test func isShortenedByOneAction() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "11:00", "12:45"))
        try await house.put(TestEvent("B", "13:00", "15:00"))
        try await act(house, "shorten")
        #expect(try await house.lines() == ["12:45-13:00 Lunch (15 min, shortened)"])
        // It is as long as there is room, when there is room again.
        try await house.delete("B")
        #expect(try await house.lines() == ["12:45-13:30 Lunch (45 min)"])
    }

    @Test func aTimeIsGivenByProgram() async throws {
        let house = try await house()
        let slot = try await entry(house, .slot)
        let window = try PlanningHouse.at("13:10")..<PlanningHouse.at("14:10")
        try await house.planning.choose(.within(window, leastSeconds: 1_200), about: slot.uid, of: house.person.id)
        try await house.plan()
        #expect(try await house.lines() == ["13:10-13:55 Lunch (45 min)"])
        try await house.put(TestEvent("A", "18:00", "19:00", at: PlanningHouse.office))
        let way = try await entry(house, .to)
        await #expect(throws: ChoiceError.notPossible(reason: "only a break is looked for in a time")) {
            try await house.planning.choose(.within(window, leastSeconds: 60), about: way.uid, of: house.person.id)
        }
    }

    @Test func isTakenWhenItsBlockIsMovedTo() async throws {
        let house = try await house()
        try await move(house, to: "20260302T131500", until: "20260302T140000")
        #expect(try await house.lines() == ["13:15-14:00 Lunch (45 min)"])
        try await house.put(TestEvent("A", "18:00", "19:00"))
        #expect(try await house.lines() == ["13:15-14:00 Lunch (45 min)"], "it stays there")
        // Shorter by hand.
        try await move(house, to: "20260302T141500", until: "20260302T144000")
        #expect(try await house.lines() == ["14:15-14:40 Lunch (25 min, shortened)"])
    }

    private func move(_ house: PlanningHouse, to start: String, until end: String) async throws {
        let item = try #require(try await house.items().first)
        let moved = String(decoding: item.bytes, as: UTF8.self)
            .replacing(try Regex("DTSTART;TZID=[^:]*:[0-9T]+")) { _ in "DTSTART;TZID=Europe/Rome:\(start)" }
            .replacing(try Regex("DTEND;TZID=[^:]*:[0-9T]+")) { _ in "DTEND;TZID=Europe/Rome:\(end)" }
        _ = try await house.calendars.objects.put(
            Array(moved.utf8),
            at: house.address(item.name, in: CollectionKind.travelName),
            as: house.person.id
        )
        try await house.plan()
    }

    @Test func isDroppedByDeletingItsBlock() async throws {
        let house = try await house()
        let item = try #require(try await house.items().first)
        try await house.calendars.objects.delete(
            at: house.address(item.name, in: CollectionKind.travelName),
            as: house.person.id
        )
        try await house.plan()
        #expect(try await house.lines().isEmpty)
    }
}
