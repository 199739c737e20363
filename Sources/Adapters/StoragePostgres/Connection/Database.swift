/// A connection while a unit of work or a read has it: the same calls as SQLite's, so that `StorageSQL` serves both.
///
/// Statements that give back nothing wait for the next that does, or for the commit, and are sent with it (pipeline
/// mode): a unit of ten writes costs a few round trips. What fails among them is thrown then.
package final class Database {
    let connection: PostgresConnection
    /// Tables with new rows that others wait for.
    private(set) var touched: Set<String> = []
    /// Whether statements are steps of the schema, in the common subset.
    private let isMigrating: Bool
    private var events: Int64 = 0

    init(_ connection: PostgresConnection, isMigrating: Bool = false) {
        self.connection = connection
        self.isMigrating = isMigrating
    }

    func cachedStatement(sql: String) throws -> Statement { Statement(self, try connection.prepared(sql)) }

    /// Several statements are allowed only in a step of the schema, without arguments.
    func execute(sql: String, arguments: StatementArguments = []) throws {
        guard isMigrating, arguments.values.isEmpty else {
            return try cachedStatement(sql: sql).execute(arguments: arguments)
        }
        try connection.run(script: SchemaText.translated(sql))
    }

    /// Rows that the last statement changed. Sends what waits.
    func changedRows() throws -> Int { try connection.changedRows() }

    /// Counts the events of this unit, from 0.
    func nextOrdinal() -> Int64 {
        defer { events += 1 }
        return events
    }

    fileprivate func note(_ table: String) { touched.insert(table) }
}

/// A statement that the server has compiled.
struct Statement {
    private let database: Database
    private let prepared: PostgresConnection.Prepared

    fileprivate init(_ database: Database, _ prepared: PostgresConnection.Prepared) {
        self.database = database
        self.prepared = prepared
    }

    /// Lets it wait for the next round trip.
    func execute(arguments: StatementArguments = []) throws {
        if let table = prepared.watchedTable { database.note(table) }
        try database.connection.queue(prepared, arguments.values)
    }

    func fetch(_ arguments: StatementArguments) throws -> ResultSet {
        try database.connection.queue(prepared, arguments.values)
        return try database.connection.receiveRows()
    }
}

/// The arguments of a statement, in order.
struct StatementArguments: ExpressibleByArrayLiteral {
    var values: [Argument]

    init(arrayLiteral elements: (any DatabaseValueConvertible)?...) { self.init(elements) }

    init(_ elements: [(any DatabaseValueConvertible)?]) { values = elements.map { $0?.argument ?? .null } }

    static func + (left: StatementArguments, right: StatementArguments) -> StatementArguments {
        var joined = left
        joined.values += right.values
        return joined
    }
}
