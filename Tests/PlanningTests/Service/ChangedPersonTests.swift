import Accounts
import Calendars
import CivilTime
import DayPlanner
import Events
import Geo
import StorageMemory
import Testing
import TripModel

@testable import Planning

/// Whatever changes about a person has their coming days planned again, by the clock of the server and not of whoever
/// made the change: a command beside a server with `--clock` writes what it knows, and the server marks the days.
struct ChangedPersonTests {
    /// A way in which something about a person changes.
    enum Change: String, CaseIterable {
        case home, homeGone, pass, passGone, zone, language, preferences, vehicles
    }

    private func make(_ change: Change, _ house: PlanningHouse, _ accounts: AccountService) async throws {
        let person = house.person.id
        switch change {
        case .home: try await accounts.setPlace(SavedPlace(name: "Home", coordinate: PlanningHouse.park), of: person)
        case .homeGone: try await accounts.removePlace(named: "Home", of: person)
        case .pass: try await accounts.setPass(SavedPass(name: "Year", issuer: "city"), of: person)
        case .passGone: try await accounts.removePass(named: "Old", of: person)
        case .zone, .language:
            var principal = try #require(try await house.accounts.findPrincipal(id: person))
            if change == .zone { principal.timeZone = "Europe/Lisbon" } else { principal.language = "it" }
            try await house.accounts.updatePrincipal(principal)
        case .preferences, .vehicles:
            let field: (String, PreferenceValue) =
                change == .preferences
                ? ("bufferMinutes", .number(30))
                : ("vehicles", .list([.members(["mode": .text("bicycle")])]))
            let preferences = try PersonPreferences(.members([field.0: field.1]))
            try await house.accounts.setPreferences(preferences, of: person, replacing: nil)
        }
    }

    @Test(arguments: Change.allCases) func theDaysOfTheServersClockAreMarked(_ change: Change) async throws {
        let house = try await PlanningHouse()
        // The command's own clock is of another year.
        let later = TestClock(try Instant(iso8601: "2031-01-01T00:00:00Z"))
        let accounts = AccountService(repository: house.accounts, clock: later)
        try await accounts.setPass(SavedPass(name: "Old", issuer: "city"), of: house.person.id)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.plan()
        #expect(try await house.repository.backlog().people == 0)

        try await make(change, house, accounts)
        try await house.hub.deliverAll()
        let now = house.clock.now()
        let lease = try #require(
            try await house.repository.leaseDirtyDays(
                owner: "test",
                until: now.adding(seconds: 60),
                now: now,
                leavingOut: []
            )
        )
        let zone = try ZoneRules.named(change == .zone ? "Europe/Lisbon" : "Europe/Rome")
        let today = zone.local(now).date.daysSinceEpoch
        #expect(lease.marks.map(\.days.lowerBound).min() == today)
        #expect(lease.marks.map(\.days.upperBound).max() == today + house.planning.configuration.horizonDays - 1)
    }
}
