internal import Accounts
internal import CivilTime
internal import GRDB
package import Planning

/// Planning on SQLite.
package struct SQLitePlanningRepository: TransactionalPlanningRepository {
    let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) { self.database = database }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteTransaction) throws -> Value
    ) async throws(PlanningError) -> Value {
        do {
            return try await database.write { [database] connection in
                try body(SQLiteTransaction(connection, of: database))
            }
        } catch {
            throw Self.translated(error)
        }
    }

    package func read<Value>(_ body: (SQLiteTransaction) throws -> Value) throws(PlanningError) -> Value {
        try view { try body(SQLiteTransaction($0, of: database)) }
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
