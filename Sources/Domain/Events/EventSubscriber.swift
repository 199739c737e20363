/// A part of the server that acts upon events.
package struct EventSubscriber: Sendable {
    /// Under which its position is stored; never changed once released.
    package let name: String
    /// Handles some events, in ascending order and at least once each: after a crash the last ones come again.
    ///
    /// Where it throws, the same events are delivered again after a pause.
    package let handle: @Sendable ([RecordedEvent]) async throws -> Void

    /// The least time between two readings of the log for it. The first event after a rest is handed over at once.
    package let gathering: Duration

    /// - Parameters:
    ///   - name: under which its position is stored.
    ///   - gathering: how long the events that follow a reading may wait for the next one; the hub's own time at least.
    ///     What reads objects for each event takes longer, so that a client that writes many costs one look at them.
    ///   - handle: what it does.
    package init(
        _ name: String,
        gathering: Duration = .zero,
        handle: @escaping @Sendable ([RecordedEvent]) async throws -> Void
    ) {
        self.name = name
        self.gathering = gathering
        self.handle = handle
    }

    /// The same subscriber, with somebody who looks at the events first, so that the log is read once for both. What is
    /// delivered again is shown again.
    package func shown(to look: @escaping @Sendable ([RecordedEvent]) -> Void) -> EventSubscriber {
        EventSubscriber(name, gathering: gathering) { events in
            look(events)
            try await handle(events)
        }
    }
}
