internal import Accounts
internal import Calendars
internal import GRDB

/// Calendars on SQLite.
package struct SQLiteCalendarRepository: CalendarRepository {
    let database: SQLiteDatabase
    /// What must hold for any unit of work to be done; nil: nothing.
    private let fences: StandingFences?

    package init(_ database: SQLiteDatabase) { self.init(database, fences: []) }

    init(_ database: SQLiteDatabase, fences: [WriteFence]) {
        self.database = database
        self.fences = fences.isEmpty ? nil : StandingFences(fences)
    }

    /// A unit of work in the words of the room.
    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            guard let fences else { return try await database.write(body) }
            let (value, moved) = try await database.write { connection in
                try fences.require(in: connection)
                let value = try body(connection)
                return (value, try fences.moved(in: connection))
            }
            fences.stand(as: moved)
            return value
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
