internal import Columns

/// Puts weights on all edges of a hierarchy (Dibbelt, Strasser and Wagner 2016, sections 7 and 8).
struct Customisation {
    private let start: Column<UInt32>
    private let head: Column<UInt32>
    private let hierarchy: StreetHierarchy
    private var weights: [StreetShortcuts.Weights]
    private(set) var middles: [StreetShortcuts.Weights]
    private var metres: [Metres]

    private struct Metres {
        var up: Float = 0
        var down: Float = 0
    }

    init(_ hierarchy: StreetHierarchy) {
        start = hierarchy.start
        head = hierarchy.head
        self.hierarchy = hierarchy
        weights = [StreetShortcuts.Weights](repeating: .closed, count: hierarchy.edgeCount)
        middles = [StreetShortcuts.Weights](repeating: .init(up: .max, down: .max), count: hierarchy.edgeCount)
        metres = [Metres](repeating: Metres(), count: hierarchy.edgeCount)
    }

    /// Gives each edge the weight of its cheapest arc.
    mutating func load(_ network: StreetNetwork, _ metric: StreetMetric) {
        for arc in 0..<network.arcCount {
            let ticks = metric.ticks[Int(network.arcWay[arc])]
            guard ticks < StreetWeight.closed, network.arcClosed[arc] & metric.restrictionMask == 0,
                let (edge, isUp) = hierarchy.edge(of: arc, in: network)
            else { continue }
            let length = Float(network.lengthMetres[Int(network.arcWay[arc] / 2)])
            if isUp {
                if ticks < weights[edge].up {
                    weights[edge].up = ticks
                    middles[edge].up = UInt32(arc) | ShortcutEdges.arcBit
                    metres[edge].up = length
                }
            } else if ticks < weights[edge].down {
                weights[edge].down = ticks
                middles[edge].down = UInt32(arc) | ShortcutEdges.arcBit
                metres[edge].down = length
            }
        }
    }

    /// For every vertex, from the lowest: lowers the edges between its higher neighbours to the way through it.
    mutating func relax() {
        for vertex in 0..<(start.count - 1) {
            let end = Int(start[vertex + 1])
            for low in Int(start[vertex])..<end {
                let toLow = weights[low]
                if toLow == .closed { continue }
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
                        metres[edge].up = metres[low].down + metres[high].up
                    }
                    let down = toHigh.down &+ toLow.up
                    if down < weights[edge].down {
                        weights[edge].down = down
                        middles[edge].down = UInt32(vertex)
                        metres[edge].down = metres[high].down + metres[low].up
                    }
                }
            }
        }
    }

    /// The length in metres of the routes behind an edge's weights.
    func lengths(of edge: Int) -> StreetShortcuts.Lengths {
        StreetShortcuts.Lengths(
            up: CoarseLength(metres: metres[edge].up),
            down: CoarseLength(metres: metres[edge].down)
        )
    }

    /// The weights after closing every direction that is slower than a way over higher vertices: no fastest way needs
    /// it.
    ///
    /// - Returns: weights by edge; both directions closed where the edge can go.
    func exactEdges() -> [StreetShortcuts.Weights] {
        var exact = weights
        for vertex in (0..<(start.count - 1)).reversed() {
            let end = Int(start[vertex + 1])
            for low in Int(start[vertex])..<end {
                var edge = Int(start[Int(head[low])])
                for high in (low + 1)..<max(low + 1, end) {
                    let target = head[high]
                    while head[edge] != target { edge += 1 }
                    let between = exact[edge]
                    if between == .closed { continue }
                    exact[high].up = min(exact[high].up, exact[low].up &+ between.up)
                    exact[high].down = min(exact[high].down, exact[low].down &+ between.down)
                    exact[low].up = min(exact[low].up, exact[high].up &+ between.down)
                    exact[low].down = min(exact[low].down, exact[high].down &+ between.up)
                }
            }
        }
        for edge in exact.indices {
            if exact[edge].up < weights[edge].up { exact[edge].up = StreetWeight.closed }
            if exact[edge].down < weights[edge].down { exact[edge].down = StreetWeight.closed }
        }
        return exact
    }
}
