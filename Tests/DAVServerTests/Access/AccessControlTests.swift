import Accounts
import DAVServer
import Testing

/// ACL, its properties and its reports (RFC 3744).
@Suite struct AccessControlTests {
    private typealias Say = SharingSamples

    @Test func grantsAndTakesBack() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        #expect(try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read")).status == 200)
        let share = try #require(try await door.shareOfBruno())
        for place in [share, DoorFixture.calendar] {
            #expect(try await door.send("GET", place + "a.ics", as: "bruno").status == 200)
            let changed = Samples.event("a", "LOCATION:x")
            let refused = try await door.send("PUT", place + "a.ics", body: changed, as: "bruno")
            #expect(refused.status == 403)
            let lines = try XMLTree.lines(refused.body)
            #expect(lines.contains("D:need-privileges"))
            #expect(lines.contains("D:href \(place)a.ics"))
            #expect(lines.contains("D:write-content"))
        }
        let bound = try await door.send("PUT", share + "b.ics", body: Samples.event("b"), as: "bruno")
        #expect(bound.status == 403)
        #expect(try XMLTree.lines(bound.body).contains("D:href \(share)\n"))
        #expect(try await door.setAccess().status == 200)
        #expect(try await door.shareOfBruno() == nil)
        #expect(try await door.send("GET", DoorFixture.calendar + "a.ics", as: "bruno").status == 404)
        #expect(try await door.send("GET", share + "a.ics", as: "bruno").status == 404)
    }

    @Test func tellsTheList() async throws {
        let door = try await DoorFixture()
        _ = try await door.setAccess(
            Say.ace("<D:authenticated/>", deny: "write"),
            Say.ace(Say.href("bruno"), grant: "read", "read-free-busy")
        )
        let names = ["acl", "owner", "acl-restrictions", "inherited-acl-set", "supported-privilege-set"]
        let answer = try await door.propfind(
            DoorFixture.calendar,
            names[0],
            names[1],
            names[2],
            names[3],
            names[4],
            "current-user-privilege-set"
        )
        let told = answer.text
        let list = """
            <D:ace><D:principal><D:property><D:owner/></D:property></D:principal><D:grant><D:privilege><D:all/>\
            </D:privilege></D:grant><D:protected/></D:ace>\
            <D:ace><D:principal><D:authenticated/></D:principal><D:deny><D:privilege><D:write/></D:privilege></D:deny>\
            </D:ace>\
            <D:ace><D:principal><D:href>/dav/principals/bruno/</D:href></D:principal><D:grant><D:privilege><D:read/>\
            </D:privilege></D:grant></D:ace>
            """
        #expect(told.contains(list))
        #expect(told.contains("<D:acl-restrictions><D:no-invert/><D:deny-before-grant/></D:acl-restrictions>"))
        #expect(told.contains("<D:supported-privilege><D:privilege><D:all/></D:privilege>"))
        #expect(told.contains("<C:read-free-busy/>") && told.contains("<D:write-acl/>"))
        #expect(told.contains("<D:owner><D:href>/dav/principals/ana/</D:href></D:owner>"))
        #expect(told.contains("<D:inherited-acl-set/>"))
        // Only the owner sees with whom a calendar is shared.
        let other = try await door.propfind(DoorFixture.calendar, "acl", "current-user-privilege-set", as: "bruno")
        #expect(!other.text.contains("<D:ace>") && other.text.contains("404 Not Found"))
        #expect(other.text.contains("<D:privilege><D:read/></D:privilege>"))
        #expect(!other.text.contains("<D:write") && !other.text.contains("<D:bind/>"))
    }

    @Test(arguments: [
        ("<D:href>/dav/principals/nobody/</D:href>", "grant", "read", "recognized-principal"),
        ("<D:href>/dav/calendars/bruno/</D:href>", "grant", "read", "recognized-principal"),
        ("<D:all/>", "grant", "read", "allowed-principal"),
        ("<D:unauthenticated/>", "grant", "read", "allowed-principal"),
        ("<D:self/>", "grant", "read", "allowed-principal"),
        ("<D:href>/dav/principals/bruno/</D:href>", "grant", "fly", "not-supported-privilege"),
        ("<D:property><D:owner/></D:property>", "deny", "read", "no-protected-ace-conflict"),
    ])
    func refuses(_ principal: String, _ verdict: String, _ privilege: String, _ element: String) async throws {
        let door = try await DoorFixture()
        let answer = try await door.setAccess(
            verdict == "deny" ? Say.ace(principal, deny: privilege) : Say.ace(principal, grant: privilege)
        )
        #expect(answer.status == 403)
        #expect(try XMLTree.lines(answer.body).contains("D:\(element)\n"))
    }

    @Test func refusesWholeLists() async throws {
        let door = try await DoorFixture()
        let bruno = Say.href("bruno")
        let cases: [(String, String)] = [
            (
                Say.ace(bruno, grant: "read") + Say.ace(Say.href("team"), deny: "read")
                    + Say.ace("<D:authenticated/>", grant: "read"), "deny-before-grant"
            ),
            (Say.ace(bruno, grant: "read") + Say.ace(bruno, deny: "read"), "no-ace-conflict"),
            (Say.ace(bruno, deny: "read") + Say.ace(bruno, grant: "read"), "no-ace-conflict"),
            (String(repeating: Say.ace(bruno, grant: "read"), count: 201), "limited-number-of-aces"),
            (
                "<D:ace><D:invert><D:principal>\(bruno)</D:principal></D:invert><D:grant><D:privilege>"
                    + "<D:read/></D:privilege></D:grant></D:ace>",
                "no-invert"
            ),
        ]
        for (list, element) in cases {
            let answer = try await door.setAccess(list)
            #expect(answer.status == 403)
            #expect(try XMLTree.lines(answer.body).contains("D:\(element)\n"))
        }
        #expect(try await door.setAccess("<D:ace/>").status == 400)
        #expect(try await door.send("ACL", DoorFixture.calendar, body: "").status == 400)
        #expect(try await door.send("ACL", DoorFixture.calendar + "a.ics", body: "").status == 405)
        #expect(try await door.shareOfBruno() == nil)
    }

    /// Other servers take a grant before a denial: so do we where denials first mean the same (RFC 3744 §6).
    @Test func takesGrantsBeforeDenials() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let bruno = Say.href("bruno")
        func reads(_ name: String) async throws -> Int {
            try await door.send("GET", DoorFixture.calendar + "a.ics", as: name).status
        }
        #expect(try await door.setAccess(Say.ace(bruno, grant: "read"), Say.ace(bruno, deny: "write")).status == 200)
        #expect(try await reads("bruno") == 200)
        #expect(try await door.send("DELETE", DoorFixture.calendar + "a.ics", as: "bruno").status == 403)
        // "Bruno, and nobody else": the denial takes nothing back from him.
        let nobodyElse = Say.ace("<D:authenticated/>", deny: "all")
        #expect(try await door.setAccess(Say.ace(bruno, grant: "read"), nobodyElse).status == 200)
        #expect(try await reads("bruno") == 200)
        #expect(try await reads("carla") == 404)
        let told = try await door.propfind(DoorFixture.calendar, "acl").text
        #expect(told.contains("<D:grant><D:privilege><D:read/></D:privilege></D:grant>"))
        #expect(told.contains("<D:deny>"))
        // A denial before the grant holds, a denial of another person after it too.
        let others = Say.ace(Say.href("team"), grant: "read")
        #expect(try await door.setAccess(Say.ace(Say.href("carla"), deny: "read"), others).status == 200)
        #expect(try await reads("bruno") == 200)
        #expect(try await reads("carla") == 404)
        #expect(try await door.setAccess(others, Say.ace(Say.href("carla"), deny: "write")).status == 200)
        #expect(try await reads("carla") == 200)
    }

    /// A client gives back what it read, with one entry more.
    @Test func takesBackItsOwnEntries() async throws {
        let door = try await DoorFixture()
        let owners = """
            <D:ace><D:principal><D:property><D:owner/></D:property></D:principal><D:grant><D:privilege>\
            <D:all/></D:privilege>\
            </D:grant><D:protected/></D:ace>
            """
        #expect(try await door.setAccess(owners, Say.ace(Say.href("bruno"), grant: "read")).status == 200)
        #expect(try await door.shareOfBruno() != nil)
    }

    @Test func strangersLearnNothing() async throws {
        let door = try await DoorFixture()
        let list = SharingSamples.acl(Say.ace(Say.href("bruno"), grant: "all"))
        for place in [DoorFixture.calendar, "/dav/calendars/nobody/calendar/", "/dav/calendars/ana/absent/"] {
            #expect(try await door.send("ACL", place, body: list, as: "bruno").status == 404)
            let share = SharingSamples.share(SharingSamples.set("mailto:bruno@example.org", "read-write"))
            #expect(try await door.post(place, share, as: "bruno").status == 404)
        }
    }

    @Test func reportsPrincipalsOfAList() async throws {
        let door = try await DoorFixture()
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read"))
        let body = """
            <D:acl-principal-prop-set xmlns:D="DAV:"><D:prop><D:displayname/></D:prop></D:acl-principal-prop-set>
            """
        let answer = try await door.send("REPORT", DoorFixture.calendar, ["Depth": "0"], body: body)
        #expect(answer.text.contains("<D:displayname>Ana</D:displayname>"))
        #expect(answer.text.contains("<D:displayname>Bruno</D:displayname>"))
        #expect(try await door.send("REPORT", DoorFixture.calendar, body: body, as: "bruno").status == 403)
        // RFC 3744 §9.2: at most one.
        let two = body.replacing("</D:prop>", with: "</D:prop><D:prop><D:owner/></D:prop>")
        #expect(try await door.send("REPORT", DoorFixture.calendar, ["Depth": "0"], body: two).status == 400)
    }

    @Test func matchesPrincipals() async throws {
        let door = try await DoorFixture()
        let team = try await door.accounts.principal(named: "team")
        try await door.accounts.addMember(door.ana.id, to: team.id)
        let mine = try await door.send(
            "REPORT",
            "/dav/principals/",
            body: """
                <D:principal-match xmlns:D="DAV:"><D:self/><D:prop><D:displayname/></D:prop></D:principal-match>
                """
        )
        #expect(mine.text.contains("/dav/principals/ana/") && mine.text.contains("/dav/principals/team/"))
        #expect(!mine.text.contains("bruno"))
        let owned = try await door.send(
            "REPORT",
            DoorFixture.home,
            body: """
                <D:principal-match \
                xmlns:D="DAV:"><D:principal-property><D:owner/></D:principal-property></D:principal-match>
                """
        )
        #expect(owned.text.contains(DoorFixture.calendar))
        #expect(owned.text.contains("/dav/calendars/ana/travel/"))
        #expect(
            try await door.send("REPORT", "/dav/principals/", body: "<D:principal-match xmlns:D=\"DAV:\"/>").status
                == 400
        )
    }

    /// RFC 3744 §9.3: any property that names a principal, of all members at any depth.
    @Test(arguments: [DAVConfiguration(), DAVConfiguration(pageSize: 1)])
    func matchesByAnyProperty(_ configuration: DAVConfiguration) async throws {
        let door = try await DoorFixture(configuration: configuration)
        for name in ["a", "b"] { try await door.put("\(name).ics", Samples.event(name)) }
        _ = try await door.send("MKCOL", DoorFixture.home + "folder/")
        _ = try await door.send("MKCOL", DoorFixture.home + "folder/deep/")
        _ = try await door.setAccess(Say.ace(Say.href("bruno"), grant: "read"))
        func set(_ path: String, _ href: String, as user: String = "ana") async throws {
            let patch = """
                <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><chair xmlns="urn:x">by \
                <D:href>\(href)</D:href></chair>\
                </D:prop></D:set></D:propertyupdate>
                """
            #expect(try await door.send("PROPPATCH", path, body: patch, as: user).text.contains("200 OK"))
        }
        try await set(DoorFixture.home + "folder/deep/", "/dav/principals/ana")
        try await set(DoorFixture.calendar, "http://cal.example/dav/principals/ana/")
        try await set(DoorFixture.calendar + "a.ics", "/dav/principals/bruno/")
        func match(_ property: String, _ path: String, as user: String = "ana") async throws -> Set<String> {
            let body = """
                <D:principal-match xmlns:D="DAV:" \
                xmlns:CS="http://calendarserver.org/ns/"><D:principal-property>\(property)\
                </D:principal-property><D:prop><D:displayname/></D:prop></D:principal-match>
                """
            let answer = try await door.send("REPORT", path, body: body, as: user)
            #expect(answer.status == 207)
            return Set(answer.text.matches(of: /<D:response><D:href>([^<]*)</).map { String($0.output.1) })
        }
        let chair = "<chair xmlns=\"urn:x\"/>"
        let home = DoorFixture.home
        #expect(try await match(chair, home) == [home + "folder/deep/", DoorFixture.calendar])
        #expect(try await match(chair, home + "folder/") == [home + "folder/deep/"])
        #expect(try await match("<D:displayname/>", home) == [])
        let owned = try await match("<D:owner/>", home)
        let mine = ["calendar/", "travel/", "calendar/b.ics", "folder/", "folder/deep/"]
        #expect(owned.isSuperset(of: mine.map { home + $0 }))
        let objects = Set(["a.ics", "b.ics"].map { DoorFixture.calendar + $0 })
        #expect(try await match("<D:owner/>", DoorFixture.calendar) == objects)
        #expect(try await match("<D:owner/>", DoorFixture.calendar, as: "bruno") == [])
        // A group that the person is in matches them, and so does the proxy group that they are in.
        let members = "<D:group-member-set/>"
        #expect(try await match(members, "/dav/principals/", as: "bruno") == ["/dav/principals/team/"])
        let proxy = "/dav/principals/ana/calendar-proxy-read/"
        #expect(try await door.send("PROPPATCH", proxy, body: Say.members(["bruno"])).text.contains("200 OK"))
        #expect(try await match("<D:principal-URL/>", "/dav/principals/", as: "bruno").contains(proxy))
    }

    @Test func findsPrincipalsOfAllKinds() async throws {
        let door = try await DoorFixture()
        _ = try await door.accounts.addPrincipal(named: "aula", kind: .room, displayName: "Aula Magna", password: nil)
        func search(_ property: String, _ match: String) async throws -> String {
            try await door.send(
                "REPORT",
                "/dav/principals/",
                body: """
                    <D:principal-property-search xmlns:D="DAV:" \
                    xmlns:C="urn:ietf:params:xml:ns:caldav"><D:property-search><D:prop>\
                    <\(property)/></D:prop><D:match>\(match)</D:match></D:property-search><D:prop><D:displayname/>\
                    <C:calendar-user-type/></D:prop></D:principal-property-search>
                    """
            ).text
        }
        #expect(try await search("D:displayname", "magn").contains("ROOM"))
        #expect(try await search("C:calendar-user-type", "ROOM").contains("/dav/principals/aula/"))
        // People are found by a whole address only.
        #expect(!(try await search("D:displayname", "Bruno").contains("bruno")))
        #expect(!(try await search("C:calendar-user-address-set", "example.org").contains("bruno")))
        #expect(try await search("C:calendar-user-address-set", "bruno@example.org").contains("/dav/principals/bruno/"))
        #expect(try await search("C:calendar-user-address-set", "mailto:bruno@example.org").contains("bruno"))
    }

    @Test func groupsTellTheirMembers() async throws {
        let door = try await DoorFixture()
        let team = try await door.accounts.principal(named: "team")
        try await door.accounts.addMember(door.ana.id, to: team.id)
        let group = try await door.propfind(
            "/dav/principals/team/",
            "group-member-set",
            "C:calendar-user-type",
            "C:calendar-home-set"
        )
        #expect(group.text.contains("<D:group-member-set><D:href>/dav/principals/ana/</D:href>"))
        #expect(group.text.contains("GROUP"))
        #expect(group.text.contains("404 Not Found"), "a group has no home")
        let ana = try await door.propfind("/dav/principals/ana/", "group-membership")
        #expect(ana.text.contains("/dav/principals/team/"))
        // A grant to the group reaches its members.
        #expect(
            try await door.send(
                "ACL",
                "/dav/calendars/bruno/calendar/",
                body: Say.acl(Say.ace(Say.href("team"), grant: "read")),
                as: "bruno"
            ).status == 200
        )
        #expect(
            try await door.send("PROPFIND", DoorFixture.home, ["Depth": "1"]).text.contains(
                "/dav/calendars/ana/shared-"
            )
        )
    }

    /// RFC 6638 §6.1: the owner of an inbox says who may leave what there; nobody else sees it.
    @Test func inboxesDenyDeliveries() async throws {
        let door = try await DoorFixture()
        let inbox = DoorFixture.home + "inbox/"
        func set(_ entry: String) async throws -> DoorAnswer {
            try await door.send("ACL", inbox, ["Content-Type": "application/xml"], body: Say.acl(entry))
        }
        #expect(try await set(Say.ace(Say.href("bruno"), deny: "schedule-deliver-invite")).status == 200)
        let list = try await door.propfind(inbox, "acl")
        #expect(list.text.contains("<D:deny><D:privilege><C:schedule-deliver-invite/></D:privilege></D:deny>"))
        #expect(list.text.contains("<D:authenticated/></D:principal><D:grant><D:privilege><C:schedule-deliver/>"))
        for organizer in ["bruno", "carla"] {
            let home = "/dav/calendars/\(organizer)/calendar/"
            let meeting = Samples.event(
                organizer,
                start: "DTSTART:20251113T090000Z",
                "ORGANIZER:mailto:\(organizer)@example.org",
                "ATTENDEE:mailto:ana@example.org"
            )
            let type = ["Content-Type": "text/calendar"]
            _ = try await door.send("PUT", home + "m.ics", type, body: meeting, as: organizer)
            let stored = try await door.send("GET", home + "m.ics", as: organizer).text.replacing("\r\n ", with: "")
            #expect(stored.contains("SCHEDULE-STATUS=\(organizer == "bruno" ? "3.8" : "1.2")"))
        }
        let listing = try await door.send("PROPFIND", inbox, ["Depth": "1"])
        #expect(listing.text.matches(of: /inbox\/[^<\/]+<\/D:href>/).count == 1)
        let refused = try await set(Say.ace(Say.href("carla"), grant: "read"))
        #expect(refused.status == 403 && refused.text.contains("not-supported-privilege"))
        #expect(try await set(Say.ace(Say.href("carla"), grant: "schedule-deliver")).status == 200)
        #expect(try await door.send("PROPFIND", inbox, ["Depth": "0"], as: "carla").status == 404)
        let home = try await door.send("PROPFIND", "/dav/calendars/carla/", ["Depth": "1"], as: "carla")
        #expect(!home.text.contains("/shared-"))
    }
}
