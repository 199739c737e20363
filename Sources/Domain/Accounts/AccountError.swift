/// Errors of accounts, apart from a refused log-in (``Authentication``).
package enum AccountError: Error, Equatable, Sendable {
    /// No such person, place, pass or app password.
    case notFound
    /// The name does not follow the rule of ``Username``, or is reserved.
    case invalidName(String)
    case nameTaken(String)
    case emailTaken(String)
    /// A value that a person gave cannot be kept; `reason` is for them to read.
    case invalidValue(reason: String)
    /// Preferences that cannot be kept, with every field that is wrong.
    case invalidPreferences([PreferenceProblem])
    /// What was to be replaced is no longer what is kept.
    case changedMeanwhile
    /// The hash queue is full.
    case busy(retryAfterSeconds: Int)
    /// The store did not answer; safe to retry.
    case unavailable(logDetail: String)
}

extension AccountError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound: "There is no such entry."
        case .invalidName(let name):
            "\"\(name)\" cannot be a user name. A name has 3 to 21 letters, digits, dots, hyphens or underscores, "
                + "begins with a letter, ends with a letter or digit, and is none of "
                + Username.reserved.sorted().joined(separator: ", ") + "."
        case .nameTaken(let name): "There is already a user \"\(name)\"."
        case .emailTaken(let email): "The address \(email) already belongs to another user."
        case .invalidValue(let reason): reason
        case .invalidPreferences(let problems): problems.map(\.description).joined(separator: "\n")
        case .changedMeanwhile: "It was changed meanwhile; read it again."
        case .busy(let seconds): "Too many log-ins at once; try again in \(seconds) s."
        case .unavailable(let detail): "The store did not answer: \(detail)"
        }
    }
}
