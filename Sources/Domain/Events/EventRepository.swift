package import CivilTime

/// Why the event log can't be used.
package enum EventError: Error, Equatable, Sendable {
    /// Nothing was written; it may be tried again.
    case unavailable(logDetail: String)
}

/// The log of events, and how far each subscriber has read it. Each method is one unit of work, safe from several
/// processes.
///
/// Most events are recorded by the units of work of other repositories on the same store.
package protocol EventRepository: Sendable {
    /// Appends events that no other unit of work belongs to.
    func record(_ events: [DomainEvent]) async throws(EventError)

    /// The events after a position, in ascending order, as many as `limit` places of the log hold.
    func listEvents(after position: Int64, limit: Int) async throws(EventError) -> EventPage

    /// How far a subscriber has read. One that is new begins at the present end of the log.
    func openPosition(of subscriber: String) async throws(EventError) -> Int64

    /// Remembers how far a subscriber has read; a position behind the stored one changes nothing.
    func setPosition(_ position: Int64, of subscriber: String) async throws(EventError)

    /// Forgets the positions of all subscribers but these.
    func retainSubscribers(_ names: [String]) async throws(EventError)

    /// Deletes events that were recorded before `instant`, apart from those that a subscriber has yet to read and the
    /// very last one.
    ///
    /// - Returns: how many; up to `limit` at a time.
    func deleteEvents(before instant: Instant, limit: Int) async throws(EventError) -> Int

    /// Has `notify` called after each commit of this process that recorded events. It must return at once. Events of
    /// other processes are found by looking.
    func onRecord(_ notify: @escaping @Sendable () -> Void)
}

/// A part of the log.
package struct EventPage: Equatable, Sendable {
    package var events: [RecordedEvent]
    /// The place up to which the log was read: that of the last event, or after it where events were left out that this
    /// version does not know.
    package var position: Int64
    /// Whether the log may go on behind it: the page is full.
    package var hasMore: Bool

    package init(events: [RecordedEvent], position: Int64, hasMore: Bool = false) {
        self.events = events
        self.position = position
        self.hasMore = hasMore
    }
}
