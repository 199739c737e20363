/// The number by which everything that belongs to a person refers to them; never reused.
package struct PrincipalID: Hashable, Sendable, Codable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}

/// A person of this installation (RFC 3744 §2 calls whoever may act on a resource a principal).
package struct Principal: Hashable, Sendable, Codable {
    package var id: PrincipalID
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
        name: String,
        displayName: String,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil
    ) {
        self.id = id
        self.name = name
        self.displayName = displayName
        self.emails = emails
        self.timeZone = timeZone
        self.language = language
    }
}
