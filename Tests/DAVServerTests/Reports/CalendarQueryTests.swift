import Testing

/// CALDAV:calendar-query (RFC 4791 §7.8): filters, zones, depths, and the form of the data.
@Suite struct CalendarQueryTests {
    private func query(_ filter: String, data: String = "", more: String = "") -> String {
        """
        <C:calendar-query \(ReportScene.namespaces)><D:prop><D:getetag/>\(data)</D:prop><C:filter>
        <C:comp-filter name="VCALENDAR">\(filter)</C:comp-filter></C:filter>\(more)</C:calendar-query>
        """
    }

    private func event(_ inside: String) -> String { "<C:comp-filter name=\"VEVENT\">\(inside)</C:comp-filter>" }

    @Test func queriesByTimeAndText() async throws {
        let door = try await ReportScene.filled()
        let table: [(String, [String])] = [
            ("", ["daily.ics", "floats.ics", "late.ics", "todo.ics"]),
            (event(""), ["daily.ics", "floats.ics", "late.ics"]),
            ("<C:comp-filter name=\"VTODO\"/>", ["todo.ics"]),
            (event(ReportScene.range("20251114T000000Z", "20251115T000000Z")), ["daily.ics"]),
            (event(ReportScene.range("20251114T090000Z", "20251115T080000Z")), []),
            (event(ReportScene.range("20251117T000000Z", "20251201T000000Z")), ["floats.ics", "late.ics"]),
            (event(ReportScene.range("20251120T190000Z", "20251120T200000Z")), ["late.ics"]),
            (
                event("<C:prop-filter name=\"LOCATION\"><C:text-match>LARGA</C:text-match></C:prop-filter>"),
                ["late.ics"]
            ),
            (
                event(
                    "<C:prop-filter name=\"LOCATION\"><C:text-match collation=\"i;octet\">LARGA</C:text-match>"
                        + "</C:prop-filter>"
                ), []
            ),
            (
                event("<C:prop-filter name=\"LOCATION\"><C:is-not-defined/></C:prop-filter>"),
                ["daily.ics", "floats.ics"]
            ),
            (
                event(
                    "<C:prop-filter name=\"SUMMARY\"><C:text-match negate-condition=\"yes\">a</C:text-match>"
                        + "</C:prop-filter>"
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
                event(ReportScene.range("20251112T000000Z", "20251113T000000Z") + "<C:prop-filter name=\"RRULE\"/>"),
                ["daily.ics"]
            ),
            ("<C:comp-filter name=\"VEVENT\"><C:is-not-defined/></C:comp-filter>", ["todo.ics"]),
            (
                timed("VTODO", "", day: 12),
                ["todo.ics"]
            ),
        ]
        for (filter, expected) in table {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: query(filter))
            #expect(answer.status == 207)
            #expect(answer.memberNames == expected, "\(filter)")
        }
    }

    @Test func readsFloatingTimesInTheZoneOfTheQuery() async throws {
        let door = try await ReportScene.filled()
        let filter = event(ReportScene.range("20251121T050000Z", "20251121T053000Z"))
        let zone = """
            <C:timezone>BEGIN:VCALENDAR&#13;\nVERSION:2.0&#13;\nBEGIN:VTIMEZONE&#13;\nTZID:America/New_York&#13;\n\
            END:VTIMEZONE&#13;
            END:VCALENDAR&#13;\n</C:timezone>
            """
        let there = try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: zone))
        #expect(there.memberNames == ["floats.ics"])
        #expect(try await door.send("REPORT", DoorFixture.calendar, body: query(filter)).memberNames.isEmpty)
        let own = zone.replacing("TZID:America/New_York&#13;", with: Samples.ownZone("-0500"))
        let further = zone.replacing("TZID:America/New_York&#13;", with: Samples.ownZone("-0530"))
        #expect(
            try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: own)).memberNames == [
                "floats.ics"
            ]
        )
        #expect(
            try await door.send("REPORT", DoorFixture.calendar, body: query(filter, more: further)).memberNames.isEmpty
        )
        let wrong = query(filter, more: "<C:timezone>x</C:timezone>")
        let refused = try await door.send("REPORT", DoorFixture.calendar, body: wrong)
        #expect(refused.text.contains("<C:valid-calendar-data/>"))
    }

    @Test func aQueryHasOneFilter() async throws {
        let door = try await ReportScene.filled()
        let two = query(event(""), more: "<C:filter><C:comp-filter name=\"VCALENDAR\"/></C:filter>")
        let refused = try await door.send("REPORT", DoorFixture.calendar, body: two)
        #expect(refused.status == 403 && refused.text.contains("<C:valid-filter/>"))
    }

    @Test func depthsAndPlacesOfAQuery() async throws {
        let door = try await ReportScene.filled()
        func send(_ path: String, _ depth: String?) async throws -> [String] {
            let fields = depth.map { ["Depth": $0] } ?? [:]
            return try await door.send("REPORT", path, fields, body: query(event(""))).memberNames
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
        #expect(limited.memberNames.count == 3)
        #expect(limited.text.contains("<D:number-of-matches-within-limits/>"))
    }

    @Test func givesDataInTheFormThatWasAskedFor() async throws {
        let door = try await ReportScene.filled()
        let filter = event(ReportScene.range("20251113T000000Z", "20251115T000000Z"))
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

    /// A filter with a day in November 2025 as the time range of a component, or of one inside it.
    private func timed(_ outer: String, _ inner: String, day: Int = 14) -> String {
        let time = ReportScene.range("202511\(day)T000000Z", "202511\(day + 1)T000000Z")
        let inside = inner.isEmpty ? time : "<C:comp-filter name=\"\(inner)\">\(time)</C:comp-filter>"
        return "<C:comp-filter name=\"\(outer)\">\(inside)</C:comp-filter>"
    }

    @Test func refusesWithTheElementOfTheRFC() async throws {
        let door = try await DoorFixture()
        let table: [(String, Int, String)] = [
            ("<D:unheard-of \(ReportScene.namespaces)/>", 403, "<D:supported-report/>"),
            ("<C:calendar-query \(ReportScene.namespaces)><D:prop/></C:calendar-query>", 403, "<C:valid-filter/>"),
            (query(event("<C:time-range/>")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "STANDARD")), 403, "<C:valid-filter/>"),
            (query(timed("VTIMEZONE", "DAYLIGHT")), 403, "<C:valid-filter/>"),
            (query(event(ReportScene.range("20251114", "20251115"))), 403, "<C:valid-filter/>"),
            (query(event("<C:unheard-of/>")), 403, "<C:supported-filter/>"),
            (
                query(
                    event("<C:prop-filter name=\"X\"><C:text-match collation=\"x\">y</C:text-match></C:prop-filter>")
                ), 403,
                "<C:supported-collation/>"
            ),
            (query("", data: "<C:calendar-data content-type=\"text/x\"/>"), 403, "<C:supported-calendar-data/>"),
            ("<C:calendar-query \(ReportScene.namespaces)>", 400, ""), ("", 400, ""),
            ("<C:calendar-multiget \(ReportScene.namespaces)><D:prop/></C:calendar-multiget>", 400, ""),
            ("<!DOCTYPE x><x/>", 403, "<D:no-external-entities/>"),
        ]
        for (body, status, element) in table {
            let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: body)
            #expect(answer.status == status, "\(body)")
            #expect(answer.text.contains(element + "<!-- "), "\(answer.text)")
        }
    }
}
