package import Accounts
internal import CivilTime

/// What every store of sessions does.
package enum SessionContract {
    /// A store of accounts and sessions, as adapters have them in one.
    package typealias Store = any SessionRepository & AccountRepository

    package static let cases: [ContractCase<Store>] = [
        ContractCase("a session is found by its digest, and by no other") { store in
            let ana = try await person("ana", in: store)
            let made = try await store.addSession(draft(of: ana, digest: 1), at: instant(100))
            try expectEqual(made.principal, ana)
            try expectEqual(made.createdAt, instant(100))
            try expectEqual(made.lastUsedAt, instant(100))
            try expectEqual(made.device, "Firefox, Linux")
            try expectEqual(made.isRemembered, true)
            try expectEqual(try await store.findSession(digest: digest(1)), made)
            try expectEqual(try await store.findSession(digest: digest(2)), nil)
        },
        ContractCase("nobody's session is not kept") { store in
            let failure = try await expectError(AccountError.self) {
                _ = try await store.addSession(draft(of: PrincipalID(rawValue: 7), digest: 1), at: instant(100))
            }
            try expectEqual(failure, .notFound)
        },
        ContractCase("a person's sessions are listed, the one used last first") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            let first = try await store.addSession(draft(of: ana, digest: 1), at: instant(100))
            let second = try await store.addSession(draft(of: ana, digest: 2), at: instant(200))
            _ = try await store.addSession(draft(of: ben, digest: 3), at: instant(300))
            try expectEqual(try await store.listSessions(of: ana).map(\.id), [second.id, first.id])
            try await store.noteUse(ofSession: first.id, at: instant(400))
            let listed = try await store.listSessions(of: ana)
            try expectEqual(listed.map(\.id), [first.id, second.id])
            try expectEqual(listed.map(\.lastUsedAt), [instant(400), instant(200)])
        },
        ContractCase("a session is removed by its person only") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            let session = try await store.addSession(draft(of: ana, digest: 1), at: instant(100))
            let failure = try await expectError(AccountError.self) {
                try await store.removeSession(session.id, of: ben)
            }
            try expectEqual(failure, .notFound)
            try await store.removeSession(session.id, of: ana)
            try expectEqual(try await store.findSession(digest: digest(1)), nil)
            _ = try await expectError(AccountError.self) { try await store.removeSession(session.id, of: ana) }
            try await store.noteUse(ofSession: session.id, at: instant(200))
        },
        ContractCase("sessions that were used or made too long ago are removed") { store in
            let ana = try await person("ana", in: store)
            let old = try await store.addSession(draft(of: ana, digest: 1), at: instant(100))
            let idle = try await store.addSession(draft(of: ana, digest: 2), at: instant(200))
            let fresh = try await store.addSession(draft(of: ana, digest: 3), at: instant(300))
            for session in [old, fresh] { try await store.noteUse(ofSession: session.id, at: instant(1000)) }
            try await store.removeSessions(usedBefore: instant(1000), createdBefore: instant(200))
            try expectEqual(try await store.listSessions(of: ana).map(\.id), [fresh.id])
            try expectEqual(try await store.findSession(digest: digest(2))?.id == idle.id, false)
        },
        ContractCase("a new password, and the person's removal, end the sessions") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            _ = try await store.addSession(draft(of: ana, digest: 1), at: instant(100))
            _ = try await store.addSession(draft(of: ben, digest: 2), at: instant(100))
            try await store.setPassword(of: ana, verifier: "x", at: instant(200))
            try expectEqual(try await store.findSession(digest: digest(1)), nil)
            try expect(try await store.findSession(digest: digest(2)) != nil, "the other's session stays")
            try await store.removePrincipal(ben, at: instant(300))
            try expectEqual(try await store.findSession(digest: digest(2)), nil)
        },
    ]

    private static func instant(_ seconds: Int64) -> Instant { Instant(secondsSince1970: seconds) }

    private static func digest(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    private static func draft(of person: PrincipalID, digest number: UInt8) -> SessionDraft {
        SessionDraft(principal: person, digest: digest(number), device: "Firefox, Linux", isRemembered: true)
    }

    private static func person(_ name: String, in store: Store) async throws -> PrincipalID {
        guard let username = Username(name) else { throw ContractViolation(description: "\(name) is no name") }
        return try await store.addPrincipal(PrincipalDraft(name: username), at: instant(1)).id
    }
}
