import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import TripSearch

/// What holds for every list of options, on random regions with random wishes (TRV-4).
struct ConstraintPropertyTests {
    private func finder(_ region: RandomRegion) -> TripFinder {
        TripFinder(networks: [CurrentNetwork(region.network)], vehicles: CurrentVehicles(region.supply))
    }

    @Test(arguments: UInt64(0)..<30)
    func noOptionBreaksAConstraint(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let finder = finder(region)
        var random = SplitMix64(seed: seed ^ 0xC0)
        for _ in 0..<6 {
            let request = region.request(&random)
            for option in finder.options(request) {
                expectSound(option, request)
                expectAllowed(option, request)
            }
            #expect(finder.options(request) == finder.options(request))
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func aMeansThatIsSwitchedOffNeverAppearsAndNothingElseIsLost(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let finder = finder(region)
        var random = SplitMix64(seed: seed ^ 0x0FF)
        var request = region.request(&random)
        request.modes = Set(TravelMode.allCases)
        request.preferences = TravelPreferences()
        let all = finder.options(request)
        for mode in TravelMode.allCases where mode != .foot {
            var without = request
            without.modes.remove(mode)
            let rest = finder.options(without)
            #expect(!rest.contains { option in option.legs.contains { $0.mode.travelMode == mode } })
            // Going all the way by one of the others is still there.
            for option in all where option.modesUsed.count == 1 && !option.modesUsed.contains(mode) {
                #expect(rest.contains { $0.modesUsed == option.modesUsed })
            }
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func whoLeavesLaterNeverArrivesEarlier(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let finder = finder(region)
        var random = SplitMix64(seed: seed ^ 0x1A7E)
        var request = region.request(&random)
        // Which vehicles are seen, and whether walking is a limit, must not depend on the time here.
        request.modes.subtract([.taxi])
        request.preferences.maximumWalking = nil
        var before = Instant.distantPast
        var last = Instant.distantPast
        for minute in 0..<12 {
            let time = RandomRegion.time(29_000).adding(seconds: Int64(minute) * 240)
            request.time = .departAt(time)
            if let arrival = finder.options(request).map(\.arrival).min() {
                #expect(arrival >= before)
                before = arrival
            }
            request.time = .arriveBy(time)
            if let departure = finder.options(request).map(\.departure).max() {
                #expect(departure >= last)
                last = departure
            }
        }
    }

    @Test(arguments: UInt64(0)..<40)
    func noOptionIsDominated(seed: UInt64) throws {
        let region = try RandomRegion(seed: seed)
        let finder = finder(region)
        var random = SplitMix64(seed: seed ^ 0xD0)
        for _ in 0..<4 {
            let request = region.request(&random)
            let options = finder.options(request)
            for option in options {
                #expect(!options.contains { Dominance.dominates($0, option, request.time) })
            }
            #expect(Set(options.map(\.legs)).count == options.count)
            #expect(options.isEmpty || options[0].labels.contains(.best))
        }
    }

    private func expectSound(_ option: Itinerary, _ request: TripRequest) {
        #expect(option.legs.first?.from.coordinate == request.from)
        #expect(option.legs.last?.to.coordinate == request.to)
        #expect(option.legs.first?.departure == option.departure && option.legs.last?.arrival == option.arrival)
        #expect(option.departure <= option.arrival)
        for (leg, next) in zip(option.legs, option.legs.dropFirst()) {
            #expect(leg.departure <= leg.arrival && leg.arrival <= next.departure)
            #expect(leg.to.coordinate == next.from.coordinate)
        }
        switch request.time {
        case .departAt(let time): #expect(option.departure >= time)
        case .arriveBy(let time): #expect(option.arrival <= time)
        }
    }

    /// Constraints as a person would say them, not as the search has them.
    private func expectAllowed(_ option: Itinerary, _ request: TripRequest) {
        let wishes = request.preferences
        for leg in option.legs where leg.mode != .foot {
            #expect(request.modes.contains(leg.mode.travelMode))
            #expect(wishes.canDrive != false || !leg.mode.travelMode.isDriven)
        }
        if option.legs.allSatisfy({ $0.mode == .foot }) { #expect(request.modes.contains(.foot)) }
        let walked = option.legs.filter { $0.mode == .foot }.reduce(0) { $0 + $1.distance.value }
        #expect(walked <= wishes.maximumWalking?.value ?? .infinity)
        #expect(option.transfers <= wishes.maximumTransfers ?? .max)
        for (mode, limit) in wishes.distanceLimits where mode != .foot {
            let ridden = option.legs.filter { $0.mode.travelMode == mode }
            if !ridden.isEmpty { #expect(limit.allows(ridden.reduce(.zero) { $0 + $1.distance })) }
        }
        for leg in option.legs where leg.mode != .foot {
            guard let hours = wishes.hours[leg.mode.travelMode] else { continue }
            #expect(hours.allow(leg.departure...leg.arrival, in: .utc))
        }
        for leg in option.legs where leg.sharedRide != nil {
            #expect(leg.mode.isShared && leg.distance <= leg.sharedRide?.range ?? leg.distance)
        }
    }
}
