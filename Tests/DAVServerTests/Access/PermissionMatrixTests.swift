import Foundation
import Testing

/// Every method on every kind of resource by every role. What the owner can do decides what a request means at all; who
/// else can follows from the rules of ``PermissionMatrix``; docs/permissions.md is what comes of it.
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
            for row in place.rows {
                for role in Role.allCases {
                    let answer = try #require(cells[role]?[place]?[row])
                    let owners = try #require(cells[.owner]?[PermissionMatrix.ownersPlace(place)]?[row])
                    let complaint = PermissionMatrix.complaint(about: answer, owners, row, place, role)
                    let cell = "\(row), \(place.rawValue), \(role.rawValue): \(answer.outcome)"
                    #expect(complaint == nil, "\(cell)")
                    // However somebody came by what they may.
                    let twin = PermissionMatrix.column(of: role, row, place)
                    #expect(answer.outcome == cells[twin]?[place]?[row]?.outcome, "\(cell), as \(twin.rawValue)")
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

    /// What can't be seen is answered as what is not there: below the same home, and, where the home can't be seen, as
    /// the home of nobody.
    @Test(arguments: Role.allCases.filter { $0 != .owner })
    func whatIsNotSeenIsNotThere(_ role: Role) async throws {
        let scene = try await PermissionMatrix.Scene(role)
        for place in Place.allCases where !PermissionMatrix.isSeen(place, by: role) {
            for row in place.rows {
                // Some names are the server's, for everybody; and who may make a calendar learns that a name is taken.
                let makes = ["PUT", "MKCOL", "MKCALENDAR"].contains(row)
                if role.isProxy, place.isReserved || place.isMounted, makes { continue }
                if role == .proxyWrite, row == "MKCALENDAR" { continue }
                let path = scene.path(place)
                let answer = try await scene.ask(row, place, path)
                var twins: [(String, String)] = []
                if place.isOfHome || place == .attachment {
                    twins.append((scene.path(place, isAbsent: true), "absent"))
                }
                // Resources of the requester's own home are requested there.
                let isOwnHome = place.isMounted && !role.isProxy
                if !isOwnHome, !role.isProxy || !place.isOfHome {
                    twins.append((scene.path(place, of: "nobody"), "nobody's home"))
                }
                for (twin, what) in twins where twin != path {
                    let other = try await scene.ask(row, place, twin)
                    #expect(other.status == answer.status, "\(row) \(place.rawValue), \(what)")
                    let text = other.text.replacing(twin, with: path)
                        .replacing(Self.collection(of: twin), with: Self.collection(of: path))
                    #expect(text == answer.text, "\(row) \(place.rawValue), \(what)")
                }
            }
        }
    }

    private static func collection(of path: String) -> Substring {
        let path = path.hasSuffix("/") ? path.dropLast() : path[...]
        return path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    }

    private static func column(_ role: Role) async throws -> Cells {
        var cells: Cells = [:]
        // One scene serves until something is changed in it.
        var standing: PermissionMatrix.Scene?
        for place in Place.allCases {
            for row in place.rows {
                let scene: PermissionMatrix.Scene
                if let standing { scene = standing } else { scene = try await PermissionMatrix.Scene(role) }
                let answer = try await scene.ask(row, place, scene.path(place))
                standing = answer.outcome < 300 && PermissionMatrix.changes(row) ? nil : scene
                cells[place, default: [:]][row] = answer
            }
        }
        return cells
    }

    private static func page(_ cells: [Role: Cells]) -> String {
        let roles = Role.allCases.filter { $0.twin == nil }
        var page = """
            # Who may do what

            Written by `PermissionMatrixTests` (RECORD=1). Each cell is the status of one request, which would have an
            effect if it were allowed, on a resource of Ana's; for PROPPATCH, the status of the property. The shares
            are granted by ACL: read; read and write; free-busy only. Somebody who accepted an invitation to read or
            to write has the column of that share, except that an invitation does not grant PROPPATCH of the
            calendar's shared properties; somebody who has not answered, or has declined, has the column of a
            stranger. These are tested but not listed. The proxies act for Ana.

            UNLOCK names a real lock where one is possible: one held by Ana (in her own column, one that somebody else
            holds in her home), and in the row below it the requester's own lock, taken while locking was still
            allowed. Where none is possible, the token belongs to a lock elsewhere.

            Where somebody sees nothing (a stranger anywhere in a home, a proxy at Travel, notifications and files, a
            sharee at everything that is not shared, somebody who sees only busy time at attachments), the response is
            identical to that for a missing resource. Where somebody sees a resource but may not do something, it is
            403 with `DAV:need-privileges`, or with the rule: only its owner copies or moves a calendar, and an object
            does not leave a share. Somebody who may create calendars learns that a name is taken. OPTIONS is answered
            alike for everybody.

            """
        for place in Place.allCases {
            page += "\n## \(place.rawValue)\n\n| | " + roles.map(\.rawValue).joined(separator: " | ") + " |\n"
            page += "|---|" + roles.map { _ in "---" }.joined(separator: "|") + "|\n"
            for row in place.rows {
                let statuses = roles.map { role in (cells[role]?[place]?[row]).map { "\($0.outcome)" } ?? "" }
                page += "| \(row) | " + statuses.joined(separator: " | ") + " |\n"
            }
        }
        return page
    }
}
