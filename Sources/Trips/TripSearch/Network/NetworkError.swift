/// Why a network directory could not be used. The texts tell an operator what to do.
package enum NetworkError: Error, Equatable, Sendable, CustomStringConvertible {
    case notANetwork(directory: String, reason: String)
    /// Its files belong to `owner` and are not readable by this user.
    case notReadable(directory: String, owner: String)
    case wrongFormat(directory: String, found: Int, expected: Int)
    /// A file is missing, short, of another layout, or does not fit the others.
    case damaged(directory: String, reason: String)
    case unknownTimeZone(directory: String, name: String)

    package var description: String {
        switch self {
        case .notANetwork(let directory, let reason):
            "\(directory) is not a network: \(reason). Make one with 'travlendar network import'."
        case .notReadable(let directory, let owner):
            """
            \(directory) can't be read: Permission denied. Its files belong to \(owner); give them to the user that \
            runs this program: \
            `chown -R USER \(directory)`.
            """
        case .wrongFormat(let directory, let found, let expected):
            "\(directory) has network format \(found), this program reads \(expected): import it again."
        case .damaged(let directory, let reason): "\(directory) is damaged: \(reason). Import it again."
        case .unknownTimeZone(let directory, let name):
            "\(directory) names the time zone '\(name)', which this system does not know."
        }
    }
}
