internal import Columns
public import Geo

/// Collects nodes, ways and turn restrictions, and builds a ``StreetNetwork`` from them.
///
/// It knows no file format: importers translate theirs. Nodes first, then ways over them, then barriers, signals and
/// restrictions in any order.
public struct StreetGraphBuilder: Sendable {
    var nodeID: [Int64] = []
    var nodePoint: [PackedCoordinate] = []
    var isSignal: Set<UInt32> = []
    var barrierKind: [UInt32: UInt32] = [:]

    var wayID: [Int64] = []
    var wayKind: [UInt32] = []
    var wayName: [UInt32] = []
    var wayStart: [UInt32] = [0]
    var wayNodes: [UInt32] = []

    /// The distinct sets of tags so far, by index.
    public internal(set) var kinds: [StreetTags] = []
    var names: [String] = [""]
    private var kindIndex: [StreetTags: UInt32] = [:]
    private var nameIndex: [String: UInt32] = ["": 0]

    var restrictions: [Restriction] = []

    /// A turn at a junction that is forbidden, or the only one allowed.
    public struct Restriction: Hashable, Sendable {
        /// The id of the way on which the turn begins.
        public var fromWay: Int64
        /// The junction or ways between.
        public var via: Via
        /// The id of the way on which the turn ends.
        public var toWay: Int64
        /// All other turns are forbidden instead of this one.
        public var isOnly: Bool
        /// The vehicles that it binds.
        public var vehicles: VehicleKinds

        /// The connection between the two streets: a junction, or a sequence of ways.
        public enum Via: Hashable, Sendable {
            case node(UInt32)
            case ways([Int64])
        }

        /// Creates a restriction; by default it binds all vehicles.
        public init(fromWay: Int64, via: Via, toWay: Int64, isOnly: Bool, vehicles: VehicleKinds = .all) {
            self.fromWay = fromWay
            self.via = via
            self.toWay = toWay
            self.isOnly = isOnly
            self.vehicles = vehicles
        }
    }

    /// Creates an empty builder.
    public init() {}

    /// The number of nodes added so far.
    public var nodeCount: Int { nodePoint.count }

    /// Reserves memory for an expected number of nodes, ways and references to nodes.
    public mutating func reserve(nodes: Int, ways: Int, wayNodes: Int) {
        nodeID.reserveCapacity(nodes)
        nodePoint.reserveCapacity(nodes)
        wayID.reserveCapacity(ways)
        self.wayNodes.reserveCapacity(wayNodes)
    }

    /// - Returns: the index by which ways name the node.
    @discardableResult
    public mutating func addNode(id: Int64, _ point: PackedCoordinate) -> UInt32 {
        nodeID.append(id)
        nodePoint.append(point)
        return UInt32(nodePoint.count - 1)
    }

    /// The index of a set of tags, the same for equal ones.
    public mutating func kind(_ tags: StreetTags) -> UInt32 {
        if let index = kindIndex[tags] { return index }
        let index = UInt32(kinds.count)
        kinds.append(tags)
        kindIndex[tags] = index
        return index
    }

    /// The index of a street name, the same for equal ones; 0 for the empty one.
    public mutating func name(_ text: String) -> UInt32 {
        if let index = nameIndex[text] { return index }
        let index = UInt32(names.count)
        names.append(text)
        nameIndex[text] = index
        return index
    }

    /// Fewer than two nodes are no way, and ignored. Ids need not be unique (a way cut in two keeps its id).
    public mutating func addWay(id: Int64, nodes: some Collection<UInt32>, kind: UInt32, name: UInt32) {
        guard nodes.count >= 2 else { return }
        wayID.append(id)
        wayKind.append(kind)
        wayName.append(name)
        wayNodes.append(contentsOf: nodes)
        wayStart.append(UInt32(wayNodes.count))
    }

    /// Marks a node as having a traffic signal.
    public mutating func addSignal(at node: UInt32) { isSignal.insert(node) }

    /// A barrier on a node: everything that passes the node passes the barrier.
    public mutating func addBarrier(at node: UInt32, kind: UInt32) { barrierKind[node] = kind }

    /// Adds a turn restriction; one whose ways are unknown is ignored when the network is built.
    public mutating func add(_ restriction: Restriction) { restrictions.append(restriction) }

    /// Builds the network. Costs a few times the memory of the result.
    ///
    /// - Parameters:
    ///   - keepsNodeIDs: store the node ids too (8 bytes a point), for ``StreetNetwork/place(ofNode:)``.
    ///   - profile: the streets that it drives are those whose turns are weighed, for every profile with
    ///     ``StreetProfile/turnSeconds``.
    /// - Returns: the network; its copies of junctions come from the restrictions.
    public consuming func build(keepsNodeIDs: Bool = true, turnsOf profile: StreetProfile = .car) -> StreetNetwork {
        let crossing = kind(StreetSegments.crossing)
        var segments = StreetSegments(self, turnsOf: profile, crossingKind: crossing)
        segments.sortByPlace()
        var arcs = StreetArcs(segments, restrictions: restrictions, wayID: wayID)
        arcs.index()
        return StreetNetwork(arcs.parts(segments, kinds: kinds, names: names, keepsNodeIDs: keepsNodeIDs))
    }
}
