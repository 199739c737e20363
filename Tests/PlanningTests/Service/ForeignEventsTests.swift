import Accounts
import Calendars
import CivilTime
import ICalendar
import Testing

@testable import Planning

/// Whoever may write somebody's calendar makes only so much of that person's Travel calendar.
@Suite struct ForeignEventsTests {
    /// 300 events at one time with long titles made a warning each, and each repeated 50 whole titles.
    @Test func manyEventsAtOneTimeMakeOneWarning() async throws {
        let house = try await PlanningHouse()
        let long = String(repeating: "x", count: 1000)
        for number in 0..<60 {
            var event = TestEvent("e\(number)", "09:00", "10:00")
            event.summary = "\(number) " + long
            _ = try await house.calendars.objects.put(
                event.bytes,
                at: house.address("e\(number).ics"),
                as: house.person.id
            )
        }
        try await house.planning.planAll()
        let items = try await house.items()
        #expect(items.count == 1)
        let warning = try #require(items.first)
        #expect(warning.bytes.count < 5000)
        let description = try #require(warning.event.first("DESCRIPTION")?.text)
        #expect(description.contains("\nand at least 45 more\n"))
        #expect(description.split(separator: "\n").count < 10)
    }

    /// Chains of ten are warned of one by one, as any overlap is.
    @Test func manyOverlapsMakeSoManyWarningsADay() async throws {
        let house = try await PlanningHouse()
        for number in 0..<50 {
            let hour = "\(7 + number / 4)"
            let minute = number % 4 * 15
            let start = (hour.count < 2 ? "0" : "") + "\(hour):\(minute < 10 ? "0" : "")\(minute)"
            let end = (hour.count < 2 ? "0" : "") + "\(hour):\(minute + 14)"
            for copy in 0..<2 {
                let event = TestEvent("e\(number)-\(copy)", start, end)
                _ = try await house.calendars.objects.put(
                    event.bytes,
                    at: house.address(event.uid + ".ics"),
                    as: house.person.id
                )
            }
        }
        try await house.planning.planAll()
        #expect(try await house.items().count == 20)
    }

    /// Two daily series with titles of 100 kB took 8 s to plan, since each occurrence was read by itself. They take
    /// about half as long again as series with short titles do. Planning uses threads of its own, so that only the
    /// clock on the wall sees all of it: in turns, and the best of the one against the worst of the other, whatever
    /// else the machine does.
    @Test func longTextsAreReadOnce() async throws {
        var short = Duration.zero
        var long = Duration.seconds(3600)
        for _ in 0..<4 {
            short = max(short, try await timeToPlan(letters: 3))
            long = min(long, try await timeToPlan(letters: 99_000))
        }
        #expect(long < short * 10)
    }

    private func timeToPlan(letters: Int) async throws -> Duration {
        let house = try await PlanningHouse()
        for uid in ["A", "B"] {
            var event = TestEvent(uid, "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=DAILY"])
            event.summary = String(repeating: "xy ", count: letters / 3)
            event.extra.append("DESCRIPTION:" + String(repeating: "#z ", count: letters / 3))
            _ = try await house.calendars.objects.put(event.bytes, at: house.address(uid + ".ics"), as: house.person.id)
        }
        let time = try await ContinuousClock().measure { try await house.planning.planAll() }
        for item in try await house.items() { #expect(item.bytes.count < 16_000, "\(item.summary)") }
        return time
    }

    /// A UID may be as long as an object; what is published does not repeat it.
    @Test func longNamesAreNotRepeated() async throws {
        let house = try await PlanningHouse()
        var event = TestEvent(String(repeating: "u", count: 50_000), "09:00", "10:00", at: PlanningHouse.office)
        event.summary = "A" + String(repeating: "\u{301}", count: 50_000)
        _ = try await house.calendars.objects.put(event.bytes, at: house.address("a.ics"), as: house.person.id)
        try await house.planning.planAll()
        let items = try await house.items()
        #expect(!items.isEmpty)
        for item in items { #expect(item.bytes.count < 16_000, "\(item.bytes.count)") }
    }
}
