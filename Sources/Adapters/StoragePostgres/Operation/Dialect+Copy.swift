internal import Calendars
internal import CivilTime

/// What ``TableCopy`` asks of the engine.
extension Dialect {
    static func tableNames(in database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: """
                SELECT tablename FROM pg_tables
                WHERE schemaname = 'public' AND tablename NOT IN ('schemastep', 'objectspan')
                """
        )
    }

    static func columns(of table: String, in database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: """
                SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ?
                """,
            arguments: [table]
        )
    }

    static func references(in database: Database) throws -> [(child: String, parent: String)] {
        try Row.fetchAll(
            database,
            sql: "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint WHERE contype = 'f'"
        )
        .map { ($0[0], $0[1]) }
    }

    /// In the order of ``TableCopy/spans``; whole minutes, as SQLite has them.
    static let allSpans = """
        SELECT least((upper(time) - 1) / 60 + CASE WHEN (upper(time) - 1) % 60 > 0 THEN 1 ELSE 0 END, 2147483647) * 60,
            objectId,
            greatest(lower(time) / 60 - CASE WHEN lower(time) % 60 < 0 THEN 1 ELSE 0 END, -2147483648) * 60
        FROM objectSpan ORDER BY objectId, lower(time)
        """

    /// Row after row, some at a time from the server.
    static func scan(_ sql: String, in database: Database, _ each: (Row) throws -> Void) throws {
        try database.execute(sql: "DECLARE scan NO SCROLL CURSOR FOR \(sql)")
        while true {
            let rows = try Row.fetchAll(database, sql: "FETCH 100 FROM scan")
            for row in rows { try each(row) }
            if rows.isEmpty { break }
        }
        try database.execute(sql: "CLOSE scan")
    }

    static func encode(_ row: Row, at column: Int, into encoder: inout RowEncoder) {
        guard let field = row.result.field(row: row.index, column: column) else { return encoder.append(.null) }
        if field.type == Field.float, let number = Double(field) {
            encoder.append(.real(number))
        } else if let text = String(field) {
            encoder.append(.text(text))
        } else if field.isNumber, let number = field.integer {
            encoder.append(.number(number))
        } else {
            encoder.append(.bytes(field.bytes))
        }
    }

    static func insertSpan(of object: Int64, from start: Int64, to end: Int64, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan (objectId, place, time)
                SELECT id, int8range(collectionId, collectionId, '[]'), int8range(?2, ?3, '[]') FROM object WHERE id = ?1
                """
        )
        .execute(arguments: [object, start, end])
    }

    /// Numbers that the server counts go on after those that were copied.
    static func finishFilling(_ database: Database) throws {
        _ = try Row.fetchOne(
            database,
            sql: """
                SELECT setval(pg_get_serial_sequence('loginattempt', 'id'), COALESCE(max(id), 0) + 1, false)
                FROM loginAttempt
                """
        )
    }
}

extension PostgresDatabase {
    /// Reads all tables as they are at one moment. Blocks the calling thread.
    ///
    /// - Parameter body: is given the tables, and what reads the rows of one.
    /// - Throws: what `body` throws; ``PostgresStorageError/cannotConnect(url:reason:)``.
    package func readTables(
        _ body: (
            _ tables: [(name: String, columns: [String])],
            _ rows: (_ table: Int, _ each: ([UInt8]) throws -> Void) throws -> Void
        ) throws -> Void
    ) throws {
        let connection = try PostgresConnection(settings)
        defer { connection.close() }
        try connection.run(script: "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
        try connection.queue(sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let database = Database(connection)
        let tables = try TableCopy.tables(in: database)
        try body(tables) { table, each in try TableCopy.read(tables[table], in: database, each) }
        try connection.commit()
    }

    /// Fills the tables of a new database, all in one transaction. Blocks the calling thread.
    ///
    /// - Parameter body: is given whether the database is empty, and what inserts rows into a table, and what ends the
    ///   filling with the rows of `home`.
    /// - Throws: what `body` throws, and then nothing was written.
    package func fillTables(
        _ body: (
            _ isEmpty: Bool,
            _ insert: @escaping ((name: String, columns: [String]), [[UInt8]]) throws -> Void,
            _ finish: @escaping ((name: String, columns: [String]), [[UInt8]]) throws -> Void
        ) throws -> Void
    ) throws {
        let connection = try PostgresConnection(settings)
        defer { connection.close() }
        try connection.run(script: "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
        try connection.queue(sql: "BEGIN")
        // A calendar may be named before it is there.
        try connection.queue(sql: "SET CONSTRAINTS ALL DEFERRED")
        let database = Database(connection)
        try body(
            try TableCopy.isEmpty(database),
            { try TableCopy.insert($1, into: $0, in: database) },
            { try TableCopy.restoreCounts($1, $0, in: database) }
        )
        try connection.commit()
    }
}
