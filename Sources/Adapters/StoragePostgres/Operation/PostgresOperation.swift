package import Calendars
internal import FoundationEssentials

extension PostgresDatabase {
    /// The server looks after its files itself, and this one was just reached: there is nothing more to look at.
    package func requireSound() {}

    /// Whether the server answers a question that is asked as those of requests are.
    package func answers() async -> Bool {
        let answer = try? await statement { try Row.fetchOne($0, sql: "SELECT 1") != nil }
        return answer ?? false
    }

    /// Looks at everything: rows that contradict one another, and each object's bytes against its tag. Other work goes
    /// on meanwhile; the look is one snapshot. Blocks the calling thread.
    ///
    /// - Parameter readable: what is wrong with the bytes of an object; nil: nothing.
    /// - Throws: ``PostgresStorageError/cannotConnect(url:reason:)``.
    /// - Returns: what was found.
    /// - Complexity: O(size of the database).
    package func check(readable: (StoredObject) -> String?) throws(PostgresStorageError) -> IntegrityReport {
        do {
            let connection = try PostgresConnection(settings)
            defer { connection.close() }
            // The questions go over whole tables.
            try connection.run(script: "SET statement_timeout = 0")
            try connection.queue(sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            let database = Database(connection)
            var report = IntegrityReport()
            report.problems += try Integrity.disagreements(Self.questions + Integrity.questions, in: database)
            try Integrity.look(at: database, readable: readable, into: &report)
            return report
        } catch {
            throw .cannotConnect(url: settings.shownURL, reason: "\(error)")
        }
    }

    private static let questions = [
        (
            "objects whose spans are not all there",
            """
            SELECT count(*) FROM object
            WHERE spanCount <> (SELECT count(*) FROM objectSpan WHERE objectId = object.id)
            """
        ),
        (
            "spans in another collection than their object",
            """
            SELECT count(*) FROM objectSpan JOIN object ON object.id = objectId
            WHERE NOT place @> object.collectionId
            """
        ),
    ]

    /// The secret that all servers of this database use: this one, where none was kept yet. Blocks the calling thread.
    ///
    /// - Throws: ``PostgresStorageError/cannotConnect(url:reason:)``.
    package func sharedSecret(proposing secret: [UInt8]) throws(PostgresStorageError) -> [UInt8] {
        do {
            let connection = try PostgresConnection(settings)
            defer { connection.close() }
            let statement = try Database(connection).cachedStatement(
                sql: "UPDATE installation SET secret = COALESCE(secret, ?) RETURNING secret"
            )
            let row = try Row.fetchOne(statement, arguments: [Data(secret)])
            return row.map { ($0[0] as BytesColumn).bytes } ?? secret
        } catch {
            throw .cannotConnect(url: settings.shownURL, reason: "\(error)")
        }
    }

    /// - Throws: ``PostgresStorageError/useOtherTools(_:)``: PostgreSQL has tools of its own for that.
    package func backUp(to file: String) throws(PostgresStorageError) {
        throw .useOtherTools("pg_dump --format=custom --file=\(file)")
    }

    /// Brings the schema to this version as the role that owns the tables, and lets another role use them.
    ///
    /// - Parameters:
    ///   - owner: the URL of the role that owns the tables.
    ///   - settings: the database as the server uses it; its role is let in.
    /// - Throws: ``PostgresStorageError``.
    package static func prepare(owner: String, for settings: PostgresSettings) throws(PostgresStorageError) {
        var owning = settings
        owning.url = owner
        do {
            // Where it can't log in, that is said before anything is made.
            let user = try PostgresConnection.user(of: settings)
            let connection = try PostgresConnection(owning)
            defer { connection.close() }
            try Schema.standard.bringUp(connection, owning)
            try Schema.standard.grant(to: user, connection)
        } catch let error as PostgresStorageError {
            throw error
        } catch {
            throw .cannotConnect(url: owning.shownURL, reason: "\(error)")
        }
    }
}
