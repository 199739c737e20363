internal import Columns
internal import Geo

extension StreetRouter {
    /// The targets that can be reached from a place within a time, with the time and length of the fastest way to each.
    ///
    /// - Parameters:
    ///   - place: where one starts.
    ///   - targets: prepared for this router's metric.
    ///   - limitSeconds: targets farther away in time are left out.
    ///   - scratch: the memory of the search.
    ///   - reached: replaced by the answer; its order is the same for the same question.
    /// - Complexity: the vertices within the limit; with shortcuts, at most the part of the hierarchy above the
    ///   targets. No allocation once `reached` and the scratch have grown.
    public func reach(
        from place: StreetPlace,
        _ targets: StreetTargets,
        limitSeconds: Double,
        _ scratch: inout StreetScratch,
        into reached: inout [StreetReach]
    ) {
        search(place, targets, isForward: true, StreetWeight.ticks(seconds: limitSeconds), &scratch, &reached)
    }

    /// The targets from which a place can be reached within a time: the same question for the way there.
    public func reach(
        to place: StreetPlace,
        _ targets: StreetTargets,
        limitSeconds: Double,
        _ scratch: inout StreetScratch,
        into reached: inout [StreetReach]
    ) {
        search(place, targets, isForward: false, StreetWeight.ticks(seconds: limitSeconds), &scratch, &reached)
    }

    private func search(
        _ place: StreetPlace,
        _ targets: borrowing StreetTargets,
        isForward: Bool,
        _ limit: UInt32,
        _ scratch: inout StreetScratch,
        _ reached: inout [StreetReach]
    ) {
        reached.removeAll(keepingCapacity: true)
        scratch.prepare(targets: targets.places.count)
        defer {
            scratch.forward.reset()
            for reach in reached { scratch.slot[Int(reach.target)] = .max }
        }
        offerDirect(place, targets, isForward: isForward, limit, &scratch, &reached)
        if isForward { seed(source: place, &scratch.forward) } else { seed(target: place, &scratch.forward) }
        for vertex in scratch.forward.touched {
            scratch.metres[Int(vertex)] = metresToSeed(vertex, place, scratch.forward.arc[Int(vertex)])
        }
        let entries = isForward ? targets.arriving : targets.leaving
        let mask = metric.restrictionMask
        var settled = 0
        while let (ticks, vertex) = scratch.forward.queue.pop(), ticks <= limit {
            let at = Int(vertex)
            guard scratch.forward.cost[at] == ticks else { continue }
            settled += 1
            if settled > targets.settledBeforeSweep, let shortcuts, let sweep = targets.sweep {
                self.sweep(place, sweep, shortcuts, isForward: isForward, limit, &scratch, &reached)
                return
            }
            let metres = scratch.metres[at]
            for index in Int(entries.start[at])..<Int(entries.start[at + 1]) {
                let entry = entries.entries[index]
                let total = ticks &+ entry.ticks
                if total <= limit { scratch.offer(entry.target, total, metres + entry.metres, &reached) }
            }
            let arcs =
                isForward
                ? Int(network.arcStart[at])..<Int(network.arcStart[at + 1])
                : Int(network.arcsIntoStart[at])..<Int(network.arcsIntoStart[at + 1])
            for index in arcs {
                let arc = isForward ? index : Int(network.arcsInto[index])
                let way = Int(network.arcWay[arc])
                let weight = metric.ticks[way]
                guard weight < StreetWeight.closed, network.arcClosed[arc] & mask == 0 else { continue }
                let next = isForward ? network.arcHead[arc] : network.arcTail[arc]
                let total = ticks &+ weight
                guard total <= limit, total < scratch.forward.cost[Int(next)] else { continue }
                scratch.forward.offer(next, total, by: UInt32(arc))
                scratch.metres[Int(next)] = metres + network.lengthMetres[way / 2]
            }
        }
    }

    /// Targets on the very segment where the search begins.
    private func offerDirect(
        _ place: StreetPlace,
        _ targets: borrowing StreetTargets,
        isForward: Bool,
        _ limit: UInt32,
        _ scratch: inout StreetScratch,
        _ reached: inout [StreetReach]
    ) {
        guard place.vertex == nil else { return }
        var low = 0
        var high = targets.bySegment.count
        while low < high {
            let middle = (low + high) / 2
            if targets.bySegment[middle].segment < place.segment { low = middle + 1 } else { high = middle }
        }
        while low < targets.bySegment.count, targets.bySegment[low].segment == place.segment {
            let target = targets.bySegment[low].target
            let other = targets.places[Int(target)]
            let ticks = isForward ? StreetEnds.direct(place, other, metric) : StreetEnds.direct(other, place, metric)
            if let ticks, ticks <= limit {
                let length = network.lengthMetres[Int(place.segment)]
                scratch.offer(target, ticks, abs(place.fraction - other.fraction) * length, &reached)
            }
            low += 1
        }
    }

    func metresToSeed(_ vertex: UInt32, _ place: StreetPlace, _ arc: UInt32) -> Double {
        guard arc != .max, place.vertex == nil else { return 0 }
        // The vertex is an end of the place's segment: which one, the way of the seed says. Forward seeds lie at its
        // head, backward seeds at its tail; either way that is the share between place and vertex.
        let way = network.arcWay[Int(arc & ~Self.seedBit)]
        let isHead = network.arcHead[Int(arc & ~Self.seedBit)] == vertex
        let towardsLast = (way & 1 == 0) == isHead
        return (towardsLast ? 1 - place.fraction : place.fraction) * network.lengthMetres[Int(place.segment)]
    }
}
