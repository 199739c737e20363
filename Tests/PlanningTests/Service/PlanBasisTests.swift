import Accounts
import Calendars
import DayPlanner
import StorageMemory
import Testing

@testable import Planning

/// What has days planned again although nobody wrote an event.
@Suite struct PlanBasisTests {
    private func markedDays(_ house: PlanningHouse) async throws -> Int {
        try await MemoryCalendarRepository(house.store).listDirtyDays(of: house.person.id).count
    }

    @Test func daysAreMarkedOnceWhereSettingsDiffer() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let basis = ["planning.leadMinutes": "10", "network town": "1"]
        #expect(try await house.planning.replanWhereChanged(to: basis) == ["network town", "planning.leadMinutes"])
        #expect(try await markedDays(house) > 0)
        try await house.plan()
        #expect(try await house.planning.replanWhereChanged(to: basis).isEmpty)
        #expect(try await markedDays(house) == 0)

        var other = basis
        other["planning.leadMinutes"] = "20"
        #expect(try await house.planning.replanWhereChanged(to: other) == ["planning.leadMinutes"])
        #expect(try await markedDays(house) > 0)
        try await house.plan()
        other["network town"] = nil
        #expect(try await house.planning.replanWhereChanged(to: other) == ["network town"])
    }

    @Test func plansAreComputedWithTheNewSettings() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        #expect(try await house.items().first?.alarms.contains("-PT10M") == true)
        var environment = house.planning.environment
        environment.configuration.preferences.leadMinutes = 25
        house.planning.use(environment)
        try await house.planning.replanWhereChanged(to: ["planning.leadMinutes": "25"])
        try await house.plan()
        #expect(try await house.items().first?.alarms.contains("-PT25M") == true)
    }

    /// As the command line does it beside a running server.
    @Test func aPlaceThatChangesPlansThePersonAgain() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.park))
        let before = try await house.lines()
        try await house.accounts.setPlace(
            SavedPlace(name: "Home", coordinate: PlanningHouse.office),
            of: house.person.id
        )
        #expect(try await markedDays(house) == 0)
        try await house.plan()
        let after = try await house.lines()
        #expect(after != before && after.count == before.count)
    }
}
