import Accounts
import CivilTime
import DayPlanner
import Geo
import Testing
import TripModel

@testable import Planning

/// What one person says of how they travel, in their Travel calendar (TRV-4, TRV-5, PLAN-8).
struct PersonPreferenceTests {
    private func house(_ modes: Set<TravelMode> = [.foot, .bicycle, .taxi]) async throws -> PlanningHouse {
        try await PlanningHouse { $0.preferences.modes = modes }
    }

    private func set(_ house: PlanningHouse, _ members: [String: PreferenceValue]) async throws {
        let preferences = try PersonPreferences(.members(members))
        try await house.accounts.setPreferences(preferences, of: house.person.id, replacing: nil)
        try await house.plan()
    }

    /// Without what moves on with every change.
    private func contents(_ house: PlanningHouse) async throws -> [String] {
        try await house.items().map { item in
            String(decoding: item.bytes, as: UTF8.self).split(separator: "\r\n").filter { line in
                !["SEQUENCE:", "DTSTAMP:", "LAST-MODIFIED:"].contains { line.hasPrefix($0) }
            }.joined(separator: "\n")
        }
    }

    @Test func aModeThatIsOffIsNotUsed() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await contents(house)
        try await set(house, ["modes": .list([.text("foot")])])
        let lines = try await house.lines()
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("walk") }, "\(lines)")
        #expect(try await contents(house) != before)
        try await set(house, [:])
        #expect(try await contents(house) == before, "a preference that changes back leaves no trace")
    }

    @Test func twoPeopleWantDifferentThings() async throws {
        let house = try await house([.foot])
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await set(house, ["bufferMinutes": .number(30), "returnsHome": .flag(false)])
        let lines = try await house.lines()
        #expect(lines.count == 1 && lines[0].contains("-08:30 "), "\(lines)")
        let other = try await house.accounts.addPrincipal(
            PrincipalDraft(name: Username("bob")!, timeZone: "Europe/Rome"),
            at: house.clock.now()
        )
        #expect(try await house.accounts.findPreferences(of: other.id) == PersonPreferences())
        let settings = try #require(try await house.planning.settings(of: other.id))
        #expect(settings.preferences.bufferSeconds == 300 && settings.preferences.returnsHome)
    }

    @Test func aKindOfEventHasItsOwn() async throws {
        let house = try await house([.foot])
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["CATEGORIES:Dentist"]))
        try await house.put(TestEvent("B", "14:00", "15:00", at: PlanningHouse.office))
        let there = try await house.lines().filter { $0.contains("→") || $0.contains("->") || !$0.isEmpty }
        #expect(there.contains { $0.contains("-08:50 ") }, "ten minutes early at the dentist's: \(there)")
        #expect(there.contains { $0.contains("-13:55 ") }, "\(there)")
        try await set(house, ["kinds": .members(["doctor": .members(["bufferMinutes": .number(30)])])])
        #expect(try await house.lines().contains { $0.contains("-08:30 ") })
    }

    @Test func aKindMayBeACalendar() async throws {
        let house = try await house([.foot])
        try await set(
            house,
            [
                "kinds": .members([
                    "choir": .members(["calendars": .list([.text("calendar")]), "bufferMinutes": .number(0)])
                ])
            ]
        )
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await house.lines().contains { $0.contains("-09:00 ") })
    }

    @Test func aVehicleIsTakenOnlyWhereItIsKept() async throws {
        let house = try await house([.foot, .bicycle])
        let far = SavedPlace(name: "Cellar", coordinate: PlanningHouse.park)
        try await house.accounts.setPlace(far, of: house.person.id)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await house.lines().contains { $0.contains("bicycle") || $0.contains("bike") })
        let cellar: PreferenceValue = .list([.members(["mode": .text("bicycle"), "place": .text("cellar")])])
        try await set(house, ["vehicles": cellar])
        let lines = try await house.lines()
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("walk") }, "\(lines)")
    }

    @Test func aPreviewTellsWhatWouldChangeAndWritesNothing() async throws {
        let house = try await house([.foot])
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let before = try await house.etags()
        let later = try PersonPreferences(.members(["bufferMinutes": .number(20), "returnsHome": .flag(false)]))
        let found = try await house.planning.preview(of: house.person.id, with: later, days: 7)
        #expect(found.map(\.kind) == ["to", "home"])
        #expect(found[0].event == "A" && found[1].after == nil)
        let moved = try #require(found[0].before).end - #require(found[0].after).end
        #expect(moved == 900)
        #expect(try await house.etags() == before)
        #expect(try await house.planning.planAll() == 0, "nothing became dirty")
        let same = try await house.accounts.findPreferences(of: house.person.id)
        #expect(try await house.planning.preview(of: house.person.id, with: same, days: 60).isEmpty)
    }
}
