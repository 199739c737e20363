import CivilTime
import Geo
import StreetRouting
import TestNetworks
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// A scooter, and a park that it may not ride through, on the straight street of ``SmallTown`` with a detour round it:
///
///          C ------------------ D          300 m north
///          |                    |
///     0 -- 2 -- 3 -- 4 [5] 6 -- 8 -- ...   the park is round corner 5
@Suite struct ZonedStreetsTests {
    private static let direct = 9 * 250.0
    private static let round = 9 * 250.0 + 600

    private static func north(_ corner: Double) -> Coordinate {
        SmallTown.corner(corner).moved(by: Metres(300), bearing: 0)
    }

    private static func network(isFast: Bool) throws -> Network {
        var builder = StreetGraphBuilder()
        let nodes = (0..<SmallTown.corners).map {
            builder.addNode(id: Int64($0 + 1), PackedCoordinate(SmallTown.corner(Double($0))))
        }
        let west = builder.addNode(id: 1_001, PackedCoordinate(north(2)))
        let east = builder.addNode(id: 1_002, PackedCoordinate(north(8)))
        let kind = builder.kind(StreetTags([StreetTags.Pair("highway", "residential")]))
        for corner in 1..<SmallTown.corners {
            builder.addWay(id: Int64(corner), nodes: [nodes[corner - 1], nodes[corner]], kind: kind, name: 0)
        }
        for (id, ends) in [[nodes[2], west], [west, east], [east, nodes[8]]].enumerated() {
            builder.addWay(id: Int64(500 + id), nodes: ends, kind: kind, name: 0)
        }
        let timetable = try SmallTown.timetable()
        let walks = TransferTable(stopCount: timetable.stopCount, walks: [])
        return try Network.joined(builder.build(), timetable, walks, isFast: isFast)
    }

    private static func supply(park: [VehicleSupply.Rule], elsewhere: [VehicleSupply.Rule] = []) -> VehicleSupply {
        let centre = SmallTown.corner(5)
        let square = [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)].map { north, east in
            centre.moved(by: Metres(100 * north), bearing: 0).moved(by: Metres(100 * east), bearing: 90)
        }
        return VehicleSupply(systems: [
            VehicleSupply.System(
                id: "scooters",
                name: "Scooters",
                takenAt: SmallTown.time(9),
                kinds: [.init(id: "s", form: .kickScooter, propulsion: .electric, returning: .anywhere)],
                vehicles: [.init(id: "v", coordinate: SmallTown.corner(1), kind: "s")],
                zones: [.init(name: "park", area: Area(polygons: [[square]]), rules: park)],
                rules: elsewhere
            )
        ])
    }

    private static func options(
        _ network: Network,
        _ vehicles: CurrentVehicles,
        to corner: Double,
        _ modes: Set<TravelMode>
    ) -> [Itinerary] {
        let request = TripRequest(
            from: SmallTown.corner(1),
            to: SmallTown.corner(corner),
            time: .departAt(SmallTown.time(9)),
            modes: modes
        )
        return TripFinder(networks: [CurrentNetwork(network)], vehicles: vehicles).options(request)
    }

    private static func ridden(_ options: [Itinerary]) -> Double? {
        options.flatMap(\.legs).first { $0.sharedRide != nil }?.distance.value
    }

    @Test(arguments: [true, false])
    func aRideGoesRoundAParkThatIsClosedToIt(isFast: Bool) throws {
        let network = try Self.network(isFast: isFast)
        func metres(_ rules: [VehicleSupply.Rule]) -> Double? {
            Self.ridden(Self.options(network, CurrentVehicles(Self.supply(park: rules)), to: 10, [.bikeSharing]))
        }
        let free = try #require(metres([]))
        #expect(abs(free - Self.direct) < 5)
        let around = try #require(metres([.init(mayPass: false)]))
        #expect(abs(around - Self.round) < 5)
        // Another kind's rule.
        #expect(metres([.init(kinds: ["moped"], mayPass: false)]) == free)
        // Where nothing may be ridden on but the park, nothing leads on.
        let nowhere = Self.supply(park: [.init()], elsewhere: [.init(mayPass: false)])
        #expect(Self.ridden(Self.options(network, CurrentVehicles(nowhere), to: 10, [.bikeSharing])) == nil)
    }

    @Test(arguments: [true, false])
    func alsoToAStop(isFast: Bool) throws {
        let network = try Self.network(isFast: isFast)
        let vehicles = CurrentVehicles(Self.supply(park: [.init(mayPass: false)]))
        let options = Self.options(network, vehicles, to: 40, [.foot, .transit, .bikeSharing])
        for leg in options.flatMap(\.legs) where leg.sharedRide != nil {
            let west = min(leg.from.coordinate.longitude, leg.to.coordinate.longitude)
            let east = max(leg.from.coordinate.longitude, leg.to.coordinate.longitude)
            guard west < SmallTown.corner(2.1).longitude, east > SmallTown.corner(7.9).longitude else { continue }
            let straight = leg.from.coordinate.distance(to: leg.to.coordinate).value
            #expect(leg.distance.value > straight + 500, "\(leg.distance) through the park")
        }
        #expect(options.contains { option in option.legs.contains { $0.sharedRide != nil } })
    }

    @Test func theStreetsAreKeptWhileTheZonesStay() throws {
        let network = try Self.network(isFast: true)
        let vehicles = CurrentVehicles(Self.supply(park: [.init(mayPass: false)]))
        let supplies = PlacedSupplies(vehicles)
        let request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(9),
            time: .departAt(SmallTown.time(9)),
            modes: [.bikeSharing]
        )
        func router() throws -> StreetRouter {
            let placed = try #require(supplies.placed(on: network))
            let layer = placed.layer(of: placed.supply.systems[0].kinds[0], system: 0, about: request, on: network)
            return try #require(layer).street.router
        }
        let first = try router()
        var moved = Self.supply(park: [.init(mayPass: false)])
        moved.systems[0].vehicles[0].coordinate = SmallTown.corner(2)
        vehicles.replace(with: moved)
        #expect(try router().metric === first.metric)
        vehicles.replace(with: Self.supply(park: []))
        #expect(try router().metric !== first.metric)
    }
}
