import Accounts
import Calendars
import Testing

/// Each refusal has its status and exactly its element.
@Suite struct PreconditionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String
        let status: Int
        let element: String
        var path = "events/x.ics"
        var type = "text/calendar"

        init(_ name: String, _ body: String, _ status: Int, _ element: String) {
            testDescription = name
            self.body = body
            self.status = status
            self.element = element
        }

        func at(_ path: String) -> Case {
            var copy = self
            copy.path = path
            return copy
        }

        func of(type: String) -> Case {
            var copy = self
            copy.type = type
            return copy
        }
    }

    private static let twoKinds =
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20251112T100000Z\r\nEND:VEVENT\r\n"
        + "BEGIN:VTODO\r\nUID:x\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    private static let withMethod =
        "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20251112T100000Z\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n"
    private static let takenHref = "<D:href>/dav/calendars/ana/events/taken%20one.ics</D:href>"

    private static func noncharacter(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

    static let cases = [
        Case("another type", "{}", 403, "<C:supported-calendar-data/>").of(type: "application/json"),
        Case("no iCalendar", "hello", 403, "<C:valid-calendar-data/>"),
        Case("empty", "", 403, "<C:valid-calendar-data/>"),
        Case("two kinds", twoKinds, 403, "<C:valid-calendar-object-resource/>"),
        Case("METHOD", withMethod, 403, "<C:valid-calendar-object-resource/>"),
        Case(
            "no UID",
            Samples.object("VEVENT", ["DTSTART:20251112T100000Z"]),
            403,
            "<C:valid-calendar-object-resource/>"
        ),
        Case(
            "a journal among events",
            Samples.object("VJOURNAL", ["UID:x"]),
            403,
            "<C:supported-calendar-component/>"
        ),
        Case("a taken UID", Samples.event("taken"), 403, "<C:no-uid-conflict>\(takenHref)</C:no-uid-conflict>"),
        Case(
            "too large",
            Samples.event("x", "DESCRIPTION:" + String(repeating: "x", count: 3000)),
            403,
            "<C:max-resource-size/>"
        ),
        Case("too early", Samples.event("x", start: "DTSTART:18991231T235959Z"), 403, "<C:min-date-time/>"),
        Case("too late", Samples.event("x", start: "DTSTART;VALUE=DATE:21010101"), 403, "<C:max-date-time/>"),
        Case("a rule without a meaning", Samples.event("x", "RRULE:FREQ=FOO"), 403, "<C:valid-calendar-data/>"),
        Case("a rule without a frequency", Samples.event("x", "RRULE:COUNT=3"), 403, "<C:valid-calendar-data/>"),
        Case(
            "an end before the start",
            Samples.object("VEVENT", ["UID:x", "DTSTART:20251112T100000Z", "DTEND:20251111T100000Z"]),
            403,
            "<C:valid-calendar-data/>"
        ),
        Case("a control character", Samples.event("x", "COMMENT:a\u{1}"), 403, "<C:valid-calendar-data/>"),
        Case("a NUL", Samples.event("x", "COMMENT:a\u{0}"), 403, "<C:valid-calendar-data/>"),
        Case("DEL", Samples.event("x", "COMMENT:a\u{7F}"), 403, "<C:valid-calendar-data/>"),
        Case(
            "no character of XML",
            Samples.event("x", "COMMENT:a\(noncharacter(0xFFFE))"),
            403,
            "<C:valid-calendar-data/>"
        ),
        Case("nor this", Samples.event("x", "COMMENT:a\(noncharacter(0xFFFF))"), 403, "<C:valid-calendar-data/>"),
        Case("no such calendar", Samples.event("x"), 409, "").at("absent/x.ics"),
    ]

    @Test(arguments: cases)
    func refusesToStore(_ item: Case) async throws {
        let door = try await DoorFixture(limits: CalendarLimits(objectBytes: 2000, years: 1900...2100))
        let made = try await door.send(
            "MKCALENDAR",
            DoorFixture.home + "events",
            body: """
                <C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
                <C:supported-calendar-component-set><C:comp name="VEVENT"/></C:supported-calendar-component-set>
                </D:prop></D:set></C:mkcalendar>
                """
        )
        #expect(made.status == 201)
        _ = try await door.put("taken%20one.ics", Samples.event("taken"), in: DoorFixture.home + "events/")
        let path = DoorFixture.home + item.path
        let answer = try await door.send("PUT", path, ["Content-Type": item.type], body: item.body)
        #expect(answer.status == item.status)
        let inner = try #require(answer.text.split(separator: "xmlns:A=\"http://apple.com/ns/ical/\">").last)
        #expect(inner.hasPrefix(item.element + "<!-- "), "\(answer.text)")
        #expect(try await door.send("GET", path).status == 404)
    }

    /// Invalid UTF-8 would break the XML of every report.
    @Test(arguments: [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE9]] as [[UInt8]])
    func refusesWhatIsNotUTF8(_ bytes: [UInt8]) async throws {
        let door = try await DoorFixture()
        let parts = Samples.event("x", "DESCRIPTION:?").split(separator: "?").map { Array($0.utf8) }
        let address = ObjectAddress(owner: door.ana.id, calendar: "calendar", name: "x.ics")
        let error = await #expect(throws: CalendarError.self) {
            try await door.calendars.objects.put(parts[0] + bytes + parts[1], at: address, as: door.ana.id)
        }
        #expect(error == .precondition(.validCalendarData, reason: "the text is not UTF-8"))
    }

    /// Violations of RFC 5545 that everybody understands alike are kept; refusals name the defect and its position.
    @Test func refusesOnlyWhatMeansSomethingElse() async throws {
        let door = try await DoorFixture()
        let taken = [
            // Neither PRODID, VERSION nor DTSTAMP.
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20251112T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
            Samples.event("b", "SUMMARY:again", "PRIORITY:99", "STATUS:WHATEVER", "RRULE:FREQ=WEEKLY;X-PART=1;"),
            Samples.object("VEVENT", ["UID:c", "DTSTART;VALUE=DATE:20251112", "DTEND;VALUE=DATE:20251112"]),
            Samples.object("VTODO", ["UID:d", "DTSTART:20251112T100000Z", "DUE:20251111T100000Z"]),
            Samples.event("e", "COMMENT:\u{FFFD}\u{FEFF}\u{85}\u{10FFFF}\tx"),
        ]
        for (number, body) in taken.enumerated() {
            #expect(try await door.put("\(number).ics", body).status == 201, "\(body)")
        }
        let answer = try await door.put("x.ics", Samples.event("x", "RRULE:COUNT=3;FREQ=FOO"))
        #expect(answer.text.contains("line 10: cannot read FREQ (RFC 5545 §3.3.10)"), "\(answer.text)")
        let late = Samples.object("VEVENT", ["UID:x", "DTSTART:20251112T100000Z", "DTEND:20251111T100000Z"])
        #expect(try await door.put("x.ics", late).text.contains("line 7: DTEND is before DTSTART (RFC 5545 §3.8.2)"))
    }

    @Test func travelStaysBusy() async throws {
        let door = try await DoorFixture()
        // A foreign UID in the Travel calendar is stored as any other.
        #expect(try await door.put("x.ics", Samples.event("x"), in: DoorFixture.home + "travel/").status == 201)
        let transparent = """
            <propertyupdate xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
            <C:schedule-calendar-transp><C:transparent/></C:schedule-calendar-transp></prop></set></propertyupdate>
            """
        let answer = try await door.send("PROPPATCH", DoorFixture.home + "travel/", body: transparent)
        #expect(answer.status == 403)
        #expect(answer.text.contains("<D:need-privileges>"))
    }
}
