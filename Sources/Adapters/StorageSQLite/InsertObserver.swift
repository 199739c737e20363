internal import GRDB
internal import Synchronization

/// Tells after each commit into which of the watched tables rows were inserted. Rows of a unit that was rolled back do
/// not count.
final class InsertObserver: TransactionObserver, Sendable {
    /// The tables that are watched.
    private static let tables: Set<String> = ["domainEvent", "job"]

    private struct Subscriptions: Sendable {
        var touched: Set<String> = []
        var listeners: [String: @Sendable () -> Void] = [:]
    }

    private let state = Mutex(Subscriptions())

    /// Replaces what is called for a table.
    func listen(to table: String, _ notify: @escaping @Sendable () -> Void) {
        precondition(Self.tables.contains(table), "inserts into \(table) are not watched")
        state.withLock { $0.listeners[table] = notify }
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        guard case .insert(let table) = eventKind else { return false }
        return Self.tables.contains(table)
    }

    func databaseDidChange(with event: DatabaseEvent) {
        let table = event.tableName
        state.withLock { _ = $0.touched.insert(table) }
    }

    func databaseDidCommit(_ database: Database) {
        let notified = state.withLock { state in
            defer { state.touched.removeAll() }
            return state.touched.compactMap { state.listeners[$0] }
        }
        for notify in notified { notify() }
    }

    func databaseDidRollback(_ database: Database) {
        state.withLock { $0.touched.removeAll() }
    }
}
