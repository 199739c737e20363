package import Accounts
package import AdminAPI
internal import Calendars
internal import Planning

extension Installation {
    /// Adds a person with their first calendar and the Travel calendar; a room or a resource has a home as well, a
    /// group has none.
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
        try await prepareHome(of: principal)
        return principal
    }

    /// The first calendar and the Travel calendar, named in the person's language; nothing for a group.
    func prepareHome(of principal: Principal) async throws {
        guard principal.kind.hasHome else { return }
        let names = ItemLanguage(tag: principal.language ?? configuration.language).calendarNames
        try await calendars.collections.prepareHome(
            of: principal.id,
            calendarName: names.first,
            travelName: names.travel
        )
    }

    /// Removes a person and all that is theirs: the calendars first, so that a broken run can be repeated.
    package func removePerson(_ principal: Principal) async throws {
        try await calendars.collections.eraseHome(of: principal.id)
        try await accounts.removePrincipal(principal.id)
    }
}

extension Installation {
    /// The bytes that a person's home uses and its quota (RFC 4331).
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for a group, which has no home.
    package func storageUse(of principal: Principal) async throws -> StorageUse {
        try requireHome(of: principal)
        let home = try await calendars.collections.home(of: principal.id, as: principal.id)
        return StorageUse(
            usedBytes: home.usedBytes,
            quotaBytes: home.quotaBytes ?? calendars.limits.homeBytes,
            isDefault: home.quotaBytes == nil
        )
    }

    /// Sets a person's quota in bytes; nil: the default of the configuration. Existing data stays.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for a group, and for less than nothing.
    package func setQuota(_ bytes: Int?, of principal: Principal) async throws {
        try requireHome(of: principal)
        if let bytes, bytes < 0 { throw AccountError.invalidValue(reason: "A quota is 0 bytes or more.") }
        try await calendars.collections.setQuota(of: principal.id, to: bytes)
    }

    private func requireHome(of principal: Principal) throws(AccountError) {
        guard principal.kind.hasHome else {
            throw .invalidValue(reason: "\(principal.name) is a group: it has no home, and so no quota.")
        }
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
