import Testing

/// Zones by reference (RFC 7809), and the service that gives out their definitions (RFC 7808).
@Suite struct TimeZoneTests {
    private static let namespaces = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""

    private static let privateZone = """
        BEGIN:VTIMEZONE\r
        TZID:Home\r
        BEGIN:STANDARD\r
        DTSTART:19700101T000000\r
        TZOFFSETFROM:+0130\r
        TZOFFSETTO:+0130\r
        END:STANDARD\r
        END:VTIMEZONE\r

        """
    private static let rome = privateZone.replacing("TZID:Home", with: "TZID:Europe/Rome").replacing(
        "+0130",
        with: "+0100"
    )

    private func put(_ door: DoorFixture, _ name: String, zones: String, tzid: String) async throws {
        let event = Samples.event(name, start: "DTSTART;TZID=\(tzid):20251112T090000")
        try await door.put(name + ".ics", event.replacing("BEGIN:VEVENT", with: zones + "BEGIN:VEVENT"))
    }

    private func filled() async throws -> DoorFixture {
        let door = try await DoorFixture()
        try await put(door, "with", zones: Self.rome, tzid: "Europe/Rome")
        try await put(door, "without", zones: "", tzid: "Europe/Rome")
        try await put(door, "private", zones: Self.privateZone, tzid: "Home")
        return door
    }

    @Test func theHeaderDecidesWhichDefinitionsAGetHas() async throws {
        let door = try await filled()
        for (name, header, expected) in [
            ("with", nil, true), ("with", "T", true), ("with", "F", false), ("without", nil, false),
            ("without", "T", true),
            ("without", "F", false), ("private", "F", true), ("private", "x", true),
        ] as [(String, String?, Bool)] {
            let fields = header.map { ["CalDAV-Timezones": $0] } ?? [:]
            let answer = try await door.send("GET", DoorFixture.calendar + name + ".ics", fields)
            #expect(answer.text.contains("BEGIN:VTIMEZONE") == expected, "\(name) \(header ?? "-")")
            #expect(answer.field("DAV")?.contains("calendar-no-timezone") == true)
        }
        let added = try await door.send("GET", DoorFixture.calendar + "without.ics", ["CalDAV-Timezones": "T"])
        #expect(added.text.contains("TZID:Europe/Rome\r\n"))
        #expect(added.text.contains("BYMONTH=10;BYDAY=-1SU"))
    }

    @Test func theHeaderDecidesForReportsToo() async throws {
        let door = try await filled()
        let body = """
            <C:calendar-query \(Self.namespaces)><D:prop><C:calendar-data/></D:prop><C:filter><C:comp-filter \
            name="VCALENDAR"/></C:filter></C:calendar-query>
            """
        for (header, expected) in [("T", 3), ("F", 1)] {
            let answer = try await door.send(
                "REPORT",
                DoorFixture.calendar,
                ["CalDAV-Timezones": header, "Depth": "1"],
                body: body
            )
            #expect(answer.text.split(separator: "BEGIN:VTIMEZONE").count == expected + 1)
        }
    }

    private func properties(_ door: DoorFixture, of path: String) async throws -> String {
        let names = "<C:calendar-timezone/><C:calendar-timezone-id/><C:timezone-service-set/>"
        let body = "<D:propfind \(Self.namespaces)><D:prop>\(names)</D:prop></D:propfind>"
        return try await door.send("PROPFIND", path, ["Depth": "0"], body: body).text
    }

    private func patch(_ door: DoorFixture, _ change: String) async throws -> DoorAnswer {
        try await door.send(
            "PROPPATCH",
            DoorFixture.calendar,
            body: "<D:propertyupdate \(Self.namespaces)>\(change)</D:propertyupdate>"
        )
    }

    @Test func oneZoneInTwoProperties() async throws {
        let door = try await DoorFixture()
        func set(_ value: String) -> String { "<D:set><D:prop>\(value)</D:prop></D:set>" }
        _ = try await patch(door, set("<C:calendar-timezone-id>america/new_york</C:calendar-timezone-id>"))
        var found = try await properties(door, of: DoorFixture.calendar)
        #expect(found.contains(">America/New_York</C:calendar-timezone-id>"))
        #expect(found.contains("TZID:America/New_York"))
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(Self.rome)END:VCALENDAR\r\n"
        _ = try await patch(door, set("<C:calendar-timezone><![CDATA[\(text)]]></C:calendar-timezone>"))
        found = try await properties(door, of: DoorFixture.calendar)
        #expect(found.contains(">Europe/Rome</C:calendar-timezone-id>"))
        let refused = try await patch(door, set("<C:calendar-timezone-id>Mars/Olympus</C:calendar-timezone-id>"))
        #expect(refused.text.contains("valid-timezone"))
        #expect(refused.text.contains("403"))
        #expect(try await properties(door, of: DoorFixture.calendar).contains(">Europe/Rome</C:calendar-timezone-id>"))
        _ = try await patch(door, "<D:remove><D:prop><C:calendar-timezone-id/></D:prop></D:remove>")
        #expect(try await !properties(door, of: DoorFixture.calendar).contains("Europe/Rome"))
    }

    @Test func aQueryNamesItsZone() async throws {
        let door = try await DoorFixture()
        try await door.put("floats.ics", Samples.event("floats", start: "DTSTART:20251121T000000"))
        func query(_ more: String) -> String {
            """
            <C:calendar-query \(Self.namespaces)><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR">
            <C:comp-filter name="VEVENT"><C:time-range start="20251120T150000Z" end="20251120T160000Z"/></C:comp-filter>
            </C:comp-filter></C:filter>\(more)</C:calendar-query>
            """
        }
        func ask(_ more: String) async throws -> DoorAnswer {
            try await door.send("REPORT", DoorFixture.calendar, ["Depth": "1"], body: query(more))
        }
        #expect(try await !ask("").text.contains("floats.ics"))
        #expect(try await ask("<C:timezone-id>Asia/Tokyo</C:timezone-id>").text.contains("floats.ics"))
        let refused = try await ask("<C:timezone-id>Mars/Olympus</C:timezone-id>")
        #expect(refused.status == 403)
        #expect(refused.text.contains("valid-timezone"))
        let both = try await ask("<C:timezone-id>Asia/Tokyo</C:timezone-id><C:timezone>x</C:timezone>")
        #expect(both.status == 400)
    }

    @Test func theHomeNamesTheService() async throws {
        let door = try await DoorFixture()
        let found = try await properties(door, of: DoorFixture.home)
        #expect(found.contains("<C:timezone-service-set><D:href>/dav/timezones/</D:href></C:timezone-service-set>"))
        let everything = try await door.send("PROPFIND", DoorFixture.home, ["Depth": "0"])
        #expect(!everything.text.contains("timezone-service-set"))
    }

    @Test func theServiceGivesDefinitionsToEverybody() async throws {
        let door = try await DoorFixture()
        func get(_ path: String, _ fields: [String: String] = [:]) async throws -> DoorAnswer {
            try await door.send("GET", path, fields, as: nil)
        }
        let capabilities = try await get("/.well-known/timezone")
        #expect(capabilities.field("Content-Type") == "application/json; charset=utf-8")
        for action in ["capabilities", "list", "get", "expand", "find", "leapseconds"] {
            #expect(capabilities.text.contains("\"name\":\"\(action)\""))
        }
        let rome = try await get("/dav/timezones/zones/Europe%2FRome")
        #expect(rome.field("Content-Type") == "text/calendar; charset=utf-8")
        #expect(rome.text.contains("TZID:Europe/Rome\r\n"))
        let etag = try #require(rome.field("ETag"))
        let again = try await get("/dav/timezones/zones/Europe%2FRome", ["If-None-Match": etag])
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        let cut = try await get(
            "/dav/timezones/zones/Europe%2FRome?start=2020-01-01T00:00:00Z&end=2022-01-01T00:00:00Z"
        )
        #expect(cut.text.contains("TZUNTIL:20220101T000000Z"))
        #expect(!cut.text.contains("DTSTART:1980"))
        let list = try await get("/dav/timezones/zones")
        #expect(list.text.contains("\"tzid\":\"Europe/Rome\",\"etag\":\(etag)"))
        let token = etag.dropFirst().dropLast()
        #expect(try await get("/dav/timezones/zones?changedsince=\(token)").text.hasSuffix("\"timezones\":[]}"))
        let found = try await get("/dav/timezones/zones?pattern=*new%20york")
        #expect(found.text.split(separator: "\"tzid\":").dropFirst().map { $0.prefix(18) } == ["\"America/New_York\""])
        let year = try await get(
            "/dav/timezones/zones/Europe%2FRome/observances?start=2025-01-01T00:00:00Z&end=2026-01-01T00:00:00Z"
        )
        #expect(
            year.text.split(separator: "\"onset\":").dropFirst().map { $0.prefix(22) } == [
                "\"2025-01-01T00:00:00Z\"", "\"2025-03-30T01:00:00Z\"", "\"2025-10-26T01:00:00Z\"",
            ]
        )
        #expect(
            try await get("/dav/timezones/leapseconds").text.contains("{\"utc-offset\":37,\"onset\":\"2017-01-01\"}")
        )
    }

    @Test(arguments: [
        ("zones/Mars%2FOlympus", 404, "tzid-not-found"), ("zones/Europe%2FRome?start=x", 400, "invalid-start"),
        ("zones/Europe%2FRome?start=2025-01-01T00:00:00Z&end=2025-01-01T00:00:00Z", 400, "invalid-end"),
        ("zones/Europe%2FRome/observances?end=2025-01-01T00:00:00Z", 400, "invalid-start"),
        ("zones/Europe%2FRome/observances?start=2025-01-01T00:00:00Z&end=9999-01-01T00:00:00Z", 400, "invalid-end"),
        ("zones?pattern=a*b", 400, "invalid-pattern"),
        ("zones?changedsince=a&changedsince=b", 400, "invalid-changedsince"),
        ("else", 404, "invalid-action"), ("zones/%2", 400, "invalid-action"),
    ])
    func theServiceSaysWhatIsWrong(path: String, status: Int, code: String) async throws {
        let door = try await DoorFixture()
        let answer = try await door.send("GET", "/dav/timezones/" + path, as: nil)
        #expect(answer.status == status)
        #expect(answer.field("Content-Type") == "application/problem+json; charset=utf-8")
        #expect(answer.text.contains("urn:ietf:params:tzdist:error:\(code)"))
        #expect(try await door.send("PUT", "/dav/timezones/zones", as: nil).status == 405)
    }
}
