internal import Accounts
internal import CivilTime
internal import GRDB
internal import Planning

/// Planning on SQLite.
package struct SQLitePlanningRepository: PlanningRepository {
    let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) { self.database = database }

    /// A unit of work in the words of the room.
    func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(PlanningError) -> Value {
        do {
            return try await database.write(body)
        } catch {
            throw Self.translated(error)
        }
    }

    /// One consistent view.
    func view<Value>(_ body: (Database) throws -> Value) throws(PlanningError) -> Value {
        do {
            return try database.read(body)
        } catch {
            throw Self.translated(error)
        }
    }

    private static func translated(_ error: any Error) -> PlanningError {
        (error as? PlanningError) ?? .unavailable(logDetail: "\(error)")
    }
}
