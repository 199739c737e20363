import CalDAV
import CivilTime
import ICalendar
import Testing
import WebDAV
import XMLStream

@Suite struct CalendarDataTests {
    private static let object = Array(
        """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:x\r
        BEGIN:VTIMEZONE\r
        TZID:Europe/Rome\r
        END:VTIMEZONE\r
        BEGIN:VEVENT\r
        UID:1\r
        DTSTART;TZID=Europe/Rome:20251103T090000\r
        RRULE:FREQ=WEEKLY\r
        SUMMARY:weekly\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:1\r
        RECURRENCE-ID;TZID=Europe/Rome:20251110T090000\r
        DTSTART;TZID=Europe/Rome:20251112T150000\r
        SUMMARY:moved\r
        END:VEVENT\r
        END:VCALENDAR\r

        """.utf8
    )

    private func request(_ inside: String, attributes: String = "") throws -> CalendarDataRequest {
        var reader = try XMLReader(
            Array(
                "<C:calendar-data xmlns:C=\"urn:ietf:params:xml:ns:caldav\" \(attributes)>\(inside)</C:calendar-data>"
                    .utf8
            )
        )
        _ = reader.root()
        return try CalendarDataRequest(from: &reader)
    }

    private func text(_ inside: String) throws -> String {
        let projection = CalendarDataProjection(try request(inside), floating: .utc)
        return String(decoding: try projection.text(of: Self.object), as: UTF8.self)
    }

    @Test func givesTheVeryBytes() throws {
        #expect(try CalendarDataProjection(request(""), floating: .utc).text(of: Self.object) == Self.object)
        // Even those that are no calendar.
        #expect(try CalendarDataProjection(request(""), floating: .utc).text(of: [1, 2]) == [1, 2])
    }

    @Test func expands() throws {
        let text = try text("<C:expand start=\"20251109T000000Z\" end=\"20251118T000000Z\"/>")
        #expect(text.contains("DTSTART:20251112T140000Z\r\n"))
        #expect(text.contains("RECURRENCE-ID:20251110T080000Z\r\n"))
        #expect(text.contains("DTSTART:20251117T080000Z\r\n"))
        #expect(!text.contains("RRULE") && !text.contains("VTIMEZONE") && !text.contains("20251103"))
    }

    @Test func limitsTheRecurrenceSet() throws {
        let outside = try text("<C:limit-recurrence-set start=\"20251201T000000Z\" end=\"20251202T000000Z\"/>")
        #expect(outside.contains("RRULE") && !outside.contains("SUMMARY:moved"))
        let inside = try text("<C:limit-recurrence-set start=\"20251112T000000Z\" end=\"20251113T000000Z\"/>")
        #expect(inside.contains("SUMMARY:moved"))
    }

    @Test func limitsTheFreeBusySet() throws {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VFREEBUSY", "UID:1",
            "FREEBUSY:20251109T100000Z/PT1H,20251112T100000Z/PT1H", "FREEBUSY;FBTYPE=FREE:20251120T100000Z/PT1H",
            "END:VFREEBUSY", "END:VCALENDAR", "",
        ]
        let range = "<C:limit-freebusy-set start=\"20251112T000000Z\" end=\"20251113T000000Z\"/>"
        let projection = CalendarDataProjection(try request(range), floating: .utc)
        let text = String(decoding: try projection.text(of: Array(lines.joined(separator: "\r\n").utf8)), as: UTF8.self)
        #expect(text.contains("20251112T100000Z") && !text.contains("20251109") && !text.contains("20251120"))
    }

    /// As the example of RFC 4791 §7.8.1.
    @Test func anEmptySelectionIsTheWholeComponent() throws {
        let some = try text(
            "<C:comp name=\"VCALENDAR\"><C:comp name=\"VTIMEZONE\"/><C:comp name=\"VEVENT\">"
                + "<C:prop name=\"UID\"/></C:comp></C:comp>"
        )
        #expect(some.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Rome\r\nEND:VTIMEZONE\r\n"))
        #expect(some.contains("UID:1\r\n") && !some.contains("SUMMARY"))
        #expect(try text("<C:comp name=\"VCALENDAR\"/>") == String(decoding: Self.object, as: UTF8.self))
    }

    @Test func givesParts() throws {
        let some = try text(
            """
            <C:comp name="VCALENDAR"><C:allprop/><C:comp name="VEVENT"><C:prop name="UID"/><C:prop name="DTSTART" \
            novalue="yes"/>
            </C:comp></C:comp>
            """
        )
        let lines = some.split(separator: "\r\n").map(String.init)
        #expect(
            lines == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Rome:",
                "END:VEVENT", "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Rome:", "END:VEVENT", "END:VCALENDAR",
            ]
        )
        let all = try text("<C:comp name=\"VCALENDAR\"><C:prop name=\"VERSION\"/><C:allcomp/></C:comp>")
        #expect(all.contains("BEGIN:VTIMEZONE") && !all.contains("PRODID"))
    }

    @Test func refuses() throws {
        for (inside, attributes) in [
            ("<C:expand/>", ""), ("<C:expand start=\"20251109T000000Z\"/>", ""), ("<C:comp/>", ""),
            ("", "content-type=\"application/calendar+json\""), ("", "version=\"3.0\""),
            (
                "<C:expand start=\"20251109T000000Z\" end=\"20251118T000000Z\"/>"
                    + "<C:limit-recurrence-set start=\"20251109T000000Z\" end=\"20251118T000000Z\"/>", ""
            ),
        ] {
            #expect(throws: DAVError.self) { try request(inside, attributes: attributes) }
        }
        let wide = try request("<C:expand start=\"19000101T000000Z\" end=\"99991231T000000Z\"/>")
        #expect(throws: DAVError.self) {
            try CalendarDataProjection(wide, floating: .utc, limits: .init(occurrences: 100)).text(of: Self.object)
        }
    }
}
