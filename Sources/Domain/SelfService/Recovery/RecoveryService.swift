package import Accounts
internal import CivilTime

/// Getting in again without the password: a link by mail, then a new password. A password is never mailed.
package struct RecoveryService: Sendable {
    let desk: AccountDesk

    static let linkSeconds: Int64 = 3600

    /// Counts one more try of a client.
    ///
    /// - Throws: ``SelfServiceError/tooMany(retryAfterSeconds:)``, ``AccountError``.
    package func requireTries(from address: String) async throws {
        let now = desk.clock.now()
        if let seconds = try await desk.limiter.refuse("link \(address)", desk.policy.linksPerAddress, now: now) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
    }

    /// Sends a link to the main address of whoever has this name or address, if anybody has. Nothing tells whether.
    ///
    /// - Parameter name: a user name or an e-mail address, as typed.
    /// - Throws: ``AccountError``.
    package func begin(_ name: String) async throws {
        let now = desk.clock.now()
        guard let person = try await desk.accounts.findPerson(typed: name), person.kind == .individual,
            !person.emails.isEmpty,
            try await desk.limiter.refuse("link of \(person.id.rawValue)", desk.policy.linksPerAccount, now: now) == nil
        else { return }
        let token = desk.newToken()
        try await desk.repository.addTicket(
            Ticket(
                purpose: .resetPassword,
                digest: token.digest,
                person: person.id,
                createdAt: now,
                expiresAt: now.adding(seconds: Self.linkSeconds)
            )
        )
        try await desk.send(.resetPassword, to: person, path: "/password/new?code=\(token.text)")
    }

    /// Whose password a link sets; nil: it is no longer good.
    package func person(of token: TicketToken) async throws(AccountError) -> Principal? {
        guard let id = try await desk.ticket(token, .resetPassword)?.person else { return nil }
        return try await desk.accounts.findPrincipal(id: id)
    }

    /// Sets a new password by a link. All sessions end, and all other links to this end die.
    ///
    /// - Throws: ``SelfServiceError``, ``AccountError``.
    package func finish(_ token: TicketToken, password: String, repeated: String) async throws {
        guard let person = try await person(of: token) else { throw SelfServiceError.linkInvalid }
        let names = [person.name, person.displayName] + person.emails
        let problems = AccountDesk.problems(withPassword: password, repeated: repeated, of: names)
        guard problems.isEmpty else { throw SelfServiceError.problems(problems) }
        guard try await desk.repository.takeTicket(digest: token.digest, purpose: .resetPassword) != nil else {
            throw SelfServiceError.linkInvalid
        }
        try await desk.accounts.setPassword(password, of: person.id)
        try await desk.repository.removeTickets(of: person.id, purpose: .resetPassword)
        try await desk.send(.passwordChanged, to: person, path: "/password/forgotten")
    }
}
