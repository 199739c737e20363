internal import Accounts
package import Calendars
internal import GRDB

/// Calendars on SQLite: the rules of ``TransactionalCalendarRepository`` over SQLite's transactions, with its listings
/// and searches.
package struct SQLiteCalendarRepository: TransactionalCalendarRepository {
    let database: SQLiteDatabase
    package let fences: RequestFences?

    package init(_ database: SQLiteDatabase) { self.init(database, fences: []) }

    private init(_ database: SQLiteDatabase, fences: [WriteFence]) {
        self.database = database
        self.fences = fences.isEmpty ? nil : RequestFences(fences)
    }

    package var epoch: Int64 { database.epoch }

    package func fenced(by fences: [WriteFence]) -> any CalendarRepository {
        SQLiteCalendarRepository(database, fences: fences)
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteTransaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.write { [database] connection in
                try body(SQLiteTransaction(connection, of: database))
            }
        } catch {
            throw Self.translated(error)
        }
    }

    package func read<Value>(_ body: (SQLiteTransaction) throws -> Value) throws(CalendarError) -> Value {
        try view { try body(SQLiteTransaction($0, of: database)) }
    }

    package func readOnce<Value>(_ body: (SQLiteTransaction) throws -> Value) throws(CalendarError) -> Value {
        try statement { try body(SQLiteTransaction($0, of: database)) }
    }

    /// One consistent view.
    func view<Value>(_ body: (Database) throws -> Value) throws(CalendarError) -> Value {
        do {
            return try database.read(body)
        } catch {
            throw Self.translated(error)
        }
    }

    /// A read of one statement.
    func statement<Value>(_ body: (Database) throws -> Value) throws(CalendarError) -> Value {
        do {
            return try database.readStatement(body)
        } catch {
            throw Self.translated(error)
        }
    }

    private static func translated(_ error: any Error) -> CalendarError {
        if let error = error as? CalendarError { return error }
        if let error = error as? DatabaseError, error.resultCode == .SQLITE_FULL { return .storageFull }
        return .unavailable(logDetail: "\(error)")
    }
}
