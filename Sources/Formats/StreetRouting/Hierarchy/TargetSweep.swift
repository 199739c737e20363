internal import Columns

/// The part of a hierarchy above a set of targets, from the top down: one pass over it gives the times to (or from) all
/// of them (restricted PHAST: Delling, Goldberg and Werneck 2011). Branches of the elimination tree that begin beyond
/// the limit are left out: what is in them is reached only through the ranks right above them.
struct TargetSweep: Sendable {
    /// Every rank after its ancestors in the elimination tree, each branch in one piece; every higher neighbour is in
    /// here too.
    let ranks: [UInt32]
    /// Where the edges of each rank start; one more than there are ranks.
    let start: [UInt32]
    let edges: [Edge]
    let lengths: [StreetShortcuts.Lengths]
    /// Branches that can be left out, in the order of `ranks`; the last is none.
    let branches: [Branch]
    /// The ranks right above each branch, as indices into `ranks`.
    let gates: [UInt32]
    let arriving: Steps
    let leaving: Steps

    struct Edge: Sendable {
        /// The higher end, as an index into `ranks`.
        var head: UInt32
        var weights: StreetShortcuts.Weights
    }

    /// `ranks[first..<end]`, with its gates from `firstGate` to that of the next branch.
    struct Branch: Sendable {
        var first: UInt32
        var end: UInt32
        var firstGate: UInt32
    }

    /// On from a rank to a target, or back, by index into `ranks`.
    struct Steps: Sendable {
        var start: [UInt32]
        var steps: [StreetTargets.TargetCost]

        init(_ entries: [VertexStep], _ count: Int, _ index: (UInt32) -> UInt32) {
            let grouping = Grouping(keys: entries.count, groups: count) { Int(index(entries[$0].vertex)) }
            start = grouping.start
            steps = grouping.members.map { entries[Int($0)].entry }
        }
    }

    typealias VertexStep = (vertex: UInt32, entry: StreetTargets.TargetCost)

    /// Smaller branches are cheaper to process than to test.
    private static let leastBranch: UInt32 = 24

    init(_ shortcuts: StreetShortcuts, arriving: [VertexStep], leaving: [VertexStep]) {
        let hierarchy = shortcuts.hierarchy
        let isWanted = Self.ancestors(of: (arriving + leaving).map { hierarchy.rank[Int($0.vertex)] }, hierarchy)
        let (index, size, ranks) = Self.branches(of: isWanted, hierarchy)
        var start: [UInt32] = [0]
        var edges: [Edge] = []
        var lengths: [StreetShortcuts.Lengths] = []
        var branches: [Branch] = []
        var gates: [UInt32] = []
        for (place, rank) in ranks.enumerated() {
            let rank = Int(rank)
            for edge in Int(shortcuts.edges.start[rank])..<Int(shortcuts.edges.start[rank + 1]) {
                edges.append(Edge(head: index[Int(shortcuts.edges.head[edge])], weights: shortcuts.weights[edge]))
                lengths.append(shortcuts.lengths(of: edge))
            }
            start.append(UInt32(edges.count))
            let above = Int(hierarchy.start[rank])..<Int(hierarchy.start[rank + 1])
            guard size[rank] >= Self.leastBranch, size[rank] >= 2 * UInt32(above.count) else { continue }
            let end = UInt32(place) + size[rank]
            branches.append(Branch(first: UInt32(place), end: end, firstGate: UInt32(gates.count)))
            gates += above.map { index[Int(hierarchy.head[$0])] }
        }
        branches.append(Branch(first: .max, end: .max, firstGate: UInt32(gates.count)))
        self.ranks = ranks
        self.start = start
        self.edges = edges
        self.lengths = lengths
        self.branches = branches
        self.gates = gates
        self.arriving = Steps(arriving, ranks.count) { index[Int(hierarchy.rank[Int($0)])] }
        self.leaving = Steps(leaving, ranks.count) { index[Int(hierarchy.rank[Int($0)])] }
    }

    /// The wanted ranks, each branch of the elimination tree in one piece; with them where each rank stands and how
    /// many ranks its branch has.
    private static func branches(
        of isWanted: [Bool],
        _ hierarchy: StreetHierarchy
    ) -> (index: [UInt32], size: [UInt32], ranks: [UInt32]) {
        var size = [UInt32](repeating: 0, count: isWanted.count)
        for rank in isWanted.indices where isWanted[rank] {
            size[rank] += 1
            let parent = hierarchy.parent[rank]
            if parent != .max { size[Int(parent)] += size[rank] }
        }
        var index = [UInt32](repeating: .max, count: isWanted.count)
        var next = index
        var free: UInt32 = 0
        for rank in isWanted.indices.reversed() where isWanted[rank] {
            let parent = hierarchy.parent[rank]
            index[rank] = parent == .max ? free : next[Int(parent)]
            if parent == .max { free += size[rank] } else { next[Int(parent)] += size[rank] }
            next[rank] = index[rank] + 1
        }
        var ranks = [UInt32](repeating: 0, count: Int(free))
        for rank in isWanted.indices where isWanted[rank] { ranks[Int(index[rank])] = UInt32(rank) }
        return (index, size, ranks)
    }

    /// Takes every rank's label from the climb, or from a higher neighbour where that is less. Branches beyond the
    /// limit keep what labels they have; `done` is what was not left out, as ranges of indices.
    @inline(__always)
    func descend(
        _ climber: borrowing HierarchyClimber,
        _ climbed: Span<UInt32>,
        _ climbedMetres: Span<Double>,
        _ limit: UInt32,
        _ ticks: inout [UInt32],
        _ metres: inout [Float],
        _ weight: (StreetShortcuts.Weights) -> UInt32,
        _ length: (StreetShortcuts.Lengths) -> CoarseLength,
        _ done: inout [Range<Int>]
    ) {
        var labels = ticks.mutableSpan
        var labelMetres = metres.mutableSpan
        let edges = edges.span
        let count = ranks.count
        var index = 0
        var branch = 0
        var from = 0
        done.removeAll(keepingCapacity: true)
        while index < count {
            let rank = Int(ranks[index])
            if index == Int(branches[branch].first) {
                var isBeyond = !climber.isVisited(rank)
                if isBeyond {
                    for gate in Int(branches[branch].firstGate)..<Int(branches[branch + 1].firstGate)
                    where labels[Int(gates[gate])] <= limit {
                        isBeyond = false
                        break
                    }
                }
                if isBeyond {
                    if from < index { done.append(from..<index) }
                    index = Int(branches[branch].end)
                    from = index
                    while Int(branches[branch].first) < index { branch += 1 }
                    continue
                }
                branch += 1
            }
            var best = climbed[rank]
            var bestEdge = -1
            for edge in Int(start[index])..<Int(start[index + 1]) {
                let through = labels[Int(edges[edge].head)] &+ weight(edges[edge].weights)
                if through < best {
                    best = through
                    bestEdge = edge
                }
            }
            labels[index] = best
            if bestEdge >= 0 {
                labelMetres[index] = labelMetres[Int(edges[bestEdge].head)] + length(lengths[bestEdge]).metres
            } else {
                labelMetres[index] = best < StreetWeight.closed ? Float(climbedMetres[rank]) : 0
            }
            index += 1
        }
        if from < count { done.append(from..<count) }
    }

    private static func ancestors(of ranks: [UInt32], _ hierarchy: StreetHierarchy) -> [Bool] {
        var isWanted = [Bool](repeating: false, count: hierarchy.parent.count)
        for start in ranks {
            var rank = Int(start)
            while !isWanted[rank] {
                isWanted[rank] = true
                // The ancestors in the elimination tree include all higher neighbours.
                guard hierarchy.parent[rank] != .max else { break }
                rank = Int(hierarchy.parent[rank])
            }
        }
        return isWanted
    }
}

extension StreetRouter {
    /// The one-to-many search that reaches far: climb from the place, then sweep down to the targets.
    ///
    /// - Complexity: the part of the hierarchy above the targets, without the branches beyond the limit.
    func sweep(
        _ place: StreetPlace,
        _ targets: TargetSweep,
        _ shortcuts: StreetShortcuts,
        isForward: Bool,
        _ limit: UInt32,
        _ scratch: inout StreetScratch,
        _ reached: inout [StreetReach]
    ) {
        climb(from: place, shortcuts, isForward: isForward, &scratch)
        defer { scratch.climber.reset() }
        scratch.prepare(sweep: targets.ranks.count)
        // Out of the scratch for the loop, which reads other parts of it.
        var ticks: [UInt32] = []
        var metres: [Float] = []
        var done: [Range<Int>] = []
        swap(&ticks, &scratch.sweepTicks)
        swap(&metres, &scratch.sweepMetres)
        swap(&done, &scratch.sweepDone)
        defer {
            swap(&done, &scratch.sweepDone)
            swap(&ticks, &scratch.sweepTicks)
            swap(&metres, &scratch.sweepMetres)
        }
        if isForward {
            targets.descend(
                scratch.climber,
                scratch.climber.ahead.span,
                scratch.metres.span,
                limit,
                &ticks,
                &metres,
                { $0.down },
                { $0.down },
                &done
            )
        } else {
            targets.descend(
                scratch.climber,
                scratch.climber.behind.span,
                scratch.metres.span,
                limit,
                &ticks,
                &metres,
                { $0.up },
                { $0.up },
                &done
            )
        }
        let steps = isForward ? targets.arriving : targets.leaving
        for range in done {
            for index in range where ticks[index] <= limit {
                for number in Int(steps.start[index])..<Int(steps.start[index + 1]) {
                    let step = steps.steps[number]
                    let total = ticks[index] &+ step.ticks
                    guard total <= limit else { continue }
                    scratch.offer(step.target, total, Double(metres[index]) + step.metres, &reached)
                }
            }
        }
    }

    /// Labels everything above the place, with the metres by rank in `scratch.metres`.
    private func climb(
        from place: StreetPlace,
        _ shortcuts: StreetShortcuts,
        isForward: Bool,
        _ scratch: inout StreetScratch
    ) {
        let hierarchy = shortcuts.hierarchy
        scratch.forward.reset()
        if isForward { seed(source: place, &scratch.forward) } else { seed(target: place, &scratch.forward) }
        scratch.climber.begin(
            isForward ? scratch.forward.touched : [],
            isForward ? [] : scratch.forward.touched,
            hierarchy
        )
        for vertex in scratch.forward.touched {
            let rank = Int(hierarchy.rank[Int(vertex)])
            let ticks = scratch.forward.cost[Int(vertex)]
            if isForward { scratch.climber.ahead[rank] = ticks } else { scratch.climber.behind[rank] = ticks }
            scratch.metres[rank] = metresToSeed(vertex, place, scratch.forward.arc[Int(vertex)])
        }
        var best = (ticks: StreetWeight.closed, rank: UInt32.max)
        scratch.climber.climb(shortcuts, &best)
        for rank in scratch.climber.visits {
            guard let step = scratch.climber.step(to: rank, isAhead: isForward) else { continue }
            let length = shortcuts.lengths(of: step.edge)
            scratch.metres[Int(rank)] = scratch.metres[step.low] + Double((isForward ? length.up : length.down).metres)
        }
    }
}
