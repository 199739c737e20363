import CivilTime
import Geo
import TestSupport
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// The whole set of what the search finds, before ranking and trimming, against the obvious search on random regions.
struct ExhaustiveSearchTests {
    /// When, how many changes, by which own or hired vehicles.
    private struct Found: Hashable, CustomStringConvertible {
        var departure: Int64
        var arrival: Int64
        var transfers: Int
        var vehicles: [LegMode]

        var description: String { "\(departure)-\(arrival) \(transfers) \(vehicles.map(\.rawValue))" }

        init(_ departure: Int32, _ arrival: Int32, _ transfers: Int, _ vehicles: [LegMode]) {
            self.departure = Int64(departure)
            self.arrival = Int64(arrival)
            self.transfers = transfers
            self.vehicles = vehicles
        }

        init(_ option: Itinerary) {
            departure = option.departure - RandomRegion.time(0)
            arrival = option.arrival - RandomRegion.time(0)
            transfers = option.transfers
            vehicles = option.legs.map(\.mode).filter { $0 != .foot && !$0.isTransit }
        }
    }

    private func search(_ region: RandomRegion, _ request: TripRequest) -> [Itinerary] {
        let placed = PlacedSupplies(CurrentVehicles(region.supply)).placed(on: region.network)
        return NetworkSearch(network: region.network, models: .standard, vehicles: placed).answer(request).options
    }

    private func request(_ region: RandomRegion, _ seed: UInt64, _ modes: Set<TravelMode>) -> TripRequest {
        var random = SplitMix64(seed: seed ^ 0xE4)
        var request = region.request(&random)
        request.modes = modes
        // Limits of distance and of all walking together are judged in ConstraintPropertyTests.
        request.preferences.distanceLimits = [:]
        request.preferences.maximumWalking = nil
        request.preferences.canDrive = true
        request.preferences.hours = request.preferences.hours.filter { $0.key == .transit }
        return request
    }

    private static let boarding: Int32 = 60

    @Test(arguments: UInt64(0)..<40, [true, false])
    func walksAndRides(seed: UInt64, isFast: Bool) throws {
        let region = try RandomRegion(seed: seed, isFast: isFast)
        let request = request(region, seed, [.foot, .transit])
        let slow = SlowTrips(region, request)
        let access = slow.walks(request.from, isForward: true, wait: Self.boarding, limit: 2_000)
        let egress = slow.walks(request.to, isForward: false, wait: 0, limit: 2_000)
        var expected: Set<Found> = []
        func add(_ access: [Int: SlowTrips.Way], _ egress: [Int: SlowTrips.Way]) {
            for found in slow.journeys(access, egress, directSeconds: slow.direct) {
                expected.insert(Found(found.departure, found.arrival, found.rides - 1, []))
            }
        }
        add(access, egress)
        let found = search(region, request).filter { $0.legs.contains { $0.mode.isTransit } }
        // The short walks are another question, asked where a walk is long.
        if found.contains(where: { $0.legs.reduce(0) { $1.mode == .foot ? $0 + $1.distance.value : $0 } > 500 }) {
            add(access.filter { $0.value.walked <= 500 }, egress.filter { $0.value.walked <= 500 })
        }
        #expect(Set(found.map(Found.init)) == expected)
    }

    @Test(arguments: UInt64(0)..<40)
    func anOwnVehicleLeftAtAStation(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        for (mode, legMode, limit, wait, speed) in [
            (TravelMode.bicycle, LegMode.bicycle, 6_000.0, Int32(120), 17.0), (.car, .car, 15_000, 240, 24),
            (.motorbike, .motorbike, 15_000, 180, 24),
        ] {
            let request = request(region, seed, [mode, .transit])
            let slow = SlowTrips(region, request)
            let factor = StreetOptions.pace(request.preferences, mode).factor
            let access = slow.ways(
                request.from,
                try #require(StreetOptions.profile(of: mode)),
                isForward: true,
                wait: wait,
                limit: limit,
                factor: factor,
                speed: speed / 3.6 / factor,
                [legMode]
            )
            .filter { region.network.transit?.isStation[$0.key] == true }
            let egress = slow.walks(request.to, isForward: false, wait: 0, limit: 2_000)
            let expected = slow.journeys(access, egress, directSeconds: nil)
                .map { Found($0.departure, $0.arrival, $0.rides - 1, [legMode]) }
            let found = search(region, request).filter { option in
                option.modesUsed == [mode, .transit] && option.legs.count { $0.mode == legMode } == 1
                    && option.legs.last?.mode != legMode
            }
            // The obvious search knows no hours of traffic (``TrafficHours``): seconds, in a region as small as these.
            let isFound = { (one: Found) in
                expected.contains { other in
                    other.arrival == one.arrival && other.transfers == one.transfers
                        && other.vehicles == one.vehicles && abs(other.departure - one.departure) <= 5
                }
            }
            #expect(found.map(Found.init).allSatisfy(isFound), "\(found.map(Found.init)) of \(expected)")
            // At the very station there is nothing to ride.
            #expect(Set(expected).subtracting(found.map(Found.init)).allSatisfy { $0.arrival >= $0.departure })
            #expect(found.count >= expected.count - access.values.count { $0.seconds == wait })
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func sharedBicyclesFromDoorToDoor(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let request = request(region, seed, [.bikeSharing])
        let slow = SlowTrips(region, request)
        let bikes = region.supply.systems[0]
        let found = search(region, request).first { $0.legs.contains { $0.sharedRide?.system == "bikes" } }
        let expected = slow.shared(system: bikes, kind: bikes.kinds[0])
        // Legs are rounded up one by one.
        if let expected {
            let seconds = try #require(found?.durationSeconds)
            #expect(seconds >= Int64(expected) && seconds <= Int64(expected) + 2)
        } else {
            #expect(found == nil)
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func hopelessPairsMayBeSkipped(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let request = request(region, seed, [.bikeSharing, .carSharing])
        let placed = try #require(PlacedSupplies(CurrentVehicles(region.supply)).placed(on: region.network))
        let scratches = try #require(region.network.scratches)
        scratches.with { scratch in
            let search = SharedSearch(network: region.network, placed: placed, request: request, scratch: scratch)
            let quick = SharedRides(search: search).options(walkSeconds: nil)
            let slow = SharedRides(search: search, skipsHopeless: false).options(walkSeconds: nil)
            #expect(quick.map(\.durationSeconds) == slow.map(\.durationSeconds))
            #expect(quick.map { $0.legs.map(\.mode) } == slow.map { $0.legs.map(\.mode) })
        }
    }
}
