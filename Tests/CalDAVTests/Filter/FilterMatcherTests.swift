import CalDAV
import CivilTime
import Testing
import WebDAV
import XMLStream

@Suite struct FilterMatcherTests {
    private static func filter(_ inside: String) throws -> CalendarFilter {
        var reader = try XMLReader(
            Array(
                """
                <C:filter xmlns:C="urn:ietf:params:xml:ns:caldav"><C:comp-filter \
                name="VCALENDAR">\(inside)</C:comp-filter>
                </C:filter>
                """.utf8
            )
        )
        _ = reader.root()
        return try CalendarFilter(from: &reader)
    }

    private static func calendar(_ components: String) -> [UInt8] {
        Array("BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n\(components)\nEND:VCALENDAR\n".utf8)
    }

    /// Weekly on Mondays at nine; the second one was moved to Wednesday and renamed.
    private static let series = calendar(
        """
        BEGIN:VEVENT
        UID:1
        DTSTART;TZID=Europe/Rome:20251103T090000
        DURATION:PT1H
        RRULE:FREQ=WEEKLY;COUNT=4
        SUMMARY:Standup
        ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.org
        ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.org
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:-PT30M
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:1
        RECURRENCE-ID;TZID=Europe/Rome:20251110T090000
        DTSTART;TZID=Europe/Rome:20251112T150000
        DURATION:PT1H
        SUMMARY:Moved
        END:VEVENT
        """
    )

    private static func event(_ inside: String) -> String { "<C:comp-filter name=\"VEVENT\">\(inside)</C:comp-filter>" }

    private static func range(_ start: String, _ end: String) -> String {
        "<C:time-range start=\"\(start)\" end=\"\(end)\"/>"
    }

    private static func text(_ property: String, _ text: String, _ attributes: String = "") -> String {
        "<C:prop-filter name=\"\(property)\"><C:text-match \(attributes)>\(text)</C:text-match></C:prop-filter>"
    }

    private static let table: [(String, Bool)] = [
        ("", true), (event(""), true), ("<C:comp-filter name=\"VTODO\"/>", false),
        ("<C:comp-filter name=\"VTODO\"><C:is-not-defined/></C:comp-filter>", true),
        (event("<C:is-not-defined/>"), false), ("<C:prop-filter name=\"PRODID\"/>", true),
        ("<C:prop-filter name=\"METHOD\"><C:is-not-defined/></C:prop-filter>", true),
        // The moved occurrence is where it was moved to, and no longer where it was.
        (event(range("20251110T000000Z", "20251111T000000Z")), false),
        (event(range("20251112T140000Z", "20251112T150000Z")), true),
        // The time and the text must be of the same component.
        (event(range("20251112T000000Z", "20251113T000000Z") + text("SUMMARY", "Moved")), true),
        (event(range("20251112T000000Z", "20251113T000000Z") + text("SUMMARY", "Standup")), false),
        (event(range("20251117T000000Z", "20251118T000000Z") + text("SUMMARY", "Standup")), true),
        (event(range("20251117T000000Z", "20251118T000000Z") + text("SUMMARY", "Moved")), false),
        (event("<C:time-range start=\"20251125T000000Z\"/>"), false),
        (event("<C:time-range end=\"20251103T080000Z\"/>"), false),
        (event("<C:time-range end=\"20251103T080001Z\"/>"), true),
        (event(text("SUMMARY", "stand")), true), (event(text("SUMMARY", "stand", "collation=\"i;octet\"")), false),
        (event(text("SUMMARY", "o", "negate-condition=\"yes\"")), true),
        (event(text("SUMMARY", "", "negate-condition=\"yes\"")), false),
        (
            event(
                "<C:prop-filter name=\"ATTENDEE\"><C:text-match>bob</C:text-match><C:param-filter name=\"PARTSTAT\">"
                    + "<C:text-match>accepted</C:text-match></C:param-filter></C:prop-filter>"
            ), false
        ),
        (
            event(
                "<C:prop-filter name=\"ATTENDEE\"><C:text-match>ana</C:text-match><C:param-filter name=\"PARTSTAT\">"
                    + "<C:text-match>accepted</C:text-match></C:param-filter></C:prop-filter>"
            ), true
        ),
        (
            event(
                "<C:prop-filter name=\"ATTENDEE\"><C:param-filter name=\"CN\"><C:is-not-defined/></C:param-filter>"
                    + "</C:prop-filter>"
            ), true
        ),
        (
            event(
                "<C:prop-filter name=\"DTSTART\">" + range("20251112T140000Z", "20251112T140001Z") + "</C:prop-filter>"
            ), true
        ),
        (
            event(
                "<C:prop-filter name=\"DTSTART\">" + range("20251117T000000Z", "20251118T000000Z") + "</C:prop-filter>"
            ), false
        ),
        (
            event(
                "<C:comp-filter name=\"VALARM\">" + range("20251117T073000Z", "20251117T073001Z") + "</C:comp-filter>"
            ), true
        ),
        (
            event(
                "<C:comp-filter name=\"VALARM\">" + range("20251117T073001Z", "20251117T080000Z") + "</C:comp-filter>"
            ), false
        ),
        (event("<C:comp-filter name=\"VALARM\"><C:is-not-defined/></C:comp-filter>"), true),
    ]

    @Test(arguments: table)
    func matchesASeries(_ inside: String, _ expected: Bool) throws {
        let rome = try ZoneRules.named("Europe/Rome")
        #expect(FilterMatcher(try Self.filter(inside), floating: rome).matches(Self.series) == expected)
    }

    /// RFC 4791 §9.9: to-dos without dates lie in every range.
    @Test func matchesToDos() throws {
        let rome = try ZoneRules.named("Europe/Rome")
        func matches(_ lines: String, _ range: String) throws -> Bool {
            let filter = try Self.filter("<C:comp-filter name=\"VTODO\">\(range)</C:comp-filter>")
            return FilterMatcher(filter, floating: rome).matches(
                Self.calendar("BEGIN:VTODO\nUID:1\n\(lines)\nEND:VTODO")
            )
        }
        let day = Self.range("20251112T000000Z", "20251113T000000Z")
        #expect(try matches("SUMMARY:x", day))
        #expect(try matches("DUE:20251112T120000Z", day))
        #expect(try !matches("DUE:20251113T120000Z", day))
        #expect(try matches("DTSTART:20251101T000000Z\nDUE:20251130T000000Z", day))
        #expect(try matches("COMPLETED:20251112T100000Z", day))
        #expect(try !matches("COMPLETED:20251114T000000Z", day))
        #expect(try !matches("COMPLETED:20251110T000000Z", day))
    }

    @Test func whatCannotBeReadMatchesNothing() throws {
        let matcher = FilterMatcher(try Self.filter(""), floating: .utc)
        #expect(!matcher.matches(Array("nonsense".utf8)))
        #expect(!matcher.matches([]))
    }

    /// Conditions times bytes of objects are limited in a report, but not for filters of few conditions.
    @Test func manyConditionsOnManyBytesAreRefused() throws {
        let condition =
            "<C:prop-filter name=\"SUMMARY\"><C:text-match collation=\"i;unicode-casemap\">x</C:text-match>"
            + "</C:prop-filter>"
        var allowance = FilterAllowance(bytes: 1_000_000)
        func admits(_ filter: CalendarFilter, _ length: Int) -> Bool { allowance.admits(filter, ofObject: length) }
        let few = try Self.filter(Self.event(condition))
        for _ in 0..<100 { #expect(admits(few, 10_000_000)) }
        let many = try Self.filter(Self.event(String(repeating: condition, count: 100)))
        for _ in 0..<10 { #expect(admits(many, 100)) }
        #expect(!admits(many, 100_000))
        #expect(!admits(many, 0))
    }

    @Test func manyTimeRangesAreRefused() throws {
        let alarm =
            "<C:comp-filter name=\"VALARM\">\(Self.range("20251117T073000Z", "20251117T073001Z"))</C:comp-filter>"
        _ = try Self.filter(Self.event(String(repeating: alarm, count: 20)))
        #expect(throws: DAVError.self) { try Self.filter(Self.event(String(repeating: alarm, count: 21))) }
    }

    @Test(arguments: [
        "<C:prop-filter/>", "<C:comp-filter/>",
        "<C:comp-filter name=\"VEVENT\"><C:is-not-defined/><C:prop-filter name=\"X\"/></C:comp-filter>",
        "<C:time-range/>", "<C:time-range start=\"20251112T000000Z\" end=\"20251112T000000Z\"/>",
        "<C:time-range start=\"20251112T000000\" end=\"20251113T000000\"/>",
        "<C:time-range start=\"20251332T000000Z\"/>",
        "<C:prop-filter name=\"X\"><C:text-match negate-condition=\"maybe\">x</C:text-match></C:prop-filter>",
        "<C:prop-filter name=\"X\"><C:text-match collation=\"i;other\">x</C:text-match></C:prop-filter>",
        "<C:text-match>x</C:text-match>",
        // RFC 4791 §7.8: what stands where it can't.
        "<C:time-range start=\"20251112T000000Z\" end=\"20251113T000000Z\"/>",
        "<C:comp-filter name=\"VTODO\"><C:comp-filter name=\"VEVENT\"/></C:comp-filter>",
        "<C:comp-filter name=\"VALARM\"/>",
        "<C:comp-filter name=\"VEVENT\"><C:prop-filter name=\"SUMMARY\"><C:time-range start=\"20251112T000000Z\"/>"
            + "</C:prop-filter></C:comp-filter>",
    ])
    func refusesWrongFilters(_ inside: String) {
        #expect(throws: DAVError.self) { try Self.filter(inside) }
    }
}
