internal import Columns

/// Which vertices can reach one another (Tarjan's algorithm, with its own stack instead of recursion).
enum StrongComponents {
    /// 1 for each segment that an open arc joins to a large component: one can get there from the network, and back.
    /// Components of `leastArcs` count as large beside the largest (an island with its own streets); nil for that one
    /// only.
    static func connectedSegments(
        _ network: StreetNetwork,
        ticks: borrowing Column<UInt32>,
        mask: UInt8,
        leastArcs: Int?
    ) -> [UInt8] {
        let component = components(network, ticks: ticks, mask: mask)
        // Arcs, not the ends of segments: where restrictions bind all arrivals at a junction, only its copies are
        // reached.
        func home(_ arc: Int) -> Int? {
            guard network.arcClosed[arc] & mask == 0, ticks[Int(network.arcWay[arc])] < StreetWeight.closed else {
                return nil
            }
            let tail = component[Int(network.arcTail[arc])]
            return tail == component[Int(network.arcHead[arc])] ? Int(tail) : nil
        }
        var sizes = [Int](repeating: 0, count: Int(component.max().map { $0 + 1 } ?? 0))
        for arc in 0..<network.arcCount {
            if let home = home(arc) { sizes[home] += 1 }
        }
        let largest = sizes.max() ?? 0
        let least = min(largest, leastArcs ?? largest)
        var connected = [UInt8](repeating: 0, count: network.segmentCount)
        for arc in 0..<network.arcCount {
            if let home = home(arc), sizes[home] >= least { connected[Int(network.arcWay[arc] / 2)] = 1 }
        }
        return connected
    }

    /// The number of the strong component of each vertex, over open arcs.
    static func components(_ network: StreetNetwork, ticks: borrowing Column<UInt32>, mask: UInt8) -> [UInt32] {
        let count = network.vertexCount
        let unseen = UInt32.max
        var component = [UInt32](repeating: unseen, count: count)
        var order = [UInt32](repeating: unseen, count: count)
        var low = [UInt32](repeating: 0, count: count)
        var nextArc = [UInt32](repeating: 0, count: count)
        var stack: [UInt32] = []
        var path: [UInt32] = []
        var clock: UInt32 = 0
        var components: UInt32 = 0
        for root in 0..<count where order[root] == unseen {
            path.append(UInt32(root))
            while let top = path.last {
                let vertex = Int(top)
                if order[vertex] == unseen {
                    order[vertex] = clock
                    low[vertex] = clock
                    clock += 1
                    nextArc[vertex] = network.arcStart[vertex]
                    stack.append(top)
                }
                var descended = false
                let end = network.arcStart[vertex + 1]
                while nextArc[vertex] < end {
                    let arc = Int(nextArc[vertex])
                    nextArc[vertex] += 1
                    guard network.arcClosed[arc] & mask == 0, ticks[Int(network.arcWay[arc])] < StreetWeight.closed
                    else { continue }
                    let head = Int(network.arcHead[arc])
                    if order[head] == unseen {
                        path.append(UInt32(head))
                        descended = true
                        break
                    }
                    if component[head] == unseen { low[vertex] = min(low[vertex], order[head]) }
                }
                if descended { continue }
                path.removeLast()
                if let parent = path.last { low[Int(parent)] = min(low[Int(parent)], low[vertex]) }
                guard low[vertex] == order[vertex] else { continue }
                while let member = stack.popLast() {
                    component[Int(member)] = components
                    if member == top { break }
                }
                components += 1
            }
        }
        return component
    }
}
