internal import Geo

/// Finds small separators of a road network by *inertial flow* (Schild and Sommer 2015): sort the vertices along a few
/// directions, and cut between the first and the last quarter of them by the least number of edges.
struct InertialFlow {
    private let points: [PackedCoordinate]
    /// Global to local number of the vertices of the current cell.
    private var local: [UInt32]
    // The current cell as a local graph
    private var start: [UInt32] = []
    private var head: [UInt32] = []
    private var twin: [UInt32] = []
    private var flow: [Int8] = []
    // Search memory
    private var reachedBy: [UInt32] = []
    private var queue: [UInt32] = []

    struct Parts {
        var left: [UInt32]
        var right: [UInt32]
        var separator: [UInt32]
    }

    init(points: [PackedCoordinate]) {
        self.points = points
        local = [UInt32](repeating: .max, count: points.count)
    }

    /// Splits a cell of vertices; no edge joins the left to the right part.
    mutating func split(_ cell: [UInt32], _ neighbours: borrowing [[UInt32]]) -> Parts {
        load(cell, neighbours)
        let count = cell.count
        var best: (cost: Double, cut: Int, isLeft: [Bool])?
        let directions: [(Int64, Int64)] = [(1, 0), (0, 1), (1, 1), (1, -1)]
        // The position of each vertex along a direction, with its local number in the low bits: words sort fast.
        var sorted = [UInt64](repeating: 0, count: count)
        for direction in directions {
            for index in 0..<count {
                let point = points[Int(cell[index])]
                let key = Int64(point.latitudeE7) * direction.0 + Int64(point.longitudeE7) * direction.1
                sorted[index] = UInt64(key + Self.keyOffset) << Self.indexBits | UInt64(index)
            }
            sorted.sort()
            let quarter = max(1, count / 4)
            let limit = best.map(\.cut) ?? .max
            guard let cut = cut(sources: sorted[..<quarter], sinks: sorted[(count - quarter)...], limit: limit) else {
                continue
            }
            let isLeft = (0..<count).map { reachedBy[$0] != .max }
            let size = isLeft.reduce(0) { $0 + ($1 ? 1 : 0) }
            // A bad balance makes the rest deeper: weigh the cut by the smaller side.
            let cost = Double(cut) / Double(min(size, count - size) + 1)
            if cost < best?.cost ?? .infinity { best = (cost, cut, isLeft) }
        }
        return parts(cell, best?.isLeft ?? (0..<count).map { $0 < count / 2 })
    }

    private mutating func load(_ cell: [UInt32], _ neighbours: borrowing [[UInt32]]) {
        for (index, vertex) in cell.enumerated() { local[Int(vertex)] = UInt32(index) }
        start.removeAll(keepingCapacity: true)
        head.removeAll(keepingCapacity: true)
        start.append(0)
        for vertex in cell {
            for other in neighbours[Int(vertex)] where local[Int(other)] != .max { head.append(local[Int(other)]) }
            start.append(UInt32(head.count))
        }
        for vertex in cell { local[Int(vertex)] = .max }
        twin.removeAll(keepingCapacity: true)
        for tail in 0..<cell.count {
            for edge in Int(start[tail])..<Int(start[tail + 1]) {
                let other = Int(head[edge])
                var back = Int(start[other])
                while head[back] != UInt32(tail) { back += 1 }
                twin.append(UInt32(back))
            }
        }
    }

    /// Of a word that is sorted: the local number. A key is the sum of two coordinates in 1e-7 degrees, below 2^33
    /// either way.
    private static let indexBits: UInt64 = 28
    private static let keyOffset: Int64 = 1 << 34

    private static func index(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word & (1 << indexBits - 1)) }

    /// The least number of edges between sources and sinks, or nil when it is above the limit. Afterwards `reachedBy`
    /// tells the side of the sources, which is the same for every greatest flow.
    private mutating func cut(sources: ArraySlice<UInt64>, sinks: ArraySlice<UInt64>, limit: Int) -> Int? {
        let count = start.count - 1
        flow.removeAll(keepingCapacity: true)
        flow.append(contentsOf: repeatElement(0, count: head.count))
        var isSink = [Bool](repeating: false, count: count)
        for sink in sinks { isSink[Int(Self.index(sink))] = true }
        var total = 0
        while true {
            var ends = search(from: sources, isSink)
            if ends.isEmpty { return total }
            // One search leads to many sinks; the ways to them that share no street are all taken.
            while let end = ends.popLast() {
                guard isOpen(to: end) else { continue }
                augment(to: end)
                total += 1
                if total > limit { return nil }
            }
        }
    }

    /// Fills `reachedBy` from the sources over the residual graph, and returns the reached sinks.
    private mutating func search(from sources: ArraySlice<UInt64>, _ isSink: [Bool]) -> [UInt32] {
        reachedBy.removeAll(keepingCapacity: true)
        reachedBy.append(contentsOf: repeatElement(.max, count: start.count - 1))
        queue.removeAll(keepingCapacity: true)
        for source in sources {
            reachedBy[Int(Self.index(source))] = .max - 1
            queue.append(Self.index(source))
        }
        var ends: [UInt32] = []
        var next = 0
        while next < queue.count {
            let vertex = Int(queue[next])
            next += 1
            for edge in Int(start[vertex])..<Int(start[vertex + 1]) {
                let other = head[edge]
                guard flow[edge] < 1, reachedBy[Int(other)] == .max else { continue }
                reachedBy[Int(other)] = UInt32(edge)
                if isSink[Int(other)] { ends.append(other) } else { queue.append(other) }
            }
        }
        return ends
    }

    private func isOpen(to end: UInt32) -> Bool {
        var vertex = end
        while reachedBy[Int(vertex)] < .max - 1 {
            let edge = Int(reachedBy[Int(vertex)])
            if flow[edge] >= 1 { return false }
            vertex = head[Int(twin[edge])]
        }
        return true
    }

    private mutating func augment(to end: UInt32) {
        var vertex = end
        while reachedBy[Int(vertex)] < .max - 1 {
            let edge = Int(reachedBy[Int(vertex)])
            flow[edge] += 1
            flow[Int(twin[edge])] -= 1
            vertex = head[Int(twin[edge])]
        }
    }

    /// The ends of the cut edges on the side where they are fewer become the separator.
    private func parts(_ cell: [UInt32], _ isLeft: [Bool]) -> Parts {
        var border = [Bool](repeating: false, count: cell.count)
        var counts = (left: 0, right: 0)
        for vertex in 0..<cell.count {
            for edge in Int(start[vertex])..<Int(start[vertex + 1]) where isLeft[vertex] != isLeft[Int(head[edge])] {
                border[vertex] = true
            }
            if border[vertex] { if isLeft[vertex] { counts.left += 1 } else { counts.right += 1 } }
        }
        let takesLeft = counts.left <= counts.right
        var parts = Parts(left: [], right: [], separator: [])
        for (index, vertex) in cell.enumerated() {
            if border[index], isLeft[index] == takesLeft {
                parts.separator.append(vertex)
            } else if isLeft[index] {
                parts.left.append(vertex)
            } else {
                parts.right.append(vertex)
            }
        }
        return parts
    }
}
