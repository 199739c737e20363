package import CivilTime

/// The sessions of people in their browsers: how they begin, how long they live, how they end.
package struct SessionService: Sendable {
    private let repository: any SessionRepository
    private let accounts: AccountService
    private let clock: any WallClock
    private let rule: SessionRule

    /// The longest text that is kept of a device, in bytes.
    package static let longestDevice = 100

    package init(
        repository: any SessionRepository,
        accounts: AccountService,
        clock: any WallClock,
        rule: SessionRule = .standard
    ) {
        self.repository = repository
        self.accounts = accounts
        self.clock = clock
        self.rule = rule
    }

    /// How long a browser that remembers its session keeps it, in seconds.
    package var rememberedSeconds: Int64 { rule.absoluteSeconds }

    /// Begins a session after a log-in, always with a new token; the one that the browser had before ends.
    package func begin(
        for principal: PrincipalID,
        device: String,
        isRemembered: Bool,
        replacing previous: SessionToken? = nil
    ) async throws(AccountError) -> SessionToken {
        if let previous { try await end(previous) }
        var generator = SystemRandomNumberGenerator()
        let token = SessionToken.random(using: &generator)
        let draft = SessionDraft(
            principal: principal,
            digest: token.digest,
            device: String(decoding: device.utf8.prefix(Self.longestDevice), as: UTF8.self),
            isRemembered: isRemembered
        )
        _ = try await repository.addSession(draft, at: clock.now())
        return token
    }

    /// The session of a token, with the principal whose it is; nil: there is none, or it is over.
    package func resume(_ token: SessionToken) async throws(AccountError) -> (session: Session, principal: Principal)? {
        let now = clock.now()
        guard var session = try await repository.findSession(digest: token.digest) else { return nil }
        guard !rule.isOver(session, at: now) else { return nil }
        guard let principal = try await accounts.findPrincipal(id: session.principal) else { return nil }
        if now - session.lastUsedAt >= rule.noteUseSeconds {
            try await repository.noteUse(ofSession: session.id, at: now)
            session.lastUsedAt = now
        }
        return (session, principal)
    }

    /// Whether the session of a token still stands. It counts as no use of it.
    package func isOpen(_ token: SessionToken) async throws(AccountError) -> Bool {
        guard let session = try await repository.findSession(digest: token.digest) else { return false }
        return !rule.isOver(session, at: clock.now())
    }

    /// Those that are not over; the one that was used last comes first.
    package func list(of principal: PrincipalID) async throws(AccountError) -> [Session] {
        let now = clock.now()
        return try await repository.listSessions(of: principal).filter { !rule.isOver($0, at: now) }
    }

    /// - Throws: ``AccountError/notFound`` where the principal has no such session.
    package func end(_ id: Int64, of principal: PrincipalID) async throws(AccountError) {
        try await repository.removeSession(id, of: principal)
    }

    /// Ends the session of a token, if there is one.
    package func end(_ token: SessionToken) async throws(AccountError) {
        guard let session = try await repository.findSession(digest: token.digest) else { return }
        do {
            try await repository.removeSession(session.id, of: session.principal)
        } catch .notFound {
            return  // Another request has ended it meanwhile.
        }
    }

    /// Forgets the sessions that are over.
    package func forgetOld() async throws(AccountError) {
        let now = clock.now()
        try await repository.removeSessions(
            usedBefore: now.adding(seconds: -rule.idleSeconds),
            createdBefore: now.adding(seconds: -rule.absoluteSeconds)
        )
    }
}
