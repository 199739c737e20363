/// A part of the server that acts upon events.
package struct EventSubscriber: Sendable {
    /// Under which its position is stored; never changed once released.
    package let name: String
    /// Handles some events, in ascending order and at least once each: after a crash the last ones come again.
    ///
    /// Where it throws, the same events are delivered again after a pause.
    package let handle: @Sendable ([RecordedEvent]) async throws -> Void

    package init(_ name: String, handle: @escaping @Sendable ([RecordedEvent]) async throws -> Void) {
        self.name = name
        self.handle = handle
    }

    /// The same subscriber, with somebody who looks at the events first, so that the log is read once for both. What is
    /// delivered again is shown again.
    package func shown(to look: @escaping @Sendable ([RecordedEvent]) -> Void) -> EventSubscriber {
        EventSubscriber(name) { events in
            look(events)
            try await handle(events)
        }
    }
}
