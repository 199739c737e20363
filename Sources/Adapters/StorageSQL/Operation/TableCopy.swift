#if SQLITE
internal import GRDB
#endif

/// The rows of a database as bytes that every store reads and writes alike.
///
/// A row is its values in the order of the names of its columns, in lower case. What only one engine has (the index of
/// times, its keys, its steps of the schema) is left out; spans are copied as times.
enum TableCopy {
    /// Names in lower case, columns in their order.
    typealias Table = (name: String, columns: [String])

    /// Spans of objects: the object's number, and whole minutes outside the time, in seconds since 1970.
    static let spans: Table = (name: "objectspan", columns: ["endsat", "objectid", "startsat"])
    /// The row that every new database has.
    private static let installation = "installation"
    private static let epoch: Table = (name: installation, columns: ["epoch"])

    /// Tables after those that they refer to; last the spans.
    static func tables(in database: Database) throws -> [Table] {
        var waiting = try Dialect.tableNames(in: database).sorted().filter { $0 != installation }
        let references = try Dialect.references(in: database).filter { $0.child != $0.parent }
        var ordered: [Table] = [epoch]
        while !waiting.isEmpty {
            let free = waiting.filter { name in
                !references.contains { $0.child == name && waiting.contains($0.parent) }
            }
            // Tables that refer to one another: none is left out, and the database says what it does not take.
            let ready = free.isEmpty ? waiting : free
            for name in ready {
                ordered.append((name, try Dialect.columns(of: name, in: database).sorted()))
            }
            waiting.removeAll(where: ready.contains)
        }
        return ordered + [spans]
    }

    static func read(_ table: Table, in database: Database, _ each: ([UInt8]) throws -> Void) throws {
        let sql =
            table.name == spans.name
            ? Dialect.allSpans : "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)"
        try Dialect.scan(sql, in: database) { row in
            var encoder = RowEncoder()
            for column in table.columns.indices { Dialect.encode(row, at: column, into: &encoder) }
            try each(encoder.bytes)
        }
    }

    /// Whether there is nothing but what a new database has.
    static func isEmpty(_ database: Database) throws -> Bool {
        for table in try tables(in: database) where table.name != installation && table.name != spans.name {
            if try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table.name))") == true { return false }
        }
        return true
    }

    static func insert(_ rows: [[UInt8]], into table: Table, in database: Database) throws {
        if table.name == installation {
            for row in rows { try insertEpoch(row, in: database) }
            return
        }
        if table.name == spans.name { return try insertSpans(rows, in: database) }
        let isCollection = table.name == "collection"
        let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))\
                \(isCollection ? SpanTable.keyColumn : ""))
                VALUES (\(marks)\(isCollection ? SpanTable.keyValue : ""))
                """
        )
        for row in rows {
            var decoder = RowDecoder(row)
            let values = try table.columns.map { _ in try decoder.next() }
            try statement.execute(arguments: StatementArguments(values.map(\.argument)))
        }
    }

    private static func insertEpoch(_ row: [UInt8], in database: Database) throws {
        var decoder = RowDecoder(row)
        try database.cachedStatement(sql: "UPDATE installation SET epoch = ?")
            .execute(arguments: [try decoder.number()])
    }

    private static func insertSpans(_ rows: [[UInt8]], in database: Database) throws {
        for row in rows {
            var decoder = RowDecoder(row)
            let (end, object, start) = (try decoder.number(), try decoder.number(), try decoder.number())
            try Dialect.insertSpan(of: object, from: start, to: end, in: database)
        }
    }

    /// What triggers have counted once more is set as it was.
    static func restoreCounts(_ homes: [[UInt8]], _ table: Table, in database: Database) throws {
        guard let person = table.columns.firstIndex(of: "personid"),
            let used = table.columns.firstIndex(of: "usedbytes")
        else { return }
        let statement = try database.cachedStatement(sql: "UPDATE home SET usedBytes = ? WHERE personId = ?")
        for row in homes {
            var decoder = RowDecoder(row)
            let values = try table.columns.map { _ in try decoder.next() }
            guard case .number(let bytes) = values[used], case .number(let id) = values[person] else { continue }
            try statement.execute(arguments: [bytes, id])
        }
        try Dialect.finishFilling(database)
    }
}
