package import Accounts
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: SessionRepository {
    private static let sessions = OwnedRows(
        table: "session",
        columns: "id, personId, createdAt, lastUsedAt, device, isRemembered",
        value: Session.init(row:)
    )

    package func addSession(_ draft: SessionDraft, at now: Instant) async throws(AccountError) -> Session {
        let session = Session(
            id: database.ids.next(),
            principal: draft.principal,
            createdAt: now,
            lastUsedAt: now,
            device: draft.device,
            isRemembered: draft.isRemembered
        )
        return try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO session (id, personId, digest, createdAt, lastUsedAt, device, isRemembered)
                    SELECT ?, id, ?, ?, ?, ?, ? FROM person WHERE id = ?
                    """,
                arguments: [
                    session.id, Data(draft.digest), now.secondsSince1970, now.secondsSince1970, session.device,
                    session.isRemembered, session.principal.rawValue,
                ]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            return session
        }
    }

    package func findSession(digest: [UInt8]) async throws(AccountError) -> Session? {
        try await read { try Self.sessions.find(digest: digest, in: $0) }
    }

    package func noteUse(ofSession id: Int64, at now: Instant) async throws(AccountError) {
        try await write { try Self.sessions.noteUse(of: id, at: now, in: $0) }
    }

    package func listSessions(of principal: PrincipalID) async throws(AccountError) -> [Session] {
        try await read { try Self.sessions.list(of: principal, by: "lastUsedAt DESC, id DESC", in: $0) }
    }

    package func removeSession(_ id: Int64, of principal: PrincipalID) async throws(AccountError) {
        try await write { try Self.sessions.remove(id, of: principal, in: $0) }
    }

    package func removeSessions(usedBefore: Instant, createdBefore: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM session WHERE lastUsedAt < ? OR createdAt < ?",
                arguments: [usedBefore.secondsSince1970, createdBefore.secondsSince1970]
            )
        }
    }
}

extension Session {
    fileprivate init(row: Row) {
        self.init(
            id: row[0],
            principal: PrincipalID(rawValue: row[1]),
            createdAt: Instant(secondsSince1970: row[2]),
            lastUsedAt: Instant(secondsSince1970: row[3]),
            device: row[4],
            isRemembered: row[5]
        )
    }
}
