import CivilTime
import Geo
import ICalendar
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// What warnings say.
extension ItemRendererTests {
    @Test func overlapsOfSeveralDaysSayWhichDays() throws {
        let event = try event("Standup")
        var holiday = PlannedEvent(try self.event("Holiday"))
        holiday.start = try Instant(iso8601: "2026-02-27T07:00:00Z")
        holiday.end = try Instant(iso8601: "2026-03-13T17:00:00Z")
        let reason = PlannedWarning.Reason.overlap(with: [holiday], stands: false, standing: [holiday])
        let rome = try ZoneRules.named("Europe/Rome")
        let texts = ItemTexts(words: ItemLanguage.english.words, zone: rome, attribution: [])
        let item = PlannedItem(
            key: ItemKey(event.key, .warning(.overlap)),
            event: PlannedEvent(event),
            content: .warning(PlannedWarning(reason: reason, lastMoment: event.start, cause: ""))
        )
        guard case .warning(let warning) = item.content else { return }
        #expect(
            texts.title(of: warning, item)
                == "⚠ Overlap: \"Standup\" and \"Holiday\" (27 Feb 08:00–13 Mar 18:00); \"Holiday\" stands"
        )
        let days = (0..<12).map { (day: Int64) in
            var other = PlannedEvent(event)
            other.start = other.start.adding(seconds: day * 86_400)
            other.end = other.end.adding(seconds: day * 86_400)
            return other
        }
        let others = PlannedWarning(
            reason: .overlap(with: days, stands: false, standing: days),
            lastMoment: event.start,
            cause: ""
        )
        #expect(texts.title(of: others, item).contains("12 × \"Standup\" (09:45–11:00); \"Standup\" stands"))
        #expect(texts.description(of: others, item, uid: "").contains("\n3 Mar 09:45–11:00 Standup\n"))
        #expect(texts.duration(1_610) == "26 h 50 min")
    }

    @Test func warningsSayItWhole() throws {
        let event = try event("Standup")
        guard case .trip(let trip) = try trip().content else { return }
        let other = PlannedEvent(try self.event("Review"))
        let reasons: [(PlannedWarning.Reason, String)] = [
            (
                .unreachable(lateSeconds: 1_490, closest: trip.option),
                "⚠ 25 min late for \"Standup\": earliest arrival 08:39 by metro M2"
            ),
            (.unreachable(lateSeconds: 60, closest: nil), "⚠ 1 min too little for the way to \"Standup\""),
            (
                .overlap(with: [other], stands: false, standing: [other]),
                "⚠ Overlap: \"Standup\" and \"Review\" (09:45–11:00); \"Review\" stands"
            ),
            (.placeNotFound("Nowhere 1\nX"), "⚠ Place not found: \"Nowhere 1\" of \"Standup\""),
            (.placeAmbiguous("Via Roma", candidates: []), "⚠ Which \"Via Roma\" is meant for \"Standup\"?"),
            (.placeInexact("Via Lunga", trip.origin), "⚠ Where in \"Via Lunga\" is \"Standup\"?"),
            (.noMeans([.transit, .foot]), "⚠ No way to \"Standup\" by public transport or on foot"),
            (.noMeans([.taxi, .bicycle, .foot]), "⚠ No way to \"Standup\" by bicycle, by taxi or on foot"),
            (
                .leavesLate(lateSeconds: 600, trip.option),
                "⚠ 10 min late for \"Standup\": you leave at 08:05 and arrive at 08:39"
            ),
            (
                .vehicleElsewhere(.car, at: trip.origin),
                "⚠ No car for the way to \"Standup\": it is at Home"
            ),
            (
                .vehicleLeft(.bicycle, at: trip.destination),
                "⚠ After \"Standup\" you come home without your bicycle: it stays at Politecnico"
            ),
            (
                .wayHome(nil, by: [.transit], closest: trip.option),
                "⚠ No way home from \"Standup\" by public transport"
            ),
            (
                .wayHome(trip.option, by: [.transit], closest: nil),
                "⚠ No way home from \"Standup\" before 08:05 by metro M2"
            ),
            (
                .farAway(Metres(5_404_000), from: trip.origin, to: trip.destination),
                "⚠ Politecnico is 5,400 km away: how do you get there?"
            ),
            (
                .farAway(Metres(996_000), from: trip.destination, to: trip.origin),
                "⚠ Home is 1,000 km from Politecnico: how do you get there?"
            ),
            (.noHome, "⚠ No trips from and to home: Home is not set"),
        ]
        for (reason, title) in reasons {
            let warning = PlannedWarning(reason: reason, lastMoment: event.start, cause: "c")
            let item = PlannedItem(
                key: ItemKey(event.key, .warning(.overlap)),
                event: PlannedEvent(event),
                content: .warning(warning)
            )
            let rendered = try render(item)
            #expect(rendered.first("SUMMARY")?.text == title)
            #expect(rendered.first("TRANSP")?.value == "TRANSPARENT")
            #expect(rendered.first("CATEGORIES")?.value == "WARNING")
            #expect(rendered.first("DTSTART")?.value == "20260302T094500")
            let italian = try #require(try render(item, .italian).first("SUMMARY")?.text)
            #expect(italian.hasPrefix("⚠ ") && italian != title)
        }
    }

    @Test func overlapsNameThoseThatStand() throws {
        let events = try ["A", "B", "C"].map { PlannedEvent(try event($0)) }
        let cases: [(PlannedWarning.Reason, english: String, italian: String)] = [
            (
                .overlap(with: [events[1], events[2]], stands: false, standing: [events[1], events[2]]),
                "⚠ Overlap: \"A\" and \"B\" (09:45–11:00), \"C\" (09:45–11:00); \"B\" and \"C\" stand",
                "⚠ Conflitto: \"A\" e \"B\" (09:45–11:00), \"C\" (09:45–11:00); restano \"B\" e \"C\""
            ),
            (
                .overlap(with: [events[1]], stands: true, standing: []),
                "⚠ Overlap: \"A\" and \"B\" (09:45–11:00); \"A\" stands",
                "⚠ Conflitto: \"A\" e \"B\" (09:45–11:00); resta \"A\""
            ),
            (
                .overlap(with: [events[1]], stands: false, standing: []), "⚠ Overlap: \"A\" and \"B\" (09:45–11:00)",
                "⚠ Conflitto: \"A\" e \"B\" (09:45–11:00)"
            ),
            (
                .visit(with: [events[1]], isLonger: false), "\"A\" is during \"B\" (09:45–11:00): both are planned",
                "\"A\" cade durante \"B\" (09:45–11:00): restano entrambi in programma"
            ),
            (
                .visit(with: [events[1], events[2]], isLonger: true),
                "\"A\" is interrupted by \"B\" (09:45–11:00) and \"C\" (09:45–11:00): all are planned",
                "\"A\" è interrotto da \"B\" (09:45–11:00) e \"C\" (09:45–11:00): resta tutto in programma"
            ),
        ]
        for (reason, english, italian) in cases {
            let warning = PlannedWarning(reason: reason, lastMoment: events[0].start, cause: "c")
            let key = ItemKey(events[0].key, .warning(.overlap))
            let item = PlannedItem(key: key, event: events[0], content: .warning(warning))
            #expect(try render(item).first("SUMMARY")?.text == english)
            #expect(try render(item, .italian).first("SUMMARY")?.text == italian)
        }
    }

    @Test func aNoteAboutRoomsIsQuiet() throws {
        let event = try event("Standup")
        let warning = PlannedWarning(reason: .room("Room 4"), lastMoment: event.start, cause: "rooms", isQuiet: true)
        let item = PlannedItem(key: .rooms, event: PlannedEvent(event), content: .warning(warning))
        let rendered = try render(item)
        #expect(rendered.first("SUMMARY")?.text == "No trips to rooms without a place, such as \"Room 4\"")
        #expect(rendered.components(named: "VALARM").isEmpty)
        #expect(try render(item, .italian).first("SUMMARY")?.text.hasPrefix("Nessun viaggio") == true)
    }
}
