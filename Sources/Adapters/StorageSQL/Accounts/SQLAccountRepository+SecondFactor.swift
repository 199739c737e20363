package import Accounts
internal import CivilTime
internal import FoundationEssentials
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func setSecondFactor(
        _ factor: SecondFactor,
        recoveryCodes: [[UInt8]],
        of person: PrincipalID
    ) async throws(AccountError) {
        try await write { database in
            try Self.moveCredentials(of: person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO secondFactor (personId, secret, lastStep, createdAt) VALUES (?, ?, ?, ?)
                    ON CONFLICT (personId) DO UPDATE SET secret = excluded.secret, lastStep = excluded.lastStep,
                        createdAt = excluded.createdAt
                    """,
                arguments: [
                    person.rawValue, Data(factor.secret), factor.lastStep, factor.createdAt.secondsSince1970,
                ]
            )
            try Self.setRecoveryCodes(recoveryCodes, of: person, in: database)
        }
    }

    package func removeSecondFactor(of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.moveCredentials(of: person, in: database)
            try database.execute(sql: "DELETE FROM secondFactor WHERE personId = ?", arguments: [person.rawValue])
            try database.execute(sql: "DELETE FROM recoveryCode WHERE personId = ?", arguments: [person.rawValue])
        }
    }

    package func findSecondFactor(of person: PrincipalID) async throws(AccountError) -> SecondFactor? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT secret, lastStep, createdAt FROM secondFactor WHERE personId = ?",
                arguments: [person.rawValue]
            ).map { row in
                SecondFactor(
                    secret: [UInt8](row[0] as Data),
                    lastStep: row[1],
                    createdAt: Instant(secondsSince1970: row[2])
                )
            }
        }
    }

    package func useStep(_ step: Int64, of person: PrincipalID) async throws(AccountError) -> Bool {
        try await write { database in
            try database.execute(
                sql: "UPDATE secondFactor SET lastStep = ?1 WHERE personId = ?2 AND lastStep < ?1",
                arguments: [step, person.rawValue]
            )
            return try database.changedRows() == 1
        }
    }

    package func useRecoveryCode(_ digest: [UInt8], of person: PrincipalID) async throws(AccountError) -> Bool {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM recoveryCode WHERE personId = ? AND digest = ?",
                arguments: [person.rawValue, Data(digest)]
            )
            return try database.changedRows() == 1
        }
    }

    package func countRecoveryCodes(of person: PrincipalID) async throws(AccountError) -> Int {
        try await read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM recoveryCode WHERE personId = ?",
                arguments: [person.rawValue]
            ) ?? 0
        }
    }

    package func setRecoveryCodes(_ digests: [[UInt8]], of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.requirePerson(person, in: database)
            try Self.setRecoveryCodes(digests, of: person, in: database)
        }
    }

    private static func setRecoveryCodes(_ digests: [[UInt8]], of person: PrincipalID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM recoveryCode WHERE personId = ?", arguments: [person.rawValue])
        for digest in digests {
            try database.execute(
                sql: "INSERT INTO recoveryCode (personId, digest) VALUES (?, ?)",
                arguments: [person.rawValue, Data(digest)]
            )
        }
    }

    /// - Throws: ``AccountError/notFound``.
    private static func moveCredentials(of person: PrincipalID, in database: Database) throws {
        try database.execute(
            sql: "UPDATE person SET credentialVersion = credentialVersion + 1 WHERE id = ?",
            arguments: [person.rawValue]
        )
        guard try database.changedRows() == 1 else { throw AccountError.notFound }
    }

    // MARK: Names, details and consents

    package func setDetails(_ sealed: [UInt8]?, of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.requirePerson(person, in: database)
            guard let sealed else {
                return try database.execute(
                    sql: "DELETE FROM personalDetails WHERE personId = ?",
                    arguments: [person.rawValue]
                )
            }
            try database.execute(
                sql: """
                    INSERT INTO personalDetails (personId, sealed) VALUES (?, ?)
                    ON CONFLICT (personId) DO UPDATE SET sealed = excluded.sealed
                    """,
                arguments: [person.rawValue, Data(sealed)]
            )
        }
    }

    package func findDetails(of person: PrincipalID) async throws(AccountError) -> [UInt8]? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT sealed FROM personalDetails WHERE personId = ?",
                arguments: [person.rawValue]
            ).map { [UInt8]($0[0] as Data) }
        }
    }

    package func findLoginName(of person: PrincipalID) async throws(AccountError) -> String? {
        try await read { database in
            try String.fetchOne(
                database,
                sql: "SELECT loginName FROM person WHERE id = ? AND loginName IS NOT NULL",
                arguments: [person.rawValue]
            )
        }
    }

    package func setLoginName(_ name: Username?, of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try Self.requirePerson(person, in: database)
            let own = try String.fetchOne(
                database,
                sql: "SELECT loginName FROM person WHERE id = ? AND loginName IS NOT NULL",
                arguments: [person.rawValue]
            )
            if let name, name.text != own { try Self.requireFree(name.text, in: database) }
            try database.execute(
                sql: "UPDATE person SET loginName = ? WHERE id = ?",
                arguments: [name?.text, person.rawValue]
            )
        }
    }

    package func addConsents(_ consents: [Consent], of person: PrincipalID) async throws(AccountError) {
        try await write { [ids = self.database.ids] database in
            try Self.requirePerson(person, in: database)
            for consent in consents {
                try database.execute(
                    sql: "INSERT INTO consent (id, personId, document, version, at) VALUES (?, ?, ?, ?, ?)",
                    arguments: [
                        ids.next(), person.rawValue, consent.document.rawValue, consent.version,
                        consent.at.secondsSince1970,
                    ]
                )
            }
        }
    }

    package func listConsents(of person: PrincipalID) async throws(AccountError) -> [Consent] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT document, version, at FROM consent WHERE personId = ? ORDER BY at, document",
                arguments: [person.rawValue]
            ).compactMap { row in
                Consent.Document(rawValue: row[0]).map { document in
                    Consent(document: document, version: row[1], at: Instant(secondsSince1970: row[2]))
                }
            }
        }
    }
}
