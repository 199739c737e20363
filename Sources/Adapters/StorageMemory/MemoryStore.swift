internal import Synchronization

/// What the repositories of one installation in memory share: one state, changed by one unit of work at a time.
package final class MemoryStore: Sendable {
    private let state = Mutex(MemoryState())

    package init() {}

    /// Runs a unit of work on a copy of the state, which becomes the state unless the unit throws.
    func write<Value: Sendable>(_ body: @Sendable (MemoryTransaction) throws -> Value) throws -> Value {
        try state.withLock { state in
            let transaction = MemoryTransaction(state)
            let value = try body(transaction)
            state = transaction.state
            return value
        }
    }

    /// Runs `body` on the state as it is now; what it changes is lost.
    func read<Value>(_ body: (MemoryTransaction) throws -> Value) throws -> Value {
        try body(MemoryTransaction(snapshot()))
    }

    /// The state as it is now.
    func snapshot() -> MemoryState { state.withLock { $0 } }
}
