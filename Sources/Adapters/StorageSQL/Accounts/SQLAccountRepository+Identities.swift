package import Accounts
internal import CivilTime
package import SelfService

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    package func linkIdentity(_ identity: ExternalIdentity) async throws(AccountError) -> Bool {
        try await write { database in
            try Self.requirePerson(identity.person, in: database)
            let owner = try Int64.fetchOne(
                database,
                sql: "SELECT personId FROM externalIdentity WHERE issuer = ? AND subject = ?",
                arguments: [identity.issuer, identity.subject]
            )
            if let owner, owner != identity.person.rawValue { return false }
            try database.execute(
                sql: "DELETE FROM externalIdentity WHERE personId = ? AND issuer = ?",
                arguments: [identity.person.rawValue, identity.issuer]
            )
            try database.execute(
                sql: """
                    INSERT INTO externalIdentity (issuer, subject, personId, label, createdAt) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    identity.issuer, identity.subject, identity.person.rawValue, identity.label,
                    identity.createdAt.secondsSince1970,
                ]
            )
            return true
        }
    }

    package func findIdentity(issuer: String, subject: String) async throws(AccountError) -> ExternalIdentity? {
        try await read { database in
            try Self.identities(where: "issuer = ? AND subject = ?", [issuer, subject], in: database).first
        }
    }

    package func listIdentities(of person: PrincipalID) async throws(AccountError) -> [ExternalIdentity] {
        try await read { database in
            try Self.identities(where: "personId = ? ORDER BY issuer", [person.rawValue], in: database)
        }
    }

    package func removeIdentity(issuer: String, of person: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM externalIdentity WHERE issuer = ? AND personId = ?",
                arguments: [issuer, person.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
    }

    private static func identities(
        where condition: String,
        _ arguments: StatementArguments,
        in database: Database
    ) throws -> [ExternalIdentity] {
        try Row.fetchAll(
            database,
            sql: "SELECT issuer, subject, personId, label, createdAt FROM externalIdentity WHERE \(condition)",
            arguments: arguments
        ).map { row in
            ExternalIdentity(
                issuer: row[0],
                subject: row[1],
                person: PrincipalID(rawValue: row[2]),
                label: row[3],
                createdAt: Instant(secondsSince1970: row[4])
            )
        }
    }
}
