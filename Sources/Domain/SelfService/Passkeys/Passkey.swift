package import Accounts
package import CivilTime

/// A key that a person's device or browser holds, and by which they log in (WebAuthn).
package struct Passkey: Equatable, Sendable {
    /// By which it is named in lists; it opens nothing.
    package var id: Int64
    package var person: PrincipalID
    /// As the person calls it.
    package var label: String
    /// By which the authenticator knows it.
    package var credential: [UInt8]
    /// The public key, in COSE.
    package var key: [UInt8]
    /// How often it has signed; 0: it does not count.
    package var signCount: Int64
    package var createdAt: Instant
    package var lastUsedAt: Instant?

    /// How many a person may have.
    package static let mostPasskeys = 20

    package init(
        id: Int64 = 0,
        person: PrincipalID,
        label: String,
        credential: [UInt8],
        key: [UInt8],
        signCount: Int64,
        createdAt: Instant,
        lastUsedAt: Instant? = nil
    ) {
        self.id = id
        self.person = person
        self.label = label
        self.credential = credential
        self.key = key
        self.signCount = signCount
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
