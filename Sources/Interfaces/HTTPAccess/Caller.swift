package import Accounts
package import Hummingbird

/// The principal whose request it is.
package struct Caller: Sendable {
    package let principal: Principal
    /// The browser's session; nil where the request carried a password.
    package let session: Session?
    /// The token of ``session``.
    package let token: SessionToken?

    package init(principal: Principal) {
        self.principal = principal
        session = nil
        token = nil
    }

    package init(principal: Principal, session: Session, token: SessionToken) {
        self.principal = principal
        self.session = session
        self.token = token
    }
}

/// What the context of a request on the public port carries.
package protocol PublicRequestContext: RequestContext, RemoteAddressRequestContext {
    /// Set before a request reaches a page or an API.
    var site: Site { get set }
    /// nil: nobody has logged in, or nobody has looked yet.
    var caller: Caller? { get set }
}

extension PublicRequestContext {
    /// The address of the client without its port, for the log of attempts.
    package var clientAddress: String { remoteAddress.map { $0.ipAddress ?? "unix" } ?? "unknown" }
}
