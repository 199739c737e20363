import Accounts
import Calendars
import CivilTime
import DayPlanner
import Geo
import Synchronization
import Testing
import TripModel

@testable import Planning

/// Answers with a ride of ten minutes that arrives just in time.
private struct RideEstimator: ItinerarySource {
    static let ride = RideReference(
        trip: "city:r8",
        serviceDate: "2026-03-02",
        boardingSequence: 1,
        alightingSequence: 3
    )

    func options(_ request: TripRequest) -> [Itinerary] {
        let arrival =
            switch request.time {
            case .arriveBy(let instant): instant
            case .departAt(let instant): instant.adding(seconds: 600)
            }
        let departure = arrival.adding(seconds: -600)
        let span = LegSpan(
            departure: departure,
            arrival: arrival,
            from: .init(coordinate: request.from),
            to: .init(coordinate: request.to),
            distance: Metres(2_000)
        )
        let line = LineInfo(name: "1", routeID: "city:1", tripID: "city:r8")
        let leg = Leg.transit(TransitLeg(mode: .bus, span: span, line: line, ride: Self.ride))
        return [
            Itinerary(
                departure: departure,
                arrival: arrival,
                distance: Metres(2_000),
                legs: [leg],
                isEstimate: false
            )
        ]
    }
}

/// What news of the lines does to days that are planned (LIVE-2).
@Suite struct LiveRecheckTests {
    @Test func onlyTripsThatNoLongerStandArePlannedAgain() async throws {
        let house = try await PlanningHouse(itineraries: RideEstimator()) { $0.preferences.modes = [.transit] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:00", "10:00", at: PlanningHouse.office, day: 5))
        let asked = Mutex<[PlanningService.PublishedLeg]>([])
        let none = try await house.planning.recheck { legs in
            asked.withLock { $0 += legs }
            return true
        }
        #expect(none == [])
        // There and back today; the day after tomorrow's neighbours are not looked at.
        let legs = asked.withLock { $0 }
        #expect(legs.count == 2)
        #expect(legs.allSatisfy { $0.ride == RideEstimator.ride && $0.arrival - $0.departure == 600 })
        let now = house.clock.now()
        let expiry = now.adding(seconds: 60)
        #expect(
            try await house.repository.leaseDirtyDays(owner: "test", until: expiry, now: now, leavingOut: []) == nil
        )

        #expect(try await house.planning.recheck { _ in false } == [house.person.id])
        let today = try ZoneRules.named("Europe/Rome").local(now).date.daysSinceEpoch
        let lease = try await house.repository.leaseDirtyDays(owner: "test", until: expiry, now: now, leavingOut: [])
        #expect(lease?.marks.map(\.days) == [today...today])
    }

    @Test func whatHasBegunIsLeftAsItIs() async throws {
        let house = try await PlanningHouse(itineraries: RideEstimator()) { $0.preferences.modes = [.transit] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        house.clock.set(try PlanningHouse.at("23:00"))
        #expect(try await house.planning.recheck { _ in false } == [])
    }
}
