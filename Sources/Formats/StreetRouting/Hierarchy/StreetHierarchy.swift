public import Columns

/// The order of a network's vertices and the edges that shortcuts may take: a customisable contraction hierarchy
/// without weights (Dibbelt, Strasser and Wagner 2016). It depends on the streets only; ``StreetShortcuts`` puts a
/// metric on it.
///
/// Vertices are named by their *rank* here. Every edge leads from a lower to a higher rank.
public final class StreetHierarchy: Sendable {
    /// Rank of each vertex of the network.
    public let rank: Column<UInt32>
    /// The edges of each rank; one more than there are vertices.
    public let start: Column<UInt32>
    /// The higher end of each edge, ascending within a rank.
    public let head: Column<UInt32>
    /// The lowest of the higher ends: the parent in the elimination tree, `.max` at its roots.
    public let parent: Column<UInt32>

    /// The number of edges.
    public var edgeCount: Int { head.count }

    init(
        rank: Column<UInt32>,
        start: Column<UInt32>,
        head: Column<UInt32>,
        parent: Column<UInt32>
    ) {
        self.rank = rank
        self.start = start
        self.head = head
        self.parent = parent
    }

    /// Finds the order and the edges. Seconds for a city, minutes for a country.
    public convenience init(_ network: StreetNetwork) {
        let order = EliminationOrder(network).order
        var rank = [UInt32](repeating: 0, count: order.count)
        for (index, vertex) in order.enumerated() { rank[Int(vertex)] = UInt32(index) }
        var above = [[UInt32]](repeating: [], count: order.count)
        for arc in 0..<network.arcCount {
            let tail = rank[Int(network.arcTail[arc])]
            let head = rank[Int(network.arcHead[arc])]
            if tail != head { above[Int(min(tail, head))].append(max(tail, head)) }
        }
        var start: [UInt32] = [0]
        var heads: [UInt32] = []
        start.reserveCapacity(order.count + 1)
        for vertex in above.indices {
            let first = heads.count
            above[vertex].sort()
            for head in above[vertex] where heads.count == first || heads[heads.count - 1] != head {
                heads.append(head)
            }
            above[vertex] = []
            start.append(UInt32(heads.count))
            // Taking this vertex out joins its higher neighbours; handing them to the lowest of them joins all in the
            // end.
            if heads.count - first > 1 { above[Int(heads[first])].append(contentsOf: heads[(first + 1)...]) }
        }
        let parent = (0..<order.count).map { start[$0] < start[$0 + 1] ? heads[Int(start[$0])] : .max }
        self.init(
            rank: Column(rank),
            start: Column(start),
            head: Column(heads),
            parent: Column(parent)
        )
    }

    /// The edge of an arc, and whether the arc leads up; nil for a loop.
    func edge(of arc: Int, in network: StreetNetwork) -> (edge: Int, isUp: Bool)? {
        let tail = rank[Int(network.arcTail[arc])]
        let head = rank[Int(network.arcHead[arc])]
        return tail == head
            ? nil : (Self.edge(from: min(tail, head), to: max(tail, head), start: start, head: self.head), tail < head)
    }

    /// The edge between two ranks that are known to be joined: `head` ascends within the edges of each rank, which
    /// begin at `start`.
    @inline(__always)
    static func edge(from low: UInt32, to high: UInt32, start: Column<UInt32>, head: Column<UInt32>) -> Int {
        var first = Int(start[Int(low)])
        var last = Int(start[Int(low) + 1])
        while first < last {
            let middle = (first + last) / 2
            if head[middle] < high { first = middle + 1 } else { last = middle }
        }
        return first
    }
}
