internal import Accounts
internal import CivilTime
internal import Events

/// The log of domain events, and how far each subscriber has read it.
struct MemoryEventLog: Sendable {
    /// In the order of their recording; the last one is never deleted.
    var entries: [Entry] = []
    /// By subscriber.
    var positions: [String: Int64] = [:]

    struct Entry: Sendable {
        var sequence: Int64
        var recordedAt: Instant
        /// nil: it told of a person who was erased.
        var event: DomainEvent?
    }

    /// Where the log ends.
    var end: Int64 { entries.last?.sequence ?? 0 }

    /// Appends an event with the machine's time, which says only how long the event is kept.
    mutating func append(_ event: DomainEvent) {
        entries.append(Entry(sequence: end + 1, recordedAt: SystemClock().now(), event: event))
    }

    /// Takes away what the log says of a person.
    mutating func forget(_ person: PrincipalID) {
        for index in entries.indices where entries[index].event?.person == person { entries[index].event = nil }
    }

    func page(after position: Int64, limit: Int) -> EventPage {
        let read = entries.filter { $0.sequence > position }.prefix(limit)
        let events = read.compactMap { entry in
            entry.event.map {
                RecordedEvent(sequence: entry.sequence, recordedAt: entry.recordedAt, event: $0)
            }
        }
        return EventPage(events: events, position: read.last?.sequence ?? position)
    }

    /// Deletes what was recorded before `instant` among the first `limit` entries, apart from what a subscriber has yet
    /// to read and the last entry.
    ///
    /// - Returns: how many were deleted.
    mutating func delete(before instant: Instant, limit: Int) -> Int {
        let isRead = positions.values.min() ?? .max
        let old = entries.dropLast().prefix(limit).filter { $0.recordedAt < instant && $0.sequence <= isRead }
        let deleted = Set(old.map(\.sequence))
        entries.removeAll { deleted.contains($0.sequence) }
        return deleted.count
    }
}

extension DomainEvent {
    /// Of whom it tells.
    fileprivate var person: PrincipalID? {
        switch self {
        case .objectChanged(let owner, _, _, _), .collectionChanged(let owner, _, _): owner
        case .preferencesChanged(let person), .dayPlanned(let person, _): person
        case .jobFailed: nil
        }
    }
}
