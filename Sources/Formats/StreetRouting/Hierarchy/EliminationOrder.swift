internal import Columns
internal import Geo

/// Puts the vertices of a network in an order that makes a hierarchy small: dead ends and bends first, then nested
/// dissection, separators last.
struct EliminationOrder {
    /// The vertices from the lowest rank to the highest.
    private(set) var order: [UInt32] = []
    /// Neighbours that are not yet in the order; both directions, without loops.
    private var neighbours: [[UInt32]]
    private let points: [PackedCoordinate]

    init(_ network: StreetNetwork) {
        let count = network.vertexCount
        neighbours = [[UInt32]](repeating: [], count: count)
        points = network.vertexPoint.array
        order.reserveCapacity(count)
        for arc in 0..<network.arcCount {
            let tail = network.arcTail[arc]
            let head = network.arcHead[arc]
            if tail != head {
                Self.insert(head, into: &neighbours[Int(tail)])
                Self.insert(tail, into: &neighbours[Int(head)])
            }
        }
        peel()
        dissect()
    }

    private static func insert(_ vertex: UInt32, into list: inout [UInt32]) {
        if !list.contains(vertex) { list.append(vertex) }
    }

    /// Takes out vertices with at most two neighbours, joining these, until none is left. That costs no extra edges.
    private mutating func peel() {
        var queue = neighbours.indices.filter { neighbours[$0].count <= 2 }.map { UInt32($0) }
        var isDone = [Bool](repeating: false, count: neighbours.count)
        var next = 0
        while next < queue.count {
            let vertex = queue[next]
            next += 1
            let around = neighbours[Int(vertex)]
            guard !isDone[Int(vertex)], around.count <= 2 else { continue }
            isDone[Int(vertex)] = true
            order.append(vertex)
            neighbours[Int(vertex)] = []
            for other in around { neighbours[Int(other)].removeAll { $0 == vertex } }
            if around.count == 2 {
                Self.insert(around[1], into: &neighbours[Int(around[0])])
                Self.insert(around[0], into: &neighbours[Int(around[1])])
            }
            for other in around where neighbours[Int(other)].count <= 2 { queue.append(other) }
        }
        remaining = neighbours.indices.filter { !isDone[$0] }.map { UInt32($0) }
    }

    private var remaining: [UInt32] = []

    /// Cuts the rest in two again and again; the order is made from its end.
    private mutating func dissect() {
        var reversed: [UInt32] = []
        reversed.reserveCapacity(remaining.count)
        var cells = [remaining]
        var flow = InertialFlow(points: points)
        while let cell = cells.popLast() {
            if cell.count <= 3 {
                reversed.append(contentsOf: cell)
                continue
            }
            let parts = flow.split(cell, neighbours)
            reversed.append(contentsOf: parts.separator)
            if !parts.left.isEmpty { cells.append(parts.left) }
            if !parts.right.isEmpty { cells.append(parts.right) }
        }
        order.append(contentsOf: reversed.reversed())
    }
}
