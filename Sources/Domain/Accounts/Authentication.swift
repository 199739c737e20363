/// The answer to a name and a password.
package enum Authentication: Hashable, Sendable {
    case principal(Principal)
    /// Wrong name or wrong password; which of them is not told.
    case refused
    /// Too much is being checked at this moment, or too many wrong passwords wait for their answer.
    case busy(retryAfterSeconds: Int)
}
