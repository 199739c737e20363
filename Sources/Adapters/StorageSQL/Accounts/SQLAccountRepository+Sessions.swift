package import Accounts
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: SessionRepository {
    private static let sessionColumns = "id, personId, createdAt, lastUsedAt, device, isRemembered"

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
        try await read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT \(Self.sessionColumns) FROM session WHERE digest = ?"
            )
            return try Row.fetchOne(statement, arguments: [Data(digest)]).map(Session.init(row:))
        }
    }

    package func noteUse(ofSession id: Int64, at now: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE session SET lastUsedAt = ? WHERE id = ?",
                arguments: [now.secondsSince1970, id]
            )
        }
    }

    package func listSessions(of principal: PrincipalID) async throws(AccountError) -> [Session] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(Self.sessionColumns) FROM session WHERE personId = ? ORDER BY lastUsedAt DESC, id DESC
                    """,
                arguments: [principal.rawValue]
            ).map(Session.init(row:))
        }
    }

    package func removeSession(_ id: Int64, of principal: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM session WHERE id = ? AND personId = ?",
                arguments: [id, principal.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
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
