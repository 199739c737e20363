internal import Geo

/// The first step of building: ways cut into segments at junctions, barriers opened into links.
struct StreetSegments {
    var firstVertex: [UInt32] = []
    var lastVertex: [UInt32] = []
    var length: [Double] = []
    var kind: [UInt32] = []
    var name: [UInt32] = []
    var halfSignals: [UInt8] = []
    /// As ``StreetNetwork/turns``.
    var turns: [UInt16] = []
    /// Index of the way in the builder; `UInt32.max` for barrier links.
    var way: [UInt32] = []
    var shapeStart: [UInt32] = [0]
    var shape: [PackedCoordinate] = []
    var shapeNode: [Int64] = []
    var vertexPoint: [PackedCoordinate] = []
    /// The junction of each node that is one; `UInt32.max` for the others.
    var vertexOfNode: [UInt32]
    /// Nodes with a barrier: turn restrictions there are not kept.
    private let barrierKind: [UInt32: UInt32]
    private var links: [Link] = []
    let crossingKind: UInt32

    /// Joins a barrier's node to the end of one segment there.
    private struct Link {
        var center: UInt32
        var end: UInt32
        var kind: UInt32
        var node: UInt32
    }

    init(_ builder: borrowing StreetGraphBuilder, turnsOf profile: StreetProfile, crossingKind: UInt32) {
        barrierKind = builder.barrierKind
        self.crossingKind = crossingKind
        vertexOfNode = [UInt32](repeating: .max, count: builder.nodePoint.count)
        markJunctions(builder)
        for way in 0..<builder.wayID.count {
            let range = Int(builder.wayStart[way])..<Int(builder.wayStart[way + 1])
            var start = range.lowerBound
            for index in range.dropFirst() {
                let isVertex = vertexOfNode[Int(builder.wayNodes[index])] != .max
                if isVertex || index == range.upperBound - 1 {
                    append(builder, way: way, start...index)
                    start = index
                }
            }
        }
        weighTurns(builder, of: profile)
        for link in links {
            addLink(link.center, link.end, link.kind, builder.nodePoint[Int(link.node)], builder.nodeID[Int(link.node)])
            turns.append(0)
        }
        links = []
    }

    /// A segment without length, from a junction's vertex to another at the same node.
    mutating func addLink(_ center: UInt32, _ end: UInt32, _ kind: UInt32, _ point: PackedCoordinate, _ node: Int64) {
        for _ in 0..<2 {
            shape.append(point)
            shapeNode.append(node)
        }
        halfSignals.append(0)
        finish(center, end, 0, kind, 0, .max)
    }

    /// A node is a junction when a way ends there, when it is used twice, or when it has a barrier.
    private mutating func markJunctions(_ builder: borrowing StreetGraphBuilder) {
        var uses = [UInt8](repeating: 0, count: builder.nodePoint.count)
        for way in 0..<builder.wayID.count {
            let range = Int(builder.wayStart[way])..<Int(builder.wayStart[way + 1])
            for index in range {
                let node = Int(builder.wayNodes[index])
                let isEnd = index == range.lowerBound || index == range.upperBound - 1
                uses[node] = min(2, uses[node] + (isEnd ? 2 : 1))
            }
        }
        for node in builder.barrierKind.keys where uses[Int(node)] > 0 { uses[Int(node)] = 2 }
        for node in uses.indices where uses[node] == 2 {
            vertexOfNode[node] = UInt32(vertexPoint.count)
            vertexPoint.append(builder.nodePoint[node])
        }
    }

    private mutating func append(_ builder: borrowing StreetGraphBuilder, way: Int, _ range: ClosedRange<Int>) {
        var metres = 0.0
        var signals = 0
        for index in range {
            let node = builder.wayNodes[index]
            shape.append(builder.nodePoint[Int(node)])
            shapeNode.append(builder.nodeID[Int(node)])
            let isEnd = index == range.lowerBound || index == range.upperBound
            if builder.isSignal.contains(node) { signals += isEnd ? 1 : 2 }
            if index > range.lowerBound {
                let before = builder.nodePoint[Int(builder.wayNodes[index - 1])].coordinate
                metres += before.distance(to: builder.nodePoint[Int(node)].coordinate).value
            }
        }
        let first = builder.wayNodes[range.lowerBound]
        let last = builder.wayNodes[range.upperBound]
        let firstVertex = end(at: first, builder)
        let lastVertex = end(at: last, builder)
        finish(firstVertex, lastVertex, metres, builder.wayKind[way], builder.wayName[way], UInt32(way))
        halfSignals.append(UInt8(min(255, signals)))
    }

    private mutating func finish(
        _ first: UInt32,
        _ last: UInt32,
        _ metres: Double,
        _ kind: UInt32,
        _ name: UInt32,
        _ way: UInt32
    ) {
        firstVertex.append(first)
        lastVertex.append(last)
        length.append(metres)
        self.kind.append(kind)
        self.name.append(name)
        self.way.append(way)
        shapeStart.append(UInt32(shape.count))
    }

    /// The vertex that a segment ends at. At a barrier that is one of its own, joined to the node by a link.
    private mutating func end(at node: UInt32, _ builder: borrowing StreetGraphBuilder) -> UInt32 {
        let center = vertexOfNode[Int(node)]
        guard let barrier = barrierKind[node] else { return center }
        let own = UInt32(vertexPoint.count)
        vertexPoint.append(builder.nodePoint[Int(node)])
        links.append(Link(center: center, end: own, kind: barrier, node: node))
        return own
    }

    func isBarrier(_ node: UInt32) -> Bool { barrierKind[node] != nil }

    /// Whether a way is the link between two lines of a crossing.
    func isCrossing(_ way: UInt32) -> Bool {
        self.way[Int(way / 2)] == .max && kind[Int(way / 2)] == crossingKind
    }
}

extension StreetSegments {
    /// Renumbers vertices and segments along a space-filling curve, so that neighbours are close in memory too.
    mutating func sortByPlace() {
        var byPlace = (0..<UInt32(vertexPoint.count)).map { ($0, Self.morton(vertexPoint[Int($0)])) }
        byPlace.sort { $0.1 < $1.1 || ($0.1 == $1.1 && $0.0 < $1.0) }
        var newVertex = [UInt32](repeating: 0, count: vertexPoint.count)
        for (new, old) in byPlace.enumerated() { newVertex[Int(old.0)] = UInt32(new) }
        vertexPoint = byPlace.map { vertexPoint[Int($0.0)] }
        for node in vertexOfNode.indices where vertexOfNode[node] != .max {
            vertexOfNode[node] = newVertex[Int(vertexOfNode[node])]
        }
        for segment in firstVertex.indices {
            firstVertex[segment] = newVertex[Int(firstVertex[segment])]
            lastVertex[segment] = newVertex[Int(lastVertex[segment])]
        }
        var order = (0..<UInt32(firstVertex.count)).map { ($0, min(firstVertex[Int($0)], lastVertex[Int($0)])) }
        order.sort { $0.1 < $1.1 || ($0.1 == $1.1 && $0.0 < $1.0) }
        var newShape: [PackedCoordinate] = []
        var newShapeNode: [Int64] = []
        var newStart: [UInt32] = [0]
        newShape.reserveCapacity(shape.count)
        newShapeNode.reserveCapacity(shape.count)
        newStart.reserveCapacity(shapeStart.count)
        for (old, _) in order {
            let range = Int(shapeStart[Int(old)])..<Int(shapeStart[Int(old) + 1])
            newShape.append(contentsOf: shape[range])
            newShapeNode.append(contentsOf: shapeNode[range])
            newStart.append(UInt32(newShape.count))
        }
        shape = newShape
        shapeNode = newShapeNode
        shapeStart = newStart
        firstVertex = order.map { firstVertex[Int($0.0)] }
        lastVertex = order.map { lastVertex[Int($0.0)] }
        length = order.map { length[Int($0.0)] }
        kind = order.map { kind[Int($0.0)] }
        name = order.map { name[Int($0.0)] }
        halfSignals = order.map { halfSignals[Int($0.0)] }
        turns = order.map { turns[Int($0.0)] }
        way = order.map { way[Int($0.0)] }
    }

    /// Interleaves the bits of the two coordinates.
    private static func morton(_ point: PackedCoordinate) -> UInt64 {
        spread(UInt32(bitPattern: point.latitudeE7 ^ .min)) << 1 | spread(UInt32(bitPattern: point.longitudeE7 ^ .min))
    }

    private static func spread(_ value: UInt32) -> UInt64 {
        var bits = UInt64(value)
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }
}
