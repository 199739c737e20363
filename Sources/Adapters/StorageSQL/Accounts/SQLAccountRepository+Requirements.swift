internal import Accounts

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository {
    /// - Throws: ``AccountError/notFound`` where there is no such person.
    static func requirePerson(_ id: PrincipalID, in database: Database) throws {
        let exists = try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)",
            arguments: [id.rawValue]
        )
        guard exists == true else { throw AccountError.notFound }
    }

    /// - Throws: ``AccountError/nameTaken(_:)`` where anybody logs in, or is about to log in, by the name.
    static func requireFree(_ name: String, in database: Database) throws {
        let isTaken = try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (SELECT 1 FROM person WHERE name = ?1 OR loginName = ?1)
                    OR EXISTS (SELECT 1 FROM ticket WHERE reservedName = ?1)
                """,
            arguments: [name]
        )
        if isTaken == true { throw AccountError.nameTaken(name) }
    }
}
