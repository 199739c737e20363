internal import Calendars
internal import GRDB

/// Calendars on SQLite.
package struct SQLiteCalendarRepository: CalendarRepository {
    let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) { self.database = database }

    /// A unit of work in the words of the room.
    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.write(body)
        } catch {
            throw Self.translated(error)
        }
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
