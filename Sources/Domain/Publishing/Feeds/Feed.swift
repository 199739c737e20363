package import Accounts
package import Calendars
package import CivilTime

/// Which events of its owner a feed shows.
package enum FeedScope: Equatable, Sendable {
    /// Those of one calendar.
    case calendar(CollectionID)
    /// Those of all the owner's own calendars.
    case all
    /// The trips of the Travel calendar, and nothing else.
    case travel
}

/// How much a feed tells of each event; each level tells what the one before tells, and more.
package enum FeedDetail: Int, Comparable, CaseIterable, Sendable {
    /// When its owner is busy.
    case busy = 0
    /// And in which town, where that can be told.
    case place = 1
    /// And with which title.
    case titles = 2
    /// All but who takes part, alarms and attachments.
    case everything = 3

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The word for it in the API and on the command line.
    package var name: String {
        switch self {
        case .busy: "busy"
        case .place: "place"
        case .titles: "titles"
        case .everything: "everything"
        }
    }

    /// nil: no level has this name.
    package init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}

/// What a person wishes of a feed.
package struct FeedSettings: Equatable, Sendable {
    package var scope: FeedScope
    package var detail: FeedDetail
    /// Whether the trips to and from its events are among them. A feed of ``FeedScope/travel`` has nothing else.
    package var includesTravel: Bool
    /// For whom it is; only its owner reads it. At most ``longestComment`` bytes.
    package var comment: String
    /// Events that ended longer ago are left out.
    package var pastDays: Int
    /// Events that begin later are left out.
    package var futureDays: Int

    package static let longestComment = 200
    /// A year altogether.
    package static let usualPastDays = 30
    package static let usualFutureDays = 335
    package static let dayBounds = 0...3650

    package init(
        _ scope: FeedScope,
        detail: FeedDetail = .busy,
        includesTravel: Bool = false,
        comment: String = "",
        pastDays: Int = Self.usualPastDays,
        futureDays: Int = Self.usualFutureDays
    ) {
        self.scope = scope
        self.detail = detail
        self.includesTravel = includesTravel
        self.comment = comment
        self.pastDays = pastDays
        self.futureDays = futureDays
    }
}

/// An address at which others read a person's calendar without an account.
package struct Feed: Equatable, Sendable, Identifiable {
    /// Names it in lists; it opens nothing.
    package let id: Int64
    package let owner: PrincipalID
    package let settings: FeedSettings
    /// See ``LinkToken/digest``.
    package let digest: [UInt8]
    package let createdAt: Instant
    /// To the hour; nil: nobody has read it yet.
    package let lastUsedAt: Instant?

    package init(
        id: Int64,
        owner: PrincipalID,
        settings: FeedSettings,
        digest: [UInt8],
        createdAt: Instant,
        lastUsedAt: Instant?
    ) {
        self.id = id
        self.owner = owner
        self.settings = settings
        self.digest = digest
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}

/// A feed to be kept.
package struct FeedDraft: Equatable, Sendable {
    package var owner: PrincipalID
    package var settings: FeedSettings
    /// See ``LinkToken/digest``.
    package var digest: [UInt8]

    package init(owner: PrincipalID, settings: FeedSettings, digest: [UInt8]) {
        self.owner = owner
        self.settings = settings
        self.digest = digest
    }
}
