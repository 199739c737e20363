/// Which people somebody who is logged in finds by a part of a name or address. By a complete address everybody is
/// found, and groups, rooms and resources always are.
package enum DirectoryVisibility: String, CaseIterable, Sendable {
    /// Everybody with an account.
    case all
    /// Those with whom they have something in common: a group, a delegation, a shared calendar.
    case groups
    /// Nobody else.
    case nobody
}
