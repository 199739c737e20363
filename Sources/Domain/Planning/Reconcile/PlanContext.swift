package import CivilTime
package import DayPlanner

/// What of an event decides about the items that are no longer planned for it.
package struct PresentOccurrence: Hashable, Sendable {
    package var start: Instant
    package var fingerprint: String

    package init(_ occurrence: PlanOccurrence) {
        start = occurrence.start
        fingerprint = occurrence.fingerprint
    }
}

/// What reconciling needs beside the plan and what was published.
package struct ReconcileContext: Sendable {
    package var renderer: ItemRenderer
    package var now: Instant
    /// The time that was planned; what was published outside it is left alone unless it was planned anew.
    package var scope: [Range<Instant>]
    /// The occurrences that the plan saw.
    package var present: [OccurrenceKey: PresentOccurrence]
    /// What the person decided, as the plan saw it.
    package var choices: [PlanChoice]
    /// How long clients may take to see a new warning.
    package var pollSeconds: Int64
    package var hasHome: Bool
    package var digests: DigestMemory

    package init(
        renderer: ItemRenderer,
        now: Instant,
        scope: [Range<Instant>],
        present: [OccurrenceKey: PresentOccurrence],
        choices: [PlanChoice] = [],
        pollSeconds: Int64 = 1_200,
        hasHome: Bool,
        digests: DigestMemory = DigestMemory()
    ) {
        self.renderer = renderer
        self.now = now
        self.scope = scope
        self.present = present
        self.choices = choices
        self.pollSeconds = pollSeconds
        self.hasHome = hasHome
        self.digests = digests
    }

    /// Whether the plan would have the item, wherever that lies itself: a way home may fall on the next day.
    func isInScope(_ record: PublishedRecord) -> Bool {
        let end = max(record.eventEnd, record.eventStart.adding(seconds: 1))
        return scope.contains { $0.lowerBound < end && record.eventStart < $0.upperBound }
    }
}
