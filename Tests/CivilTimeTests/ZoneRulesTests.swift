import CivilTime
import Testing

@Suite struct ZoneRulesTests {
    private func local(_ text: String) throws -> CivilDateTime { try CivilDateTime(iso8601: text) }

    @Test(arguments: [
        ("Europe/Rome", "2026-03-29T02:30:00", "2026-03-29T01:30:00Z"),
        ("Europe/Rome", "2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
        ("Europe/Rome", "2026-07-01T12:00:00", "2026-07-01T10:00:00Z"),
        ("Europe/Rome", "2090-03-26T02:30:00", "2090-03-26T01:30:00Z"),
        ("Europe/Rome", "2090-10-29T02:30:00", "2090-10-29T00:30:00Z"),
        ("Europe/Rome", "2090-10-29T03:00:00", "2090-10-29T02:00:00Z"),
        ("Australia/Sydney", "2028-01-15T12:00:00", "2028-01-15T01:00:00Z"),
        ("Australia/Sydney", "2095-07-15T12:00:00", "2095-07-15T02:00:00Z"),
        ("America/New_York", "2030-03-10T02:30:00", "2030-03-10T07:30:00Z"),
        ("Asia/Kolkata", "2100-01-01T00:00:00", "2099-12-31T18:30:00Z"),
        ("utc", "2026-01-01T00:00:00", "2026-01-01T00:00:00Z"),
    ])
    func readsWallClock(zone: String, reading: String, expected: String) throws {
        let rules = try ZoneRules.named(zone)
        #expect(rules.instant(of: try local(reading)) == (try Instant(iso8601: expected)))
    }

    @Test(arguments: ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran"])
    func wallClockAndInstantAgree(zone: String) throws {
        let rules = try ZoneRules.named(zone)
        var seconds: Int64 = -2_000_000_000
        while seconds < 5_000_000_000 {
            let instant = Instant(secondsSince1970: seconds)
            let reading = rules.local(instant)
            let back = rules.instant(of: reading)
            #expect(back == instant || (back < instant && rules.local(back) == reading), "\(instant)")
            seconds += 2_345_678
        }
    }

    @Test func listsChangesBeyondTheTable() throws {
        let rules = try ZoneRules.named("Europe/Rome")
        let window = try Instant(iso8601: "2090-01-01T00:00:00Z")..<Instant(iso8601: "2091-01-01T00:00:00Z")
        let changes = rules.transitions(in: window)
        #expect(changes.map(\.instant.iso8601) == ["2090-03-26T01:00:00Z", "2090-10-29T01:00:00Z"])
        #expect(changes.map(\.after.abbreviation) == ["CEST", "CET"])
    }

    @Test func startOfADayWithoutMidnight() throws {
        let rules = try ZoneRules.named("Asia/Beirut")
        let day = try CivilDate(iso8601: "2026-03-29")
        #expect(rules.startOfDay(day).iso8601 == "2026-03-28T22:00:00Z")
    }

    @Test func refusesWhatIsNoZone() {
        for name in ["", "Mars/Olympus", "../../etc/passwd", "zone.tab", "/etc/passwd"] {
            #expect(throws: ZoneError.unknown(name)) { try ZoneRules.named(name) }
        }
    }
}
