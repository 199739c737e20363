public import Columns

/// A metric on a hierarchy: the edges that are on some fastest way, with what they cost upwards and downwards, and by which
/// arc or which detour below.
///
/// Edges that the profile may not use, or that are slower than another way between their ends, are left out (*perfect
/// customisation*): half of them and more. Those that another profile of its family needs are there, closed.
public final class StreetShortcuts: Sendable {
    public let hierarchy: StreetHierarchy
    public let edges: ShortcutEdges
    /// Ticks from the lower to the higher end of each edge, and back; closed in a direction that no fastest way takes.
    public let weights: Column<Weights>
    let own: OwnWays

    public struct Weights: Hashable, BitwiseCopyable, Sendable {
        public var up: UInt32
        public var down: UInt32

        static let closed = Weights(up: StreetWeight.closed, down: StreetWeight.closed)
    }

    public struct Lengths: Hashable, BitwiseCopyable, Sendable {
        public var up: CoarseLength
        public var down: CoarseLength
    }

    /// The few edges that stand for other ways than ``edges`` say, because those were made for another profile of the family.
    struct OwnWays: Sendable {
        /// Ascending.
        var edges: Column<UInt32> = []
        var middles: Column<Weights> = []
        var lengths: Column<Lengths> = []

        func index(of edge: Int) -> Int? {
            var first = 0
            var last = edges.count
            while first < last {
                let middle = (first + last) / 2
                if Int(edges[middle]) < edge { first = middle + 1 } else { last = middle }
            }
            return first < edges.count && Int(edges[first]) == edge ? first : nil
        }
    }

    public var edgeCount: Int { edges.count }

    init(hierarchy: StreetHierarchy, edges: ShortcutEdges, weights: Column<Weights>, own: OwnWays) {
        self.hierarchy = hierarchy
        self.edges = edges
        self.weights = weights
        self.own = own
    }

    /// What the weights of an edge stand for, as ``ShortcutEdges/middles`` says it.
    func middles(of edge: Int) -> Weights {
        if let index = own.index(of: edge) { return own.middles[index] }
        return edges.middles[edge]
    }

    func lengths(of edge: Int) -> Lengths {
        if let index = own.index(of: edge) { return own.lengths[index] }
        return edges.lengths[edge]
    }
}
