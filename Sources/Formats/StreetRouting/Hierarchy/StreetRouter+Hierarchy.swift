internal import Columns

extension StreetRouter {
    /// The fast exact method: both ends climb the elimination tree, and meet at the best vertex above both.
    ///
    /// - Complexity: the edges of the vertices above either end; no queue.
    func searchByHierarchy(
        _ from: StreetPlace,
        _ to: StreetPlace,
        direct: UInt32?,
        _ shortcuts: StreetShortcuts,
        _ scratch: inout StreetScratch
    ) -> Course? {
        let hierarchy = shortcuts.hierarchy
        seed(source: from, &scratch.forward)
        seed(target: to, &scratch.backward)
        scratch.climber.begin(scratch.forward.touched, scratch.backward.touched, hierarchy)
        // The climber has its own labels, by rank; the seeds' arcs stay with their vertices.
        for vertex in scratch.forward.touched {
            scratch.climber.ahead[Int(hierarchy.rank[Int(vertex)])] = scratch.forward.cost[Int(vertex)]
        }
        for vertex in scratch.backward.touched {
            scratch.climber.behind[Int(hierarchy.rank[Int(vertex)])] = scratch.backward.cost[Int(vertex)]
        }
        var best = (ticks: direct ?? StreetWeight.closed, rank: UInt32.max)
        scratch.climber.climb(shortcuts, &best)
        defer { scratch.climber.reset() }
        guard best.ticks < StreetWeight.closed else { return nil }
        guard best.rank != .max else { return Course(ticks: best.ticks, isDirect: true) }
        scratch.arcs.removeAll(keepingCapacity: true)
        let first = scratch.climber.unpackAhead(best.rank, shortcuts, into: &scratch.arcs)
        let last = scratch.climber.unpackBehind(best.rank, shortcuts, into: &scratch.arcs)
        var course = Course(ticks: best.ticks)
        course.firstWay = seedWay(at: first, hierarchy, scratch.forward)
        course.lastWay = seedWay(at: last, hierarchy, scratch.backward)
        return course
    }

    /// The way by which a seed leaves or enters its segment; nil when the place was the vertex itself.
    private func seedWay(at rank: UInt32, _ hierarchy: StreetHierarchy, _ side: borrowing SearchSide) -> UInt32? {
        for vertex in side.touched where hierarchy.rank[Int(vertex)] == rank {
            let arc = side.arc[Int(vertex)]
            return arc == .max ? nil : network.arcWay[Int(arc & ~Self.seedBit)]
        }
        return nil
    }
}
