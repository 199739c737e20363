import Accounts
import Testing

/// CalendarServer's calendar-proxy on the wire: who acts for whom, set and seen by clients.
@Suite struct ProxyTests {
    private typealias Say = SharingSamples

    private static let read = "/dav/principals/ana/calendar-proxy-read/"
    private static let write = "/dav/principals/ana/calendar-proxy-write/"

    private func setMembers(_ door: DoorFixture, _ group: String, _ names: String...) async throws -> DoorAnswer {
        try await door.send("PROPPATCH", group, body: Say.members(names))
    }

    @Test func aPrincipalHasTwoGroups() async throws {
        let door = try await DoorFixture()
        let mine = try await door.propfind("/dav/principals/ana/", "resourcetype", "principal-URL", depth: "1")
        #expect(mine.text.contains("<D:resourcetype><D:collection/><D:principal/></D:resourcetype>"))
        #expect(mine.text.contains("<D:resourcetype><D:principal/><CS:calendar-proxy-read/></D:resourcetype>"))
        #expect(mine.text.contains("<D:principal-URL><D:href>\(Self.write)</D:href></D:principal-URL>"))
        let others = try await door.propfind("/dav/principals/bruno/", "resourcetype", depth: "1")
        #expect(!others.text.contains("proxy"))
        let options = try await door.send("OPTIONS", "/dav/principals/ana/")
        #expect(options.field("DAV")?.contains("calendar-proxy,") == true)
        let privileges = try await door.propfind(Self.read, "current-user-privilege-set", "owner")
        #expect(privileges.text.contains("<D:write-properties/>"))
        #expect(privileges.text.contains("<D:owner><D:href>/dav/principals/ana/</D:href></D:owner>"))
    }

    @Test func membersActForTheOwner() async throws {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        #expect(try await setMembers(door, Self.write, "bruno").outcome == 200)
        #expect(try await setMembers(door, Self.read, "carla").outcome == 200)
        let members = try await door.propfind(Self.write, "group-member-set")
        #expect(
            members.text.contains("<D:group-member-set><D:href>/dav/principals/bruno/</D:href></D:group-member-set>")
        )

        let bruno = try await door.propfind(
            "/dav/principals/bruno/",
            "group-membership",
            "CS:calendar-proxy-write-for",
            "CS:calendar-proxy-read-for",
            as: "bruno"
        )
        #expect(bruno.text.contains("<D:href>\(Self.write)</D:href></D:group-membership>"))
        #expect(bruno.text.contains("<CS:calendar-proxy-write-for><D:href>/dav/principals/ana/</D:href>"))
        #expect(bruno.text.contains("<CS:calendar-proxy-read-for/>"))
        // It is nobody else's business for whom he acts.
        let seen = try await door.propfind("/dav/principals/bruno/", "group-membership", "CS:calendar-proxy-write-for")
        #expect(!seen.text.contains("proxy-write/"))

        let home = try await door.send("PROPFIND", DoorFixture.home, ["Depth": "1"], as: "bruno")
        #expect(home.status == 207 && home.text.contains(DoorFixture.calendar) && !home.text.contains("travel"))
        for (user, status) in [("bruno", 201), ("carla", 403)] {
            let answer = try await door.send(
                "PUT",
                DoorFixture.calendar + "b.ics",
                ["Content-Type": "text/calendar"],
                body: Samples.event("b", "LOCATION:\(user)"),
                as: user
            )
            #expect(answer.status == status)
            #expect(try await door.send("GET", DoorFixture.calendar + "a.ics", as: user).status == 200)
        }

        #expect(try await setMembers(door, Self.write).outcome == 200)
        #expect(try await door.send("PROPFIND", DoorFixture.home, ["Depth": "1"], as: "bruno").status == 404)
        #expect(try await door.send("PROPFIND", Self.write, ["Depth": "0"], as: "bruno").status == 404)
    }

    @Test func matchesAndExpands() async throws {
        let door = try await DoorFixture()
        _ = try await setMembers(door, Self.write, "team")
        let matched = try await door.send(
            "REPORT",
            "/dav/principals/",
            body: "<D:principal-match xmlns:D=\"DAV:\"><D:self/><D:prop><D:resourcetype/></D:prop></D:principal-match>",
            as: "bruno"
        )
        #expect(matched.text.contains(Self.write) && matched.text.contains("<CS:calendar-proxy-write/>"))
        let expanded = try await door.send(
            "REPORT",
            "/dav/principals/bruno/",
            ["Depth": "0"],
            body: """
                <D:expand-property xmlns:D="DAV:"><D:property name="calendar-proxy-write-for" \
                namespace="http://calendarserver.org/ns/">\
                <D:property name="displayname"/></D:property></D:expand-property>
                """,
            as: "bruno"
        )
        #expect(expanded.text.contains("<D:displayname>Ana</D:displayname>"))
    }

    @Test func refusesOthersAndOtherThings() async throws {
        let door = try await DoorFixture()
        for names in [["ana"], ["sala"], ["absent"], ["bruno", "absent"]] {
            let answer = try await door.send("PROPPATCH", Self.write, body: Say.members(names))
            #expect(answer.outcome == 403 && answer.text.contains("<D:recognized-principal/>"))
        }
        #expect(try await door.propfind(Self.write, "group-member-set").text.contains("<D:group-member-set/>"))
        let name = try await door.send(
            "PROPPATCH",
            Self.write,
            body: """
                <D:propertyupdate \
                xmlns:D="DAV:"><D:set><D:prop><D:displayname>x</D:displayname></D:prop></D:set></D:propertyupdate>
                """
        )
        #expect(name.outcome == 403)
        _ = try await setMembers(door, Self.write, "bruno")
        let members = Say.members(["carla"])
        let delegates = try await door.send("PROPPATCH", Self.write, body: members, as: "bruno")
        #expect(delegates.status == 403 && delegates.text.contains("<D:write-properties/>"))
        #expect(try await door.send("PROPPATCH", Self.write, body: members, as: "carla").status == 404)
        #expect(try await door.propfind(Self.write, "group-member-set", as: "bruno").text.contains("404 Not Found"))
        #expect(try await door.propfind("/dav/principals/team/calendar-proxy-read/", "owner").status == 404)
        #expect(try await door.propfind("/dav/principals/ana/calendar-proxy-admin/", "owner").status == 404)
    }
}
