import Accounts
import Calendars
import CivilTime
import DayPlanner
import Events
import Geo
import ICalendar
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

    private static func texts(_ house: PlanningHouse) async throws -> [String] {
        try await house.items().map { item in
            let alarms = item.event.components(named: "VALARM").map { $0.first("DESCRIPTION")?.text ?? "" }
            return ([item.line, item.event.first("DESCRIPTION")?.text ?? ""] + alarms).joined(separator: "\n")
        }
    }

    /// Days of about all that the planner says; ``hasHome`` false: nothing of trips, but that there is no home.
    private func busy(language: String, hasHome: Bool) async throws -> PlanningHouse {
        let house = try await PlanningHouse(language: language, hasHome: hasHome) { $0.horizonDays = 20 }
        for event in [
            TestEvent("a", "09:00", "10:00", at: "Room 4"), TestEvent("b", "11:00", "12:00", at: "Room 5", day: 12),
            TestEvent("c", "13:00", "14:00", at: PlanningHouse.office, day: 3),
            TestEvent("d", "14:01", "15:00", at: PlanningHouse.park, day: 3),
            TestEvent("e", "13:30", "15:00", at: PlanningHouse.park, day: 4),
            TestEvent("f", "13:00", "14:00", at: PlanningHouse.office, day: 4),
            TestEvent("g", "10:00", "11:00", at: "Nowhere at all", day: 5),
            TestEvent("h", "10:00", "18:00", day: 6, extra: ["DESCRIPTION:#flex 30m"]),
            TestEvent("i", "10:00", "11:00", at: PlanningHouse.office, day: 13, extra: ["DESCRIPTION:#bi"]),
        ] { try await house.put(event) }
        return house
    }

    @Test(arguments: [true, false]) func allThatIsSaidFollowsTheLanguageAtOnce(hasHome: Bool) async throws {
        let (house, other) = (
            try await busy(language: "en", hasHome: hasHome), try await busy(language: "it", hasHome: hasHome)
        )
        let english = try await Self.texts(house)
        try await make(.language, house, AccountService(repository: house.accounts, clock: house.clock))
        try await house.plan()
        let italian = try await Self.texts(house)
        #expect(italian == (try await Self.texts(other)))
        #expect(italian.count == english.count && Set(italian).isDisjoint(with: english))
        #expect(italian.filter { $0.contains("Room") }.count == 1, "there is one note about rooms")
        // The notes stay where they are, and what is planned once more is as it was.
        let notes = try await house.items().filter { $0.summary.contains("Room") }
        try await house.put(TestEvent("j", "07:00", "08:00", at: "Room 6"))
        let etags = try await house.etags()
        #expect(notes.map { $0.etag } == notes.map { etags[$0.uid] })
        #expect(notes.count == 1 && notes[0].line.hasPrefix("09:00-10:00"))
    }
}
