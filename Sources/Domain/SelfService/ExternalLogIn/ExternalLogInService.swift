package import Accounts
internal import CivilTime
internal import FoundationEssentials

/// Logging in at a provider (OpenID Connect) in place of a password, and linking an account to the one there.
///
/// An account is linked by its owner, who gives the password first; or, where the operator allows it, by an e-mail
/// address that the provider has verified. Nobody gets an account by logging in elsewhere.
package struct ExternalLogInService: Sendable {
    /// What came of it.
    package enum Outcome: Equatable, Sendable {
        case logIn(Principal, next: String)
        case linked
        /// No account here belongs to that one.
        case notLinked
        /// Another account here belongs to it.
        case taken
        /// The person said no there.
        case declined
        /// For the log.
        case failed(IdentityProviderError)
    }

    /// What a ticket holds.
    private struct Pending: Codable {
        var nonce: String
        var verifier: String
        var next: String
    }

    let desk: AccountDesk

    /// How long the log-in there may take.
    static let pendingSeconds: Int64 = 600
    private static let longestLabel = 200

    /// nil: there is none.
    package var providerName: String? { desk.provider?.name }

    /// The account at the provider that this one belongs to.
    package func identity(of person: Principal) async throws(AccountError) -> ExternalIdentity? {
        guard let provider = desk.provider else { return nil }
        return try await desk.repository.listIdentities(of: person.id).first { $0.issuer == provider.issuer }
    }

    // MARK: There

    /// Begins a log-in.
    ///
    /// - Parameters:
    ///   - next: the page to go on to afterwards.
    ///   - address: of the client.
    /// - Throws: ``SelfServiceError``, ``AccountError``, ``IdentityProviderError``; ``AccountError/notFound`` where
    ///   there is no provider.
    /// - Returns: where the browser goes, and what it shows when it is back.
    package func begin(
        goingTo next: String,
        from address: String
    ) async throws -> (address: String, token: TicketToken) {
        if let seconds = try await desk.limiter.refuse(
            "external log-in \(address)",
            desk.policy.externalLogIns,
            now: desk.clock.now()
        ) {
            throw SelfServiceError.tooMany(retryAfterSeconds: seconds)
        }
        return try await begin(for: nil, goingTo: next)
    }

    /// Begins to link an account, by its password: whoever finds an open browser can't leave a way in behind.
    ///
    /// - Throws: as ``begin(goingTo:from:)``.
    package func beginLinking(
        of person: Principal,
        knowing password: String,
        from address: String
    ) async throws -> (address: String, token: TicketToken) {
        try await desk.requirePassword(password, of: person, from: address)
        return try await begin(for: person, goingTo: "")
    }

    private func begin(
        for person: Principal?,
        goingTo next: String
    ) async throws -> (address: String, token: TicketToken) {
        guard let provider = desk.provider else { throw AccountError.notFound }
        let token = desk.newToken()
        let pending = Pending(
            nonce: desk.newToken().text,
            verifier: desk.newToken().text + desk.newToken().text,
            next: next
        )
        let address = try await provider.logInAddress(for: Self.request(pending, token))
        let now = desk.clock.now()
        try await desk.repository.addTicket(
            Ticket(
                purpose: .externalLogIn,
                digest: token.digest,
                person: person?.id,
                payload: String(decoding: try JSONEncoder().encode(pending), as: UTF8.self),
                createdAt: now,
                expiresAt: now.adding(seconds: Self.pendingSeconds)
            )
        )
        return (address, token)
    }

    /// What is shown to the provider can't be computed back to what the browser holds.
    private static func request(_ pending: Pending, _ token: TicketToken) -> IdentityRequest {
        IdentityRequest(state: token.csrfToken, nonce: pending.nonce, verifier: pending.verifier)
    }

    // MARK: And back

    /// Finishes what this browser began, once.
    ///
    /// - Parameters:
    ///   - token: what the browser holds.
    ///   - answer: what it brings.
    ///   - caller: who is logged in in this browser; an account is linked for nobody else.
    /// - Throws: ``SelfServiceError/linkInvalid`` where nothing was begun, or something else; ``AccountError``.
    /// - Returns: what came of it.
    package func finish(_ token: TicketToken, _ answer: IdentityAnswer, caller: Principal?) async throws -> Outcome {
        guard let provider = desk.provider, token.isCSRFToken(answer.state),
            let ticket = try await desk.repository.takeTicket(digest: token.digest, purpose: .externalLogIn),
            ticket.expiresAt > desk.clock.now(),
            let pending = try? JSONDecoder().decode(Pending.self, from: Data(ticket.payload.utf8))
        else { throw SelfServiceError.linkInvalid }
        if ticket.person != nil, ticket.person != caller?.id { throw SelfServiceError.linkInvalid }
        if answer.error == "access_denied" { return .declined }
        let claims: IdentityClaims
        do throws(IdentityProviderError) {
            claims = try await provider.claims(of: answer, to: Self.request(pending, token))
        } catch {
            return .failed(error)
        }
        let known = try await desk.repository.findIdentity(issuer: provider.issuer, subject: claims.subject)
        if let caller, ticket.person == caller.id {
            if let known, known.person != caller.id { return .taken }
            return try await link(claims, of: provider, to: caller) ? .linked : .taken
        }
        if let known {
            guard let person = try await desk.accounts.findPrincipal(id: known.person) else { return .notLinked }
            return .logIn(person, next: pending.next)
        }
        guard let person = try await personByEmail(claims, of: provider),
            try await link(claims, of: provider, to: person)
        else { return .notLinked }
        return .logIn(person, next: pending.next)
    }

    /// Whose the verified address is, where that counts. Somebody who is linked already stays so: an address may be
    /// given to another account there.
    private func personByEmail(
        _ claims: IdentityClaims,
        of provider: any IdentityProvider
    ) async throws(AccountError) -> Principal? {
        guard desk.policy.linksByEmail, claims.isEmailVerified, let email = claims.email,
            let person = try await desk.accounts.findPrincipal(email: email), person.kind == .individual,
            try await identity(of: person) == nil
        else { return nil }
        return person
    }

    private func link(
        _ claims: IdentityClaims,
        of provider: any IdentityProvider,
        to person: Principal
    ) async throws(AccountError) -> Bool {
        let label = claims.email ?? claims.name ?? claims.subject
        let isLinked = try await desk.repository.linkIdentity(
            ExternalIdentity(
                issuer: provider.issuer,
                subject: claims.subject,
                person: person.id,
                label: String(label.filter { !$0.isNewline }.prefix(Self.longestLabel)),
                createdAt: desk.clock.now()
            )
        )
        if isLinked { try await desk.send(.externalLogInOn, to: person, path: "/account/provider") }
        return isLinked
    }

    /// Takes the link away.
    ///
    /// - Throws: ``AccountError/notFound`` where there is none.
    package func unlink(_ person: Principal) async throws(AccountError) {
        guard let provider = desk.provider else { throw .notFound }
        try await desk.repository.removeIdentity(issuer: provider.issuer, of: person.id)
    }
}
