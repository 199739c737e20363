package import Accounts
package import CivilTime

/// A browser in which a person has switched on messages (Push API).
package struct BrowserSubscription: Equatable, Sendable, Identifiable {
    package let id: Int64
    package let owner: PrincipalID
    package let target: PushTarget
    /// By which its owner recognises it, `Firefox, Linux`; empty: not known.
    package let device: String
    package let createdAt: Instant
    /// When the push service took a message for it last; nil: never.
    package let lastUsedAt: Instant?

    package init(
        id: Int64,
        owner: PrincipalID,
        target: PushTarget,
        device: String,
        createdAt: Instant,
        lastUsedAt: Instant?
    ) {
        self.id = id
        self.owner = owner
        self.target = target
        self.device = device
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
