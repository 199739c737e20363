/// Where people may log in in place of here: a provider of OpenID Connect.
package protocol IdentityProvider: Sendable {
    /// On the button.
    var name: String { get }
    /// Its identifier, an address.
    var issuer: String { get }

    /// Where a browser logs in.
    func logInAddress(for request: IdentityRequest) async throws(IdentityProviderError) -> String
    /// Reads from an answer to a request who logged in.
    func claims(
        of answer: IdentityAnswer,
        to request: IdentityRequest
    ) async throws(IdentityProviderError) -> IdentityClaims
}

/// What one log-in at a provider is bound to. Each is random, and good for one log-in.
package struct IdentityRequest: Equatable, Sendable {
    /// Comes back with the browser, and shows that it is the one that was sent.
    package var state: String
    /// Comes back within the signed token.
    package var nonce: String
    /// Shown with the code, so that nobody else can use it (RFC 7636): 64 characters.
    package var verifier: String

    package init(state: String, nonce: String, verifier: String) {
        self.state = state
        self.nonce = nonce
        self.verifier = verifier
    }
}

/// What a browser brings back, as it stands in the address.
package struct IdentityAnswer: Equatable, Sendable {
    package var state: String
    package var code: String
    /// Of what the provider says it is (RFC 9207); empty: it says nothing.
    package var issuer: String
    /// Why there is no code; empty: there is one.
    package var error: String

    package init(state: String, code: String, issuer: String, error: String) {
        self.state = state
        self.code = code
        self.issuer = issuer
        self.error = error
    }
}

/// What a provider vouches for.
package struct IdentityClaims: Equatable, Sendable {
    package var subject: String
    package var email: String?
    /// Whether the provider has seen that the address is theirs.
    package var isEmailVerified: Bool
    package var name: String?

    package init(subject: String, email: String? = nil, isEmailVerified: Bool = false, name: String? = nil) {
        self.subject = subject
        self.email = email
        self.isEmailVerified = isEmailVerified
        self.name = name
    }
}

/// Why nothing was learnt from a provider.
package enum IdentityProviderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It does not answer, or with an error; may be tried again.
    case unavailable(reason: String)
    /// It answers what is not to be believed.
    case notTrusted(reason: String)

    package var description: String {
        switch self {
        case .unavailable(let reason), .notTrusted(let reason): reason
        }
    }
}
