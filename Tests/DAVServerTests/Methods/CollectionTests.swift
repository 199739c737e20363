import Accounts
import Calendars
import Testing

@Suite struct CollectionTests {
    private let made = DoorFixture.home + "made/"

    private func properties(_ door: DoorFixture, _ names: String) async throws -> String {
        let answer = try await door.send(
            "PROPFIND",
            made,
            ["Depth": "0"],
            body: """
                <propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:A="http://apple.com/ns/ical/">
                <prop>\(names)</prop></propfind>
                """
        )
        return try XMLTree.lines(answer.body)
    }

    /// RFC 4918 §15.1, §15.7: WebDAV clients show the dates of collections too.
    @Test func calendarsAreDated() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", made)
        let lines = try await properties(door, "<getlastmodified/><creationdate/>")
        #expect(lines.contains("D:getlastmodified Wed, 12 Nov 2025 05:00:00 GMT\n"))
        #expect(lines.contains("D:creationdate 2025-11-12T05:00:00Z\n"))
        // Who may not read it learns no more of its changes by this than by its sync token.
        let grant = SharingSamples.ace(SharingSamples.href("bruno"), grant: "read-free-busy")
        #expect(try await door.setAccess(grant).status == 200)
        let told = try await door.propfind(DoorFixture.calendar, "getlastmodified", "sync-token", as: "bruno")
        #expect(!told.text.contains("2025") && !told.text.contains("urn:travlendar:sync"))
    }

    @Test func makesACalendarWithItsProperties() async throws {
        let door = try await DoorFixture()
        let answer = try await door.send(
            "MKCALENDAR",
            made,
            body: """
                <C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" \
                xmlns:A="http://apple.com/ns/ical/"><D:set>
                <D:prop><D:displayname>Made &amp; kept</D:displayname><C:calendar-description>d</C:calendar-description>
                <A:calendar-color>#FF0000FF</A:calendar-color><A:calendar-order>7</A:calendar-order>
                <C:supported-calendar-component-set><C:comp name="VTODO"/><C:comp name="X-OTHER"/>
                </C:supported-calendar-component-set><C:schedule-calendar-transp>\
                <C:transparent/></C:schedule-calendar-transp>
                <x xmlns="urn:x">kept</x></D:prop></D:set></C:mkcalendar>
                """
        )
        #expect(answer.status == 201)
        #expect(answer.field("Location") == made)
        let lines = try await properties(
            door,
            """
            <displayname/><C:calendar-description/><A:calendar-color/><A:calendar-order/>
            <C:supported-calendar-component-set/><C:schedule-calendar-transp/><x xmlns="urn:x"/>
            """
        )
        for line in [
            "D:displayname Made & kept", "C:calendar-description d", "A:calendar-color #FF0000FF", "A:calendar-order 7",
            "C:comp name=VTODO", "C:transparent", "{urn:x}:x kept",
        ] {
            #expect(lines.contains("\(line)\n"), "\(line)")
        }
        #expect(!lines.contains("X-OTHER"))
        // RFC 4791 §1.3 and §5.3.1.1 for MKCALENDAR; RFC 4918 §9.3.1 and RFC 5689 §3.2 for MKCOL.
        let extended = """
            <mkcol xmlns="DAV:"><set><prop><resourcetype><collection/><C:calendar \
            xmlns:C="urn:ietf:params:xml:ns:caldav"/>\
            </resourcetype></prop></set></mkcol>
            """
        _ = try await door.send("MKCOL", DoorFixture.home + "folder/")
        for place in [made, DoorFixture.home + "folder/", DoorFixture.home] {
            for (method, body, status) in [("MKCALENDAR", "", 403), ("MKCOL", "", 405), ("MKCOL", extended, 405)] {
                let again = try await door.send(method, place, body: body)
                #expect(again.status == status, "\(method) \(place)")
                #expect(again.text.contains("<D:resource-must-be-null/>"))
            }
        }
    }

    /// vdirsyncer: a resourcetype and nothing else, no slash at the end.
    @Test func makesACalendarByExtendedMKCOL() async throws {
        let door = try await DoorFixture()
        let body = """
            <mkcol xmlns="DAV:"><set><prop><resourcetype><collection/><C:calendar \
            xmlns:C="urn:ietf:params:xml:ns:caldav"/>
            </resourcetype></prop></set></mkcol>
            """
        #expect(try await door.send("MKCOL", DoorFixture.home + "made", body: body).status == 201)
        #expect(try await properties(door, "<resourcetype/>").contains("C:calendar\n"))
        #expect(try await door.send("MKCOL", made).status == 405)
    }

    /// macOS makes a subscription so: it must not find an empty calendar in its place.
    @Test(arguments: ["MKCALENDAR", "MKCOL"])
    func makesNoSubscriptions(method: String) async throws {
        let door = try await DoorFixture()
        let root = method == "MKCOL" ? "D:mkcol" : "C:mkcalendar"
        let answer = try await door.send(
            method,
            made,
            body: """
                <\(root) xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" \
                xmlns:CS="http://calendarserver.org/ns/"><D:set><D:prop>
                <D:resourcetype><D:collection/><CS:subscribed/></D:resourcetype>
                <CS:source><D:href>webcal://example.org/a.ics</D:href></CS:source></D:prop></D:set></\(root)>
                """
        )
        #expect(answer.status == 403)
        #expect(answer.text.contains("<D:valid-resourcetype/>"))
        #expect(try await door.send("PROPFIND", made, ["Depth": "0"]).status == 404)
    }

    @Test func makesNothingWhereAPropertyIsRefused() async throws {
        let door = try await DoorFixture()
        let answer = try await door.send(
            "MKCALENDAR",
            made,
            body: """
                <C:mkcalendar xmlns:D="DAV:" \
                xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:getetag>x</D:getetag>
                <D:displayname>x</D:displayname></D:prop></D:set></C:mkcalendar>
                """
        )
        #expect(answer.status == 403)
        try expectSnapshot(xml: answer.body, named: "mkcalendar-refused")
        #expect(try await door.send("PROPFIND", made, ["Depth": "0"]).status == 404)
    }

    @Test func placesForCalendars() async throws {
        let door = try await DoorFixture()
        let inside = try await door.send("MKCALENDAR", DoorFixture.calendar + "inner")
        #expect(inside.status == 403)
        #expect(inside.text.contains("<C:calendar-collection-location-ok/>"))
        #expect(try await door.send("MKCALENDAR", "/dav/calendars/bruno/made/").status == 404)
        #expect(try await door.send("MKCALENDAR", DoorFixture.home).status == 403)
        #expect(try await door.send("MKCALENDAR", made, body: "<x/>").status == 400)
    }

    @Test func patchesAllOrNothing() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", made)
        func patch(_ body: String) async throws -> DoorAnswer {
            try await door.send(
                "PROPPATCH",
                made,
                body: """
                    <propertyupdate xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" \
                    xmlns:A="http://apple.com/ns/ical/">
                    \(body)</propertyupdate>
                    """
            )
        }
        let good = try await patch(
            """
            <set><prop><A:calendar-color>#00FF00</A:calendar-color><C:calendar-free-busy-set/>
            <C:default-alarm-vevent-datetime>BEGIN:VALARM&#13;
            END:VALARM</C:default-alarm-vevent-datetime></prop></set><remove><prop><displayname/></prop></remove>
            """
        )
        #expect(good.status == 207)
        try expectSnapshot(xml: good.body, named: "proppatch-good")
        let bad = try await patch("<set><prop><displayname>x</displayname><getetag>y</getetag></prop></set>")
        #expect(bad.status == 207)
        try expectSnapshot(xml: bad.body, named: "proppatch-bad")
        let lines = try await properties(
            door,
            "<displayname/><A:calendar-color/><C:calendar-free-busy-set/><C:default-alarm-vevent-datetime/>"
        )
        #expect(lines.contains("A:calendar-color #00FF00\n"))
        #expect(lines.contains("C:default-alarm-vevent-datetime BEGIN:VALARM|END:VALARM\n"))
        #expect(lines.contains("D:displayname\n"))
        #expect(!lines.contains("D:displayname x"))
        #expect(
            try await patch("<set><prop><A:calendar-order>many</A:calendar-order></prop></set>").text.contains("409")
        )
    }

    /// The declared limits, as enforced (``PreconditionTests``). Endless rules are welcome, so
    /// max-instances is not there.
    @Test func declaresItsLimits() async throws {
        let door = try await DoorFixture(limits: CalendarLimits(objectBytes: 2000, years: 1...2100, attendees: 2))
        let names = [
            "max-resource-size", "min-date-time", "max-date-time", "max-attendees-per-instance", "max-instances",
        ]
        let answer = try await door.send(
            "PROPFIND",
            DoorFixture.calendar,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><prop>"
                + names.map { "<C:\($0)/>" }.joined() + "</prop></propfind>"
        )
        for (name, value) in zip(names, ["2000", "00010101T000000Z", "21001231T235959Z", "2"]) {
            #expect(answer.text.contains("<C:\(name)>\(value)</C:\(name)>"))
        }
        #expect(answer.text.contains("<D:prop><C:max-instances/></D:prop><D:status>HTTP/1.1 404 Not Found</D:status>"))
    }

    /// RFC 4791 §5.2.1, RFC 4918 §4.3.
    @Test func keepsTheLanguageOfTexts() async throws {
        let door = try await DoorFixture()
        func set(_ texts: String) async throws -> Int {
            let space = "xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\" xml:lang=\"it\""
            return try await door.send(
                "PROPPATCH",
                DoorFixture.calendar,
                body: "<propertyupdate \(space)><set><prop>\(texts)</prop></set></propertyupdate>"
            ).status
        }
        #expect(
            try await set(
                "<C:calendar-description xml:lang=\"de\">Büro</C:calendar-description><displayname>Lavoro</displayname>"
            ) == 207
        )
        let told = try await door.propfind(DoorFixture.calendar, "C:calendar-description", "displayname").text
        #expect(told.contains("xml:lang=\"de\">Büro<") && told.contains("xml:lang=\"it\">Lavoro<"))
        let all = try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "0"]).text
        #expect(all.split(separator: "Lavoro").count == 2 && !all.contains("Büro"))
        #expect(
            try await door.calendars.collections.listCollections(of: door.ana.id, as: door.ana.id).contains {
                $0.properties.displayName == "Lavoro"
            }
        )
        let plain = try await door.send(
            "PROPPATCH",
            DoorFixture.calendar,
            body:
                "<propertyupdate xmlns=\"DAV:\"><set><prop><displayname>Work</displayname></prop></set>"
                + "</propertyupdate>"
        )
        #expect(plain.status == 207)
        #expect(
            try await door.propfind(DoorFixture.calendar, "displayname").text.contains(
                "<D:displayname>Work</D:displayname>"
            )
        )
    }

    @Test func keepsATimeZone() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", made)
        func patch(_ text: String) async throws -> String {
            let body = """
                <propertyupdate xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
                <C:calendar-timezone>\(text)</C:calendar-timezone></prop></set></propertyupdate>
                """
            return try await door.send("PROPPATCH", made, body: body).text
        }
        func zone(_ name: String) -> String {
            "BEGIN:VCALENDAR&#13;\nVERSION:2.0&#13;\nPRODID:x&#13;\nBEGIN:VTIMEZONE&#13;\nTZID:\(name)&#13;\n"
                + "BEGIN:STANDARD&#13;\nDTSTART:19700101T000000&#13;\nTZOFFSETFROM:+0000&#13;\nTZOFFSETTO:+0000&#13;\n"
                + "END:STANDARD&#13;\nEND:VTIMEZONE&#13;\nEND:VCALENDAR&#13;\n"
        }
        for name in ["America/New_York", "Nowhere in particular"] {
            #expect(try await patch(zone(name)).contains("HTTP/1.1 200 OK"))
            #expect(try await properties(door, "<C:calendar-timezone/>").contains("TZID:\(name)|"))
        }
        _ = try await patch(zone("/freeassociation.sourceforge.net/America/New_York"))
        #expect(
            try await properties(door, "<C:calendar-timezone-id/>").contains("calendar-timezone-id America/New_York")
        )
        let refused = try await patch("no calendar")
        #expect(refused.contains("<C:valid-calendar-data/>"))
    }

    /// RFC 4791 §5.2.2: floating times of a calendar are read in its zone, also in one that only its client knows.
    @Test func floatingTimesAreReadInAZoneOfTheClientsOwn() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a", start: "DTSTART:20251121T000000"))
        func found(from start: String, to end: String) async throws -> Bool {
            let body = """
                <C:calendar-query xmlns:D="DAV:" \
                xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/></D:prop><C:filter>
                <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="\(start)" \
                end="\(end)"/></C:comp-filter>
                </C:comp-filter></C:filter></C:calendar-query>
                """
            return try await door.send("REPORT", DoorFixture.calendar, body: body).text.contains("a.ics")
        }
        func set(_ offset: String, named name: String) async throws -> String {
            let zone = Samples.ownZone(offset).replacing("TZID:Custom", with: "TZID:\(name)")
            let body = """
                <propertyupdate xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
                <C:calendar-timezone>BEGIN:VCALENDAR&#13;\nVERSION:2.0&#13;\nBEGIN:VTIMEZONE&#13;\n\(zone)
                END:VTIMEZONE&#13;\nEND:VCALENDAR&#13;\n</C:calendar-timezone></prop></set></propertyupdate>
                """
            return try await door.send("PROPPATCH", DoorFixture.calendar, body: body).text
        }
        for (offset, start, end) in [
            ("-0500", "20251121T053000Z", "20251121T060000Z"), ("+0300", "20251120T210000Z", "20251120T220000Z"),
        ] {
            #expect(try await set(offset, named: "Custom").contains("200 OK"))
            #expect(try await found(from: start, to: end), "\(offset)")
            #expect(try await !found(from: "20251121T003000Z", to: "20251121T010000Z"), "\(offset)")
        }
        // Beyond the zones of the Earth it decides nothing.
        #expect(try await set("-2300", named: "Custom").contains("200 OK"))
        #expect(try await !found(from: "20251121T233000Z", to: "20251121T235900Z"))
    }

    @Test func deletes() async throws {
        let door = try await DoorFixture()
        _ = try await door.send("MKCALENDAR", made)
        _ = try await door.put("a.ics", Samples.event("a"), in: made)
        #expect(try await door.send("DELETE", made, ["Depth": "0"]).status == 400)
        #expect(try await door.send("DELETE", made).status == 204)
        #expect(try await door.send("GET", made + "a.ics").status == 404)
        #expect(try await door.send("DELETE", made).status == 404)
        for path in ["/", "/dav/", DoorFixture.home, "/dav/principals/ana/"] {
            #expect(try await door.send("DELETE", path).status == 405)
        }
    }

    /// RFC 9110 §9.1: 501 for a method that is nowhere implemented, 405 with Allow for one that is not allowed here.
    @Test func methodsThatAreNotThere() async throws {
        let door = try await DoorFixture()
        let attachment = "/dav/attachments/abc"
        for method in ["SEARCH", "PATCH", "TRACE", "BREW", "get"] {
            for path in ["/dav/", DoorFixture.calendar, DoorFixture.calendar + "a.ics", attachment] {
                let answer = try await door.send(method, path)
                #expect(answer.status == 501, "\(method) \(path)")
                #expect(answer.field("Allow") == nil)
            }
        }
        for (method, path) in [
            ("ACL", "/dav/principals/"), ("LOCK", "/dav/"), ("ACL", DoorFixture.calendar + "a.ics"),
            ("MKCALENDAR", attachment), ("PUT", "/dav/timezones/zones"),
        ] {
            let answer = try await door.send(method, path)
            #expect(answer.status == 405, "\(method) \(path)")
            let allowed = answer.field("Allow") ?? ""
            #expect(allowed.contains("OPTIONS") && !allowed.contains(method), "\(method) \(path)")
        }
    }

    /// RFC 4791 §5.2.3: busy time that somebody stores has a calendar made for it, since apps ask for no other
    /// component.
    @Test func busyTimeIsStoredWhereACalendarIsMadeForIt() async throws {
        let door = try await DoorFixture()
        let busy = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//t//EN\r\nBEGIN:VFREEBUSY\r\nUID:busy\r\n\
            DTSTAMP:20251112T050000Z\r
            DTSTART:20251113T000000Z\r\nDTEND:20251114T000000Z\r\nFREEBUSY:20251113T120000Z/PT1H\r\nEND:VFREEBUSY\r\n\
            END:VCALENDAR\r\n
            """
        let refused = try await door.put("busy.ics", busy)
        #expect(refused.status == 403 && refused.text.contains("<C:supported-calendar-component/>"))
        let body = """
            <C:mkcalendar xmlns="DAV:" \
            xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><C:supported-calendar-component-set>\
            <C:comp name="VFREEBUSY"/></C:supported-calendar-component-set></prop></set></C:mkcalendar>
            """
        #expect(try await door.send("MKCALENDAR", made, body: body).status == 201)
        #expect(try await door.put("busy.ics", busy, in: made).status == 201)
        #expect(try await door.send("GET", made + "busy.ics").text == busy)
        #expect(try await door.put("a.ics", Samples.event("a"), in: made).status == 403)
    }
}
