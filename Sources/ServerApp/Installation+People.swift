package import Accounts
package import AdminServer
internal import Calendars

extension Installation {
    /// Adds a person with their first calendar and the Travel calendar; a room or a resource has a home as well, a group has none.
    package func addPerson(
        named name: String,
        kind: PrincipalKind = .individual,
        displayName: String? = nil,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil,
        password: String?
    ) async throws -> Principal {
        let principal = try await accounts.addPrincipal(
            named: name,
            kind: kind,
            displayName: displayName,
            emails: emails,
            timeZone: timeZone,
            language: language,
            password: password
        )
        if kind.hasHome { try await calendars.prepareHome(of: principal.id) }
        return principal
    }

    /// Removes a person and all that is theirs: the calendars first, so that a broken run can be repeated.
    package func removePerson(_ principal: Principal) async throws {
        try await calendars.eraseHome(of: principal.id)
        try await accounts.removePrincipal(principal.id)
    }
}

extension Installation: PeopleAdministration {
    package func addPerson(_ message: NewPrincipalMessage) async throws -> Principal {
        try await addPerson(
            named: message.name,
            kind: try message.principalKind(),
            displayName: message.displayName,
            emails: message.emails ?? [],
            timeZone: message.timeZone,
            language: message.language,
            password: message.password
        )
    }
}
