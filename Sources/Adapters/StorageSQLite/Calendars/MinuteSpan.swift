internal import CivilTime

/// Some time, in whole minutes since 1970 rounded outward: what an R*Tree of 32-bit numbers can hold.
struct MinuteSpan: Hashable, Sendable {
    let first: Int32
    let last: Int32

    /// The minutes that a time touches; an instant alone touches its own minute.
    init(_ time: Range<Instant>) {
        let first = time.lowerBound.secondsSince1970
        let last = time.upperBound.secondsSince1970
        self.first = Int32(clamping: first / 60 - (first % 60 < 0 ? 1 : 0))
        self.last = Int32(clamping: last / 60 + (last % 60 > 0 ? 1 : 0))
    }
}
