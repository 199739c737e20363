package import Accounts
internal import DayPlanner
package import Planning

extension Installation {
    /// A person's preferences over the settings of the configuration, with all kinds of event.
    package func effective(_ preferences: PersonPreferences) -> PersonPreferences {
        preferences.effective(over: configuration.planPreferences.travel)
    }

    /// What would change in a person's Travel calendar with other preferences, by this machine's clock and without real
    /// time or engines. Nothing is written.
    ///
    /// - Throws: ``StartError`` where a network can't be opened; ``PlanningError``.
    package func preview(
        _ preferences: PersonPreferences,
        of person: PrincipalID,
        days: Int
    ) async throws -> [PlanDifference] {
        try await accounts.check(preferences, of: person)
        let regions = try Regions(directories: configuration.networks)
        let planning = planning(try planningEnvironment(configuration, in: regions), in: regions)
        return try await planning.preview(of: person, with: preferences, days: days)
    }
}
