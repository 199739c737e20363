import CivilTime
import Geo
import Testing
import TripModel

@testable import TripSearch

/// What several people who travel together cost, and what they fit into.
struct PassengersTests {
    private static let start = Instant(secondsSince1970: 1_762_934_400)

    private static func leg(_ mode: LegMode, _ kilometres: Double = 10) -> Leg {
        let place = LegEnd(coordinate: Coordinate(latitude: 41, longitude: -8))
        let leg = Leg(
            mode: mode,
            departure: start,
            arrival: start.adding(seconds: 1_200),
            from: place,
            to: place,
            distance: Metres(kilometres * 1_000)
        )
        guard var ride = leg.transit else { return leg }
        ride.line = LineInfo(name: "1", routeID: "city:1", tripID: "city:t")
        return .transit(ride)
    }

    private static func completed(_ mode: LegMode, _ passengers: Int?, passes: [Pass] = []) -> Itinerary {
        let place = Coordinate(latitude: 41, longitude: -8)
        let request = TripRequest(
            from: place,
            to: place,
            time: .departAt(start),
            modes: [mode.travelMode],
            preferences: TravelPreferences(passengers: passengers),
            passes: passes
        )
        let leg = leg(mode)
        let option = Itinerary(departure: leg.departure, arrival: leg.arrival, distance: leg.distance, legs: [leg])
        return TravelModels.standard.completed(option, for: request)
    }

    @Test(arguments: [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)]) func taxisTakeFour(passengers: Int, taxis: Int) throws {
        let one = try #require(Self.completed(.taxi, nil).cost)
        let all = try #require(Self.completed(.taxi, passengers).cost)
        #expect(abs(all.minorUnits - one.minorUnits * taxis) <= taxis)
    }

    @Test func everybodyNeedsATicket() throws {
        let one = Self.completed(.bus, nil)
        let three = Self.completed(.bus, 3)
        #expect(three.cost?.minorUnits == (one.cost?.minorUnits ?? 0) * 3)
        #expect(three.tickets.map(\.count) == [3] && three.passengers == 3 && one.passengers == nil)
        // Emissions and exercise are told of one person.
        #expect(three.co2Grams == one.co2Grams && three.kcal == one.kcal)
    }

    @Test func aPassIsTheOnePersonsWhoHoldsIt() throws {
        let pass = Pass(id: "year", name: "Year", issuer: "city")
        let one = Self.completed(.bus, nil)
        let held = Self.completed(.bus, 3, passes: [pass])
        try #require(Self.completed(.bus, nil, passes: [pass]).cost?.minorUnits == 0)
        #expect(held.cost?.minorUnits == (one.cost?.minorUnits ?? 0) * 2)
        #expect(held.tickets.map(\.pass) == ["year", nil] && held.tickets.map(\.count) == [1, 2])
    }

    @Test func thoseInOneCarShareWhatItEmits() {
        let one = Self.completed(.taxi, 2).co2Grams
        #expect(abs(Self.completed(.taxi, 4).co2Grams * 2 - one) <= 2)
    }

    @Test func whatIsDrivenMustTakeAll() {
        func usable(_ passengers: Int) -> Set<TravelMode> {
            let place = Coordinate(latitude: 41, longitude: -8)
            return TripRequest(
                from: place,
                to: place,
                time: .departAt(Self.start),
                modes: Set(TravelMode.allCases),
                preferences: TravelPreferences(passengers: passengers)
            ).usableModes
        }
        #expect(usable(1) == Set(TravelMode.allCases))
        #expect(usable(3) == Set(TravelMode.allCases).subtracting([.motorbike]))
        #expect(usable(6) == Set(TravelMode.allCases).subtracting([.motorbike, .car, .carSharing]))
    }

    @Test func aStationNeedsAVehicleAndADockForEach() {
        var station = VehicleSupply.Station(
            id: "s",
            name: "S",
            coordinate: Coordinate(latitude: 41, longitude: -8),
            vehicles: ["bicycle": 2],
            docks: 1
        )
        #expect(station.hasVehicles("bicycle", 2, isLive: true) && !station.hasVehicles("bicycle", 3, isLive: true))
        #expect(station.hasDocks("bicycle", 1, isLive: true) && !station.hasDocks("bicycle", 2, isLive: true))
        // At another time the counts say nothing.
        #expect(station.hasVehicles("bicycle", 3, isLive: false) && station.hasDocks("bicycle", 2, isLive: false))
        station.docks = nil
        #expect(station.hasDocks("bicycle", 9, isLive: true))
    }
}
