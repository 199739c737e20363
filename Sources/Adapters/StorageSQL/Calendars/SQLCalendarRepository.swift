internal import Accounts
package import Calendars

#if SQLITE
internal import GRDB
#endif

/// Calendars: the rules of ``TransactionalCalendarRepository`` over the store's transactions, with its listings and
/// searches.
package struct SQLCalendarRepository: TransactionalCalendarRepository {
    let database: StoreDatabase
    package let fences: RequestFences?

    package init(_ database: StoreDatabase) { self.init(database, fences: []) }

    private init(_ database: StoreDatabase, fences: [WriteFence]) {
        self.database = database
        self.fences = fences.isEmpty ? nil : RequestFences(fences)
    }

    package var epoch: Int64 { database.epoch }

    package func fenced(by fences: [WriteFence]) -> any CalendarRepository {
        SQLCalendarRepository(database, fences: fences)
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTransaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.write(.snapshot) { [database] connection in
                try body(SQLTransaction(connection, of: database))
            }
        } catch {
            throw Self.translated(error)
        }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTransaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        try await view { [database] in try body(SQLTransaction($0, of: database)) }
    }

    package func readOnce<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTransaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        try await statement { [database] in try body(SQLTransaction($0, of: database)) }
    }

    /// One consistent view.
    func view<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.view(body)
        } catch {
            throw Self.translated(error)
        }
    }

    /// A read of one statement.
    func statement<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.statement(body)
        } catch {
            throw Self.translated(error)
        }
    }

    private static func translated(_ error: any Error) -> CalendarError {
        if let error = error as? CalendarError { return error }
        if Dialect.meansFull(error) { return .storageFull }
        return .unavailable(logDetail: "\(error)")
    }
}
