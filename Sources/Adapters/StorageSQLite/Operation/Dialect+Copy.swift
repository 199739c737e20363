internal import Calendars
internal import FoundationEssentials
internal import GRDB

/// What ``TableCopy`` asks of the engine.
extension Dialect {
    static func tableNames(in database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: """
                SELECT lower(name) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
                    AND name NOT LIKE 'grdb%' AND name NOT LIKE 'objectSpan%'
                """
        )
    }

    /// The key in the R*Tree is not copied.
    static func columns(of table: String, in database: Database) throws -> [String] {
        try String.fetchAll(
            database,
            sql: "SELECT lower(name) FROM pragma_table_info(?) WHERE name <> 'spanKey'",
            arguments: [table]
        )
    }

    static func references(in database: Database) throws -> [(child: String, parent: String)] {
        try tableNames(in: database).flatMap { child in
            try String.fetchAll(
                database,
                sql: "SELECT lower(\"table\") FROM pragma_foreign_key_list(?)",
                arguments: [child]
            )
            .map { (child, $0) }
        }
    }

    /// In the order of ``TableCopy/spans``.
    static let allSpans = """
        SELECT lastMinute * 60, id & -\(SpanTable.block), firstMinute * 60 FROM objectSpan ORDER BY id
        """

    static func scan(_ sql: String, in database: Database, _ each: (Row) throws -> Void) throws {
        let rows = try Row.fetchCursor(database, sql: sql)
        while let row = try rows.next() { try each(row) }
    }

    static func encode(_ row: Row, at column: Int, into encoder: inout RowEncoder) {
        switch (row[column] as DatabaseValue).storage {
        case .null: encoder.append(.null)
        case .int64(let number): encoder.append(.number(number))
        case .double(let number): encoder.append(.real(number))
        case .string(let text): encoder.append(.text(text))
        case .blob(let data): encoder.append(.bytes(Array(data)))
        }
    }

    /// The spans of an object come one after another; each gets the next number.
    static func insertSpan(of object: Int64, from start: Int64, to end: Int64, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO objectSpan
                SELECT ?2, ?3, ?4, (spanKey << 12) - 2147483648, (spanKey << 12) - 2147483648
                FROM object JOIN collection ON collection.id = collectionId WHERE object.id = ?1
                """
        )
        .execute(arguments: [object, try freeSpan(of: object, in: database), start / 60, end / 60])
    }

    /// The first number that no span of an object has; those before it are taken. An R*Tree finds a row by its number
    /// at once, but reads all rows for a range of numbers.
    private static func freeSpan(of object: Int64, in database: Database) throws -> Int64 {
        let statement = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM objectSpan WHERE id = ?)")
        func isTaken(_ place: Int64) throws -> Bool {
            try Bool.fetchOne(statement, arguments: [object + place]) == true
        }
        var upper: Int64 = 0
        while try isTaken(upper) { upper = 2 * upper + 1 }
        var lower = upper / 2
        while lower < upper {
            let middle = (lower + upper) / 2
            if try isTaken(middle) { lower = middle + 1 } else { upper = middle }
        }
        return object + lower
    }

    static func finishFilling(_ database: Database) throws {}
}

extension SQLiteDatabase {
    /// Reads all tables as they are at one moment. Runs on the calling thread.
    ///
    /// - Parameter body: is given the tables, and what reads the rows of one.
    /// - Throws: what `body` throws; `DatabaseError`.
    package func readTables(
        _ body: (
            _ tables: [(name: String, columns: [String])],
            _ rows: (_ table: Int, _ each: ([UInt8]) throws -> Void) throws -> Void
        ) throws -> Void
    ) throws {
        try read { database in
            let tables = try TableCopy.tables(in: database)
            try body(tables) { table, each in try TableCopy.read(tables[table], in: database, each) }
        }
    }

    /// Fills the tables of a new database, all in one transaction. Runs on the calling thread.
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
        try pool.write { database in
            // A calendar may be named before it is there.
            try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
            try body(
                try TableCopy.isEmpty(database),
                { try TableCopy.insert($1, into: $0, in: database) },
                { try TableCopy.restoreCounts($1, $0, in: database) }
            )
        }
    }
}
