import CivilTime
import ICalendar
import Testing

@Suite struct CalendarZonesTests {
    @Test(arguments: [
        ("Europe/Rome", "Europe/Rome"), ("europe/rome", "Europe/Rome"), ("America/New York", "America/New_York"),
        ("W. Europe Standard Time", "Europe/Berlin"), ("Eastern Standard Time", "America/New_York"),
        ("/mozilla.org/20050126_1/America/New_York", "America/New_York"),
        ("/softwarestudio.org/Tzfile/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("/freeassociation.sourceforge.net/Tzfile/Europe/Paris", "Europe/Paris"),
        ("\"Europe/London\"", "Europe/London"), ("UTC", "UTC"), ("GMT+0200", "GMT+0200"),
    ])
    func knowsNames(tzid: String, expected: String) {
        #expect(CalendarZones([]).rules(forTZID: tzid)?.name == expected)
    }

    @Test(arguments: ["", "Mars/Olympus", "Custom", "/x/y/Custom"])
    func knowsNoOthers(tzid: String) { #expect(CalendarZones([]).rules(forTZID: tzid) == nil) }

    @Test(arguments: [
        "Europe/Rome", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "Asia/Jerusalem", "America/Nuuk",
        "Africa/Casablanca", "America/Sao_Paulo", "Pacific/Apia", "Europe/Dublin", "UTC",
    ])
    func whatIsWrittenIsReadTheSame(name: String) throws {
        let zone = try ZoneRules.named(name)
        let start = try Instant(iso8601: "2009-06-15T00:00:00Z")
        var definition = VTimeZone.component(for: zone, from: start)
        definition.set(Property("TZID", value: "Private Zone"))
        let bytes = CalendarDocument([definition]).serialized()
        let zones = CalendarZones(try CalendarDocument(parsing: bytes).components)
        let back = try #require(zones.rules(forTZID: "Private Zone"))
        var instant = start
        let end = try Instant(iso8601: "2037-12-01T00:00:00Z")
        while instant < end {
            let wanted = zone.offsetSeconds(at: instant)
            if back.offsetSeconds(at: instant) != wanted { Issue.record("\(name) \(instant)") }
            instant = instant.adding(seconds: 86400 / 2)
        }
    }

    /// A hundred kilobytes of daily rules would be changes without end.
    @Test(.timeLimit(.minutes(10)))
    func aDefinitionHasManyChangesAtMost() throws {
        let rule = "RRULE:FREQ=DAILY\r\n"
        let observance = "BEGIN:STANDARD\r\nDTSTART:19000101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n"
        let text =
            "BEGIN:VTIMEZONE\r\nTZID:Custom\r\n"
            + String(repeating: observance + String(repeating: rule, count: 50) + "END:STANDARD\r\n", count: 100)
            + "END:VTIMEZONE\r\n"
        let zones = CalendarZones(try CalendarDocument(parsing: Array(text.utf8)).components)
        let rules = try #require(zones.rules(forTZID: "Custom"))
        #expect(rules.transitions(in: .distantPast..<(.distantFuture)).count <= 10_000)
    }

    /// Floating times are looked for between the first and the last zone of the Earth; the system's may have lain
    /// elsewhere long ago.
    @Test func floatingTimesAreReadInZonesOfTheEarth() throws {
        func zones(_ offset: String) throws -> CalendarZones {
            let text = "BEGIN:VTIMEZONE\r\nTZID:Custom\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
            let rest = "TZOFFSETFROM:\(offset)\r\nTZOFFSETTO:\(offset)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
            return CalendarZones(try CalendarDocument(parsing: Array((text + rest).utf8)).components)
        }
        for offset in ["-1200", "+1400"] { #expect(try zones(offset).floatingRules(forTZID: "Custom") != nil) }
        for offset in ["-1201", "+1401"] { #expect(try zones(offset).floatingRules(forTZID: "Custom") == nil) }
        for name in ["Asia/Manila", "America/Juneau", "Europe/Rome"] {
            #expect(CalendarZones([]).floatingRules(forTZID: name)?.name == name)
        }
    }

    @Test func aZoneWithARuleIsShort() throws {
        let rome = try ZoneRules.named("Europe/Rome")
        let definition = VTimeZone.component(for: rome, from: try Instant(iso8601: "2026-01-01T00:00:00Z"))
        #expect(definition.components.count == 2)
        #expect(
            definition.components.compactMap { $0.first("RRULE")?.value }.sorted()
                == ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"]
        )
    }
}
