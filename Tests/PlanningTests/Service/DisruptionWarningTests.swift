import Accounts
import CivilTime
import DayPlanner
import Geo
import Synchronization
import Testing
import TripModel
import TripSearch

@testable import Planning

/// Our estimate, and a strike that a test switches.
private final class StruckTown: ItinerarySource {
    let isStruck = Mutex(true)
    /// In place of the strike.
    let ride = Mutex<TripDisruption?>(nil)
    private let own = FinderItineraries(TripFinder())

    func options(_ request: TripRequest) -> [Itinerary] { own.options(request) }

    func disruptions(_ request: TripRequest) -> [TripDisruption] {
        guard isStruck.withLock({ $0 }), case .arriveBy = request.time else { return [] }
        if let ride = ride.withLock({ $0 }) { return [ride] }
        return [
            TripDisruption(
                cause: .strike,
                lines: ["5", "M11"],
                texts: ["it": "Sciopero\nnazionale", "": "Strike!"]
            )
        ]
    }
}

/// A day with events and a strike gets a warning that names the cause (LIVE-2).
struct DisruptionWarningTests {
    private func warnings(_ house: PlanningHouse) async throws -> [TravelItem] {
        try await house.items().filter { $0.value("CATEGORIES") == "WARNING" }
    }

    @Test func theWarningNamesTheCauseAndTheLines() async throws {
        let town = StruckTown()
        let house = try await PlanningHouse(itineraries: town) { $0.preferences.modes = [.foot, .transit] }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let found = try await warnings(house)
        #expect(found.map(\.summary) == ["⚠ Strike: no 5, M11 on the way to \"A\""])
        #expect(found[0].value("DESCRIPTION").contains("Strike!") && found[0].value("RELATED-TO") == "A")
        #expect(
            found[0].value("X-TRAVLENDAR-KIND") == "warning:disruption" && found[0].value("TRANSP") == "TRANSPARENT"
        )
        // The trips stand all the same.
        #expect(try await house.items().count { $0.value("CATEGORIES") == "TRAVEL" } == 2)
        // News that are over take it away, whatever they were.
        town.isStruck.withLock { $0 = false }
        #expect(try await house.planning.recheck { _ in true } == [house.person.id])
        try await house.planning.planAll()
        #expect(try await warnings(house).isEmpty)
    }

    @Test func inItalianWithWhatTheAgencyWrote() async throws {
        let house = try await PlanningHouse(language: "it", itineraries: StruckTown()) {
            $0.preferences.modes = [.foot, .transit]
        }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let found = try await warnings(house)
        #expect(found.map(\.summary) == ["⚠ Sciopero: senza 5, M11 sulla strada per \"A\""])
        #expect(found[0].value("DESCRIPTION").contains("Sciopero nazionale"))
    }

    @Test func whoRidesNoPublicTransportIsNotTold() async throws {
        let house = try await PlanningHouse(itineraries: StruckTown())
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await warnings(house).isEmpty)
    }

    @Test(arguments: [
        ("en", Disruption.Cause.canceled, nil, "⚠ 2U (08:05) is canceled on the way to \"A\""),
        ("en", .delayed, 730, "⚠ 2U (08:05) is 12 min late on the way to \"A\""),
        ("en", .early, 180, "⚠ 2U (08:05) leaves 3 min early on the way to \"A\""),
        ("it", .canceled, nil, "⚠ Corsa 2U (08:05) soppressa sulla strada per \"A\""),
        ("it", .delayed, 120, "⚠ Corsa 2U (08:05) in ritardo di 2 min sulla strada per \"A\""),
    ])
    func oneRideIsNamed(language: String, cause: Disruption.Cause, seconds: Int64?, text: String) async throws {
        let town = StruckTown()
        town.ride.withLock { $0 = TripDisruption(cause: cause, lines: ["2U (08:05)"], seconds: seconds) }
        let house = try await PlanningHouse(language: language, itineraries: town) {
            $0.preferences.modes = [.foot, .transit]
        }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await warnings(house).map(\.summary) == [text])
    }

    /// A minute more or less is no news; people are told once.
    @Test func aLittleMoreDelayRewritesNothing() async throws {
        let town = StruckTown()
        let house = try await PlanningHouse(itineraries: town) { $0.preferences.modes = [.foot, .transit] }
        func delayed(by seconds: Int64) async throws -> [TravelItem] {
            town.ride.withLock { $0 = TripDisruption(cause: .delayed, lines: ["2U (08:05)"], seconds: seconds) }
            try await house.planning.replan(house.person.id)
            try await house.plan()
            return try await warnings(house)
        }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let first = try await delayed(by: 300)
        let same = try await delayed(by: 400)
        #expect(first.map(\.etag) == same.map(\.etag))
        house.clock.set(try PlanningHouse.at("06:30"))
        let more = try await delayed(by: 600)
        #expect(more.map(\.summary) == ["⚠ 2U (08:05) is 10 min late on the way to \"A\""])
        #expect(more.map(\.alarms) == first.map(\.alarms), "the alarm is that of the first time")
    }
}
