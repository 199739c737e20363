import Testing

@Suite struct ReportTests {
    private static let namespaces = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""

    private func filled() async throws -> DoorFixture {
        let door = try await DoorFixture()
        try await door.put("daily.ics", Samples.event("daily", "RRULE:FREQ=DAILY;COUNT=5"))
        try await door.put(
            "late.ics",
            Samples.event(
                "late",
                start: "DTSTART;TZID=Europe/Rome:20251120T200000",
                "CATEGORIES:Sport,Friends",
                "LOCATION:Via Larga"
            )
        )
        try await door.put("floats.ics", Samples.event("floats", start: "DTSTART:20251121T000000"))
        try await door.put(
            "todo.ics",
            Samples.object("VTODO", ["UID:todo", "DTSTAMP:20251101T000000Z", "SUMMARY:todo"])
        )
        return door
    }

    private func query(_ filter: String, data: String = "", more: String = "") -> String {
        """
        <C:calendar-query \(Self.namespaces)><D:prop><D:getetag/>\(data)</D:prop><C:filter>
        <C:comp-filter name="VCALENDAR">\(filter)</C:comp-filter></C:filter>\(more)</C:calendar-query>
        """
    }

    private func event(_ inside: String) -> String { "<C:comp-filter name=\"VEVENT\">\(inside)</C:comp-filter>" }

    private func range(_ start: String, _ end: String) -> String {
        "<C:time-range start=\"\(start)\" end=\"\(end)\"/>"
    }

    private func names(_ answer: DoorAnswer) -> [String] {
        answer.text.split(separator: "<D:href>").dropFirst()
            .compactMap { $0.split(separator: "</D:href>").first?.split(separator: "/").last.map(String.init) }.sorted()
    }

    @Test func queriesByTimeAndText() async throws {
        let door = try await filled()
        let table: [(String, [String])] = [
            ("", ["daily.ics", "floats.ics", "late.ics", "todo.ics"]),
            (event(""), ["daily.ics", "floats.ics", "late.ics"]),
            ("<C:comp-filter name=\"VTODO\"/>", ["todo.ics"]),
            (event(range("20251114T000000Z", "20251115T000000Z")), ["daily.ics"]),
            (event(range("20251114T090000Z", "20251115T080000Z")), []),
            (event(range("20251117T000000Z", "20251201T000000Z")), ["floats.ics", "late.ics"]),
            (event(range("20251120T190000Z", "20251120T200000Z")), ["late.ics"]),
            (
                event("<C:prop-filter name=\"LOCATION\"><C:text-match>LARGA</C:text-match></C:prop-filter>"),
                ["late.ics"]
            ),
            (
                event(
                    "<C:prop-filter name=\"LOCATION\"><C:text-match collation=\"i;octet\">LARGA</C:text-match></C:prop-filter>"
                ), []
            ),
            (
                event("<C:prop-filter name=\"LOCATION\"><C:is-not-defined/></C:prop-filter>"),
                ["daily.ics", "floats.ics"]
            ),
            (
                event(
                    "<C:prop-filter name=\"SUMMARY\"><C:text-match negate-condition=\"yes\">a</C:text-match></C:prop-filter>"
                ),
                []
            ),
            (event("<C:prop-filter name=\"UID\"><C:text-match>loat</C:text-match></C:prop-filter>"), ["floats.ics"]),
            (
                event(
                    "<C:prop-filter name=\"DTSTART\"><C:param-filter name=\"TZID\"><C:text-match>Rome</C:text-match>"
                        + "</C:param-filter></C:prop-filter>"
                ), ["daily.ics", "late.ics"]
            ),
            (
                event(range("20251112T000000Z", "20251113T000000Z") + "<C:prop-filter name=\"RRULE\"/>"), ["daily.ics"]
            ),
            ("<C:comp-filter name=\"VEVENT\"><C:is-not-defined/></C:comp-filter>", ["todo.ics"]),
            (
                "<C:comp-filter name=\"VTODO\">" + range("20251112T000000Z", "20251113T000000Z") + "</C:comp-filter>",
                ["todo.ics"]
            ),
        ]
        for (filter, expected) in table {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: query(filter))
            #expect(answer.status == 207)
            #expect(names(answer) == expected, "\(filter)")
        }
    }

    @Test func readsFloatingTimesInTheZoneOfTheQuery() async throws {
        let door = try await filled()
        let filter = event(range("20251121T050000Z", "20251121T053000Z"))
        let zone = """
            <C:timezone>BEGIN:VCALENDAR&#13;\nVERSION:2.0&#13;\nBEGIN:VTIMEZONE&#13;\nTZID:America/New_York&#13;\nEND:VTIMEZONE&#13;
            END:VCALENDAR&#13;\n</C:timezone>
            """
        let there = try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: zone))
        #expect(names(there) == ["floats.ics"])
        #expect(names(try await door.send("REPORT", DoorFixture.calendar, body: query(filter))).isEmpty)
        let own = zone.replacing("TZID:America/New_York&#13;", with: Samples.ownZone("-0500"))
        let further = zone.replacing("TZID:America/New_York&#13;", with: Samples.ownZone("-0530"))
        #expect(
            names(try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: own))) == ["floats.ics"]
        )
        #expect(names(try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: further))).isEmpty)
        let wrong = query(filter, more: "<C:timezone>x</C:timezone>")
        let refused = try await door.send("REPORT", DoorFixture.calendar, body: wrong)
        #expect(refused.text.contains("<C:valid-calendar-data/>"))
    }

    @Test func aQueryHasOneFilter() async throws {
        let door = try await filled()
        let two = query(event(""), more: "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>")
        let refused = try await door.send("REPORT", DoorFixture.calendar, body: two)
        #expect(refused.status == 403 && refused.text.contains("<C:valid-filter/>"))
    }

    @Test func depthsAndPlacesOfAQuery() async throws {
        let door = try await filled()
        func send(_ path: String, _ depth: String?) async throws -> [String] {
            let fields = depth.map { ["Depth": $0] } ?? [:]
            return names(try await door.send("REPORT", path, fields, body: query(event(""))))
        }
        #expect(try await send(DoorFixture.calendar, "0").isEmpty)
        #expect(try await send(DoorFixture.calendar, nil).count == 3)
        #expect(try await send(DoorFixture.home, "1").isEmpty)
        #expect(try await send(DoorFixture.home, "infinity").count == 3)
        #expect(try await send(DoorFixture.calendar + "daily.ics", "0") == ["daily.ics"])
        #expect(try await send(DoorFixture.calendar + "todo.ics", "0").isEmpty)
        let limited = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: query(event(""), more: "<D:limit><D:nresults>2</D:nresults></D:limit>")
        )
        #expect(names(limited).count == 3)
        #expect(limited.text.contains("<D:number-of-matches-within-limits/>"))
    }

    @Test func givesDataInTheFormThatWasAskedFor() async throws {
        let door = try await filled()
        let filter = event(range("20251113T000000Z", "20251115T000000Z"))
        let expanded = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: query(
                filter,
                data: """
                    <C:calendar-data><C:expand start="20251113T000000Z" end="20251115T000000Z"/></C:calendar-data>
                    """
            )
        )
        try expectSnapshot(xml: expanded.body, named: "query-expanded")
        let partial = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: query(
                filter,
                data: """
                    <C:calendar-data><C:comp name="VCALENDAR"><C:prop name="VERSION"/><C:comp name="VEVENT">
                    <C:prop name="UID"/><C:prop name="SUMMARY" novalue="yes"/></C:comp></C:comp></C:calendar-data>
                    """
            )
        )
        try expectSnapshot(xml: partial.body, named: "query-partial")
    }

    @Test func multigetKeepsOrderAndTellsWhatIsAbsent() async throws {
        let door = try await filled()
        let base = DoorFixture.calendar
        let hrefs = [
            base + "late.ics", base + "absent.ics", "http://cal.example\(base)daily.ics",
            "/dav/calendars/bruno/calendar/x.ics",
            "/%2e%2e/etc/passwd",
        ]
        let answer = try await door.send(
            "REPORT",
            base,
            body: """
                <C:calendar-multiget \(Self.namespaces)><D:prop><D:getetag/><C:calendar-data/></D:prop>
                \(hrefs.map { "<D:href>\($0)</D:href>" }.joined())</C:calendar-multiget>
                """
        )
        #expect(answer.status == 207)
        try expectSnapshot(xml: answer.body, named: "multiget")
    }

    /// RFC 4918 §14.24: no href twice; and no amplifier for who names an object often.
    @Test func multigetTellsEachObjectOnce() async throws {
        let door = try await filled()
        let base = DoorFixture.calendar
        func multiget(_ hrefs: [String]) async throws -> DoorAnswer {
            let list = hrefs.map { "<D:href>\($0)</D:href>" }.joined()
            let body =
                "<C:calendar-multiget \(Self.namespaces)><D:prop><D:getetag/></D:prop>\(list)</C:calendar-multiget>"
            return try await door.send("REPORT", base, body: body)
        }
        let late = base + "late.ics"
        let strange = "/%2e%2e/etc/passwd"
        let answer = try await multiget([
            late, base + "absent.ics", late, base + "%6cate.ics", strange, "http://cal.example" + late, strange,
            base + "absent.ics",
        ])
        let hrefs = answer.text.matches(of: /<D:href>([^<]*)</).map { String($0.1) }
        #expect(hrefs == [late, base + "absent.ics", strange])
        let nobodys = (0..<501).map { "/dav/calendars/nobody/c\($0)/a.ics" }
        #expect(try await multiget(Array(nobodys.dropLast())).status == 207)
        let refused = try await multiget(nobodys)
        #expect(refused.status == 403 && refused.text.contains("<D:number-of-matches-within-limits/>"))
    }

    @Test func synchronises() async throws {
        let door = try await filled()
        func sync(
            _ token: String,
            _ more: String = "<D:sync-level>1</D:sync-level>",
            depth: String? = nil
        ) async throws -> DoorAnswer {
            try await door.send(
                "REPORT",
                DoorFixture.calendar,
                depth.map { ["Depth": $0] } ?? [:],
                body: """
                    <D:sync-collection \(Self.namespaces)><D:sync-token>\(token)</D:sync-token>\(more)
                    <D:prop><D:getetag/></D:prop></D:sync-collection>
                    """
            )
        }
        func token(_ answer: DoorAnswer) throws -> String {
            let text = try #require(answer.text.split(separator: "<D:sync-token>").last?.split(separator: "<").first)
            return String(text)
        }
        let first = try await sync("")
        #expect(names(first).count == 4)
        #expect(names(try await sync(try token(first))).isEmpty)
        try await door.put("new.ics", Samples.event("new"))
        _ = try await door.send("DELETE", DoorFixture.calendar + "late.ics")
        let second = try await sync(try token(first))
        try expectSnapshot(xml: second.body, named: "sync-changes")
        let limited = try await sync("", "<D:sync-level>1</D:sync-level><D:limit><D:nresults>2</D:nresults></D:limit>")
        #expect(limited.text.contains("HTTP/1.1 507 Insufficient Storage"))
        var seen = Set(names(limited).filter { $0.hasSuffix(".ics") })
        let rest = try await sync(try token(limited))
        seen.formUnion(names(rest))
        #expect(seen == ["daily.ics", "floats.ics", "new.ics", "todo.ics"])
        // Older clients: no sync-level, but Depth: 1. Thunderbird sends both.
        #expect(try await sync("", "", depth: "1").status == 207)
        #expect(try await sync("", depth: "1").status == 207)
        for (level, depth) in [("", nil), ("", "0"), ("<D:sync-level>1</D:sync-level>", "infinity")] {
            #expect(try await sync("", level, depth: depth).status == 400)
        }
        for wrong in [
            "x", "urn:travlendar:sync/1/2/3", "urn:travlendar:sync/", "urn:travlendar:sync/1/2/99999999999999999999",
        ] {
            let answer = try await sync(wrong)
            #expect(answer.status == 403)
            #expect(answer.text.contains("<D:valid-sync-token/>"))
        }
    }

    @Test func tellsBusyTimes() async throws {
        let door = try await filled()
        try await door.put("free.ics", Samples.event("free", "TRANSP:TRANSPARENT"))
        try await door.put(
            "maybe.ics",
            Samples.event("maybe", start: "DTSTART:20251112T120000Z", "STATUS:TENTATIVE")
        )
        let answer = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body:
                "<C:free-busy-query \(Self.namespaces)>\(range("20251112T000000Z", "20251114T000000Z"))</C:free-busy-query>"
        )
        #expect(answer.status == 200)
        #expect(answer.field("Content-Type")?.hasPrefix("text/calendar") == true)
        let lines = answer.text.replacing("\r\n ", with: "")
        #expect(lines.contains("FREEBUSY:20251112T080000Z/20251112T090000Z,20251113T080000Z/20251113T090000Z\r\n"))
        #expect(lines.contains("FREEBUSY;FBTYPE=BUSY-TENTATIVE:20251112T120000Z/20251112T130000Z\r\n"))
    }

    /// All calendars of a home but those that do not make their owner busy.
    @Test func tellsBusyTimesOfAHome() async throws {
        let door = try await filled()
        for (name, transparency) in [("second", "opaque"), ("third", "transparent")] {
            let made = try await door.send(
                "MKCALENDAR",
                "\(DoorFixture.home)\(name)/",
                body: "<C:mkcalendar \(Self.namespaces)><D:set><D:prop><C:schedule-calendar-transp><C:\(transparency)/>"
                    + "</C:schedule-calendar-transp></D:prop></D:set></C:mkcalendar>"
            )
            #expect(made.status == 201)
            let hour = name == "second" ? 15 : 17
            try await door.put(
                "x.ics",
                Samples.event(name, start: "DTSTART:20251112T\(hour)0000Z"),
                in: "\(DoorFixture.home)\(name)/"
            )
        }
        let body =
            "<C:free-busy-query \(Self.namespaces)>\(range("20251112T000000Z", "20251113T000000Z"))</C:free-busy-query>"
        let answer = try await door.send("REPORT", DoorFixture.home, ["Depth": "1"], body: body)
        #expect(answer.status == 200)
        #expect(answer.text.contains("FREEBUSY:20251112T080000Z/20251112T090000Z,20251112T150000Z/20251112T16000"))
        #expect(!answer.text.contains("170000"))
        let elsewhere = try await door.send("REPORT", "/dav/principals/ana/", body: body)
        #expect(elsewhere.text.contains("<D:supported-report/>"))
        let open = body.replacing(" end=\"20251113T000000Z\"", with: "")
        #expect(try await door.send("REPORT", DoorFixture.home, body: open).status == 400)
    }

    @Test func findsAndExpandsPrincipals() async throws {
        let door = try await DoorFixture()
        func search(_ match: String) async throws -> [String] {
            let body = """
                <D:principal-property-search \(Self.namespaces)><D:property-search><D:prop><D:displayname/></D:prop>
                <D:match>\(match)</D:match></D:property-search><D:prop><D:displayname/></D:prop>
                </D:principal-property-search>
                """
            return names(try await door.send("REPORT", "/dav/principals/", body: body))
        }
        #expect(try await search("an") == ["ana"])
        #expect(try await search("bruno").isEmpty)
        let all = try await door.send(
            "REPORT",
            "/",
            body:
                "<D:principal-property-search "
                + "\(Self.namespaces)><D:prop/><D:displayname/></D:principal-property-search>"
        )
        #expect(all.text.contains("<D:displayname>Ana</D:displayname>"))
        let expanded = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: """
                <D:expand-property \(Self.namespaces)><D:property name="owner"><D:property \
                name="displayname"/></D:property>
                <D:property name="absent"/></D:expand-property>
                """
        )
        try expectSnapshot(xml: expanded.body, named: "expand-property")
        // RFC 3253 §3.8: also the hrefs of what clients have set, wherever they lie in it.
        let patch = """
            <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><related xmlns="urn:x" kind="team">with <who role="chair">\
            <D:href>/dav/principals/ana/</D:href></who> and <D:href>/dav/principals/nobody/</D:href><note \
            a="b"/></related>\
            </D:prop></D:set></D:propertyupdate>
            """
        _ = try await door.send("PROPPATCH", DoorFixture.calendar, body: patch)
        let related = """
            <D:property name="related" namespace="urn:x"><D:property name="displayname"/><D:property \
            name="owner"/></D:property>
            """
        let dead = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: "<D:expand-property \(Self.namespaces)>\(related)</D:expand-property>"
        )
        try expectSnapshot(xml: dead.body, named: "expand-dead-property")
        // What lies in an expanded resource is told with its value too.
        let nested = """
            <D:property name="owner"><D:property name="related" namespace="urn:x"/></D:property>
            """
        _ = try await door.send("PROPPATCH", "/dav/principals/ana/", body: patch)
        let inner = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: "<D:expand-property \(Self.namespaces)>\(nested)</D:expand-property>"
        )
        #expect(inner.text.contains("role=\"chair\""))
        let many = String(repeating: "<D:href>/dav/principals/ana/</D:href>", count: 1_001)
        let long = patch.replacing("<note a=\"b\"/>", with: many)
        _ = try await door.send("PROPPATCH", DoorFixture.calendar, body: long)
        let refused = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: "<D:expand-property \(Self.namespaces)>\(related)</D:expand-property>"
        )
        #expect(refused.status == 507)
        // Each asks for two, on three levels; but a property has one value.
        let opening = "<D:property name=\"current-user-principal\">"
        var doubled = String(repeating: "<D:property name=\"displayname\"/>", count: 2)
        for _ in 0..<3 { doubled = String(repeating: opening + doubled + "</D:property>", count: 2) }
        let repeated = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: "<D:expand-property \(Self.namespaces)>\(doubled)</D:expand-property>"
        )
        #expect(repeated.text.matches(of: /<D:displayname>/).count == 1)
        let searchable = try await door.send(
            "REPORT",
            "/dav/principals/",
            body: "<D:principal-search-property-set \(Self.namespaces)/>"
        )
        #expect(searchable.status == 200)
    }

    /// A filter with a time range of a component, or of one inside it.
    private func timed(_ outer: String, _ inner: String) -> String {
        let time = range("20251114T000000Z", "20251115T000000Z")
        let inside = inner.isEmpty ? time : "<C:comp-filter name=\"\(inner)\">\(time)</C:comp-filter>"
        return "<C:comp-filter name=\"\(outer)\">\(inside)</C:comp-filter>"
    }

    @Test func refusesWithTheElementOfTheRFC() async throws {
        let door = try await DoorFixture()
        let table: [(String, Int, String)] = [
            ("<D:unheard-of \(Self.namespaces)/>", 403, "<D:supported-report/>"),
            ("<C:calendar-query \(Self.namespaces)><D:prop/></C:calendar-query>", 403, "<C:valid-filter/>"),
            (query(event("<C:time-range/>")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "STANDARD")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "DAYLIGHT")), 403, "<C:valid-filter/>"),
            (query(event(range("20251114", "20251115"))), 403, "<C:valid-filter/>"),
            (query(event("<C:unheard-of/>")), 403, "<C:supported-filter/>"),
            (
                query(
                    event("<C:prop-filter name=\"X\"><C:text-match collation=\"x\">y</C:text-match></C:prop-filter>")
                ), 403,
                "<C:supported-collation/>"
            ),
            (query("", data: "<C:calendar-data content-type=\"text/x\"/>"), 403, "<C:supported-calendar-data/>"),
            ("<C:calendar-query \(Self.namespaces)>", 400, ""), ("", 400, ""),
            ("<C:calendar-multiget \(Self.namespaces)><D:prop/></C:calendar-multiget>", 400, ""),
            ("<!DOCTYPE x><x/>", 403, "<D:no-external-entities/>"),
        ]
        for (body, status, element) in table {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
            #expect(answer.status == status, "\(body)")
            #expect(answer.text.contains(element + "<!-- "), "\(answer.text)")
        }
        let sync = "<D:sync-collection \(Self.namespaces)><D:sync-token/></D:sync-collection>"
        let principal = try await door.send("REPORT", "/dav/principals/ana/", body: sync)
        #expect(principal.status == 403)
        #expect(principal.text.contains("<D:supported-report/>"))
    }
}
