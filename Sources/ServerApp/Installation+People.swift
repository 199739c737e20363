package import Accounts
internal import Calendars

extension Installation {
    /// Adds a person with their first calendar and the Travel calendar.
    package func addPerson(
        named name: String,
        displayName: String? = nil,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil,
        password: String?
    ) async throws -> Principal {
        let principal = try await accounts.addPrincipal(
            named: name,
            displayName: displayName,
            emails: emails,
            timeZone: timeZone,
            language: language,
            password: password
        )
        try await calendars.prepareHome(of: principal.id)
        return principal
    }

    /// Removes a person and all that is theirs: the calendars first, so that a broken run can be repeated.
    package func removePerson(_ principal: Principal) async throws {
        try await calendars.eraseHome(of: principal.id)
        try await accounts.removePrincipal(principal.id)
    }
}
