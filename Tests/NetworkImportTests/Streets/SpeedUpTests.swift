import Columns
import Geo
import NetworkImport
import StreetRouting
import Testing

/// Each speed-up of the street searches switched off, on a real town: the answers stay the same. Random towns are in
/// `HierarchyTests` and `ReachTests` of StreetRouting.
@Suite(.enabled(if: StreetReferences.isExpected, "../shared is absent"))
struct SpeedUpTests {
    /// A router with shortcuts, and one that searches from both ends without.
    private struct Routers {
        var fast: StreetRouter
        var plain: StreetRouter

        init(_ profile: StreetProfile, _ network: StreetNetwork, _ hierarchy: StreetHierarchy) {
            let metric = StreetMetric(profile, on: network)
            let shortcuts = StreetShortcuts(hierarchy, network, metric)
            fast = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
            plain = StreetRouter(network: network, metric: metric)
        }
    }

    /// Deterministic places all over the town: junctions' coordinates, snapped for the profile.
    private func places(_ count: Int, _ network: StreetNetwork, _ metric: StreetMetric, step: Int) -> [StreetPlace] {
        (1...count).compactMap { number in
            let vertex = number * step % network.baseVertexCount
            let corner = network.vertexPoint[vertex].coordinate
            // Between two corners, so that places lie within streets too.
            let other = network.vertexPoint[(vertex + 1) % network.baseVertexCount].coordinate
            return network.snap(corner.interpolated(towards: other, fraction: 0.4), for: metric)
        }
    }

    /// The sweep at once, after some vertices, never; and one route after the other.
    @Test func sweepsChangeNoAnswer() throws {
        let network = try StreetReferences.network("laquila")
        let hierarchy = StreetHierarchy(network)
        var scratch = StreetScratch(for: network)
        for profile in [StreetProfile.foot, .car] {
            let routers = Routers(profile, network, hierarchy)
            let ends = places(60, network, routers.fast.metric, step: 7_919)
            let start = try #require(ends.first)
            var expected: [UInt32: UInt32] = [:]
            for (number, place) in ends.enumerated() {
                guard let route = routers.plain.route(from: start, to: place, &scratch), route.seconds <= 1_800 else {
                    continue
                }
                expected[UInt32(number)] = route.ticks
            }
            for settled in [0, 200, Int.max] {
                var targets = StreetTargets(ends, routers.fast)
                targets.settledBeforeSweep = settled
                var reached: [StreetReach] = []
                routers.fast.reach(from: start, targets, limitSeconds: 1_800, &scratch, into: &reached)
                let ticks = Dictionary(uniqueKeysWithValues: reached.map { ($0.target, $0.ticks) })
                #expect(ticks == expected, "\(profile.name), sweep after \(settled)")
            }
        }
    }
}
