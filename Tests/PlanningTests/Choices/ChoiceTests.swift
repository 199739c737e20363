import Accounts
import CivilTime
import DayPlanner
import Testing
import TripModel

@testable import Planning

/// What a person decides about trips and warnings by the API (DESIGN.md 4, 12).
struct ChoiceTests {
    private func house() async throws -> PlanningHouse {
        try await PlanningHouse { $0.preferences.modes = [.foot, .bicycle, .taxi] }
    }

    private func entry(_ house: PlanningHouse, _ kind: ItemKind, of event: String) async throws -> TravelEntry {
        let entries = try await house.planning.entries(of: house.person.id, days: 7)
        return try #require(entries.first { $0.kind == kind && $0.event == event }, "\(entries.map(\.kind))")
    }

    private func choose(_ house: PlanningHouse, _ decision: PlanChoice.Decision, _ entry: TravelEntry) async throws {
        try await house.planning.choose(decision, about: entry.uid, of: house.person.id)
        try await house.plan()
    }

    @Test func anotherItineraryIsPickedAndTakenBack() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await house.lines()
        let way = try await entry(house, .to, of: "A")
        let planned = try #require(way.options.first { $0.isPlanned })
        let other = try #require(way.options.first { $0.id == "foot" && !$0.isPlanned }, "\(way.options)")
        try await choose(house, .option(other.id, []), way)
        let picked = try await entry(house, .to, of: "A")
        #expect(picked.options.first { $0.isPlanned }?.id == "foot")
        #expect(picked.decisions == [.option("foot", [.foot])] && picked.uid == way.uid)
        try await house.planning.takeBack(about: way.uid, of: house.person.id)
        try await house.plan()
        #expect(try await entry(house, .to, of: "A").options.first { $0.isPlanned }?.id == planned.id)
        #expect(try await house.lines() == before)
        await #expect(throws: ChoiceError.notFound) {
            try await house.planning.takeBack(about: way.uid, of: house.person.id)
        }
    }

    @Test func whatIsNotOfferedCannotBePicked() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let way = try await entry(house, .to, of: "A")
        await #expect(throws: ChoiceError.notPossible(reason: "this itinerary is not offered")) {
            try await house.planning.choose(.option("rail:x", [.transit]), about: way.uid, of: house.person.id)
        }
        await #expect(throws: ChoiceError.notPossible(reason: "only of events in each other's way one goes first")) {
            try await house.planning.choose(.chosen, about: way.uid, of: house.person.id)
        }
        await #expect(throws: ChoiceError.notFound) {
            try await house.planning.choose(.dismissed, about: "tv-none", of: house.person.id)
        }
    }

    @Test func aTripIsLeftOutAndComesBack() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await house.lines()
        let way = try await entry(house, .to, of: "A")
        try await choose(house, .dismissed, way)
        #expect(try await house.lines().count == before.count - 1)
        let hidden = try await entry(house, .to, of: "A")
        #expect(hidden.uid == way.uid && hidden.summary == nil && hidden.decisions == [.dismissed])
        try await house.planning.takeBack(about: way.uid, of: house.person.id)
        try await house.plan()
        #expect(try await house.lines() == before)
    }

    @Test func aDepartureIsPinned() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let way = try await entry(house, .to, of: "A")
        try await choose(house, .departure(try PlanningHouse.at("07:45")), way)
        #expect(try await house.lines().contains { $0.hasPrefix("07:45-") })
    }

    @Test func theWinnerOfAnOverlapTakesOutTheOther() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:30", "10:30", at: PlanningHouse.park))
        func waysThere() async throws -> [String] {
            try await house.planning.entries(of: house.person.id, days: 1).filter { $0.kind == .to }.map(\.event)
        }
        #expect(try await waysThere() == ["A"])
        try await choose(house, .chosen, try await entry(house, .warning(.overlap), of: "B"))
        #expect(try await waysThere() == ["B"])
        #expect(try await entry(house, .warning(.overlap), of: "B").decisions == [.chosen])
        // The other one, after all.
        try await choose(house, .chosen, try await entry(house, .warning(.overlap), of: "A"))
        #expect(try await waysThere() == ["A"])
        #expect(try await entry(house, .warning(.overlap), of: "B").decisions.isEmpty)
        // The winner goes, and the other comes back.
        try await choose(house, .chosen, try await entry(house, .warning(.overlap), of: "B"))
        try await house.delete("B")
        #expect(try await waysThere() == ["A"])
    }

    @Test func theWayToTheWinnerTakesOutTheOther() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "10:05", "11:00", at: PlanningHouse.park, extra: ["DESCRIPTION:#walk"]))
        let before = try await house.lines()
        let missed = try await entry(house, .warning(.unreachable), of: "B")
        #expect(missed.actions.first?.title == "Attend \"B\" instead of \"A\"", "\(missed.actions)")
        try await house.planning.act("first", about: missed.uid, of: house.person.id)
        try await house.plan()
        let entries = try await house.planning.entries(of: house.person.id, days: 1)
        #expect(entries.filter { $0.kind == .to }.map(\.event) == ["B"])
        #expect(!entries.contains { $0.kind == .warning(.unreachable) })
        let note = try await entry(house, .warning(.overlap), of: "A")
        #expect(note.summary == "\"A\" is left out: the way to \"B\" takes its time")
        #expect(try await house.items().filter { $0.uid == note.uid }.allSatisfy { $0.alarms.isEmpty })
        try await house.planning.act("back", about: note.uid, of: house.person.id)
        try await house.plan()
        #expect(try await house.lines() == before)
        // The same by program.
        try await choose(house, .chosen, try await entry(house, .warning(.unreachable), of: "B"))
        #expect(try await entry(house, .warning(.overlap), of: "A").summary == note.summary)
    }

    @Test func aWarningIsIgnored() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:30", "10:30"))
        let warning = try await entry(house, .warning(.overlap), of: "A")
        try await choose(house, .dismissed, warning)
        let shown = try await house.planning.entries(of: house.person.id, days: 1)
        #expect(!shown.contains { $0.uid == warning.uid && $0.summary != nil })
    }

    @Test func aChoiceSaysThatItFell() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await choose(house, .modes([.taxi]), try await entry(house, .to, of: "A"))
        #expect(try await house.lines().contains { $0.contains("taxi") })
        try await house.put(TestEvent("A", "11:00", "12:00", at: PlanningHouse.office))
        let note = try await entry(house, .warning(.choice), of: "A")
        #expect(note.summary == "Your choice for \"A\" no longer holds: taxi")
        #expect(try await house.items().filter { $0.uid == note.uid }.allSatisfy { $0.alarms.isEmpty })
        // Back at its time the choice counts again, and nothing needs to be said.
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await entry(house, .to, of: "A").decisions == [.modes([.taxi])])
        #expect(
            try await !house.planning.entries(of: house.person.id, days: 1).contains { $0.kind == .warning(.choice) }
        )
    }
}
