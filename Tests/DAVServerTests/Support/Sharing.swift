import Testing

/// Requests of sharing, as clients write them.
enum SharingSamples {
    static func acl(_ entries: String...) -> String {
        "<D:acl xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">" + entries.joined() + "</D:acl>"
    }

    static func ace(_ principal: String, grant privileges: String...) -> String { ace(principal, "grant", privileges) }

    static func ace(_ principal: String, grants privileges: [String]) -> String { ace(principal, "grant", privileges) }

    static func ace(_ principal: String, deny privileges: String...) -> String { ace(principal, "deny", privileges) }

    private static func ace(_ principal: String, _ verdict: String, _ privileges: [String]) -> String {
        let list = privileges.map { name in
            "<D:privilege><\(Self.isCalDAV(name) ? "C" : "D"):\(name)/></D:privilege>"
        }
        return "<D:ace><D:principal>\(principal)</D:principal><D:\(verdict)>\(list.joined())</D:\(verdict)></D:ace>"
    }

    private static func isCalDAV(_ name: String) -> Bool { name == "read-free-busy" || name.hasPrefix("schedule-") }

    static func href(_ name: String) -> String { "<D:href>/dav/principals/\(name)/</D:href>" }

    /// A PROPPATCH of who is in a proxy group.
    static func members(_ names: [String]) -> String {
        """
        <D:propertyupdate \
        xmlns:D="DAV:"><D:set><D:prop><D:group-member-set>\(names.map(href).joined())</D:group-member-set></D:prop>\
        </D:set></D:propertyupdate>
        """
    }

    static func share(_ content: String) -> String {
        "<CS:share xmlns:D=\"DAV:\" xmlns:CS=\"http://calendarserver.org/ns/\">\(content)</CS:share>"
    }

    static func set(_ address: String, _ access: String, summary: String = "Ours") -> String {
        "<CS:set><D:href>\(address)</D:href><CS:summary>\(summary)</CS:summary><CS:\(access)/></CS:set>"
    }

    static func reply(_ uid: String, _ answer: String, summary: String = "") -> String {
        """
        <CS:invite-reply xmlns:D="DAV:" \
        xmlns:CS="http://calendarserver.org/ns/"><D:href>mailto:bruno@example.org</D:href>\
        <CS:invite-\(answer)/><CS:hosturl><D:href>/dav/calendars/ana/calendar/</D:href></CS:hosturl>\
        <CS:in-reply-to>\(uid)</CS:in-reply-to>\(summary.isEmpty ? "" : "<CS:summary>\(summary)</CS:summary>")\
        </CS:invite-reply>
        """
    }
}

extension DoorFixture {
    private static let xml = ["Content-Type": "application/xml"]

    func setAccess(_ entries: String...) async throws -> DoorAnswer {
        try await send("ACL", Self.calendar, Self.xml, body: SharingSamples.acl(entries.joined()))
    }

    func propfind(
        _ path: String,
        _ names: String...,
        depth: String = "0",
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        let list = names.map { $0.contains(":") ? "<\($0)/>" : "<D:\($0)/>" }.joined()
        return try await send(
            "PROPFIND",
            path,
            ["Depth": depth],
            body: """
                <D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" \
                xmlns:CS="http://calendarserver.org/ns/">\
                <D:prop>\(list)</D:prop></D:propfind>
                """,
            as: user
        )
    }

    func post(_ path: String, _ body: String, as user: String = "ana") async throws -> DoorAnswer {
        try await send("POST", path, Self.xml, body: body, as: user)
    }

    static let messagesOfBruno = "/dav/calendars/bruno/notifications/"

    /// Invites Bruno to a calendar of Ana's; gives back the uid of the invitation.
    func inviteBruno(_ access: String, to calendar: String = calendar) async throws -> String {
        let body = SharingSamples.share(SharingSamples.set("mailto:bruno@example.org", access))
        #expect(try await post(calendar, body).status == 200)
        let list = try await propfind(Self.messagesOfBruno, "CS:notificationtype", depth: "1", as: "bruno")
        #expect(list.text.contains("invite-notification"))
        return try #require(list.text.firstMatch(of: /invite-([0-9a-f-]{36})\.xml/).map { String($0.output.1) })
    }

    func answer(_ uid: String, _ answer: String) async throws -> DoorAnswer {
        try await post("/dav/calendars/bruno/", SharingSamples.reply(uid, answer), as: "bruno")
    }

    /// Where Ana's calendar stands in Bruno's home.
    func shareOfBruno() async throws -> String? {
        let answer = try await send("PROPFIND", "/dav/calendars/bruno/", ["Depth": "1"], as: "bruno")
        return answer.text.matches(of: /\/dav\/calendars\/bruno\/shared-\d+\//).first.map { String($0.output) }
    }
}
