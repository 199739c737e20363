/// A point in time, in whole seconds of POSIX time (leap seconds are not counted).
public struct Instant: Hashable, Comparable, Sendable {
    /// Seconds after 1970-01-01T00:00:00Z.
    public let secondsSince1970: Int64

    /// Creates an instant from seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    @inlinable
    public init(secondsSince1970: Int64) {
        self.secondsSince1970 = secondsSince1970
    }

    /// About 31,000 years ago: before anything that a calendar holds.
    public static let distantPast = Instant(secondsSince1970: -1_000_000_000_000)
    /// About 31,000 years ahead: after anything that a calendar holds.
    public static let distantFuture = Instant(secondsSince1970: 1_000_000_000_000)

    /// Orders instants chronologically.
    @inlinable
    public static func < (left: Instant, right: Instant) -> Bool { left.secondsSince1970 < right.secondsSince1970 }

    /// The instant a number of seconds later. Saturates at the ends of the 64-bit range instead of overflowing.
    @inlinable
    public func adding(seconds: Int64) -> Instant {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return Instant(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// The seconds from `right` to `left`.
    @inlinable
    public static func - (left: Instant, right: Instant) -> Int64 {
        let (difference, overflow) = left.secondsSince1970.subtractingReportingOverflow(right.secondsSince1970)
        return overflow ? (left < right ? .min : .max) : difference
    }

    /// The date and time that UTC shows.
    @inlinable
    public var utc: CivilDateTime { CivilDateTime(secondsSinceEpoch: secondsSince1970) }
}
