package import CivilTime

/// Some time, in whole minutes since 1970 rounded outward: what an R*Tree of 32-bit numbers can hold.
package struct MinuteSpan: Hashable, Sendable {
    package var first: Int32
    package var last: Int32

    package init(first: Int32, last: Int32) {
        self.first = first
        self.last = last
    }

    /// The minutes that `start` up to `end` touches; an instant alone touches its own minute.
    package init(from start: Instant, to end: Instant) {
        self.init(
            first: Self.clamped(Self.floor(start.secondsSince1970)),
            last: Self.clamped(Self.floor(max(end.secondsSince1970, start.secondsSince1970) + 59))
        )
    }

    /// All of time.
    package static let always = MinuteSpan(first: .min, last: .max)

    private static func floor(_ seconds: Int64) -> Int64 {
        seconds >= 0 ? seconds / 60 : -((59 - seconds) / 60)
    }

    private static func clamped(_ minutes: Int64) -> Int32 { Int32(clamping: minutes) }
}
