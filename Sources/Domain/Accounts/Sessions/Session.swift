package import CivilTime

/// A person's log-in in a browser, as it is kept.
package struct Session: Equatable, Sendable {
    /// The number by which a session is named in lists; it opens nothing.
    package var id: Int64
    package var principal: PrincipalID
    package var createdAt: Instant
    /// Noted from time to time, see ``SessionRule/noteUseSeconds``.
    package var lastUsedAt: Instant
    /// The browser and the system that logged in, for people to recognise: `Firefox, Linux`.
    package var device: String
    /// Whether the browser keeps the session when it is closed.
    package var isRemembered: Bool

    package init(
        id: Int64,
        principal: PrincipalID,
        createdAt: Instant,
        lastUsedAt: Instant,
        device: String,
        isRemembered: Bool
    ) {
        self.id = id
        self.principal = principal
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.device = device
        self.isRemembered = isRemembered
    }
}

/// A session to be kept.
package struct SessionDraft: Equatable, Sendable {
    package var principal: PrincipalID
    /// See ``SessionToken/digest``.
    package var digest: [UInt8]
    package var device: String
    package var isRemembered: Bool

    package init(principal: PrincipalID, digest: [UInt8], device: String, isRemembered: Bool) {
        self.principal = principal
        self.digest = digest
        self.device = device
        self.isRemembered = isRemembered
    }
}

/// How long sessions live.
package struct SessionRule: Equatable, Sendable {
    /// The time after its last use at which a session ends.
    package var idleSeconds: Int64 = 14 * 86_400
    /// The time after the log-in at which a session ends, however much it is used.
    package var absoluteSeconds: Int64 = 90 * 86_400
    /// A use is noted if the last noted one is older than this: not every request writes.
    package var noteUseSeconds: Int64 = 300

    package static let standard = SessionRule()

    package init() {}

    /// Whether the session has ended at `now`.
    package func isOver(_ session: Session, at now: Instant) -> Bool {
        now - session.lastUsedAt >= idleSeconds || now - session.createdAt >= absoluteSeconds
    }
}
