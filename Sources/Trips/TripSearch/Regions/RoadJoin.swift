internal import Columns
internal import Geo
internal import StreetRouting

/// The junctions that the streets of two networks have in common, as one profile may pass them: extracts that overlap
/// or touch keep the same coordinates for the same node.
final class RoadJoin: Sendable {
    private let first: StreetTargets
    private let second: StreetTargets

    /// The least that the reach around gates costs is bounded: of a wide overlap the larger roads remain.
    private static let mostGates = 2_000
    private static let margin = Metres(50)
    private static let larger: [String] = [
        "motorway", "trunk", "primary", "secondary", "tertiary", "motorway_link", "trunk_link", "unclassified",
    ]

    /// A way over both networks.
    struct JoinedRoute {
        var first: StreetPath
        var second: StreetPath
        var directions: [String]

        var metres: Double { first.route.length.value + second.route.length.value }
    }

    /// Nil where the two have no junction in common.
    init?(_ first: StreetLayer, _ second: StreetLayer) {
        let box = first.router.network.bounds.expanded(by: Self.margin)
        let other = second.router.network.bounds.expanded(by: Self.margin)
        guard box.intersects(other) else { return nil }
        let there = Self.junctions(of: second, in: box)
        var gates: [(rank: Int, first: StreetPlace, second: StreetPlace)] = []
        for (point, vertex) in Self.junctions(of: first, in: other) {
            guard let counterpart = there[point], let place = Self.place(vertex, first),
                let placeThere = Self.place(counterpart, second)
            else { continue }
            let highway = first.router.network.tags(of: place.segment)["highway"] ?? ""
            gates.append((Self.larger.firstIndex(of: highway) ?? Self.larger.count, place, placeThere))
        }
        guard !gates.isEmpty else { return nil }
        gates.sort { ($0.rank, $0.first.vertex ?? 0) < ($1.rank, $1.first.vertex ?? 0) }
        let kept = gates.prefix(Self.mostGates)
        self.first = StreetTargets(kept.map(\.first), first.router)
        self.second = StreetTargets(kept.map(\.second), second.router)
    }

    private static func junctions(of layer: StreetLayer, in box: BoundingBox) -> [PackedCoordinate: UInt32] {
        let network = layer.router.network
        var found: [PackedCoordinate: UInt32] = [:]
        for vertex in 0..<network.baseVertexCount {
            let point = network.vertexPoint[vertex]
            if found[point] == nil, box.contains(point.coordinate) { found[point] = UInt32(vertex) }
        }
        return found
    }

    /// The vertex as a place; nil where the profile does not come.
    private static func place(_ vertex: UInt32, _ layer: StreetLayer) -> StreetPlace? {
        let network = layer.router.network
        for arc in Int(network.arcStart[Int(vertex)])..<Int(network.arcStart[Int(vertex) + 1]) {
            let way = network.arcWay[arc]
            guard layer.router.metric.isConnected(Int(way / 2)) else { continue }
            return StreetPlace(
                segment: way / 2,
                fraction: way & 1 == 0 ? 0 : 1,
                vertex: vertex,
                coordinate: network.vertexPoint[Int(vertex)].coordinate
            )
        }
        return nil
    }

    /// The quickest way through any gate; nil where none leads there in time.
    func way(
        from start: StreetPlace,
        to end: StreetPlace,
        _ home: StreetLayer,
        _ away: StreetLayer,
        _ longestSeconds: Double,
        _ scratch: SearchScratch,
        _ awayBench: SearchScratch
    ) -> JoinedRoute? {
        home.router.reach(
            from: start,
            first,
            limitSeconds: longestSeconds,
            &scratch.street,
            into: &scratch.reached
        )
        away.router.reach(
            to: end,
            second,
            limitSeconds: longestSeconds,
            &awayBench.street,
            into: &awayBench.reached
        )
        var onward: [UInt32: UInt32] = [:]
        for reach in awayBench.reached { onward[reach.target] = reach.ticks }
        var best: (ticks: UInt32, gate: UInt32)?
        for reach in scratch.reached {
            guard let ticks = onward[reach.target] else { continue }
            let total = reach.ticks &+ ticks
            if best.map({ (total, reach.target) < ($0.ticks, $0.gate) }) ?? true { best = (total, reach.target) }
        }
        guard let gate = best?.gate,
            let out = home.router.path(from: start, to: first.places[Int(gate)], &scratch.street),
            let back = away.router.path(from: second.places[Int(gate)], to: end, &awayBench.street)
        else { return nil }
        return JoinedRoute(
            first: out,
            second: back,
            directions: StreetDirections.names(of: out, on: home.router.network)
                + StreetDirections.names(of: back, on: away.router.network)
        )
    }
}
