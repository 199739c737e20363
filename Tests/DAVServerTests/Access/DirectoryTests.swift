import Accounts
import Calendars
import DAVServer
import Testing

/// Whom people find by a part of a name (ADR 0040), by both reports that apps send while a name is typed.
@Suite struct DirectoryTests {
    private static let namespaces = """
        xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"
        """

    private func found(_ answer: DoorAnswer) -> Set<String> {
        Set(answer.text.matches(of: /<D:response><D:href>\/dav\/principals\/([^<]*)\/</).map { String($0.output.1) })
    }

    private func search(_ door: DoorFixture, _ match: String, as user: String = "ana") async throws -> Set<String> {
        let body = """
            <D:principal-property-search \(Self.namespaces) \
            test="anyof"><D:property-search><D:prop><D:displayname/></D:prop>\
            <D:match>\(match)</D:match></D:property-search><D:property-search><D:prop><CS:email-address-set/></D:prop>\
            <D:match>\(match)</D:match></D:property-search><D:prop>\
            <D:displayname/></D:prop></D:principal-property-search>
            """
        return found(try await door.send("REPORT", "/dav/principals/", ["Depth": "0"], body: body, as: user))
    }

    private func complete(
        _ door: DoorFixture,
        _ tokens: String...,
        context: String = "attendee",
        limit: Int? = nil,
        path: String = "/dav/principals/",
        as user: String = "ana"
    ) async throws -> DoorAnswer {
        let list = tokens.map { "<CS:search-token>\($0)</CS:search-token>" }.joined()
        let most = limit.map { "<CS:limit><CS:nresults>\($0)</CS:nresults></CS:limit>" } ?? ""
        return try await door.send(
            "REPORT",
            path,
            ["Depth": "0"],
            body: """
                <CS:calendarserver-principal-search \(Self.namespaces) context="\(context)">\(list)\(most)<D:prop>\
                <D:displayname/><C:calendar-user-address-set/><C:calendar-user-type/></D:prop>\
                </CS:calendarserver-principal-search>
                """,
            as: user
        )
    }

    /// Bruno and Carla are in a group; Ana is in none.
    @Test(arguments: DirectoryVisibility.allCases)
    func tellsWhomTheSettingSays(_ directory: DirectoryVisibility) async throws {
        let door = try await DoorFixture(configuration: DAVConfiguration(directory: directory))
        let brunos: Set<String> = directory == .nobody ? [] : ["carla"]
        let anas: Set<String> = directory == .all ? ["carla"] : []
        #expect(try await search(door, "Carl", as: "bruno") == brunos)
        #expect(found(try await complete(door, "carl", as: "bruno")) == brunos)
        #expect(try await search(door, "Carl") == anas)
        #expect(found(try await complete(door, "carl")) == anas)
        // A complete address finds everybody, and rooms and groups are found by all.
        #expect(try await search(door, "carla@example.org") == ["carla"])
        #expect(found(try await complete(door, "carla@example.org")) == ["carla"])
        #expect(try await search(door, "Sala") == ["sala"])
        #expect(found(try await complete(door, "tea")) == ["team"])
        #expect(try await search(door, "An") == ["ana"])
    }

    /// The default: whoever shares a calendar or acts for the other, in either direction, and co-members of groups in
    /// groups.
    @Test func thoseWithSomethingInCommonAreFound() async throws {
        let door = try await DoorFixture()
        #expect(try await search(door, "brun") == [])
        #expect(try await search(door, "An", as: "bruno") == [])
        let uid = try await door.inviteBruno("read")
        #expect(try await search(door, "brun") == ["bruno"])
        // Nobody makes themselves known by an invitation.
        #expect(try await search(door, "An", as: "bruno") == [])
        _ = try await door.answer(uid, "accepted")
        #expect(try await search(door, "An", as: "bruno") == ["ana"])
        #expect(try await search(door, "An", as: "carla") == [])
        let carla = try await door.accounts.principal(named: "carla")
        try await door.accounts.setDelegates([carla.id], of: door.ana.id, access: .read)
        #expect(try await search(door, "carl") == ["carla"])
        #expect(try await search(door, "An", as: "carla") == ["ana"])
        let dora = try await door.accounts.addPrincipal(named: "dora", displayName: "Dora", password: "secret-dora")
        try await door.calendars.collections.prepareHome(of: dora.id)
        #expect(try await search(door, "brun", as: "dora") == [])
        let office = try await door.accounts.addPrincipal(
            named: "office",
            kind: .group,
            displayName: "Office",
            password: nil
        )
        try await door.accounts.addMember(try await door.accounts.principal(named: "team").id, to: office.id)
        try await door.accounts.addMember(dora.id, to: office.id)
        #expect(try await search(door, "brun", as: "dora") == ["bruno"])
        #expect(try await search(door, "dor", as: "bruno") == ["dora"])
    }

    @Test func completesInvitees() async throws {
        let door = try await DoorFixture(configuration: DAVConfiguration(directory: .all))
        let answer = try await complete(door, "run", "example")
        #expect(answer.status == 207)
        #expect(found(answer) == ["bruno"])
        #expect(answer.text.contains("<D:href>mailto:bruno@example.org</D:href>"))
        #expect(answer.text.contains("INDIVIDUAL"))
        #expect(found(try await complete(door, "example.org")) == ["ana", "bruno", "carla", "sala", "team"])
        #expect(found(try await complete(door, "example.org", context: "user")) == ["ana", "bruno", "carla"])
        #expect(found(try await complete(door, "example.org", context: "location")) == ["sala"])
        #expect(found(try await complete(door, "example.org", context: "group")) == ["team"])
        #expect(found(try await complete(door, "example.org", context: "resource")) == [])
        let few = try await complete(door, "example.org", limit: 2)
        #expect(found(few).count == 2)
        #expect(few.text.contains("507 Insufficient Storage"))
        #expect(few.text.contains("<D:number-of-matches-within-limits/>"))
        // As in CalendarServer: one letter finds nobody.
        #expect(found(try await complete(door, "a")) == [])
        #expect(found(try await complete(door)) == [])
        #expect(try await complete(door, "run", path: DoorFixture.calendar).status == 403)
        let listed = try await door.propfind("/dav/principals/", "supported-report-set")
        #expect(listed.text.contains("<CS:calendarserver-principal-search/>"))
    }
}
