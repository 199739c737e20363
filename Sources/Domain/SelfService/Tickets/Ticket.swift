package import Accounts
package import CivilTime

/// The secret of a link: 128 random bits in the form of a session's.
package typealias TicketToken = SessionToken

/// Something that one link may do once, until it expires. The store keeps the digest of the link's secret only.
package struct Ticket: Equatable, Sendable {
    package enum Purpose: String, Sendable, CaseIterable {
        /// Confirms an address and makes the account. The payload is a ``PendingSignUp``.
        case signUp
        /// Lets somebody sign up where that needs an invitation.
        case invitation
        /// Sets a new password.
        case resetPassword
        /// Puts a new address in the place of the main one. The payload is the address.
        case confirmEmail
        /// The log-in of a browser that has given the password and not yet the second factor.
        case secondFactor
        /// The log-in of a browser that is at a provider. With a person, their account is being linked.
        case externalLogIn
        /// The passkey that is being made.
        case newPasskey
        /// The log-in by a passkey that a browser has begun.
        case passkeyLogIn
        /// The second factor that is being set up. The payload is its secret.
        case newSecondFactor
        /// Shows a request for support, with its answers. The payload is its number.
        case support
    }

    package var id: Int64
    package var purpose: Purpose
    package var digest: [UInt8]
    /// Whose; it goes with them. nil: nobody who has an account.
    package var person: PrincipalID?
    /// A user name that nobody else can have meanwhile.
    package var reservedName: String?
    package var payload: String
    package var createdAt: Instant
    package var expiresAt: Instant

    package init(
        id: Int64 = 0,
        purpose: Purpose,
        digest: [UInt8],
        person: PrincipalID? = nil,
        reservedName: String? = nil,
        payload: String = "",
        createdAt: Instant,
        expiresAt: Instant
    ) {
        self.id = id
        self.purpose = purpose
        self.digest = digest
        self.person = person
        self.reservedName = reservedName
        self.payload = payload
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}
