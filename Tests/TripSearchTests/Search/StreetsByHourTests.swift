import CivilTime
import Columns
import Geo
import StreetRouting
import TestNetworks
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// A straight road of 6 km, of which the middle third is closed to cars from 7 to 9 on workdays, and a detour that is
/// 4 km longer.
///
///     0 ------- 2 ======= 4 ------- 6      km
///               |         |
///               +---------+                 2 km to the north
struct StreetsByHourTests {
    private static func point(_ kilometre: Double, north: Double = 0) -> Coordinate {
        Coordinate(latitude: 0, longitude: 10).moved(by: Metres(kilometre * 1_000), bearing: 90)
            .moved(by: Metres(north * 1_000), bearing: 0)
    }

    private static func network(isFast: Bool) throws -> Network {
        var builder = StreetGraphBuilder()
        let plain = ["highway": "secondary"]
        let open = builder.kind(StreetTags(plain))
        let closed = builder.kind(
            StreetTags(plain.merging(["motor_vehicle:conditional": "no @ (Mo-Fr 07:00-09:00)"]) { $1 })
        )
        let nodes = [
            point(0), point(2), point(4), point(6), point(2, north: 2), point(4, north: 2),
        ].enumerated().map { builder.addNode(id: Int64($0 + 1), PackedCoordinate($1)) }
        for (id, way) in [[0, 1], [1, 2], [2, 3], [1, 4, 5, 2]].enumerated() {
            builder.addWay(id: Int64(id + 1), nodes: way.map { nodes[$0] }, kind: id == 1 ? closed : open, name: 0)
        }
        let walks = TransferTable(stopCount: 0, walks: [], changeSeconds: [])
        return try Network.joined(builder.build(), TimetableBuilder().build(), walks, isFast: isFast)
    }

    private static func kilometres(_ mode: TravelMode, _ time: TripRequest.Time, isFast: Bool = false) throws -> Int? {
        let finder = TripFinder(networks: [CurrentNetwork(try network(isFast: isFast))])
        let request = TripRequest(from: point(0), to: point(6), time: time, modes: [mode])
        return finder.options(request).first.map { Int(($0.distance.kilometres).rounded()) }
    }

    /// 12 November 2025 is a Wednesday.
    @Test(arguments: [false, true])
    func theClosedStreetIsAvoidedInItsHoursOnly(isFast: Bool) throws {
        func leaving(_ hour: Int, _ minute: Int = 0, _ mode: TravelMode = .car) throws -> Int? {
            try Self.kilometres(mode, .departAt(SmallTown.time(hour, minute)), isFast: isFast)
        }
        #expect(try leaving(8) == 10 && leaving(12) == 6 && leaving(3) == 6)
        #expect(try leaving(8, 0, .bicycle) == 6 && leaving(8, 0, .taxi) == 10)
        // It closes on the way; or just behind the car.
        #expect(try leaving(6, 58) == 10 && leaving(6, 30) == 6)
        #expect(try leaving(8 + 3 * 24) == 6, "a Saturday")
    }

    @Test func sharedCarsKeepTheHoursToo() throws {
        let car = VehicleSupply.System(
            id: "cars",
            name: "Cars",
            takenAt: SmallTown.time(8),
            kinds: [.init(id: "c", form: .car, propulsion: .combustion, returning: .anywhere)],
            vehicles: [.init(id: "1", coordinate: Self.point(0.01), kind: "c")]
        )
        let finder = TripFinder(
            networks: [CurrentNetwork(try Self.network(isFast: true))],
            vehicles: CurrentVehicles(VehicleSupply(systems: [car]))
        )
        func kilometres(_ hour: Int) -> Int? {
            let request = TripRequest(
                from: Self.point(0),
                to: Self.point(6),
                time: .departAt(SmallTown.time(hour)),
                modes: [.carSharing]
            )
            return finder.options(request).first.map { Int($0.distance.kilometres.rounded()) }
        }
        #expect(kilometres(8) == 10 && kilometres(12) == 6 && kilometres(8) == 10)
    }

    @Test func soItIsForWhoMustArrive() throws {
        func arriving(_ hour: Int, _ minute: Int = 0) throws -> Int? {
            try Self.kilometres(.car, .arriveBy(SmallTown.time(hour, minute)))
        }
        #expect(try arriving(8) == 10 && arriving(12) == 6 && arriving(6, 59) == 6)
        // It opened too late for who must be there soon after.
        #expect(try arriving(9, 3) == 10)
    }

    @Test func layersAreMadeOnceAndNotWithoutNeed() throws {
        let network = try Self.network(isFast: true)
        func metric(_ profile: StreetProfile, _ hours: ClosedRange<Int>) throws -> StreetMetric {
            let span = (hours.lowerBound * 3_600)...(hours.upperBound * 3_600)
            return try #require(network.layer(profile, during: span)).router.metric
        }
        let usual = try #require(network.layer(.car)).router.metric
        #expect(try metric(.car, 10...12) === usual)
        let morning = try metric(.car, 7...8)
        #expect(morning !== usual)
        #expect(try metric(.car, 31...31) === morning && metric(.car, 0...24) === morning)
        #expect(try metric(.foot, 7...8) === #require(network.layer(.foot)).router.metric)
    }
}
