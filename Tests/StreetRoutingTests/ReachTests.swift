import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct ReachTests {
    @Test(arguments: UInt64(0)..<20)
    func agreesWithSingleRoutes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let town = RandomTown(seed: seed).network
        for profile in [StreetProfile.foot, .car, .bicycle] {
            let metric = StreetMetric(profile, on: town)
            let router = StreetRouter(network: town, metric: metric)
            let shortcuts = StreetShortcuts(StreetHierarchy(town), town, metric)
            let fast = StreetRouter(network: town, metric: metric, shortcuts: shortcuts)
            var scratch = StreetScratch(for: town)
            let places = (0..<12).map { _ in RandomTown.place(in: town, &random) }
            let targets = StreetTargets(places, router)
            var swept = StreetTargets(places, fast)
            swept.settledBeforeSweep = Int(seed % 6)
            let start = RandomTown.place(in: town, &random)
            let limit = Double(random.below(400) + 20)
            var reached: [StreetReach] = []
            router.reach(from: start, targets, limitSeconds: limit, &scratch, into: &reached)
            let there = places.indices.compactMap { index -> StreetReach? in
                guard let route = router.route(from: start, to: places[index], &scratch), route.seconds <= limit else {
                    return nil
                }
                return StreetReach(target: UInt32(index), ticks: route.ticks, length: route.length)
            }
            expectSame(reached, there)
            fast.reach(from: start, swept, limitSeconds: limit, &scratch, into: &reached)
            expectSame(reached, there)
            router.reach(to: start, targets, limitSeconds: limit, &scratch, into: &reached)
            let back = places.indices.compactMap { index -> StreetReach? in
                guard let route = router.route(from: places[index], to: start, &scratch), route.seconds <= limit else {
                    return nil
                }
                return StreetReach(target: UInt32(index), ticks: route.ticks, length: route.length)
            }
            expectSame(reached, back)
            fast.reach(to: start, swept, limitSeconds: limit, &scratch, into: &reached)
            expectSame(reached, back)
        }
    }

    private func expectSame(_ found: [StreetReach], _ expected: [StreetReach]) {
        let sorted = found.sorted { $0.target < $1.target }
        #expect(sorted.map(\.target) == expected.map(\.target))
        #expect(sorted.map(\.ticks) == expected.map(\.ticks))
        for (one, other) in zip(sorted, expected) {
            #expect(abs(one.length.value - other.length.value) < 0.01 || one.ticks == other.ticks)
        }
    }
}
