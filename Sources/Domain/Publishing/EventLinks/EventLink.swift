package import Accounts
package import CivilTime

/// How long a link to an event may be used, and by how many.
package struct EventLinkSettings: Equatable, Sendable {
    /// nil: until it is revoked.
    package var expiresAt: Instant?
    /// How many people may answer, 1 to ``mostAnswers``.
    package var answerLimit: Int
    /// How many can take part; those who accept beyond it wait. nil: any number.
    package var capacity: Int?

    package static let mostAnswers = 300
    package static let usualAnswerLimit = 100

    package init(expiresAt: Instant? = nil, answerLimit: Int = Self.usualAnswerLimit, capacity: Int? = nil) {
        self.expiresAt = expiresAt
        self.answerLimit = answerLimit
        self.capacity = capacity
    }
}

/// An address at which people without an account see an event of somebody's, and answer.
package struct EventLink: Equatable, Sendable, Identifiable {
    /// Names it in lists; it opens nothing.
    package let id: Int64
    /// The organizer of the event.
    package let owner: PrincipalID
    /// Of the event, in a calendar of the owner's.
    package let uid: String
    /// When the event began when the link was made: whoever has the link learned that time.
    package let start: Instant
    package let settings: EventLinkSettings
    package let createdAt: Instant
    /// Whether the hashtag `#link` in the event asks for it, and its address stands there.
    package let isTagged: Bool

    package init(
        id: Int64,
        owner: PrincipalID,
        uid: String,
        start: Instant,
        settings: EventLinkSettings,
        createdAt: Instant,
        isTagged: Bool
    ) {
        self.id = id
        self.owner = owner
        self.uid = uid
        self.start = start
        self.settings = settings
        self.createdAt = createdAt
        self.isTagged = isTagged
    }
}

/// A link to be kept.
package struct EventLinkDraft: Equatable, Sendable {
    package var owner: PrincipalID
    package var uid: String
    package var start: Instant
    package var settings: EventLinkSettings
    /// See ``LinkToken/digest``.
    package var digest: [UInt8]
    /// See ``EventLink/isTagged``.
    package var isTagged: Bool

    package init(
        owner: PrincipalID,
        uid: String,
        start: Instant,
        settings: EventLinkSettings,
        digest: [UInt8],
        isTagged: Bool = false
    ) {
        self.owner = owner
        self.uid = uid
        self.start = start
        self.settings = settings
        self.digest = digest
        self.isTagged = isTagged
    }
}
