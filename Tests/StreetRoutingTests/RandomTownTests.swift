import Columns
import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct RandomTownTests {
    /// Against relaxing every arc until nothing changes.
    @Test(arguments: UInt64(0)..<40)
    func agreesWithExhaustiveSearch(seed: UInt64) {
        let town = RandomTown(seed: seed).network
        #expect(town.validate() == nil)
        for profile in [StreetProfile.foot, .car, .bicycle, .taxi, .referenceCar] {
            let metric = StreetMetric(profile, on: town)
            let router = StreetRouter(network: town, metric: metric)
            var scratch = StreetScratch(for: town)
            let start = Int(seed) % town.baseVertexCount
            let costs = allCosts(from: start, town, metric)
            for end in 0..<town.baseVertexCount {
                var expected = costs[end]
                for copy in town.copyBase.indices where town.copyBase[copy] == UInt32(end) {
                    expected = min(expected, costs[town.baseVertexCount + copy])
                }
                let route = router.route(from: vertexPlace(start, town), to: vertexPlace(end, town), &scratch)
                #expect(route?.ticks ?? StreetWeight.closed == expected, "\(profile.name) \(start) to \(end)")
            }
        }
    }

    /// Legs of a path join, and add up to its length and time.
    @Test(arguments: UInt64(0)..<30)
    func pathsJoin(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let town = RandomTown(seed: seed).network
        for profile in [StreetProfile.foot, .car, .bicycle] {
            let router = StreetRouter(network: town, metric: StreetMetric(profile, on: town))
            var scratch = StreetScratch(for: town)
            for _ in 0..<20 {
                let from = RandomTown.place(in: town, &random)
                let to = RandomTown.place(in: town, &random)
                guard let path = router.path(from: from, to: to, &scratch) else { continue }
                var metres = 0.0
                var ticks = 0
                var at = from.vertex
                for piece in path.pieces {
                    metres += abs(piece.to - piece.from) * town.lengthMetres[Int(piece.segment)]
                    ticks += Int(piece.ticks)
                    if piece.from == 0 || piece.from == 1 {
                        let vertex =
                            piece.from == 0 ? town.firstVertex[Int(piece.segment)] : town.lastVertex[Int(piece.segment)]
                        #expect(at == nil || at == vertex)
                    }
                    at =
                        piece.to == 1
                        ? town.lastVertex[Int(piece.segment)]
                        : piece.to == 0 ? town.firstVertex[Int(piece.segment)] : nil
                }
                #expect(abs(metres - path.route.length.value) < 0.001)
                #expect(abs(ticks - Int(path.route.ticks)) <= 1)
                #expect(path.route.seconds >= 0)
            }
        }
    }

    private func vertexPlace(_ vertex: Int, _ town: StreetNetwork) -> StreetPlace {
        StreetPlace(segment: 0, fraction: 0, vertex: UInt32(vertex), coordinate: town.vertexPoint[vertex].coordinate)
    }

    private func allCosts(from start: Int, _ town: StreetNetwork, _ metric: StreetMetric) -> [UInt32] {
        var costs = [UInt32](repeating: StreetWeight.closed, count: town.vertexCount)
        costs[start] = 0
        var changed = true
        while changed {
            changed = false
            for arc in 0..<town.arcCount where town.arcClosed[arc] & metric.restrictionMask == 0 {
                let weight = metric.ticks[Int(town.arcWay[arc])]
                let tail = costs[Int(town.arcTail[arc])]
                guard weight < StreetWeight.closed, tail < StreetWeight.closed else { continue }
                if tail + weight < costs[Int(town.arcHead[arc])] {
                    costs[Int(town.arcHead[arc])] = tail + weight
                    changed = true
                }
            }
        }
        return costs
    }
}
