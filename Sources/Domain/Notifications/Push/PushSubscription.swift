package import Accounts
package import Calendars
package import CivilTime

/// An app's wish to be told of changes of a calendar by a push service.
package struct PushSubscription: Equatable, Sendable, Identifiable {
    package let id: Int64
    package let owner: PrincipalID
    package let collection: CollectionID
    package let target: PushTarget
    package let triggers: PushTriggers
    package let expiresAt: Instant

    package init(
        id: Int64,
        owner: PrincipalID,
        collection: CollectionID,
        target: PushTarget,
        triggers: PushTriggers,
        expiresAt: Instant
    ) {
        self.id = id
        self.owner = owner
        self.collection = collection
        self.target = target
        self.triggers = triggers
        self.expiresAt = expiresAt
    }
}

/// Where a push service takes messages for an app, and what they are encrypted with (RFC 8030 §5, RFC 8291 §2).
package struct PushTarget: Hashable, Sendable {
    package var endpoint: String
    /// An uncompressed point on P-256, 65 bytes.
    package var publicKey: [UInt8]
    /// 16 bytes.
    package var authSecret: [UInt8]

    package init(endpoint: String, publicKey: [UInt8], authSecret: [UInt8]) {
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.authSecret = authSecret
    }
}

/// Of what an app wants to be told.
package struct PushTriggers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Objects came, changed or went.
    package static let content = PushTriggers(rawValue: 1 << 0)
    /// Properties of the calendar changed.
    package static let properties = PushTriggers(rawValue: 1 << 1)
}

/// A subscription to be kept.
package struct PushDraft: Equatable, Sendable {
    package var owner: PrincipalID
    package var collection: CollectionID
    package var target: PushTarget
    package var triggers: PushTriggers
    package var expiresAt: Instant

    package init(
        owner: PrincipalID,
        collection: CollectionID,
        target: PushTarget,
        triggers: PushTriggers,
        expiresAt: Instant
    ) {
        self.owner = owner
        self.collection = collection
        self.target = target
        self.triggers = triggers
        self.expiresAt = expiresAt
    }
}
