import CivilTime
import Geo
import TestSupport
import Testing
import TripModel

@testable import DayPlanner

/// Own vehicles are used where they stand, and by the person's ranking (DESIGN.md 5, TRV-3).
@Suite struct VehiclesInPlaceTests {
    private static let all: Set<TravelMode> = [.foot, .transit, .bicycle, .car, .taxi]
    private static let town = Town(modes: all)

    private func lines(_ day: Day, modes: Set<TravelMode> = all, _ town: Town = town) -> [String] {
        var day = day
        day.preferences.modes = modes
        return day.lines(town)
    }

    @Test(arguments: TravelMode.allCases.filter(all.contains)) func theBestByTheRankingIsTaken(best: TravelMode) {
        var town = Self.town
        town.burdens = [.foot: 5_000, .transit: 4_000, .bicycle: 3_000, .car: 2_000, .taxi: 1_000]
        town.burdens[best] = 1
        var day = Day("A 09:00-10:00 @100")
        day.preferences.modes = Self.all
        let trips = day.plan(town).compactMap { item -> PlannedTrip? in
            if case .trip(let trip) = item.content { trip } else { nil }
        }
        #expect(trips.map { $0.option.legs.map(\.mode) } == [[best.legMode], [best.legMode]])
        let order = Self.all.subtracting([best]).sorted { town.burdens[$0]! < town.burdens[$1]! }.prefix(3)
        #expect(trips.last?.alternatives.map { $0.legs[0].mode } == order.map(\.legMode))
    }

    @Test func whatStandsAtHomeIsNotTakenFromWork() {
        let day = Day("A 09:00-10:00 @40 #transit", "B 11:00-12:00 @80")
        #expect(
            lines(day, modes: [.foot, .transit, .car]) == [
                "to A 08:15-08:55 by transit", "home B 12:00-13:20", "to B 10:15-10:55",
            ]
        )
    }

    @Test func theCarIsFetchedWhereItWasLeft() {
        var day = Day("A 09:00-10:00 @40 #car", "B 11:00-12:00 @160 #taxi")
        day.preferences.modes = Self.all
        #expect(
            day.lines(Self.town) == [
                "to A 08:51-08:55 by car", "home B 12:00-12:10 by taxi", "to B 10:49-10:55 by taxi",
            ]
        )
        guard case .trip(let home) = day.plan(Self.town).first(where: { $0.key.kind == .home })?.content else {
            Issue.record("no way home")
            return
        }
        #expect(home.option.legs.map(\.mode) == [.taxi, .car])
        #expect(home.option.legs.last?.from.coordinate == Town.place("A", 40).coordinate)
    }

    @Test func aNamedVehicleBindsItsStretchAlone() {
        let day = Day("A 09:00-10:00 @40 #bike", "B 16:00-17:00 @80 #car")
        #expect(
            lines(day) == [
                "homeInGap A 10:00-10:10 by bicycle", "to A 08:45-08:55 by bicycle", "home B 17:00-17:08 by car",
                "to B 15:47-15:55 by car",
            ]
        )
        let dinner = Day("A 09:00-10:00 @40", "B 16:00-17:00 @80 #car")
        #expect(
            lines(dinner, modes: [.foot]) == [
                "homeInGap A 10:00-10:40", "to A 08:15-08:55", "home B 17:00-17:08 by car", "to B 15:47-15:55 by car",
            ]
        )
    }

    @Test func theVehicleOfALaterTripIsTakenFromHome() {
        let day = Day("A 09:00-10:00 @40", "B 11:00-12:00 @80 #car")
        #expect(
            lines(day, modes: [.foot]) == [
                "to A 08:51-08:55 by car", "home B 12:00-12:08 by car", "to B 10:51-10:55 by car",
            ]
        )
    }

    @Test func aVehicleThatIsElsewhereIsTold() {
        let day = Day("A 09:00-10:00 @40 #car", "B 11:00-12:00 @80 #bike")
        #expect(
            lines(day) == [
                "to A 08:51-08:55 by car", "home B 12:00-12:08 by car", "to B 10:51-10:55 by car",
                "bicycle of B is at Home @0",
            ]
        )
    }

    /// As estimates do, it knows no way by where a vehicle stands.
    private struct Straight: ItinerarySource {
        func options(_ request: TripRequest) -> [Itinerary] {
            var request = request
            request.ownVehicles = .goAlong
            return VehiclesInPlaceTests.town.options(request)
        }
    }

    @Test func whereNoWayLeadsByTheCarNobodyDrivesIt() {
        var day = Day("A 09:00-10:00 @40 #car", "B 11:00-12:00 @160 #taxi")
        day.preferences.modes = [.foot, .taxi]
        #expect(
            Planner.plan(day.input, with: Straight()).map(Day.line) == [
                "to A 08:51-08:55 by car", "home B 12:00-12:08 by taxi", "to B 10:49-10:55 by taxi",
                "car stays at A @40",
            ]
        )
    }

    @Test func aVehicleThatNobodyFetchesIsTold() {
        let day = Day("A 09:00-10:00 @40 #car", "B 11:00-12:00 @80 #taxi")
        let last = day.occurrences[1]
        var chosen = day
        chosen.choices = [PlanChoice(ItemKey(last.key, .home), .modes([.taxi]), fingerprint: last.fingerprint)]
        #expect(lines(chosen).suffix(1) == ["car stays at A @40"])
    }

    @Test func whatHasBegunWasReachedAsPlanned() {
        var day = Day("A 09:00-10:00 @40")
        day.preferences.modes = [.foot, .car]
        #expect(day.lines().contains("to A 08:51-08:55 by car"))
        day.since = Day.at("09:30")
        #expect(day.lines() == ["home A 10:00-10:04 by car"])
    }

    @Test func theNearestArrivalIsByAllMeans() {
        let day = Day("A 09:00-10:00 @40 #bike", "B 10:05-11:00 @80")
        #expect(lines(day).last == "unreachable B 5 min")
        var all = day
        all.preferences.modes = Self.all
        for case .warning(let warning) in all.plan(Self.town).map(\.content) {
            guard case .unreachable(_, let closest?) = warning.reason else { continue }
            #expect(closest.legs.map(\.mode) == [.taxi] && closest.arrival == Day.at("10:02"))
        }
    }

    // MARK: On random days

    private static func day(seed: UInt64) -> Day {
        var random = SplitMix64(seed: seed)
        let tags: [Set<TravelMode>?] = [nil, nil, nil, [.car], [.bicycle], [.taxi], [.transit], [.car, .foot]]
        var day = Day(
            (0..<Int.random(in: 1...7, using: &random)).map { rank in
                var occurrence = PlannerPropertyTests.occurrence("E\(rank)", rank: rank, using: &random)
                occurrence.place = .known(Town.place("E\(rank)", Double(Int.random(in: -12...12, using: &random) * 5)))
                occurrence.isOpenEnded = false
                occurrence.directives.modes = tags.randomElement(using: &random)!
                return occurrence
            }
        )
        let modes = [[.foot], [.foot, .transit, .car], all, [.foot, .bicycle]]
        day.preferences.modes = modes.randomElement(using: &random)!
        day.preferences.minimumTripSeconds = 0
        return day
    }

    @Test(arguments: UInt64(0)..<300) func vehiclesAreTakenWhereTheyStandAndBroughtHomeOrTold(seed: UInt64) {
        let day = Self.day(seed: seed)
        let plan = day.plan(Self.town)
        let home = Town.place("Home", 0).coordinate
        var places: [LegMode: Coordinate] = [:]
        var told: Set<LegMode> = []
        let trips = plan.compactMap { item -> PlannedTrip? in
            switch item.content {
            case .trip(let trip): return trip
            case .warning(let warning):
                if case .vehicleLeft(let mode, _) = warning.reason { told.insert(mode.legMode) }
                return nil
            case .slot: return nil
            }
        }
        let sorted = trips.sorted { $0.option.departure < $1.option.departure }
        for leg in sorted.flatMap(\.option.legs) where leg.mode.travelMode.isOwnVehicle {
            #expect(leg.from.coordinate.distance(to: places[leg.mode] ?? home).value < 1, "\(leg.mode)")
            places[leg.mode] = leg.to.coordinate
        }
        for (mode, place) in places where place.distance(to: home).value > 1 { #expect(told.contains(mode)) }
        for (one, other) in zip(sorted, sorted.dropFirst()) { #expect(one.blockEnd <= other.blockStart) }
    }
}
