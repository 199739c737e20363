package import CivilTime
package import Events

/// The event log in memory.
package struct MemoryEventRepository: EventRepository {
    private let store: MemoryStore

    package init(_ store: MemoryStore = MemoryStore()) { self.store = store }

    package func record(_ events: [DomainEvent]) async throws(EventError) {
        try unit { transaction in
            for event in events { try transaction.append(event) }
        }
    }

    package func listEvents(after position: Int64, limit: Int) async throws(EventError) -> EventPage {
        store.snapshot().events.page(after: position, limit: limit)
    }

    package func openPosition(of subscriber: String) async throws(EventError) -> Int64 {
        try unit { transaction in
            let position = transaction.state.events.positions[subscriber] ?? transaction.state.events.end
            transaction.state.events.positions[subscriber] = position
            return position
        }
    }

    package func setPosition(_ position: Int64, of subscriber: String) async throws(EventError) {
        try unit { transaction in
            let stored = transaction.state.events.positions[subscriber] ?? position
            transaction.state.events.positions[subscriber] = max(stored, position)
        }
    }

    package func retainSubscribers(_ names: [String]) async throws(EventError) {
        try unit { transaction in
            transaction.state.events.positions = transaction.state.events.positions.filter { names.contains($0.key) }
        }
    }

    package func deleteEvents(before instant: Instant, limit: Int) async throws(EventError) -> Int {
        try unit { $0.state.events.delete(before: instant, limit: limit) }
    }

    package func onRecord(_ notify: @escaping @Sendable () -> Void) { store.listen(to: .events, notify) }

    private func unit<Value: Sendable>(
        _ body: @Sendable (MemoryTransaction) throws -> Value
    ) throws(EventError) -> Value {
        do {
            return try store.write(body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
