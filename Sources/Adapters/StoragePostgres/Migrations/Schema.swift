/// Brings a database to the schema of this program, and refuses one that is ahead of it.
struct Schema: Sendable {
    private let migrations: [Migration]

    static let standard = Schema([.beginning] + Migration.shared)

    init(_ migrations: [Migration]) { self.migrations = migrations }

    /// Takes the missing steps, each in a transaction of its own; servers that start together do so one after another.
    func bringUp(_ connection: PostgresConnection, _ settings: PostgresSettings) throws {
        let database = Database(connection, isMigrating: true)
        // Mostly nothing is missing, and this role may not make the table of steps.
        if try isThere(database), try missing(database, settings).isEmpty { return }
        do {
            try connection.run(script: "SELECT pg_advisory_lock(\(Self.lock))")
            try connection.run(
                script: """
                    CREATE TABLE IF NOT EXISTS schemaStep (
                        name TEXT COLLATE "C" PRIMARY KEY, takenAt TIMESTAMPTZ NOT NULL DEFAULT now()
                    )
                    """
            )
            for migration in try missing(database, settings) { try take(migration, database, settings) }
            try connection.run(script: "SELECT pg_advisory_unlock(\(Self.lock))")
        } catch let error as PostgresError where error.isForbidden {
            throw PostgresStorageError.notPrepared(url: settings.shownURL, reason: error.message)
        }
    }

    /// An arbitrary number that no other lock of this program has.
    private static let lock: Int64 = 7_205_759_403_792_793

    private func isThere(_ database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT to_regclass('schemastep') IS NOT NULL") ?? false
    }

    private func missing(_ database: Database, _ settings: PostgresSettings) throws -> [Migration] {
        let taken = Set(try String.fetchAll(database, sql: "SELECT name FROM schemaStep"))
        let unknown = taken.subtracting(migrations.map(\.name))
        guard unknown.isEmpty else {
            throw PostgresStorageError.newerThanProgram(
                url: settings.shownURL,
                unknownMigrations: unknown.sorted()
            )
        }
        return migrations.filter { !taken.contains($0.name) }
    }

    private func take(_ migration: Migration, _ database: Database, _ settings: PostgresSettings) throws {
        let connection = database.connection
        do {
            try connection.queue(sql: "BEGIN")
            try migration.migrate(database)
            try database.cachedStatement(sql: "INSERT INTO schemaStep (name) VALUES (?)")
                .execute(arguments: [migration.name])
            try connection.commit()
        } catch {
            connection.rollback()
            if let error = error as? PostgresError, error.isForbidden { throw error }
            throw PostgresStorageError.migrationFailed(
                url: settings.shownURL,
                step: migration.name,
                reason: "\(error)"
            )
        }
    }

    /// Lets another role use the tables, without changing the schema.
    func grant(to role: String, _ connection: PostgresConnection) throws(PostgresError) {
        let name = "\"" + role.replacing("\"", with: "\"\"") + "\""
        try connection.run(
            script: """
                GRANT USAGE ON SCHEMA public TO \(name);
                GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO \(name);
                GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO \(name);
                """
        )
    }
}
