import CivilTime
import Testing

@Suite struct CivilDateTests {
    @Test func daysThereAndBack() {
        var previous = CivilDate(daysSinceEpoch: -800_001)
        for days in -800_000...800_000 {
            let date = CivilDate(daysSinceEpoch: days)
            if date.daysSinceEpoch != days || date <= previous { Issue.record("\(days)") }
            previous = date
        }
    }

    @Test func knowsWeekdays() throws {
        #expect(try CivilDate(iso8601: "1970-01-01").weekday == .thursday)
        #expect(try CivilDate(iso8601: "2026-11-21").weekday == .saturday)
        #expect(try CivilDate(iso8601: "1899-12-31").weekday == .sunday)
    }

    @Test func refusesDaysThatAreNone() {
        #expect(CivilDate(year: 2025, month: 2, day: 29) == nil)
        #expect(CivilDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CivilDate(year: 2024, month: 13, day: 1) == nil)
    }

    @Test(arguments: [
        ("2025-11-12T05:00:00Z", 1_762_923_600), ("2025-11-12T06:00:00+01:00", 1_762_923_600),
        ("2025-11-12t05:00:00.250z", 1_762_923_600), ("1969-12-31T23:59:59Z", -1),
    ])
    func readsInstants(text: String, seconds: Int64) throws {
        #expect(try Instant(iso8601: text).secondsSince1970 == seconds)
    }

    @Test(arguments: ["", "2025-11-12", "2025-11-12T05:00:00", "2025-11-12T25:00:00Z", "2025-11-12T05:00:00Zx"])
    func refusesOtherTexts(text: String) {
        #expect(throws: TimeTextError.self) { try Instant(iso8601: text) }
    }

    @Test func printsWithOffset() throws {
        let instant = try Instant(iso8601: "2025-11-12T05:00:00Z")
        #expect(try instant.iso8601(in: .named("Europe/Rome")) == "2025-11-12T06:00:00+01:00")
        #expect(try instant.iso8601(in: .named("America/New_York")) == "2025-11-12T00:00:00-05:00")
    }

    @Test func serviceDaysKeepNoon() throws {
        let rome = try ZoneRules.named("Europe/Rome")
        let day = ServiceDay(try CivilDate(iso8601: "2026-03-29"))
        #expect(rome.local(day.instant(ofSeconds: 12 * 3600, in: rome)).iso8601 == "2026-03-29T12:00:00")
        #expect(rome.local(day.instant(ofSeconds: 25 * 3600, in: rome)).iso8601 == "2026-03-30T01:00:00")
    }
}
