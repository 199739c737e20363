import Columns
import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct HierarchyTests {
    /// The speed-up switched on and off: the same times; ways of the same time may differ.
    @Test(arguments: UInt64(0)..<40)
    func agreesWithPlainSearch(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let town = RandomTown(seed: seed, size: 5 + Int(seed % 6)).network
        let hierarchy = StreetHierarchy(town)
        var scratch = StreetScratch(for: town)
        for profile in [StreetProfile.foot, .car, .bicycle, .taxi, .referenceWalk] {
            let metric = StreetMetric(profile, on: town)
            let plain = StreetRouter(network: town, metric: metric)
            let fast = StreetRouter(
                network: town,
                metric: metric,
                shortcuts: StreetShortcuts(hierarchy, town, metric)
            )
            for _ in 0..<60 {
                let from = RandomTown.place(in: town, &random)
                let to = RandomTown.place(in: town, &random)
                let expected = plain.path(from: from, to: to, &scratch)
                let found = fast.path(from: from, to: to, &scratch)
                #expect(found?.route.ticks == expected?.route.ticks, "\(profile.name)")
                guard let found else { continue }
                let ticks = found.pieces.reduce(0) { $0 + Int($1.ticks) }
                #expect(abs(ticks - Int(found.route.ticks)) <= 1)
                #expect(fast.route(from: from, to: to, &scratch) == found.route)
            }
        }
    }

    @Test func ranksAreAPermutationAndEdgesRise() {
        let town = RandomTown(seed: 7, size: 12).network
        let hierarchy = StreetHierarchy(town)
        #expect(Set(hierarchy.rank.array).count == town.vertexCount)
        for rank in 0..<town.vertexCount {
            let heads = hierarchy.head[Int(hierarchy.start[rank])..<Int(hierarchy.start[rank + 1])]
            #expect(heads.allSatisfy { Int($0) > rank })
            #expect(zip(heads, heads.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
