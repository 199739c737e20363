internal import Columns

/// The part of a hierarchy above a set of targets, from the top down: one pass over it gives the times to (or from) all of
/// them (restricted PHAST: Delling, Goldberg and Werneck 2011).
struct TargetSweep: Sendable {
    /// Descending; every higher neighbour of a rank is in here too.
    let ranks: [UInt32]
    /// Where the edges of each rank start; one more than there are ranks.
    let start: [UInt32]
    let edges: [Edge]
    let lengths: [StreetShortcuts.Lengths]
    let arriving: [Entry]
    let leaving: [Entry]

    struct Edge: Sendable {
        /// The higher end, as an index into `ranks`.
        var head: UInt32
        var weights: StreetShortcuts.Weights
    }

    /// From a rank (as an index into `ranks`) on to a target, or back.
    struct Entry: Sendable {
        var index: UInt32
        var step: StreetTargets.Entry
    }

    typealias Steps = [(vertex: UInt32, entry: StreetTargets.Entry)]

    init(_ shortcuts: StreetShortcuts, arriving: Steps, leaving: Steps) {
        let hierarchy = shortcuts.hierarchy
        let isWanted = Self.ancestors(of: (arriving + leaving).map { hierarchy.rank[Int($0.vertex)] }, hierarchy)
        var index = [UInt32](repeating: .max, count: isWanted.count)
        var ranks: [UInt32] = []
        var start: [UInt32] = [0]
        var edges: [Edge] = []
        var lengths: [StreetShortcuts.Lengths] = []
        for rank in isWanted.indices.reversed() where isWanted[rank] {
            index[rank] = UInt32(ranks.count)
            ranks.append(UInt32(rank))
            for edge in Int(shortcuts.start[rank])..<Int(shortcuts.start[rank + 1]) {
                edges.append(Edge(head: index[Int(shortcuts.head[edge])], weights: shortcuts.weights[edge]))
                lengths.append(shortcuts.lengths[edge])
            }
            start.append(UInt32(edges.count))
        }
        self.ranks = ranks
        self.start = start
        self.edges = edges
        self.lengths = lengths
        self.arriving = arriving.map { Entry(index: index[Int(hierarchy.rank[Int($0.vertex)])], step: $0.entry) }
        self.leaving = leaving.map { Entry(index: index[Int(hierarchy.rank[Int($0.vertex)])], step: $0.entry) }
    }

    /// Takes every rank's label from the climb, or from a higher neighbour where that is less.
    @inline(__always)
    func descend(
        _ climbed: Span<UInt32>,
        _ climbedMetres: Span<Double>,
        _ ticks: inout [UInt32],
        _ metres: inout [Float],
        _ weight: (StreetShortcuts.Weights) -> UInt32,
        _ length: (StreetShortcuts.Lengths) -> CoarseLength
    ) {
        var labels = ticks.mutableSpan
        var labelMetres = metres.mutableSpan
        let edges = edges.span
        var edge = 0
        for index in ranks.indices {
            let rank = Int(ranks[index])
            var best = climbed[rank]
            var bestEdge = -1
            let end = Int(start[index + 1])
            while edge < end {
                let through = labels[Int(edges[edge].head)] &+ weight(edges[edge].weights)
                if through < best {
                    best = through
                    bestEdge = edge
                }
                edge += 1
            }
            labels[index] = best
            if bestEdge >= 0 {
                labelMetres[index] = labelMetres[Int(edges[bestEdge].head)] + length(lengths[bestEdge]).metres
            } else {
                labelMetres[index] = best < StreetWeight.closed ? Float(climbedMetres[rank]) : 0
            }
        }
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
    /// - Complexity: the part of the hierarchy above the targets, whatever the limit.
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
        swap(&ticks, &scratch.sweepTicks)
        swap(&metres, &scratch.sweepMetres)
        defer {
            swap(&ticks, &scratch.sweepTicks)
            swap(&metres, &scratch.sweepMetres)
        }
        if isForward {
            targets.descend(
                scratch.climber.ahead.span,
                scratch.metres.span,
                &ticks,
                &metres,
                { $0.down },
                { $0.down }
            )
        } else {
            targets.descend(
                scratch.climber.behind.span,
                scratch.metres.span,
                &ticks,
                &metres,
                { $0.up },
                { $0.up }
            )
        }
        for entry in isForward ? targets.arriving : targets.leaving {
            let total = ticks[Int(entry.index)] &+ entry.step.ticks
            guard total <= limit else { continue }
            scratch.offer(entry.step.target, total, Double(metres[Int(entry.index)]) + entry.step.metres, &reached)
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
            let length = shortcuts.lengths[step.edge]
            scratch.metres[Int(rank)] = scratch.metres[step.low] + Double((isForward ? length.up : length.down).metres)
        }
    }
}
