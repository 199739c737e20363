import Testing

/// Requirements of the companions of RFC 4791 and RFC 4918 that no other suite covers.
@Suite struct CompanionTests {
    private typealias Say = SharingSamples

    private static let space = "xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""

    private func report(
        _ door: DoorFixture,
        _ path: String,
        _ element: String,
        _ content: String = "",
        depth: String = "0",
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        let body = "<D:\(element) \(Self.space)>\(content)</D:\(element)>"
        return try await door.send("REPORT", path, ["Depth": depth], body: body, as: user)
    }

    /// RFC 3744 §9.2 to §9.5.
    @Test(arguments: [
        ("principal-match", "<D:self/>"), ("principal-search-property-set", ""),
        (
            "principal-property-search",
            "<D:property-search><D:prop><D:displayname/></D:prop><D:match>x</D:match></D:property-search>"
        ),
    ])
    func reportsAboutPrincipalsHaveNoDepth(element: String, content: String) async throws {
        let door = try await DoorFixture()
        for (depth, status) in [("0", [200, 207]), ("1", [400]), ("infinity", [400])] {
            let answer = try await report(door, "/dav/principals/", element, content, depth: depth)
            #expect(status.contains(answer.status), "\(depth)")
        }
    }

    /// A collection without principals has none to search; what is not there is not asked.
    @Test func principalsAreSearchedWhereTheyAre() async throws {
        let door = try await DoorFixture()
        let search =
            "<D:property-search><D:prop><D:displayname/></D:prop><D:match>ana</D:match></D:property-search>"
            + "<D:prop><D:displayname/></D:prop>"
        let everywhere = search + "<D:apply-to-principal-collection-set/>"
        for (path, content, status) in [
            ("/dav/principals/", search, 207), (DoorFixture.home, search, 403), (DoorFixture.home, everywhere, 207),
            ("/dav/calendars/nobody/", everywhere, 404),
        ] {
            let answer = try await report(door, path, "principal-property-search", content)
            #expect(answer.status == status, "\(path)")
        }
        #expect(try await report(door, DoorFixture.home, "principal-search-property-set").status == 403)
    }

    /// RFC 3744 §9.2: of everything that has a list; the owner is named first, in whoever's home it is seen.
    @Test func principalsOfAListAreToldWhereverThereIsOne() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "read-acl"))
        let share = try #require(try await door.shareOfBruno())
        let inbox = DoorFixture.home + "inbox/"
        let both = ["/dav/principals/ana/", "/dav/principals/bruno/"]
        for (path, user, expected) in [
            (DoorFixture.calendar, "ana", both), (DoorFixture.calendar + "a.ics", "ana", both),
            (share, "bruno", both), (share + "a.ics", "bruno", both),
            (DoorFixture.home, "ana", Array(both.prefix(1))), (inbox, "ana", Array(both.prefix(1))),
        ] {
            let answer = try await report(
                door,
                path,
                "acl-principal-prop-set",
                "<D:prop><D:displayname/></D:prop>",
                as: user
            )
            let hrefs = answer.text.matches(of: /<D:response><D:href>([^<]*)</).map { String($0.1) }
            #expect(hrefs == expected, "\(path)")
            let supported = try await door.propfind(path, "supported-report-set", as: user)
            #expect(supported.text.contains("<D:acl-principal-prop-set/>"), "\(path)")
        }
    }

    /// RFC 3744 §3.5.
    @Test func locksOfOthersAreTakenAwayWhereItIsGranted() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let path = DoorFixture.calendar + "a.ics"
        func unlock(_ token: String) async throws -> DoorAnswer {
            try await door.send("UNLOCK", path, ["Lock-Token": token], as: "bruno")
        }
        let body = """
            <D:lockinfo \
            \(Self.space)><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>
            """
        let token = try #require(try await door.send("LOCK", path, body: body).field("Lock-Token"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "write"))
        let refused = try await unlock(token)
        #expect(refused.status == 403 && refused.text.contains("<D:unlock/>"))
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read", "unlock"))
        #expect(try await unlock(token).status == 204)
    }

    /// RFC 3744 §7.3, §7.4.
    @Test func aListMovesAlongAndIsNotCopied() async throws {
        let door = try await DoorFixture()
        let (work, moved, copied) = (
            DoorFixture.home + "work/", DoorFixture.home + "moved/", DoorFixture.home + "copied/"
        )
        _ = try await door.send("MKCALENDAR", work)
        let list = Say.acl(Say.ace(Say.href("bruno"), grant: "read"))
        #expect(try await door.send("ACL", work, body: list).status == 200)
        #expect(try await door.send("COPY", work, ["Destination": copied]).status == 201)
        #expect(try await door.send("MOVE", work, ["Destination": moved]).status == 201)
        #expect(try await door.propfind(moved, "acl").text.contains("/dav/principals/bruno/"))
        #expect(!(try await door.propfind(copied, "acl").text.contains("/dav/principals/bruno/")))
    }

    /// RFC 5995 §3.2.1 with RFC 3253 §3.1.4.
    @Test func livePropertiesAreNamed() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        func named(_ path: String) async throws -> Set<String> {
            let answer = try await door.propfind(path, "supported-live-property-set")
            let names = answer.text.matches(of: /<D:prop><([A-Za-z]+:[A-Za-z-]+)\/><\/D:prop>/).map { String($0.1) }
            #expect(Set(names).count == names.count, "\(path)")
            return Set(names)
        }
        let calendar = try await named(DoorFixture.calendar)
        #expect(
            calendar.isSuperset(of: [
                "D:add-member", "D:supported-live-property-set", "D:acl", "D:owner", "D:lockdiscovery",
                "D:quota-used-bytes", "D:sync-token", "C:calendar-description", "C:calendar-timezone-id",
            ])
        )
        let object = try await named(DoorFixture.calendar + "a.ics")
        #expect(object.contains("D:getetag") && !object.contains("D:add-member"))
        let principal = try await named("/dav/principals/ana/")
        #expect(principal.contains("D:principal-URL") && !principal.contains("D:lockdiscovery"))
        // Nothing is added where only the server writes.
        for name in ["inbox", "outbox"] {
            #expect(!(try await named(DoorFixture.home + name + "/").contains("D:add-member")))
        }
        let everything = try await door.send("PROPFIND", DoorFixture.calendar, ["Depth": "0"])
        #expect(!everything.text.contains("supported-live-property-set"))
    }

    private func patch(_ door: DoorFixture, _ path: String, _ property: String) async throws -> DoorAnswer {
        let body =
            "<D:propertyupdate \(Self.space)><D:set><D:prop>\(property)</D:prop></D:set></D:propertyupdate>"
        return try await door.send("PROPPATCH", path, body: body)
    }

    private static func zone(_ name: String) -> String {
        "BEGIN:VTIMEZONE\r\nTZID:\(name)\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0130\r\n"
            + "TZOFFSETTO:+0130\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    }

    /// RFC 7809 §3.1.5: there wherever calendar-timezone is, and with its TZID.
    @Test func aZoneThatIsOnlyKeptHasItsIdentifier() async throws {
        let door = try await DoorFixture()
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(Self.zone("Cabin"))END:VCALENDAR\r\n"
        let set = "<C:calendar-timezone><![CDATA[\(text)]]></C:calendar-timezone>"
        #expect(try await patch(door, DoorFixture.calendar, set).outcome == 200)
        let told = try await door.propfind(DoorFixture.calendar, "C:calendar-timezone", "C:calendar-timezone-id")
        #expect(told.text.contains("TZID:Cabin"))
        #expect(told.text.contains("<C:calendar-timezone-id>Cabin</C:calendar-timezone-id>"))
    }

    /// RFC 7809 §3.1.3: also of iCalendar data in a property.
    @Test func theHeaderDecidesForPropertiesToo() async throws {
        let door = try await DoorFixture()
        let inbox = DoorFixture.home + "inbox/"
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VAVAILABILITY\r\nUID:v\r\nDTSTAMP:20251101T000000Z\r\n"
            + "BEGIN:AVAILABLE\r\nUID:w\r\nDTSTAMP:20251101T000000Z\r\nDTSTART;TZID=Europe/Rome:20251103T090000\r\n"
            + "DTEND;TZID=Europe/Rome:20251103T170000\r\nRRULE:FREQ=DAILY\r\nEND:AVAILABLE\r\nEND:VAVAILABILITY\r\n"
            + "END:VCALENDAR\r\n"
        let set = "<C:calendar-availability><![CDATA[\(text)]]></C:calendar-availability>"
        #expect(try await patch(door, inbox, set).outcome == 200)
        let body = "<D:propfind \(Self.space)><D:prop><C:calendar-availability/></D:prop></D:propfind>"
        for (header, hasZone) in [(nil, false), ("T", true), ("F", false)] as [(String?, Bool)] {
            var fields = ["Depth": "0"]
            fields["CalDAV-Timezones"] = header
            let told = try await door.send("PROPFIND", inbox, fields, body: body)
            #expect(told.text.contains("TZID=Europe/Rome"))
            #expect(told.text.contains("BEGIN:VTIMEZONE") == hasZone, "\(header ?? "-")")
        }
    }
}
