import CivilTime
import Geo
import ICalendar
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// A walk and a taxi at any time, and rides of ten minutes; beside a walk no ride is told that is far from the wish.
private struct EveningTown: ItinerarySource {
    var walkSeconds: Int64 = 1_500
    var departures: [Instant] = []

    func options(_ request: TripRequest) -> [Itinerary] {
        var options: [Itinerary] = []
        func add(_ mode: LegMode, _ departure: Instant, _ seconds: Int64) {
            let leg = Leg(
                mode: mode,
                departure: departure,
                arrival: departure.adding(seconds: seconds),
                from: .init(coordinate: request.from),
                to: .init(coordinate: request.to),
                distance: Metres(2_000)
            )
            options.append(
                Itinerary(
                    departure: leg.departure,
                    arrival: leg.arrival,
                    distance: Metres(2_000),
                    legs: [leg],
                    isEstimate: false
                )
            )
        }
        for (mode, seconds) in [(LegMode.foot, walkSeconds), (.taxi, 300)] where request.modes.contains(mode.travelMode)
        {
            switch request.time {
            case .departAt(let instant): add(mode, instant, seconds)
            case .arriveBy(let instant): add(mode, instant.adding(seconds: -seconds), seconds)
            }
        }
        if request.modes == [.transit], case .arriveBy(let latest) = request.time,
            let last = departures.last(where: { $0.adding(seconds: 600) <= latest })
        {
            add(.bus, last, 600)
        }
        return options
    }
}

struct GuestTripsTests {
    private func back(_ town: EveningTown, from start: String, to end: String) async throws -> GuestReturn {
        let house = try await PlanningHouse(itineraries: town)
        let place = Component(name: "VEVENT", properties: [Property("GEO", value: "42.3700;13.4000")])
        let span = try PlanningHouse.at(start)..<PlanningHouse.at(end)
        let trips = try await house.planning.guestTrips(from: "42.3500, 13.4000", to: place, during: span, in: "en")
        guard case .found(_, let back) = trips else {
            Issue.record("\(trips)")
            return GuestReturn(ride: .unknown, anytime: [])
        }
        return back
    }

    private func evening() throws -> EveningTown {
        EveningTown(
            departures: try ["18:20", "22:40"].map { try PlanningHouse.at($0) } + [PlanningHouse.at("05:30", day: 3)]
        )
    }

    @Test func theLastRideOfTheEveningIsToldBesideWhatGoesAtAnyTime() async throws {
        let back = try await back(try evening(), from: "18:00", to: "20:00")
        guard case .last(let ride) = back.ride else {
            Issue.record("\(back)")
            return
        }
        #expect(try ride.departure == PlanningHouse.at("22:40"))
        #expect(back.anytime.map { $0.arrival - $0.departure } == [1_500, 300])
    }

    @Test func aRideThatLeavesBeforeTheEndIsNamedAsTooEarly() async throws {
        // That of the next morning is no way home.
        let back = try await back(try evening(), from: "20:00", to: "23:00")
        guard case .gone(let departure, _) = back.ride else {
            Issue.record("\(back)")
            return
        }
        #expect(try departure == PlanningHouse.at("22:40"))
    }

    @Test func whereWalkingIsAsFastNoRideIsTold() async throws {
        var town = try evening()
        town.walkSeconds = 500
        let back = try await back(town, from: "18:00", to: "20:00")
        #expect(back.ride == .needless && back.anytime.count == 2)
    }

    @Test func aWalkOfHoursIsNoWayHome() async throws {
        let back = try await back(EveningTown(walkSeconds: 9_000), from: "18:00", to: "20:00")
        #expect(back.ride == .unknown && back.anytime.map { $0.arrival - $0.departure } == [300])
    }
}
