internal import Accounts

/// By what a log-in row is asked for.
enum LoginKey: Hashable, Sendable {
    case name(String)
    case id(PrincipalID)
}
