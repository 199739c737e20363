public import Columns

/// A metric on a hierarchy: the edges that are on some fastest way, with what they cost upwards and downwards, and by which
/// arc or which detour below.
///
/// Edges that the profile may not use, or that are slower than another way between their ends, are left out (*perfect
/// customisation*): half of them and more.
public final class StreetShortcuts: Sendable {
    public let hierarchy: StreetHierarchy
    /// The edges of each rank; one more than there are vertices.
    public let start: Column<UInt32>
    /// The higher end of each edge, ascending within a rank.
    public let head: Column<UInt32>
    /// Ticks from the lower to the higher end, and back; closed in a direction that no fastest way takes.
    public let weights: Column<Weights>
    /// What the weights stand for: an arc (with ``arcBit``) or the rank of the vertex between.
    public let middles: Column<Weights>
    /// Metres of the same ways: for searches with many targets, which unpack nothing.
    public let lengths: Column<Lengths>

    public struct Weights: Hashable, BitwiseCopyable, Sendable {
        public var up: UInt32
        public var down: UInt32

        static let closed = Weights(up: StreetWeight.closed, down: StreetWeight.closed)
    }

    public struct Lengths: Hashable, BitwiseCopyable, Sendable {
        public var up: CoarseLength
        public var down: CoarseLength
    }

    public var edgeCount: Int { head.count }

    static let arcBit: UInt32 = 0x8000_0000

    init(
        hierarchy: StreetHierarchy,
        start: Column<UInt32>,
        head: Column<UInt32>,
        weights: Column<Weights>,
        middles: Column<Weights>,
        lengths: Column<Lengths>
    ) {
        self.hierarchy = hierarchy
        self.start = start
        self.head = head
        self.weights = weights
        self.middles = middles
        self.lengths = lengths
    }

    /// Customises the hierarchy: hundredths of a second for a city.
    public convenience init(_ hierarchy: StreetHierarchy, _ network: StreetNetwork, _ metric: StreetMetric) {
        var work = Customisation(hierarchy)
        work.load(network, metric)
        work.relax()
        let kept = work.exactEdges()
        var start: [UInt32] = [0]
        var head: [UInt32] = []
        var weights: [Weights] = []
        var middles: [Weights] = []
        var lengths: [Lengths] = []
        start.reserveCapacity(hierarchy.start.count)
        for rank in 0..<(hierarchy.start.count - 1) {
            for edge in Int(hierarchy.start[rank])..<Int(hierarchy.start[rank + 1]) where kept[edge] != .closed {
                head.append(hierarchy.head[edge])
                weights.append(kept[edge])
                middles.append(work.middles[edge])
                let metres = work.metres[edge]
                lengths.append(Lengths(up: CoarseLength(metres: metres.up), down: CoarseLength(metres: metres.down)))
            }
            start.append(UInt32(head.count))
        }
        self.init(
            hierarchy: hierarchy,
            start: Column(start),
            head: Column(head),
            weights: Column(weights),
            middles: Column(middles),
            lengths: Column(lengths)
        )
    }

    /// The edge between two ranks; the caller knows that there is one.
    func edge(from low: UInt32, to high: UInt32) -> Int {
        var first = Int(start[Int(low)])
        var last = Int(start[Int(low) + 1])
        while first < last {
            let middle = (first + last) / 2
            if head[middle] < high { first = middle + 1 } else { last = middle }
        }
        return first
    }
}
