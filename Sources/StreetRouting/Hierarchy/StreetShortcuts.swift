public import Columns

/// A metric on a hierarchy: what each edge costs, upwards and downwards, by the arc or the detour below that is cheapest.
public final class StreetShortcuts: Sendable {
    public let hierarchy: StreetHierarchy
    /// Ticks from the lower to the higher end, and back.
    public let weights: Column<Weights>
    /// What the weights stand for: an arc (with ``arcBit``) or the rank of the vertex between.
    public let middles: Column<Weights>
    /// Metres of the same ways, good to a millimetre or so: for searches with many targets, which unpack nothing.
    public let lengths: Column<Lengths>

    public struct Weights: Hashable, BitwiseCopyable, Sendable {
        public var up: UInt32
        public var down: UInt32
    }

    public struct Lengths: Hashable, BitwiseCopyable, Sendable {
        public var up: Float
        public var down: Float
    }

    static let arcBit: UInt32 = 0x8000_0000

    init(
        hierarchy: StreetHierarchy,
        weights: Column<Weights>,
        middles: Column<Weights>,
        lengths: Column<Lengths>
    ) {
        self.hierarchy = hierarchy
        self.weights = weights
        self.middles = middles
        self.lengths = lengths
    }

    /// Customises the hierarchy: fractions of a second for a city.
    public convenience init(_ hierarchy: StreetHierarchy, _ network: StreetNetwork, _ metric: StreetMetric) {
        let closed = Weights(up: StreetWeight.closed, down: StreetWeight.closed)
        var weights = [Weights](repeating: closed, count: hierarchy.edgeCount)
        var middles = [Weights](repeating: Weights(up: .max, down: .max), count: hierarchy.edgeCount)
        var lengths = [Lengths](repeating: Lengths(up: 0, down: 0), count: hierarchy.edgeCount)
        for arc in 0..<network.arcCount where hierarchy.edgeOfArc[arc] != .max {
            let ticks = metric.ticks[Int(network.arcWay[arc])]
            guard ticks < StreetWeight.closed, network.arcClosed[arc] & metric.restrictionMask == 0 else { continue }
            let edge = Int(hierarchy.edgeOfArc[arc] >> 1)
            let metres = Float(network.lengthMetres[Int(network.arcWay[arc] / 2)])
            if hierarchy.edgeOfArc[arc] & 1 == 0 {
                if ticks < weights[edge].up {
                    weights[edge].up = ticks
                    middles[edge].up = UInt32(arc) | Self.arcBit
                    lengths[edge].up = metres
                }
            } else if ticks < weights[edge].down {
                weights[edge].down = ticks
                middles[edge].down = UInt32(arc) | Self.arcBit
                lengths[edge].down = metres
            }
        }
        Self.relax(hierarchy, &weights, &middles, &lengths)
        self.init(
            hierarchy: hierarchy,
            weights: Column(weights),
            middles: Column(middles),
            lengths: Column(lengths)
        )
    }

    /// For every vertex, from the lowest: lowers the edges between its higher neighbours to the way through it.
    private static func relax(
        _ hierarchy: StreetHierarchy,
        _ weights: inout [Weights],
        _ middles: inout [Weights],
        _ lengths: inout [Lengths]
    ) {
        let start = hierarchy.start
        let head = hierarchy.head
        for vertex in 0..<(start.count - 1) {
            let end = Int(start[vertex + 1])
            for low in Int(start[vertex])..<end {
                let toLow = weights[low]
                if toLow.up >= StreetWeight.closed, toLow.down >= StreetWeight.closed { continue }
                var edge = Int(start[Int(head[low])])
                for high in (low + 1)..<max(low + 1, end) {
                    let target = head[high]
                    // All higher neighbours are joined, so the edge is there.
                    while head[edge] != target { edge += 1 }
                    let toHigh = weights[high]
                    let up = toLow.down &+ toHigh.up
                    if up < weights[edge].up {
                        weights[edge].up = up
                        middles[edge].up = UInt32(vertex)
                        lengths[edge].up = lengths[low].down + lengths[high].up
                    }
                    let down = toHigh.down &+ toLow.up
                    if down < weights[edge].down {
                        weights[edge].down = down
                        middles[edge].down = UInt32(vertex)
                        lengths[edge].down = lengths[high].down + lengths[low].up
                    }
                }
            }
        }
    }
}
