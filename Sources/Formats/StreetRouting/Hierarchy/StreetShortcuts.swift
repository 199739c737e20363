public import Columns

/// A metric on a hierarchy: the edges that are on some fastest way, with what they cost upwards and downwards, and by
/// which arc or which detour below.
///
/// Edges that the profile may not use, or that are slower than another way between their ends, are left out (*perfect
/// customisation*): half of them and more. Those that another profile of its family needs are there, closed.
public final class StreetShortcuts: Sendable {
    /// The order of vertices that the shortcuts are built on.
    public let hierarchy: StreetHierarchy
    /// The edges, shared by the profiles of a family.
    public let edges: ShortcutEdges
    /// Ticks from the lower to the higher end of each edge, and back; closed in a direction that no fastest way takes.
    public let weights: Column<Weights>
    let own: OwnWays

    /// Two values of an edge: towards the higher vertex, and back.
    public struct Weights: Hashable, BitwiseCopyable, Sendable {
        /// From the lower to the higher vertex.
        public var up: UInt32
        /// From the higher to the lower vertex.
        public var down: UInt32

        static let closed = Weights(up: StreetWeight.closed, down: StreetWeight.closed)
    }

    /// The lengths of an edge's two directions.
    public struct Lengths: Hashable, BitwiseCopyable, Sendable {
        /// From the lower to the higher vertex.
        public var up: CoarseLength
        /// From the higher to the lower vertex.
        public var down: CoarseLength
    }

    /// The few edges that stand for other ways than ``edges`` say, because those were made for another profile of the
    /// family.
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

    /// The number of edges.
    public var edgeCount: Int { edges.count }

    init(hierarchy: StreetHierarchy, edges: ShortcutEdges, weights: Column<Weights>, own: OwnWays) {
        self.hierarchy = hierarchy
        self.edges = edges
        self.weights = weights
        self.own = own
    }

    /// The arcs or vertices behind an edge's weights, as in ``ShortcutEdges/middles``.
    func middles(of edge: Int) -> Weights {
        if let index = own.index(of: edge) { return own.middles[index] }
        return edges.middles[edge]
    }

    func lengths(of edge: Int) -> Lengths {
        if let index = own.index(of: edge) { return own.lengths[index] }
        return edges.lengths[edge]
    }
}
