import Accounts
import Calendars
import CivilTime
import Testing

@Suite struct PlanningScopeTests {
    /// 2025-11-12T23:30:00Z is the 13th in Rome: day 20405.
    private func scope(in zone: String) throws -> PlanningScope {
        PlanningScope(
            person: PrincipalID(rawValue: 1),
            zone: try ZoneRules.named(zone),
            now: try Instant(iso8601: "2025-11-12T23:30:00Z"),
            horizonDays: 60
        )
    }

    @Test func daysAreThePersons() throws {
        #expect(try scope(in: "Europe/Rome").horizon == 20_405...20_464)
        #expect(try scope(in: "UTC").horizon == 20_404...20_463)
        let evening = try Instant(iso8601: "2025-11-14T23:00:00Z")..<Instant(iso8601: "2025-11-14T23:30:00Z")
        #expect(try scope(in: "Europe/Rome").days(of: [evening]) == [20_407...20_407])
        #expect(try scope(in: "UTC").days(of: [evening]) == [20_406...20_406])
    }

    @Test func anEndAtMidnightDoesNotTouchTheNextDay() throws {
        let day = try Instant(iso8601: "2025-11-14T00:00:00Z")..<Instant(iso8601: "2025-11-15T00:00:00Z")
        #expect(try scope(in: "UTC").days(of: [day]) == [20_406...20_406])
        let moment = try Instant(iso8601: "2025-11-15T00:00:00Z")
        #expect(try scope(in: "UTC").days(of: [moment..<moment]) == [20_407...20_407])
    }

    @Test func theHorizonClips() throws {
        let long = try Instant(iso8601: "2025-01-01T00:00:00Z")..<Instant(iso8601: "2027-01-01T00:00:00Z")
        let utc = try scope(in: "UTC")
        #expect(utc.days(of: [long]) == [utc.horizon])
        let past = try Instant(iso8601: "2025-11-11T00:00:00Z")..<Instant(iso8601: "2025-11-12T00:00:00Z")
        #expect(utc.days(of: [past]) == [])
    }

    @Test func whatLiesWhollyBeyondTheHorizonIsMarkedWhereItIs() throws {
        let utc = try scope(in: "UTC")
        #expect(utc.beyond.lowerBound == utc.window.upperBound)
        let far = try Instant(iso8601: "2026-11-12T10:00:00Z")..<Instant(iso8601: "2026-11-12T11:00:00Z")
        #expect(utc.furtherDays(of: [far]) == [20_769...20_769])
        let endless = far.lowerBound..<far.lowerBound.adding(seconds: 400 * 86_400)
        #expect(utc.furtherDays(of: [endless]) == [20_769...20_800])
    }

    @Test func neighboursAreJoined() {
        #expect(PlanningScope.joined([5...6, 1...2, 3...3, 9...9, 5...5]) == [1...3, 5...6, 9...9])
        #expect(PlanningScope.joined([]) == [])
    }
}
