/// Copies of the junctions where turns are forbidden.
///
/// A copy represents "at this junction, having come from that street". The arcs of the restricted street end at the
/// copy, and the forbidden turns are missing among the arcs that leave it, or closed for the vehicles that the
/// restriction binds. Turning round right behind the junction would undo a restriction, so the next junctions are
/// copied too, without the way back. Where a restriction runs over whole ways, a chain of copies remembers where one
/// came from.
struct JunctionCopies {
    private(set) var copies: [Copy] = []
    /// The copy that each restricted way ends at.
    private(set) var redirect: [UInt32: Int] = [:]

    struct Copy {
        var base: UInt32
        /// Ways that may not be taken from here, and the vehicles that this binds.
        var closed: [UInt32: UInt8] = [:]
        /// Ways that lead from here to a copy of their own.
        var heads: [UInt32: Int] = [:]
    }

    typealias Restriction = StreetGraphBuilder.Restriction

    init(
        _ segments: borrowing StreetSegments,
        _ leaving: Grouping,
        _ restrictions: [Restriction],
        _ wayID: [Int64]
    ) {
        for restriction in restrictions {
            if case .node(let node) = restriction.via { add(restriction, at: node, segments, leaving, wayID) }
        }
        addChains(segments, leaving, restrictions, wayID)
        forbidTurningRound(segments, leaving)
    }

    private mutating func add(
        _ restriction: Restriction,
        at node: UInt32,
        _ segments: borrowing StreetSegments,
        _ leaving: Grouping,
        _ wayID: [Int64]
    ) {
        let via = segments.vertexOfNode[Int(node)]
        guard via != .max, !segments.isBarrier(node) else { return }
        let ways = leaving[Int(via)]
        func only(_ id: Int64) -> UInt32? {
            let matching = ways.filter { segments.id(of: $0, wayID) == id }
            return matching.count == 1 ? matching.first : nil
        }
        // A way that runs through the junction would have two candidates: such a restriction is ambiguous.
        guard let from = only(restriction.fromWay).map({ $0 ^ 1 }), let to = only(restriction.toWay) else { return }
        close(to, restriction, in: copy(behind: from, segments, leaving), ways)
    }

    /// The copy at the end of a way, made when it is not there yet.
    private mutating func copy(behind way: UInt32, _ segments: borrowing StreetSegments, _ leaving: Grouping) -> Int {
        if let index = redirect[way] { return index }
        redirect[way] = copies.count
        copies.append(Copy(base: segments.head(of: Int(way))))
        closeWayBack(of: way, in: copies.count - 1, leaving)
        return copies.count - 1
    }

    /// One does not turn round at a junction, except in a dead end.
    private mutating func closeWayBack(of way: UInt32, in copy: Int, _ leaving: Grouping) {
        if leaving[Int(copies[copy].base)].count > 1 { copies[copy].closed[way ^ 1] = VehicleKinds.all.rawValue }
    }

    private mutating func close(_ to: UInt32, _ restriction: Restriction, in copy: Int, _ ways: ArraySlice<UInt32>) {
        for way in ways where restriction.isOnly ? way != to : way == to {
            copies[copy].closed[way, default: 0] |= restriction.vehicles.rawValue
        }
    }

    // MARK: Restrictions over whole ways

    private mutating func addChains(
        _ segments: borrowing StreetSegments,
        _ leaving: Grouping,
        _ restrictions: [Restriction],
        _ wayID: [Int64]
    ) {
        var wanted: Set<Int64> = []
        for restriction in restrictions {
            if case .ways = restriction.via { wanted.insert(restriction.fromWay) }
        }
        guard !wanted.isEmpty else { return }
        var segmentsOfWay: [Int64: [Int]] = [:]
        for segment in segments.way.indices where segments.way[segment] != .max {
            let id = wayID[Int(segments.way[segment])]
            if wanted.contains(id) { segmentsOfWay[id, default: []].append(segment) }
        }
        for restriction in restrictions {
            guard case .ways(let vias) = restriction.via else { continue }
            let starts = segmentsOfWay[restriction.fromWay, default: []].flatMap {
                [UInt32(2 * $0), UInt32(2 * $0 + 1)]
            }
            for from in starts {
                let chain = chain(after: from, Set(vias), to: restriction.toWay, segments, leaving, wayID)
                guard let chain, let to = chain.last else { continue }
                var copy = copy(behind: from, segments, leaving)
                for way in chain.dropLast() { copy = extend(copy, along: way, segments, leaving) }
                close(to, restriction, in: copy, leaving[Int(copies[copy].base)])
                break
            }
        }
    }

    /// The ways from the end of `from` along the via ways, and then the one to the target; nil when it does not lead
    /// there.
    private func chain(
        after from: UInt32,
        _ vias: Set<Int64>,
        to target: Int64,
        _ segments: borrowing StreetSegments,
        _ leaving: Grouping,
        _ wayID: [Int64]
    ) -> [UInt32]? {
        var chain: [UInt32] = []
        var last = from
        // No real restriction runs over more pieces than this.
        while chain.count < 32 {
            let ways = leaving[Int(segments.head(of: Int(last)))].filter { $0 != last ^ 1 }
            if !chain.isEmpty, let to = ways.first(where: { segments.id(of: $0, wayID) == target }) {
                return chain + [to]
            }
            let next = ways.filter { way in segments.id(of: way, wayID).map { vias.contains($0) } ?? false }
            guard next.count == 1 else { return nil }
            chain.append(next[0])
            last = next[0]
        }
        return nil
    }

    /// The copy that `way` leads to from another copy: as the junction there, but remembering where one came from.
    private mutating func extend(
        _ copy: Int,
        along way: UInt32,
        _ segments: borrowing StreetSegments,
        _ leaving: Grouping
    ) -> Int {
        if let next = copies[copy].heads[way] { return next }
        copies[copy].heads[way] = copies.count
        if let plain = redirect[way] {
            copies.append(copies[plain])
        } else {
            copies.append(Copy(base: segments.head(of: Int(way))))
            closeWayBack(of: way, in: copies.count - 1, leaving)
        }
        return copies.count - 1
    }

    private mutating func forbidTurningRound(_ segments: borrowing StreetSegments, _ leaving: Grouping) {
        for index in copies.indices {
            for way in leaving[Int(copies[index].base)]
            where redirect[way] == nil && copies[index].closed[way] == nil && copies[index].heads[way] == nil {
                let head = segments.head(of: Int(way))
                guard leaving[Int(head)].count > 1 else { continue }
                copies[index].heads[way] = copies.count
                let next = copies.count
                copies.append(Copy(base: head, closed: [way ^ 1: VehicleKinds.all.rawValue]))
                // Nor by way of the other line of a crossing.
                for link in leaving[Int(head)] where link != way ^ 1 && segments.isCrossing(link) {
                    copies[next].heads[link] = copies.count
                    let other = segments.head(of: Int(link))
                    copies.append(Copy(base: other, closed: [link ^ 1: VehicleKinds.all.rawValue]))
                }
            }
        }
    }
}

extension StreetSegments {
    /// The id of the street that a way runs along; nil for the links at barriers.
    func id(of way: UInt32, _ wayID: [Int64]) -> Int64? {
        let index = self.way[Int(way / 2)]
        return index == .max ? nil : wayID[Int(index)]
    }
}
