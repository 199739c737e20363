internal import Accounts
internal import Calendars

/// Whether trips are planned for the person of a name, and by which calendars.
struct PlanningSwitch: Sendable {
    let accounts: AccountService
    let calendars: CalendarService

    /// nil: nobody of this name has calendars here.
    func overview(ofPersonNamed name: String) async throws -> PlanningOverview? {
        guard let person = try await accounts.findPrincipal(named: name), person.kind.hasHome else { return nil }
        return try await calendars.collections.planningOverview(of: person.id)
    }

    func set(_ isOn: Bool, forPersonNamed name: String) async throws {
        try await calendars.collections.setPlanning(isOn, of: try await accounts.principal(named: name).id)
    }
}
