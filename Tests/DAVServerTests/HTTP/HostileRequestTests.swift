import DAVServer
import Testing
import XMLStream

@Suite struct HostileRequestTests {
    @Test(arguments: [
        "/dav/calendars/ana/../bruno/calendar/", "/dav/calendars/ana/%2e%2e/bruno/calendar/",
        "/dav/calendars/ana/%2E./bruno/calendar/", "/dav/calendars/ana/calendar%2F..%2F..%2Fbruno/x.ics",
        "/dav/calendars/ana/calendar/%00.ics", "/dav/calendars/ana/calendar/a%5Cb.ics",
        "/dav/calendars/ana/calendar/%0d%0aSet-Cookie:x", "/dav/calendars/ana/calendar/%ff%fe", "/dav/calendars/%",
    ])
    func refusesPathsThatLeaveTheirPlace(path: String) async throws {
        let door = try await DoorFixture()
        for method in ["GET", "PUT", "DELETE", "PROPFIND", "MKCALENDAR"] {
            #expect(try await door.send(method, path, body: "").status == 400)
        }
        try await door.put("a.ics", Samples.event("a"))
        let moved = try await door.send("MOVE", DoorFixture.calendar + "a.ics", ["Destination": path])
        #expect(moved.status == 400)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics").status == 200)
    }

    /// Decoded once: what was encoded twice is a name like any other.
    @Test func doublyEncodedNamesAreNames() async throws {
        let door = try await DoorFixture()
        let path = DoorFixture.calendar + "%252e%252e.ics"
        #expect(try await door.put("%252e%252e.ics", Samples.event("a")).status == 201)
        #expect(try await door.send("GET", path).status == 200)
        #expect(try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "1"]).text.contains(path))
    }

    @Test func refusesHostileXML() async throws {
        let door = try await DoorFixture(configuration: DAVConfiguration(xml: XMLLimits(bytes: 100_000)))
        let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        let entity = "<!DOCTYPE p [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><propfind xmlns=\"DAV:\">&x;</propfind>"
        let bomb = "<!DOCTYPE p [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><propfind xmlns=\"DAV:\">&b;</propfind>"
        for (method, path) in [
            ("PROPFIND", DoorFixture.home), ("PROPPATCH", DoorFixture.calendar), ("REPORT", DoorFixture.calendar),
        ] {
            #expect(try await door.send(method, path, ["Depth": "0"], body: deep).status == 400)
            for body in [entity, bomb] {
                let answer = try await door.send(method, path, ["Depth": "0"], body: body)
                #expect(answer.status == 403)
                #expect(answer.text.contains("<D:no-external-entities/>"))
                #expect(!answer.text.contains("root:"))
            }
            let long = "<propfind xmlns=\"DAV:\">" + String(repeating: " ", count: 100_000) + "</propfind>"
            #expect(try await door.send(method, path, ["Depth": "0"], body: long).status == 413)
        }
        let malformed = try await door.send(
            "PROPFIND",
            DoorFixture.home,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\">\n<a>"
        )
        #expect(malformed.status == 400)
        #expect(malformed.text.contains("line 2"))
    }

    /// Rules made to be slow are stored or refused with their element, and never keep a week's query from its answer.
    @Test(arguments: [
        "RRULE:FREQ=SECONDLY", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "RRULE:FREQ=DAILY;BYSETPOS=-366;BYDAY=MO",
        "RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z", "RRULE:FREQ=MINUTELY;BYDAY=MO;BYMONTH=2;BYMONTHDAY=29",
        "RRULE:FREQ=DAILY;COUNT=999999999", "RRULE:FREQ=DAILY;INTERVAL=999999999", "RRULE:nonsense",
        "20,000 times RDATE",
    ])
    func hostileRules(rule: String) async throws {
        let door = try await DoorFixture()
        let dates = "RDATE:" + Array(repeating: "20251112T100000", count: 20_000).joined(separator: ",")
        let put = try await door.put("a.ics", Samples.event("a", rule.hasPrefix("RRULE") ? rule : dates))
        #expect(put.status == 201 || (put.status == 403 && put.text.contains("<C:")))
        let answer = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            ["Depth": "1"],
            body: """
                <C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data>
                <C:expand start="20260101T000000Z" end="20260108T000000Z"/></C:calendar-data></D:prop><C:filter>
                <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20260101T000000Z"
                end="20260108T000000Z"/></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>
                """
        )
        #expect(answer.status == 207)
    }

    @Test func refusesEncodedBodies() async throws {
        let door = try await DoorFixture()
        #expect(try await door.send("PROPFIND", "/", ["Content-Encoding": "gzip"]).status == 415)
    }
}
