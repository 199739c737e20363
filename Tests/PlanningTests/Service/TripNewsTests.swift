import Accounts
import CivilTime
import Events
import Geo
import StorageMemory
import Synchronization
import Testing
import TripModel

@testable import DayPlanner
@testable import Planning

/// Answers with a ride of ten minutes that arrives as long before the end of the time as a test says.
private final class LateTown: ItinerarySource {
    let early = Mutex<Int64>(0)
    let disruption = Mutex<TripDisruption?>(nil)

    func options(_ request: TripRequest) -> [Itinerary] {
        let early = early.withLock { $0 }
        let arrival =
            switch request.time {
            case .arriveBy(let instant): instant.adding(seconds: -early)
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
        let ride = RideReference(
            trip: "city:r8",
            serviceDate: "2026-03-02",
            boardingSequence: 1,
            alightingSequence: 3
        )
        let line = LineInfo(name: "1", routeID: "city:1", tripID: "city:r8")
        let leg = Leg.transit(TransitLeg(mode: .bus, span: span, line: line, ride: ride))
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

    func disruptions(_ request: TripRequest) -> [TripDisruption] {
        guard case .arriveBy = request.time else { return [] }
        return disruption.withLock { $0.map { [$0] } ?? [] }
    }
}

/// Which changes of trips stand in the log of events, to be told.
struct TripNewsTests {
    private func news(_ house: PlanningHouse) async throws -> [DomainEvent] {
        try await MemoryEventRepository(house.store).listEvents(after: 0, limit: 1000).events.map(\.event).filter {
            if case .tripChanged = $0 { true } else { false }
        }
    }

    @Test func aTripThatRealTimeMovesStandsInTheLogOnce() async throws {
        let town = LateTown()
        let house = try await PlanningHouse(itineraries: town) { $0.preferences.modes = [.transit] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await news(house).isEmpty, "a trip that is planned for the first time is none")
        town.early.withLock { $0 = 900 }
        town.disruption.withLock { $0 = TripDisruption(cause: .canceled, lines: ["1 (08:45)"]) }
        _ = try await house.planning.recheck { _ in false }
        try await house.plan()
        let told = try await news(house)
        guard case .tripChanged(let person, let name, let before?, let isDisruption)? = told.first, told.count == 1
        else {
            Issue.record("\(told)")
            return
        }
        #expect(person == house.person.id && name.hasSuffix(".ics") && isDisruption)
        // Ten minutes of riding, and five to spare.
        #expect(before == (try PlanningHouse.at("08:45")))
        _ = try await house.planning.recheck { _ in false }
        try await house.plan()
        #expect(try await news(house).count == 1)
    }

    @Test func anEventThatItsOwnerMovesIsNoNews() async throws {
        let house = try await PlanningHouse(itineraries: LateTown()) { $0.preferences.modes = [.transit] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("A", "09:30", "10:30", at: PlanningHouse.office))
        #expect(try await news(house).isEmpty)
    }
}
