import Calendars
import CivilTime
import ICalendar
import StorageSQLite
import TestSupport
import Testing

/// Queries by index rows find exactly what reading every object finds.
@Suite struct TimeRangePropertyTests {
    @Test(arguments: UInt64(0)..<12)
    func agreesWithReadingEverything(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let fixture = try await Fixture()
        let rome = try ZoneRules.named("Europe/Rome")
        var objects: [String: CalendarObject] = [:]
        for number in 0..<40 {
            let body = Self.body(number, using: &random)
            let name = "\(number).ics"
            _ = try await fixture.service.objects.put(body, at: fixture.address(name), as: Fixture.ana)
            objects[name] = try CalendarObject(CalendarDocument(parsing: body))
        }
        // Some are written over, moved or deleted, so that old rows would show.
        for number in 0..<10 {
            let body = Self.body(number, using: &random)
            _ = try await fixture.service.objects.put(body, at: fixture.address("\(number).ics"), as: Fixture.ana)
            objects["\(number).ics"] = try CalendarObject(CalendarDocument(parsing: body))
        }
        try await fixture.service.objects.delete(at: fixture.address("11.ics"), as: Fixture.ana)
        objects["11.ics"] = nil

        for _ in 0..<40 {
            let start = Instant(secondsSince1970: Int64.random(in: 1_600_000_000...2_000_000_000, using: &random))
            let length: Int64 = [1, 60, 3_600, 86_400, 604_800, 31_536_000].randomElement(using: &random) ?? 1
            let range = start..<start.adding(seconds: Int64.random(in: 1...length, using: &random))
            let expected = try objects.filter { try $0.value.overlaps(range, floating: rome) }.keys.sorted()
            let found = try await fixture.names(from: range.lowerBound.iso8601, to: range.upperBound.iso8601)
            #expect(found == expected, "\(range.lowerBound.iso8601) to \(range.upperBound.iso8601)")
            let busy = try objects.values.flatMap { try $0.busyPeriods(in: range, floating: rome) }
            let told = try await fixture.service.freeBusy.busyPeriods(
                in: [fixture.calendar()],
                range: range,
                as: Fixture.ana
            )
            #expect(BusyTime.merged(told, in: range) == BusyTime.merged(busy, in: range))
        }
        #expect(try fixture.database.check { $0.unreadableReason() }.problems == [])
    }

    /// A random event or to-do between 2021 and 2031.
    private static func body(_ number: Int, using random: inout SplitMix64) -> [UInt8] {
        let start = CivilDateTime(secondsSinceEpoch: Int64.random(in: 1_610_000_000...1_930_000_000, using: &random))
        let isAllDay = Int.random(in: 0..<4, using: &random) == 0
        let zone = ["", "", ";TZID=Europe/Rome", ";TZID=America/New_York", "Z"].randomElement(using: &random) ?? ""
        var lines: [String] = []
        let hours = Int.random(in: 0...50, using: &random)
        if isAllDay {
            lines = ["DTSTART;VALUE=DATE:\(start.date.basicText)", "DURATION:P\(1 + hours / 24)D"]
        } else {
            let time = zone == "Z" ? ":\(start.basicText)Z" : "\(zone):\(start.basicText)"
            lines = ["DTSTART\(time)", hours == 0 ? "SUMMARY:moment" : "DURATION:PT\(hours)H"]
        }
        let rules = [
            "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;COUNT=4",
            "FREQ=WEEKLY;INTERVAL=3;COUNT=30", "FREQ=DAILY;INTERVAL=9;UNTIL=20270101T000000Z",
            "FREQ=MONTHLY;BYMONTHDAY=31",
        ]
        lines +=
            [
                ["TRANSP:TRANSPARENT"], ["STATUS:TENTATIVE"], ["STATUS:CANCELLED"],
                ["TRANSP:OPAQUE", "STATUS:CONFIRMED"], [],
                [],
            ].randomElement(using: &random) ?? []
        if Bool.random(using: &random), let rule = rules.randomElement(using: &random) { lines.append("RRULE:\(rule)") }
        let component = Int.random(in: 0..<6, using: &random) == 0 ? "VTODO" : "VEVENT"
        let text =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:\(component)", "UID:u\(number)"]
            + ["DTSTAMP:20251101T000000Z"] + lines + ["END:\(component)", "END:VCALENDAR", ""]
        return Array(text.joined(separator: "\r\n").utf8)
    }
}
