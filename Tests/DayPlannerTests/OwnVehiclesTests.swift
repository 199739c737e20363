import CivilTime
import Geo
import Testing
import TripModel

@testable import DayPlanner

/// A line with a station ten minutes from home, from which a train runs to minute 100 in ten minutes, and back.
private struct StationTown: ItinerarySource {
    static let station = Town.place("Station", 10).coordinate
    static let end = Town.place("End", 100).coordinate

    private typealias Step = (mode: LegMode, minutes: Double, to: Coordinate)

    func options(_ request: TripRequest) -> [Itinerary] {
        var ways: [[Step]] = []
        if request.modes.contains(.foot), !isFetching(request) {
            ways.append([(.foot, minutes(request.from, request.to, 1), request.to)])
        }
        let (near, far) = isOutward(request) ? (Self.station, Self.end) : (Self.end, Self.station)
        if request.modes.contains(.transit), minutes(request.from, request.to, 1) > 50 {
            let ride: Step = (.rail, 10, far)
            switch request.ownVehicles {
            case .fetched(.bicycle, Self.station) where !isOutward(request):
                ways.append([
                    (.foot, minutes(request.from, near, 1), near), ride,
                    (.bicycle, minutes(far, request.to, 4), request.to),
                ])
            case .fetched: break
            case .mayBeLeft where request.modes.contains(.bicycle) && isOutward(request):
                ways.append([
                    (.bicycle, minutes(request.from, near, 4), near), ride,
                    (.foot, minutes(far, request.to, 1), request.to),
                ])
                fallthrough
            case .goAlong, .mayBeLeft:
                ways.append([
                    (.foot, minutes(request.from, near, 1), near), ride,
                    (.foot, minutes(far, request.to, 1), request.to),
                ])
            }
        }
        if request.modes == [.bicycle] { ways.append([(.bicycle, minutes(request.from, request.to, 4), request.to)]) }
        return ways.map { option($0, request) }.sorted { $0.durationSeconds < $1.durationSeconds }
    }

    private func isFetching(_ request: TripRequest) -> Bool {
        if case .fetched = request.ownVehicles { true } else { false }
    }

    private func isOutward(_ request: TripRequest) -> Bool { request.from.longitude < request.to.longitude }

    private func minutes(_ from: Coordinate, _ to: Coordinate, _ speedup: Double) -> Double {
        from.distance(to: to).value / Town.metresAMinute / speedup
    }

    private func option(_ steps: [Step], _ request: TripRequest) -> Itinerary {
        let seconds = steps.map { Int64(($0.minutes * 60).rounded()) }
        let total = seconds.reduce(0, +)
        let start: Instant =
            switch request.time {
            case .arriveBy(let arrival): arrival.adding(seconds: -total)
            case .departAt(let moment): moment
            }
        var time = start
        var place = request.from
        var legs: [Leg] = []
        for (step, length) in zip(steps, seconds) where length > 0 {
            legs.append(
                Leg(
                    mode: step.mode,
                    departure: time,
                    arrival: time.adding(seconds: length),
                    from: LegEnd(coordinate: place),
                    to: LegEnd(coordinate: step.to),
                    distance: place.distance(to: step.to)
                )
            )
            time = time.adding(seconds: length)
            place = step.to
        }
        return Itinerary(
            departure: start,
            arrival: time,
            distance: request.from.distance(to: request.to),
            legs: legs
        )
    }
}

struct OwnVehiclesTests {
    private func trips(_ day: Day) -> [[String]] {
        Planner.plan(day.input, with: StationTown()).compactMap { item in
            guard case .trip(let trip) = item.content else { return nil }
            return [item.key.kind.rawValue] + trip.option.legs.map(\.mode.rawValue)
        }
    }

    private func day(_ lines: [String]) -> Day {
        var day = Day(lines.enumerated().map { Day.occurrence($1, rank: $0) })
        day.preferences.modes = [.foot, .transit, .bicycle]
        return day
    }

    @Test func theBicycleIsLeftAtTheStationAndFetchedThere() {
        #expect(
            Set(trips(day(["A 09:00-10:00 @100"]))) == [["to", "bicycle", "rail"], ["home", "rail", "bicycle"]]
        )
    }

    @Test func betweenTwoEventsItStaysThere() {
        #expect(
            Set(trips(day(["A 09:00-10:00 @100", "B 10:30-11:00 @104"])))
                == [["to", "bicycle", "rail"], ["to", "foot"], ["home", "foot", "rail", "bicycle"]]
        )
    }

    @Test func itIsTakenOutAgainAfterHome() {
        let found = trips(day(["A 09:00-10:00 @100", "B 16:00-17:00 @100"]))
        #expect(found.count { $0 == ["to", "bicycle", "rail"] } == 2)
        #expect(found.count { $0.last == "bicycle" } == 2)
    }

    @Test func whoDoesNotGoHomeLeavesItThere() {
        var day = day(["A 09:00-10:00 @100"])
        day.preferences.returnsHome = false
        #expect(trips(day).allSatisfy { !$0.contains("bicycle") || $0 == ["to", "bicycle"] })
    }

    @Test func itStandsWhereItsLastLegEnded() {
        func place(_ longitude: Double) -> Coordinate { Coordinate(latitude: 0, longitude: longitude) }
        func option(_ modes: [LegMode]) -> Itinerary {
            let legs = modes.enumerated().map { number, mode in
                let end = LegEnd(name: mode.rawValue, coordinate: place(Double(number)))
                return Leg(
                    mode: mode,
                    departure: .distantPast,
                    arrival: .distantPast,
                    from: end,
                    to: end,
                    distance: .zero
                )
            }
            return Itinerary(departure: .distantPast, arrival: .distantPast, distance: .zero, legs: legs)
        }
        let home = KnownPlace(name: "Home", coordinate: place(-1))
        let work = KnownPlace(name: "Work", coordinate: place(5))
        var vehicles = OwnVehicles(home: home, nearMetres: 150)
        #expect(vehicles.stands(.car, at: home) && !vehicles.stands(.car, at: work))
        vehicles.follow(option([.foot, .bus]), to: work)
        #expect(vehicles.left.isEmpty)
        vehicles.follow(option([.car, .rail, .foot]), to: work)
        #expect(vehicles.place(of: .car) == KnownPlace(name: "car", coordinate: place(0)))
        #expect(vehicles.companion(at: work) == nil)
        vehicles.follow(option([.foot, .car, .foot]), to: work)
        #expect(vehicles.companion(at: work) == .car && vehicles.stands(.bicycle, at: home))
        vehicles.follow(option([.car, .foot]), to: home)
        #expect(vehicles.left.isEmpty && vehicles.companion(at: home) == nil)
    }
}
