import Testing

/// The reports besides calendar-query: on objects by name, changes, busy times (RFC 4791 §7.9, §7.10; RFC 6578) and
/// principals (RFC 3744 §9).
@Suite struct ReportTests {
    @Test func multigetKeepsOrderAndTellsWhatIsAbsent() async throws {
        let door = try await ReportScene.filled()
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
                <C:calendar-multiget \(ReportScene.namespaces)><D:prop><D:getetag/><C:calendar-data/></D:prop>
                \(hrefs.map { "<D:href>\($0)</D:href>" }.joined())</C:calendar-multiget>
                """
        )
        #expect(answer.status == 207)
        try expectSnapshot(xml: answer.body, named: "multiget")
    }

    /// RFC 4918 §14.24: no href twice; and no amplifier for who names an object often.
    @Test func multigetTellsEachObjectOnce() async throws {
        let door = try await ReportScene.filled()
        let base = DoorFixture.calendar
        func multiget(_ hrefs: [String]) async throws -> DoorAnswer {
            let list = hrefs.map { "<D:href>\($0)</D:href>" }.joined()
            let body =
                "<C:calendar-multiget \(ReportScene.namespaces)><D:prop>"
                + "<D:getetag/></D:prop>\(list)</C:calendar-multiget>"
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
        let door = try await ReportScene.filled()
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
                    <D:sync-collection \(ReportScene.namespaces)><D:sync-token>\(token)</D:sync-token>\(more)
                    <D:prop><D:getetag/></D:prop></D:sync-collection>
                    """
            )
        }
        func token(_ answer: DoorAnswer) throws -> String {
            let text = try #require(answer.text.split(separator: "<D:sync-token>").last?.split(separator: "<").first)
            return String(text)
        }
        let first = try await sync("")
        #expect(first.memberNames.count == 4)
        #expect(try await sync(try token(first)).memberNames.isEmpty)
        try await door.put("new.ics", Samples.event("new"))
        _ = try await door.send("DELETE", DoorFixture.calendar + "late.ics")
        let second = try await sync(try token(first))
        try expectSnapshot(xml: second.body, named: "sync-changes")
        let limited = try await sync("", "<D:sync-level>1</D:sync-level><D:limit><D:nresults>2</D:nresults></D:limit>")
        #expect(limited.text.contains("HTTP/1.1 507 Insufficient Storage"))
        var seen = Set(limited.memberNames.filter { $0.hasSuffix(".ics") })
        let rest = try await sync(try token(limited))
        seen.formUnion(rest.memberNames)
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
        let message = "<D:sync-collection \(ReportScene.namespaces)><D:sync-token/></D:sync-collection>"
        let principal = try await door.send("REPORT", "/dav/principals/ana/", body: message)
        #expect(principal.status == 403)
        #expect(principal.text.contains("<D:supported-report/>"))
    }

    @Test func tellsBusyTimes() async throws {
        let door = try await ReportScene.filled()
        try await door.put("free.ics", Samples.event("free", "TRANSP:TRANSPARENT"))
        try await door.put(
            "maybe.ics",
            Samples.event("maybe", start: "DTSTART:20251112T120000Z", "STATUS:TENTATIVE")
        )
        let answer = try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body:
                "<C:free-busy-query \(ReportScene.namespaces)>"
                + "\(ReportScene.range("20251112T000000Z", "20251114T000000Z"))</C:free-busy-query>"
        )
        #expect(answer.status == 200)
        #expect(answer.field("Content-Type")?.hasPrefix("text/calendar") == true)
        let lines = answer.text.replacing("\r\n ", with: "")
        #expect(lines.contains("FREEBUSY:20251112T080000Z/20251112T090000Z,20251113T080000Z/20251113T090000Z\r\n"))
        #expect(lines.contains("FREEBUSY;FBTYPE=BUSY-TENTATIVE:20251112T120000Z/20251112T130000Z\r\n"))
    }

    /// All calendars of a home but those that do not make their owner busy.
    @Test func tellsBusyTimesOfAHome() async throws {
        let door = try await ReportScene.filled()
        for (name, transparency) in [("second", "opaque"), ("third", "transparent")] {
            let made = try await door.send(
                "MKCALENDAR",
                "\(DoorFixture.home)\(name)/",
                body:
                    "<C:mkcalendar \(ReportScene.namespaces)><D:set><D:prop>"
                    + "<C:schedule-calendar-transp><C:\(transparency)/></C:schedule-calendar-transp>"
                    + "</D:prop></D:set></C:mkcalendar>"
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
            "<C:free-busy-query \(ReportScene.namespaces)>"
            + "\(ReportScene.range("20251112T000000Z", "20251113T000000Z"))</C:free-busy-query>"
        let answer = try await door.send("REPORT", DoorFixture.home, ["Depth": "1"], body: body)
        #expect(answer.status == 200)
        #expect(answer.text.contains("FREEBUSY:20251112T080000Z/20251112T090000Z,20251112T150000Z/20251112T16000"))
        #expect(!answer.text.contains("170000"))
        let elsewhere = try await door.send("REPORT", "/dav/principals/ana/", body: body)
        #expect(elsewhere.text.contains("<D:supported-report/>"))
        let open = body.replacing(" end=\"20251113T000000Z\"", with: "")
        #expect(try await door.send("REPORT", DoorFixture.home, body: open).status == 400)
    }

    @Test func findsPrincipals() async throws {
        let door = try await DoorFixture()
        func search(_ match: String) async throws -> [String] {
            let body = """
                <D:principal-property-search \(ReportScene.namespaces)><D:property-search><D:prop>\
                <D:displayname/></D:prop>
                <D:match>\(match)</D:match></D:property-search><D:prop><D:displayname/></D:prop>
                </D:principal-property-search>
                """
            return try await door.send("REPORT", "/dav/principals/", body: body).memberNames
        }
        #expect(try await search("an") == ["ana"])
        #expect(try await search("bruno").isEmpty)
        let all = try await door.send(
            "REPORT",
            "/",
            body:
                "<D:principal-property-search "
                + "\(ReportScene.namespaces)><D:prop/><D:displayname/></D:principal-property-search>"
        )
        #expect(all.text.contains("<D:displayname>Ana</D:displayname>"))
        let searchable = try await door.send(
            "REPORT",
            "/dav/principals/",
            body: "<D:principal-search-property-set \(ReportScene.namespaces)/>"
        )
        #expect(searchable.status == 200)
    }

    /// A property that a client sets, with hrefs in it: these are expanded too (RFC 3253 §3.8).
    private static let patch = """
        <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><related xmlns="urn:x" kind="team">with <who role="chair">\
        <D:href>/dav/principals/ana/</D:href></who> and <D:href>/dav/principals/nobody/</D:href><note \
        a="b"/></related></D:prop></D:set></D:propertyupdate>
        """

    private static let related = """
        <D:property name="related" namespace="urn:x"><D:property name="displayname"/><D:property \
        name="owner"/></D:property>
        """

    private func expand(_ properties: String, _ door: DoorFixture) async throws -> DoorAnswer {
        try await door.send(
            "REPORT",
            DoorFixture.calendar,
            body: "<D:expand-property \(ReportScene.namespaces)>\(properties)</D:expand-property>"
        )
    }

    @Test func expandsProperties() async throws {
        let door = try await DoorFixture()
        let owner = """
            <D:property name="owner"><D:property name="displayname"/></D:property>
            <D:property name="absent"/>
            """
        let expanded = try await expand(owner, door)
        try expectSnapshot(xml: expanded.body, named: "expand-property")
        _ = try await door.send("PROPPATCH", DoorFixture.calendar, body: Self.patch)
        let dead = try await expand(Self.related, door)
        try expectSnapshot(xml: dead.body, named: "expand-dead-property")
        // What lies in an expanded resource is told with its value too.
        let nested = """
            <D:property name="owner"><D:property name="related" namespace="urn:x"/></D:property>
            """
        _ = try await door.send("PROPPATCH", "/dav/principals/ana/", body: Self.patch)
        let inner = try await expand(nested, door)
        #expect(inner.text.contains("role=\"chair\""))
    }

    @Test func boundsWhatIsExpanded() async throws {
        let door = try await DoorFixture()
        let many = String(repeating: "<D:href>/dav/principals/ana/</D:href>", count: 1_001)
        let long = Self.patch.replacing("<note a=\"b\"/>", with: many)
        _ = try await door.send("PROPPATCH", DoorFixture.calendar, body: long)
        let refused = try await expand(Self.related, door)
        #expect(refused.status == 507)
        // Each asks for two, on three levels; but a property has one value.
        let opening = "<D:property name=\"current-user-principal\">"
        var doubled = String(repeating: "<D:property name=\"displayname\"/>", count: 2)
        for _ in 0..<3 { doubled = String(repeating: opening + doubled + "</D:property>", count: 2) }
        let repeated = try await expand(doubled, door)
        #expect(repeated.text.matches(of: /<D:displayname>/).count == 1)
    }
}
