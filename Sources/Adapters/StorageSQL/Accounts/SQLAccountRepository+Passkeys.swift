package import Accounts
package import CivilTime
internal import FoundationEssentials
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    private static let passkeys = OwnedRows(
        table: "passkey",
        columns: "id, personId, label, credential, publicKey, signCount, createdAt, lastUsedAt",
        value: Passkey.init(row:)
    )

    package func addPasskey(_ passkey: Passkey) async throws(AccountError) -> Passkey? {
        var kept = passkey
        kept.id = database.ids.next()
        return try await write { [kept] database in
            try Self.requirePerson(kept.person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO passkey (\(Self.passkeys.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (credential) DO NOTHING
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
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.passkeys.columns) FROM passkey WHERE credential = ?",
                arguments: [Data(credential)]
            ).map(Self.passkeys.value)
        }
    }

    package func listPasskeys(of person: PrincipalID) async throws(AccountError) -> [Passkey] {
        try await read { try Self.passkeys.list(of: person, by: "createdAt, id", in: $0) }
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
        try await write { try Self.passkeys.remove(id, of: person, in: $0) }
    }
}

extension Passkey {
    fileprivate init(row: Row) {
        self.init(
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
