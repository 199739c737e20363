internal import Accounts
internal import CivilTime
internal import Events

/// The log of domain events, and how far each subscriber has read it.
struct MemoryEventLog: Sendable {
    /// In the order of their recording; the last one is never deleted. In chunks, since a unit of work copies what it
    /// changes: that is the last chunk.
    private var chunks: [[LoggedEvent]] = [[]]
    /// By subscriber.
    var positions: [String: Int64] = [:]

    struct LoggedEvent: Sendable {
        var sequence: Int64
        var recordedAt: Instant
        /// nil: it told of a person who was erased.
        var event: DomainEvent?
    }

    private static let chunkSize = 128

    /// Where the log ends.
    private(set) var end: Int64 = 0

    /// Appends an event with the machine's time, which says only how long the event is kept.
    mutating func append(_ event: DomainEvent) {
        end += 1
        if chunks[chunks.count - 1].count == Self.chunkSize { chunks.append([]) }
        chunks[chunks.count - 1].append(LoggedEvent(sequence: end, recordedAt: SystemClock().now(), event: event))
    }

    /// Deletes what the log says of a person, and their name from answers to their invitations.
    mutating func forget(_ person: PrincipalID) {
        for chunk in chunks.indices where chunks[chunk].contains(where: { $0.event?.names(person) == true }) {
            for index in chunks[chunk].indices {
                chunks[chunk][index].event = chunks[chunk][index].event?.forgetting(person)
            }
        }
    }

    func page(after position: Int64, limit: Int) -> EventPage {
        let read = chunks.lazy.filter { ($0.last?.sequence ?? 0) > position }.joined()
            .filter { $0.sequence > position }.prefix(limit)
        let entries = Array(read)
        let events = entries.compactMap { entry in
            entry.event.map {
                RecordedEvent(sequence: entry.sequence, recordedAt: entry.recordedAt, event: $0)
            }
        }
        return EventPage(
            events: events,
            position: entries.last?.sequence ?? position,
            hasMore: entries.count == limit
        )
    }

    /// Deletes what was recorded before `instant` among the first `limit` entries, apart from what a subscriber has yet
    /// to read and the last entry.
    ///
    /// - Returns: how many were deleted.
    mutating func delete(before instant: Instant, limit: Int) -> Int {
        let isRead = positions.values.min() ?? .max
        let old = chunks.joined().prefix(limit).filter {
            $0.recordedAt < instant && $0.sequence <= isRead && $0.sequence < end
        }
        let deleted = Set(old.map(\.sequence))
        chunks = chunks.map { $0.filter { !deleted.contains($0.sequence) } }
        return deleted.count
    }
}

extension DomainEvent {
    /// Of whom it tells.
    fileprivate var person: PrincipalID? {
        switch self {
        case .objectChanged(let owner, _, _, _), .collectionChanged(let owner, _, _): owner
        case .invitationAnswered(let attendee, _, _): attendee
        case .preferencesChanged(let person), .dayPlanned(let person, _), .tripChanged(let person, _, _, _): person
        case .jobFailed: nil
        }
    }

    fileprivate func names(_ other: PrincipalID) -> Bool {
        if case .invitationAnswered(_, other, _) = self { return true }
        return person == other
    }

    /// nil: it was about that person.
    fileprivate func forgetting(_ other: PrincipalID) -> DomainEvent? {
        guard person != other else { return nil }
        guard case .invitationAnswered(let attendee, other, let uid) = self else { return self }
        return .invitationAnswered(attendee: attendee, organizer: nil, uid: uid)
    }
}
