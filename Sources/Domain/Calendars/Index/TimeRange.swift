package import CivilTime

/// A CALDAV:time-range (RFC 4791 §9.9): half-open; an end that is missing is endless.
package struct TimeRange: Hashable, Sendable {
    package var start: Instant?
    package var end: Instant?

    /// nil when the range is empty or turned round.
    package init?(start: Instant?, end: Instant?) {
        if let start, let end, start >= end { return nil }
        self.start = start
        self.end = end
    }

    package init(_ range: Range<Instant>) {
        start = range.lowerBound
        end = range.upperBound
    }

    /// The range with its missing ends far away.
    package var instants: Range<Instant> { (start ?? .distantPast)..<(end ?? .distantFuture) }
}
