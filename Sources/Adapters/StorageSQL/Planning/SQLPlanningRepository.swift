internal import Accounts
internal import CivilTime
package import Planning

#if SQLITE
internal import GRDB
#endif

/// Planning on the store.
package struct SQLPlanningRepository: TransactionalPlanningRepository {
    let database: StoreDatabase

    package init(_ database: StoreDatabase) { self.database = database }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (SQLTransaction) throws -> Value
    ) async throws(PlanningError) -> Value {
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
    ) async throws(PlanningError) -> Value {
        try await view { [database] in try body(SQLTransaction($0, of: database)) }
    }

    /// One consistent view.
    func view<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(PlanningError) -> Value {
        do {
            return try await database.view(body)
        } catch {
            throw Self.translated(error)
        }
    }

    private static func translated(_ error: any Error) -> PlanningError {
        (error as? PlanningError) ?? .unavailable(logDetail: "\(error)")
    }
}
