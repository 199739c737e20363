import Columns
import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct SnappingTests {
    /// The grid against looking at every piece of street.
    @Test(arguments: UInt64(0)..<30)
    func findsTheNearestPieceOfAll(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let town = RandomTown(seed: seed).network
        for profile in [StreetProfile.foot, .car] {
            let metric = StreetMetric(profile, on: town)
            for _ in 0..<40 {
                let asked = TestMap.coordinate(
                    row: Double(random.below(1_200)) / 100 - 2,
                    column: Double(random.below(1_200)) / 100 - 2
                )
                var nearest = Double.infinity
                for segment in 0..<town.segmentCount where metric.isConnected(segment) {
                    let line = Polyline(town.geometry(of: UInt32(segment)))
                    nearest = min(nearest, line.nearestPoint(to: asked)?.distance.value ?? .infinity)
                }
                let found = town.snap(asked, for: metric)
                #expect(
                    abs((found?.snapDistance.value ?? .infinity) - nearest) < 1e-6 || nearest > 1_000 && found == nil
                )
                if let found {
                    let line = Polyline(town.geometry(of: found.segment))
                    let along = try #require(line.coordinate(at: line.length * found.fraction))
                    #expect(along.distance(to: found.coordinate).value < 0.01)
                }
            }
        }
    }

    /// A ferry of a hundred kilometres beside a town.
    @Test func longPiecesAreFoundEverywhere() throws {
        var builder = StreetGraphBuilder()
        let ferry = builder.kind(StreetTags(["route": "ferry"]))
        let street = builder.kind(StreetTags(["highway": "residential"]))
        let home = builder.addNode(id: 1, PackedCoordinate(latitudeE7: 0, longitudeE7: 0))
        let far = builder.addNode(id: 2, PackedCoordinate(latitudeE7: 7_000_000, longitudeE7: 7_000_000))
        let next = builder.addNode(id: 3, PackedCoordinate(latitudeE7: 10_000, longitudeE7: 0))
        builder.addWay(id: 1, nodes: [home, far], kind: ferry, name: 0)
        builder.addWay(id: 2, nodes: [home, next], kind: street, name: 0)
        let map = builder.build()
        let place = try #require(
            map.snap(Coordinate(latitude: 0.353, longitude: 0.35), for: StreetMetric(.foot, on: map))
        )
        #expect(abs(place.fraction - 0.5) < 0.01)
        #expect(map.tags(of: place.segment)["route"] == "ferry")
    }
}
