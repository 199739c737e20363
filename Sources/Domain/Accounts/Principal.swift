package import CivilTime

/// The number by which everything that belongs to a person refers to them; never reused.
package struct PrincipalID: Hashable, Sendable, Codable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}

/// The kind of a principal (CALDAV:calendar-user-type, RFC 6638 §2.4.2).
package enum PrincipalKind: Int, Hashable, Sendable, Codable, CaseIterable {
    case individual = 0
    /// Has members, and no home of its own: what it is granted, its members have.
    case group = 1
    /// A thing that can be booked.
    case resource = 2
    case room = 3

    /// Whether calendars belong to it.
    package var hasHome: Bool { self != .group }
}

/// An actor on resources (RFC 3744 §2): a person, group, resource or room.
package struct Principal: Hashable, Sendable, Codable {
    /// The languages that a principal may have: those in which the server writes to people (BCP 47).
    package static let languages = ["en", "it"]

    package var id: PrincipalID
    /// Never changes once the principal is made.
    package let kind: PrincipalKind
    /// Part of every address of theirs; lower case, never changes.
    package let name: String
    package var displayName: String
    /// Their calendar user addresses without `mailto:`, the first one the preferred one.
    package var emails: [String]
    /// IANA name; nil: the server's.
    package var timeZone: String?
    /// BCP 47 tag; nil: the server's.
    package var language: String?

    package init(
        id: PrincipalID,
        kind: PrincipalKind = .individual,
        name: String,
        displayName: String,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.displayName = displayName
        self.emails = emails
        self.timeZone = timeZone
        self.language = language
    }

    /// The rules of their own time zone; nil: the server's apply.
    package var zone: ZoneRules? { timeZone.flatMap { try? ZoneRules.named($0) } }
}
