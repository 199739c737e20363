package import Accounts
package import CivilTime

/// A person's identity at a provider of log-ins (OpenID Connect Core 1.0 §2), named by issuer and subject together.
package struct ExternalIdentity: Equatable, Sendable {
    package var issuer: String
    package var subject: String
    package var person: PrincipalID
    /// By which people recognise it: the address or the name that they have there.
    package var label: String
    package var createdAt: Instant

    package init(issuer: String, subject: String, person: PrincipalID, label: String, createdAt: Instant) {
        self.issuer = issuer
        self.subject = subject
        self.person = person
        self.label = label
        self.createdAt = createdAt
    }
}
