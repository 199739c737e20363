internal import Synchronization

/// Hands out 64-bit numbers that grow with time and are never given twice by one process.
///
/// 42 bits of milliseconds since 1970 (enough until the year 2109), then 21 bits that count within the millisecond,
/// from a random start, so that another process which writes in the same millisecond hardly ever draws the same. A
/// clock that steps back does not make numbers go back: the last one is simply counted on.
package final class TimeOrderedIDs: Sendable {
    /// How many numbers an object keeps to itself: its own, and those of its spans in the R*Tree.
    package static let block: Int64 = 2048

    private static let bitsBelowMilliseconds = 21
    private let last: Mutex<Int64>
    private let milliseconds: @Sendable () -> Int64

    /// - Parameters:
    ///   - floor: a number at least as large as any given out before.
    ///   - milliseconds: the time since 1970.
    package init(after floor: Int64 = 0, milliseconds: @escaping @Sendable () -> Int64) {
        last = Mutex(floor)
        self.milliseconds = milliseconds
    }

    /// The next number. It is a multiple of ``block``, and the numbers up to the next multiple stay reserved for its
    /// holder.
    package func next() -> Int64 {
        let blocks = Int64(1) << Self.bitsBelowMilliseconds / Self.block
        let now = milliseconds() << Self.bitsBelowMilliseconds + Int64.random(in: 0..<blocks) * Self.block
        return last.withLock { last in
            last = max(last - last % Self.block + Self.block, now)
            return last
        }
    }
}
