import CivilTime
import DayPlanner
import Geo
import Geocoding
import Synchronization
import Testing
import TripModel
import TripSearch

@testable import Planning

/// An engine that walks twice as fast as our estimate, or fails.
private final class FakeTrips: TripEngine {
    let name = "fake"
    let asked = Mutex<[TripRequest]>([])
    let fails = Mutex(false)

    func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        asked.withLock { $0.append(request) }
        if fails.withLock({ $0 }) { throw .unreachable(reason: "test") }
        return TripFinder().options(request).map { option in
            var option = option
            let half = option.durationSeconds / 2
            option.departure = option.arrival.adding(seconds: -half)
            option.legs = option.legs.map { leg in
                var leg = leg
                leg.departure = leg.arrival.adding(seconds: -half)
                return leg
            }
            option.isEstimate = false
            option.engine = name
            return option
        }
    }
}

private final class FakePlaces: GeocodingEngine {
    let name = "fake"
    let asked = Mutex<[String]>([])

    func entries(named text: String, near: Coordinate?, limit: Int) async throws(EngineError) -> [PlaceEntry] {
        asked.withLock { $0.append("\(text) near \(near.map { "\($0.latitude) \($0.longitude)" } ?? "nowhere")") }
        return text.hasPrefix("Viale")
            ? [PlaceEntry(name: "Viale dei Pini", town: "L'Aquila", kind: "street", coordinate: PlanningHouse.office)]
            : []
    }

    func entries(at coordinate: Coordinate, limit: Int) async throws(EngineError) -> [PlaceEntry] {
        asked.withLock { $0.append("at \(coordinate.latitude) \(coordinate.longitude)") }
        return [
            PlaceEntry(name: "", street: "Viale dei Pini", houseNumber: "3", kind: "address", coordinate: coordinate)
        ]
    }
}

struct EngineAnswersTests {
    /// Of the answers; the house has its own.
    private let clock: TestClock

    init() throws { clock = TestClock(try PlanningHouse.at("06:00")) }

    private func house(
        trips: FakeTrips? = nil,
        places: FakePlaces? = nil,
        horizonDays: Int = 60
    ) async throws -> PlanningHouse {
        try await PlanningHouse(
            engines: EngineAnswers(
                trips: trips.map { EngineTrips($0, otherwise: TripFinder(), models: .standard, zone: .utc) },
                places: places,
                clock: clock,
                patience: .seconds(3600)
            ),
            adjust: { $0.horizonDays = horizonDays }
        )
    }

    private func event(_ summary: String) -> TestEvent {
        var event = TestEvent("A", "09:00", "10:00", at: PlanningHouse.office)
        event.summary = summary
        return event
    }

    private func minutes(_ block: TravelItem) throws -> Int {
        let start = block.value("DTSTART").suffix(6)
        let end = block.value("DTEND").suffix(6)
        func minute(_ text: Substring) -> Int { Int(text.prefix(2))! * 60 + Int(text.dropFirst(2).prefix(2))! }
        return minute(end) - minute(start)
    }

    @Test func blocksHaveTheEnginesTimesAndSayWhose() async throws {
        let engine = FakeTrips()
        let house = try await house(trips: engine)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let items = try await house.items()
        #expect(items.count == 2)
        let own = try await PlanningHouse()
        try await own.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        for (block, slower) in zip(items, try await own.items()) {
            #expect(try minutes(block) * 2 - minutes(slower) <= 1)
            #expect(block.value("DESCRIPTION").contains("Worked out by fake."))
            #expect(block.value("STRUCTURED-DATA").contains("fake"))
        }
    }

    /// A plan asks each question once; the next one, within minutes, none.
    @Test func answersAreRemembered() async throws {
        let engine = FakeTrips()
        let house = try await house(trips: engine)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let asked = engine.asked.withLock { $0 }
        #expect(Set(asked).count == asked.count && asked.count >= 2)
        try await house.put(event("Renamed"))
        #expect(engine.asked.withLock { $0.count } == asked.count)
        clock.set(clock.now().adding(seconds: EngineAnswers.tripSeconds + 1))
        try await house.put(event("Again"))
        #expect(engine.asked.withLock { $0.count } > asked.count)
    }

    @Test func anEngineThatFailsLeavesOurOwnTrips() async throws {
        let engine = FakeTrips()
        engine.fails.withLock { $0 = true }
        let house = try await house(trips: engine)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let items = try await house.items()
        #expect(items.count == 2)
        for block in items {
            #expect(block.value("DESCRIPTION").contains("fake gave no answer"))
            #expect(block.value("DESCRIPTION").contains("estimate by distance"))
        }
        // When it is back, the next plan has its times.
        engine.fails.withLock { $0 = false }
        try await house.put(event("Again"))
        #expect(try await house.items().allSatisfy { $0.value("DESCRIPTION").contains("Worked out by fake.") })
    }

    /// Beyond the horizon an estimate is enough, and nobody is told.
    @Test func daysBeyondTheHorizonAreNotAsked() async throws {
        let engine = FakeTrips()
        let house = try await house(trips: engine, horizonDays: 5)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, day: 28))
        #expect(engine.asked.withLock { $0.isEmpty })
        try await house.put(TestEvent("B", "09:00", "10:00", at: PlanningHouse.office, day: 3))
        #expect(engine.asked.withLock { !$0.isEmpty })
    }

    @Test func coordinatesWithoutANameAreAskedFor() async throws {
        let places = FakePlaces()
        let house = try await house(places: places)
        try await house.put(TestEvent("A", "09:00", "10:00", at: "42.36, 13.41"))
        let blocks = try await house.items().filter { $0.value("CATEGORIES") == "TRAVEL" }
        #expect(
            blocks.contains { $0.value("DESCRIPTION").contains("near Viale dei Pini 3") },
            "\(blocks.map { $0.value("DESCRIPTION") })"
        )
        #expect(places.asked.withLock { $0 } == ["at 42.36 13.41"])
    }

    @Test func aPlaceThatNobodyImportedIsAskedFor() async throws {
        let places = FakePlaces()
        let house = try await house(places: places)
        try await house.put(TestEvent("A", "09:00", "10:00", at: "Viale dei Pini"))
        try await house.put(TestEvent("B", "15:00", "16:00", at: "Nowhere at all"))
        try await house.put(TestEvent("C", "18:00", "19:00", at: "Home"))
        let items = try await house.items()
        #expect(items.contains { $0.value("RELATED-TO") == "A" && $0.value("CATEGORIES") == "TRAVEL" })
        #expect(items.contains { $0.value("RELATED-TO") == "B" && $0.value("CATEGORIES") == "WARNING" })
        // Each text once, home on a coarse grid; what is a saved place stays here.
        #expect(places.asked.withLock { $0 } == ["Viale dei Pini near 42.4 13.4", "Nowhere at all near 42.4 13.4"])
    }
}
