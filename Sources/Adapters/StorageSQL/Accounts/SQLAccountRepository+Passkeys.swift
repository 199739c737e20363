package import Accounts
package import CivilTime
internal import FoundationEssentials
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func addPasskey(_ passkey: Passkey) async throws(AccountError) -> Passkey? {
        var kept = passkey
        kept.id = database.ids.next()
        return try await write { [kept] database in
            try Self.requirePerson(kept.person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO passkey
                        (id, personId, label, credential, publicKey, signCount, createdAt, lastUsedAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential) DO NOTHING
                    """,
                arguments: [
                    kept.id, kept.person.rawValue, kept.label, Data(kept.credential), Data(kept.key), kept.signCount,
                    kept.createdAt.secondsSince1970, kept.lastUsedAt?.secondsSince1970,
                ]
            )
            return try database.changedRows() == 1 ? kept : nil
        }
    }

    package func findPasskey(credential: [UInt8]) async throws(AccountError) -> Passkey? {
        try await read { try Self.passkeys(where: "credential = ?", [Data(credential)], in: $0).first }
    }

    package func listPasskeys(of person: PrincipalID) async throws(AccountError) -> [Passkey] {
        try await read { try Self.passkeys(where: "personId = ? ORDER BY createdAt, id", [person.rawValue], in: $0) }
    }

    package func usePasskey(_ id: Int64, signCount: Int64, at now: Instant) async throws(AccountError) -> Bool {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE passkey SET signCount = ?1, lastUsedAt = ?2
                    WHERE id = ?3 AND (signCount < ?1 OR (signCount = 0 AND ?1 = 0))
                    """,
                arguments: [signCount, now.secondsSince1970, id]
            )
            return try database.changedRows() == 1
        }
    }

    package func renamePasskey(
        _ id: Int64,
        to label: String,
        of person: PrincipalID
    ) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE passkey SET label = ? WHERE id = ? AND personId = ?",
                arguments: [label, id, person.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
    }

    package func removePasskey(_ id: Int64, of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM passkey WHERE id = ? AND personId = ?",
                arguments: [id, person.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
    }

    private static func passkeys(
        where condition: String,
        _ arguments: StatementArguments,
        in database: Database
    ) throws -> [Passkey] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT id, personId, label, credential, publicKey, signCount, createdAt, lastUsedAt
                FROM passkey WHERE \(condition)
                """,
            arguments: arguments
        ).map { row in
            Passkey(
                id: row[0],
                person: PrincipalID(rawValue: row[1]),
                label: row[2],
                credential: [UInt8](row[3] as Data),
                key: [UInt8](row[4] as Data),
                signCount: row[5],
                createdAt: Instant(secondsSince1970: row[6]),
                lastUsedAt: (row[7] as Int64?).map { Instant(secondsSince1970: $0) }
            )
        }
    }
}
