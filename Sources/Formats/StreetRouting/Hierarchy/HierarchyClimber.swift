internal import Columns

/// The memory of searches in a hierarchy: labels by rank, and the ranks that a query has to visit.
struct HierarchyClimber: ~Copyable {
    /// Ticks from the source to each rank, and from each rank to the target.
    var ahead: [UInt32] = []
    var behind: [UInt32] = []
    /// The edge by which the label came, from below; `.max` at seeds.
    private var aheadEdge: [UInt32] = []
    private var behindEdge: [UInt32] = []
    /// The lower end of each visited label's edge.
    private var aheadFrom: [UInt32] = []
    private var behindFrom: [UInt32] = []
    /// All ranks above a source, a target, or both; ascending, with a mark for each side.
    private(set) var visits: [UInt32] = []
    private var marks: [UInt8] = []
    private var tips: [UInt32] = []
    private var stack: [UInt64] = []

    private static let sourceMark: UInt8 = 1
    private static let targetMark: UInt8 = 2

    /// Finds the ranks above the seeds by following the elimination tree to its roots.
    mutating func begin(_ sources: [UInt32], _ targets: [UInt32], _ hierarchy: StreetHierarchy) {
        let count = hierarchy.parent.count
        if ahead.count < count {
            ahead = [UInt32](repeating: StreetWeight.closed, count: count)
            behind = ahead
            aheadEdge = [UInt32](repeating: .max, count: count)
            behindEdge = aheadEdge
            aheadFrom = aheadEdge
            behindFrom = aheadEdge
            marks = [UInt8](repeating: 0, count: count)
        }
        visits.removeAll(keepingCapacity: true)
        tips.removeAll(keepingCapacity: true)
        for vertex in sources { addTip(hierarchy.rank[Int(vertex)], Self.sourceMark) }
        for vertex in targets { addTip(hierarchy.rank[Int(vertex)], Self.targetMark) }
        while let lowest = popLowestTip() {
            visits.append(lowest)
            let parent = hierarchy.parent[Int(lowest)]
            if parent != .max { addTip(parent, marks[Int(lowest)]) }
        }
    }

    private mutating func addTip(_ rank: UInt32, _ mark: UInt8) {
        if marks[Int(rank)] == 0 { tips.append(rank) }
        marks[Int(rank)] |= mark
    }

    /// There are only a few tips at a time: the seeds of both ends, fewer after every join.
    private mutating func popLowestTip() -> UInt32? {
        guard var lowest = tips.indices.first else { return nil }
        if tips.count == 1 { return tips.removeLast() }
        for index in tips.indices where tips[index] < tips[lowest] { lowest = index }
        let rank = tips[lowest]
        tips[lowest] = tips[tips.count - 1]
        tips.removeLast()
        return rank
    }

    mutating func climb(_ shortcuts: StreetShortcuts, _ best: inout (ticks: UInt32, rank: UInt32)) {
        let start = shortcuts.edges.start
        let head = shortcuts.edges.head
        let weights = shortcuts.weights
        for rank in visits {
            let index = Int(rank)
            let fromSource = ahead[index]
            let toTarget = behind[index]
            let total = fromSource &+ toTarget
            if total < best.ticks { best = (total, rank) }
            let edges = Int(start[index])..<Int(start[index + 1])
            if fromSource < best.ticks {
                for edge in edges {
                    let other = Int(head[edge])
                    let ticks = fromSource &+ weights[edge].up
                    if ticks < ahead[other] {
                        ahead[other] = ticks
                        aheadEdge[other] = UInt32(edge)
                        aheadFrom[other] = rank
                    }
                }
            }
            if toTarget < best.ticks {
                for edge in edges {
                    let other = Int(head[edge])
                    let ticks = toTarget &+ weights[edge].down
                    if ticks < behind[other] {
                        behind[other] = ticks
                        behindEdge[other] = UInt32(edge)
                        behindFrom[other] = rank
                    }
                }
            }
        }
    }

    /// Whether a rank is above the places of this query.
    func isVisited(_ rank: Int) -> Bool { marks[rank] != 0 }

    mutating func reset() {
        for rank in visits {
            let index = Int(rank)
            ahead[index] = StreetWeight.closed
            behind[index] = StreetWeight.closed
            aheadEdge[index] = .max
            behindEdge[index] = .max
            marks[index] = 0
        }
    }

    /// The edge and its lower end by which the label of a rank came; nil at seeds and where there is no label.
    func step(to rank: UInt32, isAhead: Bool) -> (edge: Int, low: Int)? {
        let edge = isAhead ? aheadEdge[Int(rank)] : behindEdge[Int(rank)]
        guard edge != .max else { return nil }
        return (Int(edge), Int(isAhead ? aheadFrom[Int(rank)] : behindFrom[Int(rank)]))
    }

    // MARK: Unpacking

    /// Appends the arcs from the source's seed to the meeting rank.
    ///
    /// - Returns: the rank of the seed.
    mutating func unpackAhead(_ meeting: UInt32, _ shortcuts: StreetShortcuts, into arcs: inout [UInt32]) -> UInt32 {
        stack.removeAll(keepingCapacity: true)
        var rank = meeting
        // The last edge goes on the stack first, so that the first one is unpacked first.
        while aheadEdge[Int(rank)] != .max {
            let lower = aheadFrom[Int(rank)]
            stack.append(Self.step(low: lower, edge: aheadEdge[Int(rank)], isUp: true))
            rank = lower
        }
        unpackStack(shortcuts, into: &arcs)
        return rank
    }

    /// Appends the arcs from the meeting rank to the target's seed.
    mutating func unpackBehind(_ meeting: UInt32, _ shortcuts: StreetShortcuts, into arcs: inout [UInt32]) -> UInt32 {
        var rank = meeting
        while behindEdge[Int(rank)] != .max {
            let lower = behindFrom[Int(rank)]
            stack.append(Self.step(low: lower, edge: behindEdge[Int(rank)], isUp: false))
            unpackStack(shortcuts, into: &arcs)
            rank = lower
        }
        return rank
    }

    /// An edge to unpack, in one word: its lower end, its number, its direction.
    private static func step(low: UInt32, edge: UInt32, isUp: Bool) -> UInt64 {
        UInt64(low) << 32 | UInt64(edge) << 1 | (isUp ? 1 : 0)
    }

    private mutating func unpackStack(_ shortcuts: StreetShortcuts, into arcs: inout [UInt32]) {
        let edges = shortcuts.edges
        while let step = stack.popLast() {
            let edge = Int(UInt32(truncatingIfNeeded: step) >> 1)
            let isUp = step & 1 == 1
            let middles = shortcuts.middles(of: edge)
            let middle = isUp ? middles.up : middles.down
            if middle & ShortcutEdges.arcBit != 0 {
                arcs.append(middle & ~ShortcutEdges.arcBit)
                continue
            }
            // The edge joins low and high; both are higher neighbours of the middle.
            let high = edges.head[edge]
            let low = UInt32(truncatingIfNeeded: step >> 32)
            let toLow = UInt32(edges.edge(from: middle, to: low))
            let toHigh = UInt32(edges.edge(from: middle, to: high))
            if isUp {
                stack.append(Self.step(low: middle, edge: toHigh, isUp: true))
                stack.append(Self.step(low: middle, edge: toLow, isUp: false))
            } else {
                stack.append(Self.step(low: middle, edge: toLow, isUp: true))
                stack.append(Self.step(low: middle, edge: toHigh, isUp: false))
            }
        }
    }
}
