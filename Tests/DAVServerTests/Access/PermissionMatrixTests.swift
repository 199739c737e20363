import Foundation
import Testing

/// Every method on every kind of resource by every role. What the owner can do decides what a request means at all; who else can follows from the
/// rules below; docs/permissions.md is what comes of it.
///
/// RECORD=1 writes the page anew. Each cell is a request that would do something if it were allowed.
@Suite struct PermissionMatrixTests {
    typealias Role = PermissionMatrix.Role
    typealias Place = PermissionMatrix.Place
    typealias Cells = [Place: [String: DoorAnswer]]

    @Test func statusesFollowFromTheRules() async throws {
        let cells = try await withThrowingTaskGroup(of: (Role, Cells).self) { group in
            for role in Role.allCases { group.addTask { (role, try await Self.column(role)) } }
            return try await group.reduce(into: [Role: Cells]()) { $0[$1.0] = $1.1 }
        }
        for place in Place.allCases {
            for method in PermissionMatrix.methods {
                for role in Role.allCases {
                    let answer = try #require(cells[role]?[place]?[method])
                    let owners = try #require(cells[.owner]?[Self.ownersPlace(place)]?[method])
                    let complaint = Self.complaint(about: answer, owners, method, place, role)
                    #expect(complaint == nil, "\(method), \(place.rawValue), \(role.rawValue): \(answer.outcome)")
                }
            }
        }
        let page = Self.page(cells)
        var file = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { file.deleteLastPathComponent() }
        file.append(path: "docs/permissions.md")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try page.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(try String(contentsOf: file, encoding: .utf8) == page, "RECORD=1 writes docs/permissions.md anew")
        }
    }

    /// What can't be seen is answered as what is not there: below the same home, and, where the home can't be seen, as the home of nobody.
    @Test(arguments: Role.allCases.filter { $0 != .owner && $0 != .anonymous })
    func whatIsNotSeenIsNotThere(_ role: Role) async throws {
        let scene = try await PermissionMatrix.Scene(role)
        for place in Place.allCases where !Self.isSeen(place, by: role) {
            for method in PermissionMatrix.methods {
                // Some names are the server's, for everybody; and who may make a calendar learns that a name is taken.
                let makes = ["PUT", "MKCOL", "MKCALENDAR"].contains(method)
                if role.isProxy, place.isReserved || place.isMounted, makes { continue }
                if role == .proxyWrite, method == "MKCALENDAR" { continue }
                let path = scene.path(place)
                let answer = try await scene.ask(method, place, path)
                var twins = place.isOfHome ? [(scene.path(place, isAbsent: true), "the same home")] : []
                if !role.isProxy || !place.isOfHome { twins.append((scene.path(place, of: "nobody"), "nobody's home")) }
                for (twin, what) in twins {
                    let other = try await scene.ask(method, place, twin)
                    #expect(other.status == answer.status, "\(method) \(place.rawValue), \(what)")
                    let text = other.text.replacing(twin, with: path)
                        .replacing(Self.collection(of: twin), with: Self.collection(of: path))
                    #expect(text == answer.text, "\(method) \(place.rawValue), \(what)")
                }
            }
        }
    }

    private static func collection(of path: String) -> Substring {
        let path = path.hasSuffix("/") ? path.dropLast() : path[...]
        return path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    }

    // MARK: Rules

    /// Whether somebody sees that something is there.
    private static func isSeen(_ place: Place, by role: Role) -> Bool {
        switch place {
        case .principal, .principals: role != .anonymous
        case .proxyGroup: role == .owner || role == .proxyWrite
        case .calendar, .object, .absentObject: role != .stranger && role != .anonymous
        case .mount, .mountedObject: role.isShare
        case .home, .absentMember, .absentCalendar, .inbox, .outbox: role == .owner || role.isProxy
        case .travel, .notifications, .file, .folder: role == .owner
        }
    }

    /// Who besides the owner can do what the owner can.
    private static func others(_ method: String, _ place: Place) -> Set<Role> {
        let writers: Set<Role> = [.writeShare, .proxyWrite]
        let readers = writers.union([.readShare, .proxyRead])
        switch (place, method) {
        case (.principal, _), (.principals, _): return readers.union([.busyOnly, .stranger])
        case (.proxyGroup, "PROPPATCH"): return []
        case (.mount, "PROPPATCH"), (.mount, "DELETE"): return readers.union([.busyOnly])
        case (.calendar, "GET"), (.calendar, "HEAD"), (.calendar, "PROPFIND"), (.mount, "GET"), (.mount, "HEAD"),
            (.mount, "PROPFIND"):
            return readers.union([.busyOnly])
        case (_, "GET"), (_, "HEAD"), (_, "PROPFIND"), (_, "REPORT"): return readers
        case (.calendar, "PROPPATCH"): return writers
        // What the server makes nothing of is each person's own.
        case (.object, "PROPPATCH"), (.mountedObject, "PROPPATCH"), (.home, "PROPPATCH"): return readers
        case (.calendar, "DELETE"), (.absentCalendar, "MKCALENDAR"), (.absentMember, "MKCALENDAR"): return [.proxyWrite]
        case (.object, "MOVE"), (.outbox, "POST"): return [.proxyWrite]
        case (.object, "COPY"), (.mountedObject, "COPY"): return readers
        case (.object, "POST"), (.mountedObject, "POST"), (.object, "PUT"), (.object, "DELETE"), (.object, "LOCK"),
            (.mountedObject, "PUT"),
            (.mountedObject, "DELETE"), (.mountedObject, "LOCK"), (.absentObject, "PUT"), (.calendar, "LOCK"),
            (.mount, "LOCK"):
            return writers
        default: return []
        }
    }

    /// Where no privilege of the list decides: calendars are copied and moved by their owners, and objects stay with theirs.
    private static func isByRule(_ method: String, _ place: Place) -> Bool {
        (method == "COPY" || method == "MOVE") && (place == .calendar || place == .mount)
            || method == "MOVE" && (place == .object || place == .mountedObject)
    }

    /// What a place is to its owner.
    private static func ownersPlace(_ place: Place) -> Place {
        switch place {
        case .mount: .calendar
        case .mountedObject: .object
        default: place
        }
    }

    /// nil: as it should be.
    private static func complaint(
        about answer: DoorAnswer,
        _ owners: DoorAnswer,
        _ method: String,
        _ place: Place,
        _ role: Role
    ) -> String? {
        let status = answer.outcome
        if method == "OPTIONS" { return status == 200 ? nil : "OPTIONS tells nothing" }
        guard role != .anonymous else { return status == 401 ? nil : "nobody is asked who they are" }
        guard isSeen(place, by: role) else { return status >= 400 && status != 401 ? nil : "it is done" }
        if role == .owner { return status != 401 && status < 500 ? nil : "the owner is not served" }
        guard owners.outcome < 300 else { return status >= 400 ? nil : "it is done, which the owner can't do" }
        if others(method, place).contains(role) { return status < 300 ? nil : "it is not done" }
        guard status == 403 else { return "it is not refused" }
        guard method == "HEAD" || isByRule(method, place) || answer.text.contains("<D:need-privileges>") else {
            return "it is not said which privilege is missing"
        }
        return nil
    }

    // MARK: The page

    private static func column(_ role: Role) async throws -> Cells {
        var cells: Cells = [:]
        // One scene serves until something is changed in it.
        var standing: PermissionMatrix.Scene?
        for place in Place.allCases {
            for method in PermissionMatrix.methods {
                let scene: PermissionMatrix.Scene
                if let standing { scene = standing } else { scene = try await PermissionMatrix.Scene(role) }
                let answer = try await scene.ask(method, place, scene.path(place))
                standing = PermissionMatrix.isReading(method) || answer.status >= 300 ? scene : nil
                if method == "PROPPATCH" { standing = nil }
                cells[place, default: [:]][method] = answer
            }
        }
        return cells
    }

    private static func page(_ cells: [Role: Cells]) -> String {
        var page = """
            # Who may do what

            Made by `PermissionMatrixTests` (RECORD=1). Each cell is the status of one request that would do something if it were allowed, on what is Ana's; of
            PROPPATCH, the status of the property. The shares are granted by ACL: read; read and write; when time is taken. The proxies act for Ana. Where
            somebody sees nothing (a stranger everywhere in a home, a proxy with Travel, notifications and files, a sharee with all that is not
            shared) the answer is the one for what is not there, to the byte; where somebody sees but may not, it is 403 with `DAV:need-privileges`, or with the
            rule: a calendar is copied and moved by its owner, and an object does not leave what is shared. Who may make calendars learns that a name is taken.
            OPTIONS is answered alike to all.

            """
        for place in Place.allCases {
            page += "\n## \(place.rawValue)\n\n| | " + Role.allCases.map(\.rawValue).joined(separator: " | ") + " |\n"
            page += "|---|" + Role.allCases.map { _ in "---" }.joined(separator: "|") + "|\n"
            for method in PermissionMatrix.methods {
                let statuses = Role.allCases.map { role in (cells[role]?[place]?[method]).map { "\($0.outcome)" } ?? ""
                }
                page += "| \(method) | " + statuses.joined(separator: " | ") + " |\n"
            }
        }
        return page
    }
}
