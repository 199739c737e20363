internal import Synchronization

/// What the repositories of one installation in memory share: one state, changed by one unit of work at a time.
package final class MemoryStore: Sendable {
    /// A table whose new rows somebody wants to be told of.
    enum WatchedTable: Hashable, Sendable {
        case events
        case jobs
    }

    private let state = Mutex(MemoryState())
    private let isFull = Mutex(false)
    private let listeners = Mutex<[WatchedTable: @Sendable () -> Void]>([:])

    package init() {}

    /// From now on every unit of work fails, as on a full disk; what is stored can still be read.
    package func refuseWrites() { isFull.withLock { $0 = true } }

    /// Runs a unit of work on a copy of the state, which becomes the state unless the unit throws.
    ///
    /// - Throws: what `body` throws; ``StoreIsFull`` after ``refuseWrites()``.
    func write<Value: Sendable>(_ body: @Sendable (MemoryTransaction) throws -> Value) throws -> Value {
        if isFull.withLock({ $0 }) { throw StoreIsFull() }
        let (value, touched) = try state.withLock { state in
            let transaction = MemoryTransaction(state)
            let value = try body(transaction)
            state = transaction.state
            return (value, transaction.touched)
        }
        let notified = listeners.withLock { listeners in touched.compactMap { listeners[$0] } }
        for notify in notified { notify() }
        return value
    }

    /// Runs `body` on the state as it is now; what it changes is lost.
    func read<Value>(_ body: (MemoryTransaction) throws -> Value) throws -> Value {
        try body(MemoryTransaction(snapshot()))
    }

    /// The state as it is now.
    func snapshot() -> MemoryState { state.withLock { $0 } }

    /// Has `notify` called after each unit that added rows to a table, in place of what was called before.
    func listen(to table: WatchedTable, _ notify: @escaping @Sendable () -> Void) {
        listeners.withLock { $0[table] = notify }
    }
}

/// A write was refused because the store is told to behave as one on a full disk.
struct StoreIsFull: Error {}
