/// The answer to a name and a password.
package enum Authentication: Hashable, Sendable {
    case principal(Principal)
    /// Wrong name or wrong password; which of them is not told.
    case refused
    /// Too much is being checked at this moment, or too many wrong passwords wait for their answer.
    case busy(retryAfterSeconds: Int)
    /// The store did not answer; safe to retry.
    case unavailable(logDetail: String)
}

/// For what somebody logs in, which decides what lets them in.
package enum LogInPurpose: Hashable, Sendable {
    /// A calendar app: by an app password, or by the account's password while there is no second factor.
    case app
    /// A page: by the account's password; by an app password only where the account has none of its own.
    case page

    /// Told apart where checks are remembered.
    var mark: String { self == .app ? "" : "page:" }

    func acceptsAppPassword(for login: Login) -> Bool { self == .app || login.passwordVerifier == nil }

    func acceptsPassword(for login: Login) -> Bool { self == .page || !login.hasSecondFactor }
}
