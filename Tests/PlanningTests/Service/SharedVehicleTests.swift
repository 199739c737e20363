import CivilTime
import DayPlanner
import Geo
import ICalendar
import Synchronization
import Testing
import TripModel

@testable import Planning

/// A station with a bicycle before the door, or without one; a walk is always possible.
private final class Station: ItinerarySource {
    struct State {
        var hasBicycle = true
        var silent: [SilentSource] = []
    }

    let state = Mutex(State())

    private func trip(_ request: TripRequest, by mode: LegMode, seconds: Int64) -> Itinerary {
        let arrival =
            switch request.time {
            case .arriveBy(let instant): instant
            case .departAt(let instant): instant.adding(seconds: seconds)
            }
        let departure = arrival.adding(seconds: -seconds)
        let span = LegSpan(
            departure: departure,
            arrival: arrival,
            from: .init(name: "Station", coordinate: request.from),
            to: .init(coordinate: request.to),
            distance: Metres(2_000)
        )
        let ride = SharedRide(system: "city", provider: "CityBike", kind: "bicycle", isSeen: true)
        let leg: Leg =
            mode == .foot
            ? .street(StreetLeg(mode: .foot, span: span))
            : .sharedVehicle(SharedVehicleLeg(mode: mode, span: span, ride: ride))
        return Itinerary(departure: departure, arrival: arrival, distance: Metres(2_000), legs: [leg])
    }

    func options(_ request: TripRequest) -> [Itinerary] {
        let hasBicycle = state.withLock { $0.hasBicycle } && request.modes.contains(.bikeSharing)
        let walk = trip(request, by: .foot, seconds: 1_200)
        return hasBicycle ? [trip(request, by: .bikeSharing, seconds: 600), walk] : [walk]
    }

    func missingVehicle(_ request: TripRequest) -> MissingVehicle? {
        guard !state.withLock({ $0.hasBicycle }) else { return nil }
        let usual = trip(request, by: .bikeSharing, seconds: 600)
        return MissingVehicle(mode: .bikeSharing, provider: "CityBike", departure: usual.departure)
    }

    func silentSources(_ request: TripRequest) -> [SilentSource] { state.withLock { $0.silent } }
}

/// Shared vehicles in planned days (LIVE-3).
struct SharedVehicleTests {
    private func house(_ station: Station) async throws -> PlanningHouse {
        let house = try await PlanningHouse(itineraries: station) { $0.preferences.modes = [.foot, .bikeSharing] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        return house
    }

    private func isMarked(_ house: PlanningHouse) async throws -> Bool {
        try await house.repository.backlog().people > 0
    }

    @discardableResult
    private func look(
        _ house: PlanningHouse,
        _ station: Station,
        since last: String,
        _ news: PlanningService.VehicleNews = .none
    ) async throws -> Bool {
        let since = try PlanningHouse.at(last)
        try await house.planning.recheckVehicles(since: since, news) { ride in
            ride.system == "city" && ride.mode == .bikeSharing && ride.count == 1
                && station.state.withLock { $0.hasBicycle }
        }
        let isMarked = try await isMarked(house)
        try await house.plan()
        return isMarked
    }

    private func kinds(_ house: PlanningHouse) async throws -> [String] {
        try await house.items().map { $0.value("X-TRAVLENDAR-KIND") }
    }

    @Test func aTripIsLookedAtFromAnHourBeforeItLeaves() async throws {
        let station = Station()
        let house = try await house(station)
        #expect(try await house.lines().contains { $0.contains("shared bicycle") })
        house.clock.set(try PlanningHouse.at("07:30"))
        station.state.withLock { $0.hasBicycle = false }
        // It leaves at 08:45.
        #expect(try await look(house, station, since: "07:29", .counts) == false)
        station.state.withLock { $0.hasBicycle = true }
        house.clock.set(try PlanningHouse.at("07:50"))
        #expect(try await look(house, station, since: "07:40"), "an hour before")
        #expect(try await look(house, station, since: "07:50", .counts) == false, "its vehicle is there")
    }

    @Test func whereNoneIsLeftAnotherWayIsPlannedAndTwentyMinutesBeforeAWarningSaysSo() async throws {
        let station = Station()
        let house = try await house(station)
        house.clock.set(try PlanningHouse.at("08:00"))
        station.state.withLock { $0.hasBicycle = false }
        #expect(try await look(house, station, since: "07:59", .counts))
        #expect(try await house.lines().contains { $0.contains("walk") })
        #expect(try await kinds(house).contains("warning:noVehicle") == false, "there is time yet")
        house.clock.set(try PlanningHouse.at("08:16"))
        #expect(try await look(house, station, since: "08:10"), "twenty minutes before the walk")
        let warning = try #require(
            try await house.items().first { $0.value("X-TRAVLENDAR-KIND") == "warning:noVehicle" }
        )
        #expect(warning.summary == "⚠ No shared bicycle of CityBike left for the way to \"A\"")
        #expect(warning.event.first("DESCRIPTION")?.text.contains("walk") == true)
        // Here it is again: the warning goes, and the trip is by bicycle.
        station.state.withLock { $0.hasBicycle = true }
        #expect(try await look(house, station, since: "08:16", .counts))
        #expect(try await kinds(house).contains("warning:noVehicle") == false)
    }

    @Test func whatNobodyUsesIsNotPlannedAgain() async throws {
        let station = Station()
        let house = try await PlanningHouse(itineraries: station) { $0.preferences.modes = [.foot] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        house.clock.set(try PlanningHouse.at("08:20"))
        #expect(try await look(house, station, since: "07:00", .providers) == false)
    }
}

/// A source that is silent takes nothing with it but itself, and the block says so (LIVE-5).
struct MissingSourceTests {
    @Test(arguments: [("en", "CityBike has sent nothing since 07:40"), ("it", "CityBike non dà notizie dalle 07:40")])
    func aSilentProviderIsNamedInTheBlock(language: String, text: String) async throws {
        let station = Station()
        let house = try await PlanningHouse(language: language, itineraries: station) {
            $0.preferences.modes = [.foot, .bikeSharing]
        }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let since = try PlanningHouse.at("07:40")
        station.state.withLock {
            $0.hasBicycle = false
            $0.silent = [SilentSource(name: "CityBike", since: since)]
        }
        house.clock.set(try PlanningHouse.at("08:00"))
        try await house.planning.recheckVehicles(since: since, .providers) { _ in false }
        try await house.plan()
        let way = try #require(
            try await house.items().first {
                $0.event.first("RELATED-TO")?.text == "A" && $0.value("X-TRAVLENDAR-KIND") == "to"
            }
        )
        let description = try #require(way.event.first("DESCRIPTION")?.text)
        #expect(description.contains(text), "\(description)")
        // Back again, the words go.
        station.state.withLock { $0 = Station.State() }
        try await house.planning.recheckVehicles(since: house.clock.now(), .providers) { _ in true }
        try await house.plan()
        let texts = try await house.items().compactMap { $0.event.first("DESCRIPTION")?.text }
        #expect(!texts.contains { $0.contains(text) })
    }
}
