internal import Columns

/// Which vertices can reach one another (Tarjan's algorithm, with its own stack instead of recursion).
enum StrongComponents {
    /// A component smaller than this and not the largest is an island that nobody means.
    static let leastSegments = 400

    /// 1 for each segment with an open way whose both ends lie in one large component.
    static func connectedSegments(_ network: StreetNetwork, ticks: borrowing Column<UInt32>, mask: UInt8) -> [UInt8] {
        let component = components(network, ticks: ticks, mask: mask)
        var sizes: [UInt32: Int] = [:]
        var home = [UInt32](repeating: .max, count: network.segmentCount)
        for segment in 0..<network.segmentCount {
            let first = component[Int(network.firstVertex[segment])]
            let last = component[Int(network.lastVertex[segment])]
            guard first == last,
                ticks[2 * segment] < StreetWeight.closed || ticks[2 * segment + 1] < StreetWeight.closed
            else { continue }
            home[segment] = first
            sizes[first, default: 0] += 1
        }
        let largest = sizes.values.max() ?? 0
        return home.map { component in
            guard let size = sizes[component] else { return 0 }
            return size == largest || size >= leastSegments ? 1 : 0
        }
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
