internal import GRDB

// GRDB compiles a query that is given as text each time. Here, as in `StoragePostgres`, each text is compiled once per
// connection; all that vary in it are names of tables and columns.

extension Row {
    static func fetchAll(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> [Row] {
        try fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchOne(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> Row? {
        try fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }
}

extension DatabaseValueConvertible where Self: StatementColumnConvertible {
    static func fetchOne(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> Self? {
        try fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }

    static func fetchAll(_ database: Database, sql: String, arguments: StatementArguments = []) throws -> [Self] {
        try fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
    }
}
