/// Why a message is not accepted; for the log, without anything of what was sent.
package enum WebAuthnError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Not of the form that the standard gives it.
    case malformed(String)
    /// Well formed, and not what was asked for.
    case refused(String)

    package var description: String {
        switch self {
        case .malformed(let what): "\(what) can't be read"
        case .refused(let reason): reason
        }
    }
}
