import Calendars
import Testing

/// Dead properties of everything (RFC 4918 §4, §9.2), and what clients set on homes and principals.
@Suite struct PropertyTests {
    private func patch(
        _ door: DoorFixture,
        _ path: String,
        _ body: String,
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        try await door.send(
            "PROPPATCH",
            path,
            body: "<propertyupdate xmlns=\"DAV:\" xmlns:X=\"urn:x\">\(body)</propertyupdate>",
            as: user
        )
    }

    private func find(
        _ door: DoorFixture,
        _ path: String,
        _ names: String,
        as user: String = "ana"
    ) async throws -> String {
        try await door.send(
            "PROPFIND",
            path,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\" xmlns:X=\"urn:x\"><prop>\(names)</prop></propfind>",
            as: user
        ).text
    }

    /// One name often is one property: the limit of those that are told at once is not in the way.
    @Test(arguments: [DoorFixture.home, DoorFixture.calendar])
    func aPropertyIsNamedOften(path: String) async throws {
        let door = try await DoorFixture()
        let names = "<X:a>1</X:a>" + String(repeating: "<getetag/>", count: 1_001)
        let answer = try await patch(door, path, "<set><prop>\(names)</prop></set>")
        #expect(answer.status == 207)
        #expect(answer.text.contains("424 Failed Dependency") && answer.text.contains("403 Forbidden"))
    }

    @Test(arguments: [
        "/dav/", "/dav/principals/", "/dav/principals/ana/", "/dav/calendars/", DoorFixture.home, DoorFixture.calendar,
        DoorFixture.calendar + "a.ics", DoorFixture.home + "folder/", DoorFixture.home + "file",
    ])
    func keepsPropertiesOfEverything(path: String) async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.send("MKCOL", DoorFixture.home + "folder/")
        _ = try await door.send("PUT", DoorFixture.home + "file", body: "x")
        let set = try await patch(
            door,
            path,
            "<set><prop xml:lang=\"it\"><X:one>uno <X:b a=\"1\"/>&amp;</X:one><X:two>due</X:two></prop></set>"
        )
        #expect(set.status == 207)
        #expect(set.text.contains("200 OK"))
        let found = try await find(door, path, "<X:one/><X:two/><X:three/>")
        #expect(found.contains("uno <") && found.contains("&amp;</"))
        #expect(found.contains("xml:lang=\"it\""))
        #expect(found.contains("due"))
        let names = try await door.send(
            "PROPFIND",
            path,
            ["Depth": "0"],
            body: "<propfind xmlns=\"DAV:\"><propname/></propfind>"
        )
        #expect(try XMLTree.lines(names.body).contains("{urn:x}:one"))
        #expect(try await door.send("PROPFIND", path, ["Depth": "0"]).text.contains("due"))
        #expect(try await patch(door, path, "<remove><prop><X:one/></prop></remove>").text.contains("200 OK"))
        #expect(try await !find(door, path, "<X:one/>").contains("uno"))
        // In document order: what is set again after it was removed is there.
        let order = "<remove><prop><X:two/></prop></remove><set><prop><X:two>drei</X:two></prop></set>"
        _ = try await patch(door, path, order)
        #expect(try await find(door, path, "<X:two/>").contains("drei"))
        // All or nothing.
        let refused = try await patch(door, path, "<set><prop><X:two>x</X:two><getetag>y</getetag></prop></set>")
        #expect(refused.text.contains("424") && refused.text.contains("<D:cannot-modify-protected-property/>"))
        #expect(try await find(door, path, "<X:two/>").contains("drei"))
    }

    /// A 403 to any of these stops macOS (clients.md §4).
    @Test func takesWhatAppleSets() async throws {
        let door = try await DoorFixture()
        for path in ["/", "/dav/principals/ana/", DoorFixture.home, DoorFixture.calendar] {
            let answer = try await door.send(
                "PROPPATCH",
                path,
                body: """
                    <A:propertyupdate xmlns:A="DAV:" xmlns:B="urn:ietf:params:xml:ns:caldav" \
                    xmlns:D="http://apple.com/ns/ical/">
                    <A:set><A:prop><B:default-alarm-vevent-date>BEGIN:VALARM</B:default-alarm-vevent-date>
                    <B:calendar-free-busy-set/><D:calendar-order>2</D:calendar-order>
                    <D:calendar-color \
                    symbolic-color="custom">#FF2968FF</D:calendar-color></A:prop></A:set></A:propertyupdate>
                    """
            )
            #expect(answer.status == 207, "\(path)")
            #expect(!answer.text.contains("403"), "\(path)")
        }
    }

    @Test func eachSeesTheirOwnWhereNothingIsShared() async throws {
        let door = try await DoorFixture()
        _ = try await patch(door, "/dav/principals/", "<set><prop><X:n>anas</X:n></prop></set>")
        #expect(try await !find(door, "/dav/principals/", "<X:n/>", as: "bruno").contains("anas"))
        _ = try await patch(door, "/dav/principals/", "<set><prop><X:n>brunos</X:n></prop></set>", as: "bruno")
        #expect(try await find(door, "/dav/principals/", "<X:n/>").contains("anas"))
        #expect(try await patch(door, DoorFixture.home, "<set><prop><X:n/></prop></set>", as: "bruno").status == 404)
    }

    @Test func aFileHasItsNameFromItsOwner() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        _ = try await door.send("PUT", DoorFixture.home + "file", body: "x")
        for path in [DoorFixture.home + "file", DoorFixture.calendar + "a.ics"] {
            _ = try await patch(door, path, "<set><prop><displayname>Mine</displayname></prop></set>")
            #expect(try await find(door, path, "<displayname/>").contains("Mine"))
        }
        let listing = try await door.send(
            "PROPFIND",
            DoorFixture.calendar,
            ["Depth": "1"],
            body: "<propfind xmlns=\"DAV:\"><prop><displayname/></prop></propfind>"
        )
        #expect(listing.text.contains("Mine"))
        // A person's name is not set here.
        let refused = try await patch(door, DoorFixture.home, "<set><prop><displayname>x</displayname></prop></set>")
        #expect(refused.text.contains("403"))
        // PUT leaves properties alone.
        try await door.put("a.ics", Samples.event("a", "X-A:1"))
        #expect(try await find(door, DoorFixture.calendar + "a.ics", "<displayname/>").contains("Mine"))
    }

    @Test func thereIsALimit() async throws {
        var limits = CalendarLimits.standard
        limits.deadProperties = 3
        limits.deadPropertyBytes = 1000
        let door = try await DoorFixture(limits: limits)
        for path in [DoorFixture.home, DoorFixture.calendar] {
            let long = String(repeating: "x", count: 1000)
            #expect(try await patch(door, path, "<set><prop><X:a>\(long)</X:a></prop></set>").status == 507)
            let many = "<X:a/><X:b/><X:c/><X:d/>"
            let answer = try await patch(door, path, "<set><prop>\(many)</prop></set>")
            #expect(answer.status == 507)
            #expect(answer.text.contains("<D:quota-not-exceeded/>"))
            #expect(try await patch(door, path, "<set><prop><X:a/><X:b/><X:c/></prop></set>").status == 207)
        }
    }
}
