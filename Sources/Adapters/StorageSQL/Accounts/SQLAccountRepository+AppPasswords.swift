package import Accounts
package import CivilTime
internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func addAppPassword(_ password: AppPasswordRecord, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            if try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM appPassword WHERE personId = ? AND label = ?)",
                arguments: [id.rawValue, password.label]
            ) == true {
                throw AccountError.invalidValue(reason: "There is already an app password \"\(password.label)\".")
            }
            try Self.requirePerson(id, in: database)
            try database.execute(
                sql: "INSERT INTO appPassword (personId, label, digest, createdAt) VALUES (?, ?, ?, ?)",
                arguments: [
                    id.rawValue, password.label, Data(password.digest), password.createdAt.secondsSince1970,
                ]
            )
        }
    }

    package func findAppPassword(
        of id: PrincipalID,
        digest: [UInt8],
        usedAt: Instant
    ) async throws(AccountError) -> AppPasswordRecord? {
        let found = try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT label, digest, createdAt, lastUsedAt FROM appPassword WHERE digest = ? AND personId = ?",
                arguments: [Data(digest), id.rawValue]
            ).map(AppPasswordRecord.init(row:))
        }
        guard let found else { return nil }
        let hour: Int64 = 3600
        let rounded = usedAt.secondsSince1970 - usedAt.secondsSince1970 % hour
        // A use is noted once an hour, not at each log-in.
        if found.lastUsedAt?.secondsSince1970 != rounded {
            // A disk that is full or read-only keeps nobody out.
            try? await write { database in
                try database.execute(
                    sql: "UPDATE appPassword SET lastUsedAt = ? WHERE personId = ? AND label = ?",
                    arguments: [rounded, id.rawValue, found.label]
                )
            }
        }
        return found
    }

    package func listAppPasswords(of id: PrincipalID) async throws(AccountError) -> [AppPasswordRecord] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT label, digest, createdAt, lastUsedAt FROM appPassword WHERE personId = ?
                    ORDER BY createdAt, label
                    """,
                arguments: [id.rawValue]
            ).map(AppPasswordRecord.init(row:))
        }
    }

    package func removeAppPassword(of id: PrincipalID, label: String) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM appPassword WHERE personId = ? AND label = ?",
                arguments: [id.rawValue, label]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try database.execute(
                sql: "UPDATE person SET credentialVersion = credentialVersion + 1 WHERE id = ?",
                arguments: [id.rawValue]
            )
        }
    }
}

extension AppPasswordRecord {
    fileprivate init(row: Row) {
        let lastUsedAt: Int64? = row["lastUsedAt"]
        self.init(
            label: row["label"],
            digest: [UInt8](row["digest"] as Data),
            createdAt: Instant(secondsSince1970: row["createdAt"]),
            lastUsedAt: lastUsedAt.map(Instant.init(secondsSince1970:))
        )
    }
}
