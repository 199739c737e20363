internal import Synchronization

/// The number of a process among those that write one database at the same time.
package final class ProcessNode: Sendable {
    /// How many there can be.
    package static let count: Int64 = 32

    private let value: Mutex<Int64>

    package init(_ number: Int64) { value = Mutex(number) }

    package var number: Int64 {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

/// Hands out 64-bit numbers that grow with time and are never given twice by one process.
///
/// 42 bits of milliseconds since 1970 (enough until the year 2109), then 10 bits within the millisecond, and 11 bits
/// that stay reserved for the holder. Without a node the 10 bits count from a random start, so that another process
/// which writes in the same millisecond hardly ever draws the same; with one, 5 of them are the node, and two processes
/// never do. A clock that steps back does not make numbers go back: the last one is simply counted on.
package final class TimeOrderedIDs: Sendable {
    /// How many numbers an object keeps to itself: its own, and those of its spans in SQLite's R*Tree.
    package static let block: Int64 = 2048

    private static let bitsBelowMilliseconds = 21
    private static let bitsBelowNode = 16
    private let last: Mutex<Int64>
    private let node: ProcessNode?
    private let milliseconds: @Sendable () -> Int64

    /// - Parameters:
    ///   - floor: a number at least as large as any given out before.
    ///   - node: nil: processes draw numbers at random.
    ///   - milliseconds: the time since 1970.
    package init(after floor: Int64 = 0, node: ProcessNode? = nil, milliseconds: @escaping @Sendable () -> Int64) {
        last = Mutex(floor)
        self.node = node
        self.milliseconds = milliseconds
    }

    /// The next number. It is a multiple of ``block``, and the numbers up to the next multiple stay reserved for its
    /// holder.
    package func next() -> Int64 {
        let now = milliseconds() << Self.bitsBelowMilliseconds
        guard let node else {
            let blocks = Int64(1) << Self.bitsBelowMilliseconds / Self.block
            let drawn = now + Int64.random(in: 0..<blocks) * Self.block
            return last.withLock { last in
                last = max(last - last % Self.block + Self.block, drawn)
                return last
            }
        }
        let place = node.number << Self.bitsBelowNode
        return last.withLock { last in
            let follower = last - last % Self.block + Self.block
            let millisecond = follower & ~(Self.millisecond - 1)
            let isOwn = follower >> Self.bitsBelowNode == (millisecond + place) >> Self.bitsBelowNode
            // Beyond the node's share of a millisecond, the numbers go on in the next.
            let start = millisecond + place
            let counted = isOwn ? follower : follower > start ? start + Self.millisecond : start
            last = max(counted, now + place)
            return last
        }
    }

    private static let millisecond = Int64(1) << bitsBelowMilliseconds
}
