import Geo
import StreetRouting
import TestSupport
import Testing

@Suite struct TrafficHoursTests {
    private static let hour = 3_600.0
    private static let day = 86_400.0

    @Test func factorsChangeEvenlyFromHourToHour() {
        let traffic = TrafficHours.town
        #expect(traffic.factor(atSecondOfWeek: 8 * Self.hour) == traffic.workday[8])
        #expect(traffic.factor(atSecondOfWeek: 5 * Self.day + 8 * Self.hour) == traffic.saturday[8])
        #expect(traffic.factor(atSecondOfWeek: 6 * Self.day + 8 * Self.hour) == traffic.sunday[8])
        let half = traffic.factor(atSecondOfWeek: 8.5 * Self.hour)
        #expect(abs(half - (traffic.workday[8] + traffic.workday[9]) / 2) < 1e-9)
        // The week repeats: Sunday's last hour leads to Monday's first, forwards and backwards.
        let turn = traffic.factor(atSecondOfWeek: 7 * Self.day - Self.hour / 2)
        #expect(abs(turn - (traffic.sunday[23] + traffic.workday[0]) / 2) < 1e-9)
        #expect(abs(traffic.factor(atSecondOfWeek: -Self.hour / 2) - turn) < 1e-9)
        #expect(abs(traffic.factor(atSecondOfWeek: 7 * Self.day) - traffic.workday[0]) < 1e-9)
    }

    @Test(arguments: UInt64(0)..<6)
    func whoLeavesLaterNeverArrivesSooner(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let town = RandomTown(seed: seed, size: 9).network
        let router = StreetRouter(network: town, metric: StreetMetric(.car, on: town))
        let slow = StreetRouter(network: town, metric: StreetMetric(.car, on: town, paceFactor: 40))
        var scratch = StreetScratch(for: town)
        for router in [router, slow] {
            let from = RandomTown.place(in: town, &random)
            let to = RandomTown.place(in: town, &random)
            guard let path = router.path(from: from, to: to, &scratch) else { continue }
            var before = -Double.infinity
            for second in stride(from: 0, through: 7 * Self.day, by: 300) {
                let arrival = second + router.seconds(of: path, atSecondOfWeek: second, isArrival: false)
                #expect(arrival >= before)
                before = arrival
                // The other way round the same trip is found, but for the steps of its pieces.
                let back = router.seconds(of: path, atSecondOfWeek: arrival, isArrival: true)
                #expect(abs(arrival - back - second) < 0.05 * path.route.seconds + 1)
            }
        }
    }

    @Test func thePeakIsFeltByCarsOnly() throws {
        var builder = StreetGraphBuilder()
        let nodes = [0.0, 0.01].map { longitude in
            builder.addNode(
                id: Int64(longitude * 100) + 1,
                PackedCoordinate(Coordinate(latitude: 0, longitude: longitude))
            )
        }
        builder.addWay(
            id: 1,
            nodes: nodes,
            kind: builder.kind(StreetTags(["highway": "primary"])),
            name: builder.name("")
        )
        let network = builder.build()
        var scratch = StreetScratch(for: network)
        func seconds(_ profile: StreetProfile, _ second: Double) throws -> Double {
            let router = StreetRouter(network: network, metric: StreetMetric(profile, on: network))
            let start = try #require(network.place(ofNode: 1))
            let end = try #require(network.place(ofNode: 2))
            let path = try #require(router.path(from: start, to: end, &scratch))
            return router.seconds(of: path, atSecondOfWeek: second, isArrival: false)
        }
        #expect(try seconds(.car, 8 * Self.hour) > 1.3 * seconds(.car, 3 * Self.hour))
        #expect(try seconds(.bicycle, 8 * Self.hour) == seconds(.bicycle, 3 * Self.hour))
        #expect(try seconds(.motorbike, 8 * Self.hour) < seconds(.car, 8 * Self.hour))
    }
}
