package import Accounts
internal import Calendars
package import CivilTime
internal import Events
internal import GRDB

/// People and their credentials in the database file.
package struct SQLiteAccountRepository: AccountRepository {
    let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    package func addPrincipal(_ draft: PrincipalDraft, at now: Instant) async throws(AccountError) -> Principal {
        let principal = Principal(
            id: PrincipalID(rawValue: database.ids.next()),
            kind: draft.kind,
            name: draft.name.text,
            displayName: draft.displayName,
            emails: draft.emails,
            timeZone: draft.timeZone,
            language: draft.language
        )
        return try await write { database in
            if try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM person WHERE name = ?)",
                arguments: [principal.name]
            ) == true {
                throw AccountError.nameTaken(principal.name)
            }
            try database.execute(
                sql: """
                    INSERT INTO person (id, kind, name, displayName, timeZone, language, passwordVerifier, createdAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    principal.id.rawValue, principal.kind.rawValue, principal.name, principal.displayName,
                    principal.timeZone, principal.language, draft.passwordVerifier, now.secondsSince1970,
                ]
            )
            try Self.setEmails(principal.emails, of: principal.id, in: database)
            return principal
        }
    }

    package func removePrincipal(_ id: PrincipalID, at now: Instant) async throws(AccountError) {
        try await write { [store = self.database] database in
            let transaction = SQLiteTransaction(database, of: store)
            let concerned = try transaction.collections(withEntriesFor: id)
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id.rawValue])
            guard database.changesCount == 1 else { throw AccountError.notFound }
            try ShareWriter(transaction).forget(id, concerned: concerned, at: now)
        }
    }

    package func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET timeZone = ? WHERE id = ? AND timeZone IS NULL",
                arguments: [name, id.rawValue]
            )
            if database.changesCount > 0 { try EventTable.append(.preferencesChanged(person: id), in: database) }
        }
    }

    package func updatePrincipal(_ principal: Principal) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET displayName = ?, timeZone = ?, language = ? WHERE id = ?",
                arguments: [principal.displayName, principal.timeZone, principal.language, principal.id.rawValue]
            )
            guard database.changesCount == 1 else { throw AccountError.notFound }
            try database.execute(sql: "DELETE FROM personEmail WHERE personId = ?", arguments: [principal.id.rawValue])
            try Self.setEmails(principal.emails, of: principal.id, in: database)
            try EventTable.append(.preferencesChanged(person: principal.id), in: database)
        }
    }

    package func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        try read { try Self.logins(in: $0, where: "id = ?", [id.rawValue]).first?.principal }
    }

    package func findPrincipal(named name: Username) async throws(AccountError) -> Principal? {
        try read { try Self.logins(in: $0, where: "name = ?", [name.text]).first?.principal }
    }

    package func findPrincipal(email: String) async throws(AccountError) -> Principal? {
        try read {
            try Self.logins(in: $0, where: "id = (SELECT personId FROM personEmail WHERE email = ?)", [email]).first?
                .principal
        }
    }

    package func listPrincipals() async throws(AccountError) -> [Principal] {
        try read { try Self.logins(in: $0, where: "1 ORDER BY name", []).map(\.principal) }
    }

    package func findLogin(named name: Username) async throws(AccountError) -> Login? {
        try read { try Self.logins(in: $0, where: "name = ?", [name.text]).first }
    }

    package func setPassword(of id: PrincipalID, verifier: String, at now: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET passwordVerifier = ?, credentialVersion = credentialVersion + 1 WHERE id = ?",
                arguments: [verifier, id.rawValue]
            )
            guard database.changesCount == 1 else { throw AccountError.notFound }
            try database.execute(sql: "DELETE FROM session WHERE personId = ?", arguments: [id.rawValue])
        }
    }

    private static func setEmails(_ emails: [String], of id: PrincipalID, in database: Database) throws {
        for (position, email) in emails.enumerated() {
            if try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM personEmail WHERE email = ?)",
                arguments: [email]
            ) == true {
                throw AccountError.emailTaken(email)
            }
            try database.execute(
                sql: "INSERT INTO personEmail (personId, position, email) VALUES (?, ?, ?)",
                arguments: [id.rawValue, position, email]
            )
        }
    }

    /// One statement, so that the row and its addresses are of one moment.
    private static func logins(
        in database: Database,
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [Login] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(principalColumns), passwordVerifier, credentialVersion
                FROM person WHERE \(condition)
                """
        )
        return try Row.fetchAll(statement, arguments: arguments).map { row in
            Login(
                principal: principal(of: row),
                passwordVerifier: row[7],
                credentialVersion: row[8]
            )
        }
    }

    static let principalColumns = """
        person.id, person.kind, person.name, displayName, timeZone, language, (SELECT group_concat(email, char(10)) \
        FROM \
        (SELECT email FROM personEmail WHERE personId = person.id ORDER BY position)) AS emails
        """

    /// Reads the columns of ``principalColumns``, which come first: by their places, since each request reads one.
    static func principal(of row: Row) -> Principal {
        let emails: String? = row[6]
        return Principal(
            id: PrincipalID(rawValue: row[0]),
            kind: PrincipalKind(rawValue: row[1]) ?? .individual,
            name: row[2],
            displayName: row[3],
            emails: emails?.split(separator: "\n").map(String.init) ?? [],
            timeZone: row[4],
            language: row[5]
        )
    }

    /// A unit of work whose failures are those of the repository protocol.
    func write<Value: Sendable>(
        _ unit: @escaping @Sendable (Database) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await database.write(unit)
        } catch let error as AccountError {
            throw error
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(AccountError) -> Value {
        do {
            return try database.readStatement(body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
