import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import TripSearch

/// What a person sees in every list, on random regions with random wishes, in their words and not in those of the
/// trimming (ADR 0080).
struct ChoiceListTests {
    private func lists(_ seed: UInt64) throws -> [(request: TripRequest, options: [Itinerary], all: [Itinerary])] {
        let region = try RandomRegion(seed: seed, size: 22)
        let vehicles = CurrentVehicles(region.supply)
        let finder = TripFinder(networks: [CurrentNetwork(region.network)], vehicles: vehicles)
        let placed = PlacedSupplies(vehicles).placed(on: region.network)
        var random = SplitMix64(seed: seed ^ 0xC401CE)
        return (0..<5).map { _ in
            var request = region.request(&random)
            request.modes = Set(TravelMode.allCases)
            request.preferences = TravelPreferences()
            let search = NetworkSearch(network: region.network, models: .standard, vehicles: placed)
            return (request, finder.options(request), search.answer(request).options)
        }
    }

    /// From the wish to the far end.
    private func lost(_ option: Itinerary, _ request: TripRequest) -> Int64 {
        switch request.time {
        case .departAt(let time): option.arrival - time
        case .arriveBy(let time): time - option.departure
        }
    }

    private func cents(_ option: Itinerary) -> Int { option.cost?.minorUnits ?? .max }

    @Test(arguments: UInt64(0)..<24)
    func nobodyLeavesAVehicleForARideThatIsLaterLongerAndDearer(seed: UInt64) throws {
        for (request, options, _) in try lists(seed) {
            let direct = options.filter { option in !option.legs.contains { $0.mode.isTransit } }
            for option in options where option.legs.contains(where: { $0.mode.isTransit }) {
                let vehicles = Set(option.legs.map(\.mode).filter { $0 != .foot && !$0.isTransit })
                guard !vehicles.isEmpty else { continue }
                for other in direct where vehicles == Set(other.legs.map(\.mode)).subtracting([.foot]) {
                    #expect(
                        lost(option, request) < lost(other, request) || option.durationSeconds < other.durationSeconds
                            || cents(option) < cents(other),
                        "\(option.legs.map(\.mode)) beside \(other.legs.map(\.mode))"
                    )
                }
            }
        }
    }

    @Test(arguments: UInt64(0)..<24)
    func noRideIsHoursFromTheWish(seed: UInt64) throws {
        for (request, options, _) in try lists(seed) {
            guard let least = options.map({ lost($0, request) }).min() else { continue }
            for option in options where option.legs.contains(where: { $0.mode.isTransit }) {
                #expect(lost(option, request) <= 2 * least + 3_600)
            }
        }
    }

    @Test(arguments: UInt64(0)..<24)
    func theFirstToArriveIsThereAndIsTheQuickest(seed: UInt64) throws {
        for (request, options, all) in try lists(seed) where options.count > 1 {
            // Where the streets lead nowhere an estimate stands in, which is no candidate of the search.
            let least = try #require((all + options.filter(\.isEstimate)).map { lost($0, request) }.min())
            #expect(options.map { lost($0, request) }.min() == least)
            for option in options where option.labels.contains(.quickest) { #expect(lost(option, request) == least) }
        }
    }

    @Test(arguments: UInt64(0)..<24)
    func aListCanBeRead(seed: UInt64) throws {
        for (_, options, all) in try lists(seed) {
            #expect(options.count <= 10)
            #expect(options.isEmpty == all.isEmpty)
        }
    }

    @Test(arguments: UInt64(0)..<24)
    func nobodyRidesToArriveWithWhoWalks(seed: UInt64) throws {
        for (request, options, _) in try lists(seed) {
            guard let walk = options.first(where: { $0.legs.allSatisfy { $0.mode == .foot } }) else { continue }
            for option in options where option.legs.contains(where: { $0.mode.isTransit }) {
                #expect(lost(option, request) < lost(walk, request))
            }
        }
    }
}
