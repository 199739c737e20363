import Accounts
import DAVServer
import Foundation
import Testing

/// Every method on every kind of resource by every role: the status follows from a table of rules, and stands in docs/permissions.md.
///
/// RECORD=1 writes the page anew. Each cell is a request that would do something if it were allowed.
@Suite struct PermissionMatrixTests {
    enum Role: String, CaseIterable, Sendable {
        case owner
        case writeShare = "write share"
        case readShare = "read share"
        case busyOnly = "busy only"
        case proxyWrite = "proxy, write"
        case proxyRead = "proxy, read"
        case stranger
        case anonymous
    }

    enum Place: String, CaseIterable, Sendable {
        case calendar
        case object
        case absentObject = "absent object"
        case absentCalendar = "absent calendar"
        case travel
        case home
        case notifications
        case principal

        func path(of owner: String) -> String {
            let home = "/dav/calendars/\(owner)/"
            return switch self {
            case .calendar: home + "calendar/"
            case .object: home + "calendar/a.ics"
            case .absentObject: home + "calendar/absent.ics"
            case .absentCalendar: home + "absent/"
            case .travel: home + "travel/"
            case .home: home
            case .notifications: home + "notifications/"
            case .principal: "/dav/principals/\(owner)/"
            }
        }
    }

    static let methods = [
        "GET", "HEAD", "PROPFIND", "REPORT", "PROPPATCH", "PUT", "POST", "ACL", "COPY", "MOVE", "DELETE", "MKCALENDAR",
    ]

    @Test func statusesFollowFromTheRules() async throws {
        var page = Self.head
        // One door serves a role until something is changed through it.
        var doors: [Role: DoorFixture] = [:]
        for place in Place.allCases {
            page += "\n## \(place.rawValue)\n\n| | " + Role.allCases.map(\.rawValue).joined(separator: " | ") + " |\n"
            page += "|---|" + Role.allCases.map { _ in "---" }.joined(separator: "|") + "|\n"
            for method in Self.methods {
                var cells: [String] = []
                for role in Role.allCases {
                    let door: DoorFixture
                    if let standing = doors[role] { door = standing } else { door = try await Self.door(role) }
                    let status = try await Self.send(method, place.path(of: "ana"), role, door).status
                    let isReading = ["GET", "HEAD", "PROPFIND", "REPORT"].contains(method)
                    doors[role] = isReading || status >= 300 ? door : nil
                    #expect(
                        Self.isExpected(status, method, place, role),
                        "\(method) \(place.rawValue) \(role.rawValue): \(status)"
                    )
                    cells.append("\(status)")
                }
                page += "| \(method) | " + cells.joined(separator: " | ") + " |\n"
            }
        }
        var file = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { file.deleteLastPathComponent() }
        file.append(path: "docs/permissions.md")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try page.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(try String(contentsOf: file, encoding: .utf8) == page, "RECORD=1 writes docs/permissions.md anew")
        }
    }

    /// What a stranger is answered about Ana's things is what everybody is answered about things of nobody.
    @Test(arguments: Place.allCases.filter { $0 != .principal })
    func strangersCanTellNothing(_ place: Place) async throws {
        let door = try await Self.door(.stranger)
        for method in Self.methods {
            let ours = try await Self.send(method, place.path(of: "ana"), .stranger, door)
            let nobodys = try await Self.send(method, place.path(of: "nobody"), .stranger, door)
            #expect(ours.status == nobodys.status, "\(method)")
            #expect(
                ours.text.replacing("/ana/", with: "/nobody/") == nobodys.text,
                "\(method) \(place.rawValue)"
            )
        }
    }

    // MARK: Rules

    /// What somebody may do with the calendar, in the order of the table; nil: they can't see it.
    private static func privileges(_ role: Role) -> Set<String>? {
        switch role {
        case .owner: ["see", "read", "write", "bind", "unbind", "properties", "acl", "home"]
        case .writeShare: ["see", "read", "write", "bind", "unbind", "properties"]
        case .readShare: ["see", "read"]
        case .busyOnly: ["see"]
        case .proxyWrite: ["see", "read", "write", "bind", "unbind", "properties", "home"]
        case .proxyRead: ["see", "read"]
        case .stranger, .anonymous: nil
        }
    }

    /// What a method needs of the calendar.
    private static func need(_ method: String, _ place: Place) -> String {
        switch (method, place) {
        case ("PROPFIND", .calendar), ("GET", .calendar), ("HEAD", .calendar): "see"
        case ("PROPPATCH", .calendar): "properties"
        case ("DELETE", .calendar): "home"
        case ("POST", .calendar), ("ACL", .calendar): "acl"
        case ("PUT", .object): "write"
        case ("PUT", .absentObject): "bind"
        case ("DELETE", _): "unbind"
        default: "read"
        }
    }

    private static func isExpected(_ status: Int, _ method: String, _ place: Place, _ role: Role) -> Bool {
        guard role != .anonymous else { return status == 401 }
        switch place {
        case .calendar, .object, .absentObject:
            // What does nothing here does so for all, after it was seen whether anything is there for them.
            if [400, 405, 409, 415].contains(status) { return method != "GET" && method != "PROPFIND" }
            guard let granted = privileges(role) else { return status == 404 }
            // A new object at this place, or from it, may be refused for other reasons; none of them is a success without the right.
            guard granted.contains(need(method, place)) else { return status == 403 || status == 404 }
            return place == .absentObject && method != "PUT" ? status == 404 || status >= 400 : status < 300 || status == 403
        case .travel, .notifications:
            return role == .owner ? status != 404 : status >= 400
        case .home:
            let sees = [Role.owner, .proxyRead, .proxyWrite].contains(role)
            return sees ? status != 404 : status >= 400
        case .absentCalendar:
            let makes = [Role.owner, .proxyWrite].contains(role)
            return method == "MKCALENDAR" ? (status == 201) == makes : status >= 400
        case .principal:
            return status != 401
        }
    }

    // MARK: Requests

    private static func door(_ role: Role) async throws -> DoorFixture {
        let door = try await DoorFixture()
        try await door.put("a.ics", Samples.event("a"))
        let bruno = try await door.accounts.principal(named: "bruno")
        switch role {
        case .owner, .stranger, .anonymous: break
        case .proxyRead: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .read)
        case .proxyWrite: try await door.accounts.setDelegates([bruno.id], of: door.ana.id, access: .write)
        case .readShare: _ = try await door.setAccess(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read"))
        case .writeShare:
            _ = try await door.setAccess(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read", "write"))
        case .busyOnly:
            _ = try await door.setAccess(SharingSamples.ace(SharingSamples.href("bruno"), grant: "read-free-busy"))
        }
        return door
    }

    private static func send(_ method: String, _ path: String, _ role: Role, _ door: DoorFixture) async throws -> DoorAnswer {
        let user: String? = role == .anonymous ? nil : role == .owner ? "ana" : "bruno"
        var fields = ["Depth": "0"]
        var body = ""
        switch method {
        case "REPORT":
            body = """
                <C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop><C:filter>\
                <C:comp-filter name="VCALENDAR"/></C:filter></C:calendar-query>
                """
            fields["Depth"] = "1"
        case "PROPPATCH":
            body = """
                <D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>x</D:displayname></D:prop></D:set></D:propertyupdate>
                """
        case "PUT":
            fields["Content-Type"] = "text/calendar"
            body = Samples.event(path.hasSuffix("/a.ics") ? "a" : "b", "LOCATION:x")
        case "POST":
            fields["Content-Type"] = "application/xml"
            body = SharingSamples.share(SharingSamples.set("/dav/principals/bruno/", "read"))
        case "ACL": body = SharingSamples.acl(SharingSamples.ace("<D:authenticated/>", grant: "read"))
        case "COPY", "MOVE": fields["Destination"] = "/dav/calendars/\(user ?? "ana")/calendar/copy.ics"
        case "DELETE": fields["Depth"] = "infinity"
        default: break
        }
        return try await door.send(method, path, fields, body: body, as: user)
    }

    private static let head = """
        # Who may do what

        Made by `PermissionMatrixTests` (RECORD=1); each cell is the status of one request on Ana's calendar, home and so on, that would do something if
        it were allowed. The write and read shares, and busy only, are granted by ACL and seen at the owner's address; the proxies act for Ana.

        """
}
