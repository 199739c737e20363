internal import Columns

extension StreetRouter {
    /// Marks the label of a place's own vertex: the arc is used in part.
    static let seedBit: UInt32 = 0x8000_0000

    /// Labels the vertices that the source leads to.
    func seed(source place: StreetPlace, _ side: inout SearchSide) {
        if let vertex = place.vertex {
            side.offer(vertex, 0, by: .max)
            return
        }
        let ends = StreetEnds.source(place, metric)
        for (direction, ticks) in [ends.along, ends.against].enumerated() where ticks < StreetWeight.closed {
            let arc = network.arcsAlong[network.arcs(along: 2 * Int(place.segment) + direction).lowerBound]
            side.offer(network.arcHead[Int(arc)], ticks, by: arc | Self.seedBit)
        }
    }

    /// Labels the vertices from which the target is entered.
    func seed(target place: StreetPlace, _ side: inout SearchSide) {
        if let vertex = place.vertex {
            side.offer(vertex, 0, by: .max)
            for copy in network.copies(of: vertex) { side.offer(UInt32(copy), 0, by: .max) }
            return
        }
        let ends = StreetEnds.target(place, metric)
        for (direction, ticks) in [ends.along, ends.against].enumerated() where ticks < StreetWeight.closed {
            let way = 2 * Int(place.segment) + direction
            for index in network.arcs(along: way) {
                let arc = network.arcsAlong[index]
                if network.arcClosed[Int(arc)] & metric.restrictionMask != 0 { continue }
                side.offer(network.arcTail[Int(arc)], ticks, by: arc | Self.seedBit)
            }
        }
    }

    /// The plain exact method: from both ends at once.
    ///
    /// - Complexity: about the vertices nearer to either end than half the way.
    func searchByDijkstra(
        _ from: StreetPlace,
        _ to: StreetPlace,
        direct: UInt32?,
        _ scratch: inout StreetScratch
    ) -> Course? {
        seed(source: from, &scratch.forward)
        seed(target: to, &scratch.backward)
        var best = (ticks: direct ?? StreetWeight.closed, vertex: UInt32.max)
        for vertex in scratch.forward.touched {
            let ticks = scratch.forward.cost[Int(vertex)] &+ scratch.backward.cost[Int(vertex)]
            if ticks < best.ticks { best = (ticks, vertex) }
        }
        while !scratch.forward.queue.isEmpty, !scratch.backward.queue.isEmpty {
            let ahead = scratch.forward.queue.leastTicks
            let behind = scratch.backward.queue.leastTicks
            if ahead &+ behind >= best.ticks { break }
            if ahead <= behind {
                settleForward(&scratch.forward, scratch.backward, &best)
            } else {
                settleBackward(&scratch.backward, scratch.forward, &best)
            }
        }
        guard best.ticks < StreetWeight.closed else { return nil }
        guard best.vertex != .max else { return Course(ticks: best.ticks, isDirect: true) }
        return collect(meeting: best.vertex, ticks: best.ticks, &scratch)
    }

    private func settleForward(
        _ side: inout SearchSide,
        _ other: borrowing SearchSide,
        _ best: inout (ticks: UInt32, vertex: UInt32)
    ) {
        guard let (ticks, vertex) = side.queue.pop(), side.cost[Int(vertex)] == ticks else { return }
        let mask = metric.restrictionMask
        for arc in Int(network.arcStart[Int(vertex)])..<Int(network.arcStart[Int(vertex) + 1]) {
            let weight = metric.ticks[Int(network.arcWay[arc])]
            guard weight < StreetWeight.closed, network.arcClosed[arc] & mask == 0 else { continue }
            let head = network.arcHead[arc]
            let reached = ticks &+ weight
            guard reached < side.cost[Int(head)] else { continue }
            side.offer(head, reached, by: UInt32(arc))
            let total = reached &+ other.cost[Int(head)]
            if total < best.ticks { best = (total, head) }
        }
    }

    private func settleBackward(
        _ side: inout SearchSide,
        _ other: borrowing SearchSide,
        _ best: inout (ticks: UInt32, vertex: UInt32)
    ) {
        guard let (ticks, vertex) = side.queue.pop(), side.cost[Int(vertex)] == ticks else { return }
        let mask = metric.restrictionMask
        for index in Int(network.arcsIntoStart[Int(vertex)])..<Int(network.arcsIntoStart[Int(vertex) + 1]) {
            let arc = network.arcsInto[index]
            let weight = metric.ticks[Int(network.arcWay[Int(arc)])]
            guard weight < StreetWeight.closed, network.arcClosed[Int(arc)] & mask == 0 else { continue }
            let tail = network.arcTail[Int(arc)]
            let reached = ticks &+ weight
            guard reached < side.cost[Int(tail)] else { continue }
            side.offer(tail, reached, by: arc)
            let total = reached &+ other.cost[Int(tail)]
            if total < best.ticks { best = (total, tail) }
        }
    }

    /// Writes the arcs between the seeds into `scratch.arcs`.
    private func collect(meeting: UInt32, ticks: UInt32, _ scratch: inout StreetScratch) -> Course {
        var course = Course(ticks: ticks)
        scratch.arcs.removeAll(keepingCapacity: true)
        var vertex = meeting
        while true {
            let arc = scratch.forward.arc[Int(vertex)]
            if arc & Self.seedBit != 0 {
                if arc != .max { course.firstWay = network.arcWay[Int(arc & ~Self.seedBit)] }
                break
            }
            scratch.arcs.append(arc)
            vertex = network.arcTail[Int(arc)]
        }
        scratch.arcs.reverse()
        vertex = meeting
        while true {
            let arc = scratch.backward.arc[Int(vertex)]
            if arc & Self.seedBit != 0 {
                if arc != .max { course.lastWay = network.arcWay[Int(arc & ~Self.seedBit)] }
                break
            }
            scratch.arcs.append(arc)
            vertex = network.arcHead[Int(arc)]
        }
        return course
    }
}
