package import Accounts
internal import Calendars
package import CivilTime
internal import Events

#if SQLITE
internal import GRDB
#endif

/// People and their credentials.
package struct SQLAccountRepository: AccountRepository {
    let database: StoreDatabase

    package init(_ database: StoreDatabase) {
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
            try Self.requireFree(principal.name, in: database)
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
            let transaction = SQLTransaction(database, of: store)
            let concerned = try transaction.collections(withEntriesFor: id)
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id.rawValue])
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try ShareWriter(transaction).forget(id, concerned: concerned, at: now)
        }
    }

    package func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET timeZone = ? WHERE id = ? AND timeZone IS NULL",
                arguments: [name, id.rawValue]
            )
            if try database.changedRows() > 0 { try EventTable.append(.preferencesChanged(person: id), in: database) }
        }
    }

    package func proposeLanguage(_ tag: String, of id: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET language = ? WHERE id = ? AND language IS NULL",
                arguments: [tag, id.rawValue]
            )
            if try database.changedRows() > 0 { try EventTable.append(.preferencesChanged(person: id), in: database) }
        }
    }

    package func updatePrincipal(_ principal: Principal) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET displayName = ?, timeZone = ?, language = ? WHERE id = ?",
                arguments: [principal.displayName, principal.timeZone, principal.language, principal.id.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try database.execute(sql: "DELETE FROM personEmail WHERE personId = ?", arguments: [principal.id.rawValue])
            try Self.setEmails(principal.emails, of: principal.id, in: database)
            try EventTable.append(.preferencesChanged(person: principal.id), in: database)
        }
    }

    package func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        try await login(.id(id)) { try Self.logins(in: $0, where: "id = ?", [id.rawValue]).first }?.principal
    }

    package func findPrincipal(named name: Username) async throws(AccountError) -> Principal? {
        try await read { try Self.logins(in: $0, where: "name = ?", [name.text]).first?.principal }
    }

    package func findPrincipal(email: String) async throws(AccountError) -> Principal? {
        try await read {
            try Self.logins(
                in: $0,
                where: "id = (SELECT personId FROM personEmail WHERE \(Dialect.isSameEmail("?")))",
                [email]
            ).first?
            .principal
        }
    }

    package func listPrincipals() async throws(AccountError) -> [Principal] {
        try await read { try Self.logins(in: $0, where: "1 = 1 ORDER BY name", []).map(\.principal) }
    }

    package func findLogin(named name: Username) async throws(AccountError) -> Login? {
        try await login(.name(name.text)) {
            try Self.logins(in: $0, where: "name = ?1 OR loginName = ?1", [name.text]).first
        }
    }

    private func login(
        _ key: LoginKey,
        _ read: @escaping @Sendable (Database) throws -> Login?
    ) async throws(AccountError) -> Login? {
        do {
            return try await database.login(key, read)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    package func setPassword(of id: PrincipalID, verifier: String, at now: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE person SET passwordVerifier = ?, credentialVersion = credentialVersion + 1 WHERE id = ?",
                arguments: [verifier, id.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
            try database.execute(sql: "DELETE FROM session WHERE personId = ?", arguments: [id.rawValue])
        }
    }

    private static func setEmails(_ emails: [String], of id: PrincipalID, in database: Database) throws {
        for (position, email) in emails.enumerated() {
            if try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM personEmail WHERE \(Dialect.isSameEmail("?")))",
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
                SELECT \(principalColumns), passwordVerifier, credentialVersion,
                    EXISTS (SELECT 1 FROM secondFactor WHERE personId = person.id)
                FROM person WHERE \(condition)
                """
        )
        return try statement.all(arguments) { row in
            Login(
                principal: principal(of: row),
                passwordVerifier: row[7],
                credentialVersion: row[8],
                hasSecondFactor: row[9]
            )
        }
    }

    static let principalColumns = """
        person.id, person.kind, person.name, displayName, timeZone, language, \(Dialect.emailLines) AS emails
        """

    /// Reads the columns of ``principalColumns``, which come first: by their places, since each request reads one.
    static func principal(of row: CurrentRow) -> Principal {
        let emails: String? = row[6]
        return Principal(
            id: PrincipalID(rawValue: row[0]),
            kind: PrincipalKind(rawValue: row[1]) ?? .individual,
            name: row[2],
            displayName: row[3],
            emails: emails?.utf8.split(separator: UInt8(ascii: "\n")).compactMap { String($0) } ?? [],
            timeZone: row[4],
            language: row[5]
        )
    }

    /// A unit of work whose failures are those of the repository protocol.
    func write<Value: Sendable>(
        _ isolation: UnitIsolation = .serializable,
        _ unit: @escaping @Sendable (Database) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await database.write(isolation, unit)
        } catch let error as AccountError {
            throw error
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await database.statement(body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
