internal import Accounts
package import Calendars

/// Calendars in memory: the rules of ``TransactionalCalendarRepository`` over a state of dictionaries.
package struct MemoryCalendarRepository: TransactionalCalendarRepository {
    let store: MemoryStore
    package let fences: RequestFences?

    package init(_ store: MemoryStore = MemoryStore()) { self.init(store, fences: []) }

    private init(_ store: MemoryStore, fences: [WriteFence]) {
        self.store = store
        self.fences = fences.isEmpty ? nil : RequestFences(fences)
    }

    package var epoch: Int64 { store.snapshot().epoch }

    package func fenced(by fences: [WriteFence]) -> any CalendarRepository {
        MemoryCalendarRepository(store, fences: fences)
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (MemoryTransaction) throws -> Value
    ) async throws(CalendarError) -> Value {
        do {
            return try store.write(body)
        } catch {
            throw Self.translated(error)
        }
    }

    package func read<Value>(_ body: (MemoryTransaction) throws -> Value) throws(CalendarError) -> Value {
        do {
            return try store.read(body)
        } catch {
            throw Self.translated(error)
        }
    }

    package func readOnce<Value>(_ body: (MemoryTransaction) throws -> Value) throws(CalendarError) -> Value {
        try read(body)
    }

    /// Dictionaries do not fail; only the rules throw.
    private static func translated(_ error: any Error) -> CalendarError {
        (error as? CalendarError) ?? .unavailable(logDetail: "\(error)")
    }
}
