internal import Accounts
internal import Calendars
internal import GRDB

/// Calendars on SQLite.
package struct SQLiteCalendarRepository: CalendarRepository {
    let database: SQLiteDatabase
    /// What must hold for any unit of work to be done.
    private let fences: [WriteFence]

    package init(_ database: SQLiteDatabase) { self.init(database, fences: []) }

    init(_ database: SQLiteDatabase, fences: [WriteFence]) {
        self.database = database
        self.fences = fences
    }

    /// A unit of work in the words of the room.
    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try await database.write { [fences] connection in
                for fence in fences { try Self.require(fence, in: connection) }
                return try body(connection)
            }
        } catch {
            throw Self.translated(error)
        }
    }

    private static func require(_ fence: WriteFence, in connection: Database) throws {
        let statement = try connection.cachedStatement(
            sql: "SELECT lockGeneration, modseq FROM home WHERE personId = ?"
        )
        guard let row = try Row.fetchOne(statement, arguments: [fence.home.rawValue]) else {
            throw CalendarError.notFound
        }
        guard row[0] == fence.lockGeneration, fence.modseq == nil || row[1] == fence.modseq else {
            throw CalendarError.lostRace
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
