internal import Calendars

#if SQLITE
package import GRDB
#endif

/// One transaction of a SQLite connection, for the rules of calendars. It is valid inside the closure that was given
/// the connection.
package struct SQLTransaction: CalendarTransaction {
    let connection: Database
    let ids: TimeOrderedIDs
    /// That of the database: part of the collections that are read.
    let epoch: Int64

    package init(_ connection: Database, of database: StoreDatabase) {
        self.connection = connection
        ids = database.ids
        epoch = database.epoch
    }

    package func nextID() -> Int64 { ids.next() }

    /// Runs a statement that gives back nothing, compiled once per connection.
    func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try connection.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The first row of a statement, compiled once per connection; nil where there is none.
    func row<Value>(
        _ sql: String,
        _ arguments: StatementArguments,
        _ read: (CurrentRow) throws -> Value
    ) throws -> Value? {
        try connection.cachedStatement(sql: sql).first(arguments, read)
    }

    /// The rows of a statement, compiled once per connection.
    func rows<Value>(
        _ sql: String,
        _ arguments: StatementArguments,
        _ read: (CurrentRow) throws -> Value
    ) throws -> [Value] {
        try connection.cachedStatement(sql: sql).all(arguments, read)
    }

    /// Whether a statement has a row.
    func hasRow(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
        try row(sql, arguments) { _ in true } ?? false
    }
}
