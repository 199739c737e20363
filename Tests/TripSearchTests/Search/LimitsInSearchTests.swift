import CivilTime
import Geo
import TestNetworks
import TestSupport
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// Limits of a person that belong into the search (TRV-4): here a judge of what was found would be left with nothing.
struct LimitsInSearchTests {
    /// Two lines beside one another: the quick one stops 450 m from both doors (corners 10 and 40), the slow one 250 m.
    private func twoLines() throws -> Network {
        var builder = TimetableBuilder()
        let feed = builder.addFeed(.init(name: "town", zone: "UTC"))
        var days = ServiceDays()
        days.insert(SmallTown.day.daysSinceEpoch)
        let service = builder.addService(days)
        for (name, first, last, minutes) in [("quick", 8.2, 41.8, 10), ("slow", 9, 41, 30)] {
            let route = builder.addRoute(.init(feed: feed, id: name, shortName: name, kind: .bus))
            let stops = [first, last].map { corner in
                builder.addStop(
                    .init(feed: feed, id: "\(name) \(corner)", name: "Stop", coordinate: SmallTown.corner(corner))
                )
            }
            let starts: [Int32] = [9 * 3_600 + 1_200, 9 * 3_600 + 2_400]
            for start in starts {
                let calls = zip(stops, [start, start + Int32(minutes) * 60]).enumerated().map { number, call in
                    TimetableBuilder.Call(
                        stop: call.0,
                        arrivalSeconds: call.1,
                        departureSeconds: call.1,
                        sequence: UInt32(number)
                    )
                }
                _ = try builder.addTrip(.init(route: route, service: service, id: "\(name) \(start)", calls: calls))
            }
        }
        let timetable = builder.build()
        return try Network.joined(SmallTown.streets(), timetable, TransferTable(stopCount: 4, walks: []))
    }

    private func lines(_ time: TripRequest.Time, walking: Metres?) throws -> [String?] {
        var request = TripRequest(
            from: SmallTown.corner(10),
            to: SmallTown.corner(40),
            time: time,
            modes: [.foot, .transit]
        )
        request.preferences.maximumWalking = walking
        let options = TripFinder(networks: [CurrentNetwork(try twoLines())]).options(request)
        for option in options { #expect(option.walkingDistance <= walking ?? option.walkingDistance) }
        return options.filter { $0.mainMode == .transit }.map { $0.legs.compactMap(\.line?.name).first }
    }

    @Test func whoMayNotWalkToTheQuickBusTakesTheSlowOne() throws {
        for time in [TripRequest.Time.departAt(SmallTown.time(9)), .arriveBy(SmallTown.time(10, 5))] {
            #expect(try lines(time, walking: nil) == ["quick"])
            #expect(try lines(time, walking: Metres(1_000)) == ["quick"])
            #expect(try lines(time, walking: Metres(600)) == ["slow"])
            #expect(try lines(time, walking: Metres(400)) == [])
        }
    }

    @Test func aForbiddenWalkKeepsNoRideAway() throws {
        // From corner 0 to corner 7: 1,750 m on foot at once, or 20 minutes' waiting for the bus to corner 8.
        var request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(7),
            time: .departAt(SmallTown.time(9, 20)),
            modes: [.foot, .transit]
        )
        let finder = TripFinder(networks: [CurrentNetwork(try SmallTown.network())])
        #expect(finder.options(request).map(\.mainMode) == [.foot])
        request.preferences.maximumWalking = Metres(1_500)
        #expect(finder.options(request).map(\.mainMode) == [.transit])
    }

    @Test func aBicycleIsRiddenInItsHoursAndTheTrainAfterThem() throws {
        // By train alone one would leave at 09:20 for 09:23; the bicycle is home or at the station by 08:50.
        var request = TripRequest(
            from: SmallTown.corner(5),
            to: SmallTown.corner(40),
            time: .arriveBy(SmallTown.time(9, 45)),
            modes: [.bicycle, .transit]
        )
        // What is found; in the list stands what is worth it.
        let search = NetworkSearch(network: try SmallTown.network(kind: .rail), models: .standard)
        request.preferences.hours = [.bicycle: try #require(DayHours("06:00-08:50"))]
        let option = try #require(
            search.answer(request).options.first { $0.modesUsed == [.bicycle, .transit] }
        )
        let ride = try #require(option.legs.first { $0.mode == .bicycle })
        #expect(ride.arrival == SmallTown.time(8, 50))
        #expect(option.legs.first { $0.mode == .rail }?.departure == SmallTown.time(9, 3))
        // Not before 10:00: it is waited for at home.
        request.time = .departAt(SmallTown.time(9))
        request.preferences.hours = [.bicycle: try #require(DayHours("10:00-12:00"))]
        let later = try #require(
            search.answer(request).options.first { $0.modesUsed == [.bicycle, .transit] }
        )
        #expect(later.departure >= SmallTown.time(10))
    }

    @Test func ridesAreLimitedInTheSearch() throws {
        // 8 km aboard; a limit of 6 km is kept by going part of the way on foot only.
        var request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(31),
            time: .departAt(SmallTown.time(9)),
            modes: [.transit]
        )
        let finder = TripFinder(networks: [CurrentNetwork(try SmallTown.network())])
        #expect(finder.options(request).first?.stopsRidden == 4)
        request.preferences.distanceLimits = [.transit: .init(maximum: Metres(6_100))]
        #expect(finder.options(request).first?.stopsRidden == 3)
    }

    /// The search and the leg mean the same metres: those of the vehicle's way, not of the straight line.
    @Test func ridesAreAsLongAsTheirWay() throws {
        var request = TripRequest(
            from: SmallTown.corner(0),
            to: SmallTown.corner(31),
            time: .departAt(SmallTown.time(9)),
            modes: [.transit]
        )
        func rides(_ windings: Double) throws -> Itinerary? {
            TripFinder(networks: [CurrentNetwork(try SmallTown.network(windings: windings))]).options(request).first
        }
        let (straight, winding) = (try #require(try rides(1)), try #require(try rides(2)))
        #expect(straight.legs.map { $0.distance.value.rounded() }.max() == 8_000)
        #expect(winding.legs.map { $0.distance.value.rounded() }.max() == 16_000)
        #expect(straight.co2Grams < winding.co2Grams)
        request.preferences.distanceLimits = [.transit: .init(maximum: Metres(12_100))]
        #expect(try rides(1)?.stopsRidden == 4)
        #expect(try rides(2)?.stopsRidden == 3)
    }

    /// Whatever spares the search work, the options are the same.
    @Test(arguments: UInt64(0)..<60)
    func shortcutsChangeNoAnswer(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        var random = SplitMix64(seed: seed ^ 0x5407)
        for _ in 0..<4 {
            var request = region.request(&random)
            request.modes.insert(.transit)
            let placed = PlacedSupplies(CurrentVehicles(region.supply)).placed(on: region.network)
            func found(_ pruning: SearchPruning) -> [[String]] {
                let search = NetworkSearch(
                    network: region.network,
                    models: .standard,
                    vehicles: placed,
                    pruning: pruning
                )
                return search.answer(request).options.map { option in
                    ["\(option.departure - RandomRegion.time(0)) \(option.arrival - RandomRegion.time(0))"]
                        + option.legs.map(\.mode.rawValue).filter { $0 != "foot" }
                }.sorted { $0.joined() < $1.joined() }
            }
            #expect(found(.all) == found(.none))
        }
    }

    /// What the list leaves out for being late is not sought, and the list is the same.
    @Test(arguments: UInt64(0)..<60)
    func lateWaysAreNotMissed(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        var random = SplitMix64(seed: seed ^ 0x1A7E)
        for _ in 0..<4 {
            var request = region.request(&random)
            request.modes = Set(TravelMode.allCases)
            func list(_ pruning: SearchPruning) -> [Itinerary] {
                TripFinder(
                    networks: [CurrentNetwork(region.network)],
                    vehicles: CurrentVehicles(region.supply),
                    pruning: pruning
                ).options(request)
            }
            #expect(list(.list) == list(.all))
        }
    }
}

extension Itinerary {
    fileprivate var stopsRidden: Int { legs.reduce(0) { $0 + ($1.transit?.stopCount ?? 0) } }
}
