package import Accounts
package import Calendars
package import CivilTime

/// A calendar that a person takes from an address outside.
package struct CalendarSubscription: Equatable, Sendable, Identifiable {
    package let id: Int64
    package let owner: PrincipalID
    /// Where its events are kept; the subscription ends with it.
    package let collection: CollectionID
    /// May hold a key of its owner's: told to nobody else, and never logged.
    package let address: String
    package let createdAt: Instant
    package var state: SubscriptionState

    package init(
        id: Int64,
        owner: PrincipalID,
        collection: CollectionID,
        address: String,
        createdAt: Instant,
        state: SubscriptionState = SubscriptionState()
    ) {
        self.id = id
        self.owner = owner
        self.collection = collection
        self.address = address
        self.createdAt = createdAt
        self.state = state
    }
}

/// How the fetches of a subscription went.
package struct SubscriptionState: Equatable, Sendable {
    /// The validators of the last whole answer (RFC 9110 §8.8).
    package var entityTag: String?
    package var lastModified: String?
    /// SHA-256 of the last publication that was taken in; nil: none was.
    package var digest: [UInt8]?
    /// The last attempt; nil: none was made yet.
    package var checkedAt: Instant?
    /// The last attempt that succeeded.
    package var fetchedAt: Instant?
    /// Why the last attempt failed; nil: it did not.
    package var failure: SubscriptionFailure?
    /// Attempts without success since the last one that succeeded.
    package var failures: Int
    /// How often the publisher asks to be looked at; nil: it says nothing.
    package var refreshSeconds: Int64?

    package init(
        entityTag: String? = nil,
        lastModified: String? = nil,
        digest: [UInt8]? = nil,
        checkedAt: Instant? = nil,
        fetchedAt: Instant? = nil,
        failure: SubscriptionFailure? = nil,
        failures: Int = 0,
        refreshSeconds: Int64? = nil
    ) {
        self.entityTag = entityTag
        self.lastModified = lastModified
        self.digest = digest
        self.checkedAt = checkedAt
        self.fetchedAt = fetchedAt
        self.failure = failure
        self.failures = failures
        self.refreshSeconds = refreshSeconds
    }
}

/// Why a publication was not taken in. The word is stored, and told by the API.
package enum SubscriptionFailure: String, Error, CaseIterable, Sendable {
    /// Not found out by name, no connection, or none that can be trusted.
    case unreachable
    /// The address, or one that it leads to, is one of a private network.
    case notAllowed = "not-allowed"
    /// It took longer than a fetch may.
    case tooSlow = "too-slow"
    case tooLarge = "too-large"
    /// The publisher asks for a log-in, or refuses.
    case refused
    /// Nothing is published there (any more).
    case gone
    /// The publisher answers with an error of its own.
    case failing
    /// What is there is no calendar.
    case notCalendar = "not-calendar"
    /// The calendar has no room for it: a quota is used up.
    case noRoom = "no-room"
}
