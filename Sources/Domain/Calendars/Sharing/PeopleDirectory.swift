package import Accounts

/// Which people somebody finds by a part of a name (ADR 0040).
package struct PeopleDirectory: Sendable {
    private let calendars: CalendarService
    private let accounts: AccountService
    private let visibility: DirectoryVisibility

    package init(calendars: CalendarService, accounts: AccountService, visibility: DirectoryVisibility) {
        self.calendars = calendars
        self.accounts = accounts
        self.visibility = visibility
    }

    /// All principals, and which of them somebody finds by a part of their name; the others by a complete address only.
    package struct Listing: Sendable {
        package let principals: [Principal]
        /// nil: everybody.
        fileprivate let circle: Set<PrincipalID>?

        /// Whether a part of the name suffices. Groups, rooms and resources hide from nobody.
        package func isOpen(_ principal: Principal) -> Bool {
            principal.kind != .individual || circle?.contains(principal.id) ?? true
        }
    }

    /// The principals of the server as a person finds them.
    ///
    /// - Parameter viewer: the person.
    /// - Returns: all principals, with the circle of those whom the person finds.
    /// - Throws: errors of the stores.
    package func listing(for viewer: Principal) async throws -> Listing {
        let circle: Set<PrincipalID>? =
            switch visibility {
            case .all: nil
            case .groups: try await company(of: viewer)
            case .nobody: [viewer.id]
            }
        return Listing(principals: try await accounts.listPrincipals(), circle: circle)
    }

    /// The members of a person's groups, those who act for them or for whom they act, and those with whom they share
    /// calendars, in either direction.
    private func company(of viewer: Principal) async throws -> Set<PrincipalID> {
        var circle: Set<PrincipalID> = [viewer.id]
        var groups = try await accounts.listGroups(of: viewer.id)
        let delegates = try await accounts.listDelegates(of: viewer.id)
        let delegators = try await accounts.listDelegators(of: viewer.id)
        for principal in (delegates + delegators).map(\.principal) {
            circle.insert(principal.id)
            if principal.kind == .group { groups.append(principal) }
        }
        // Groups stand in groups.
        var known = Set(groups.map(\.id))
        while let group = groups.popLast() {
            for member in try await accounts.listMembers(of: group.id) {
                circle.insert(member.id)
                if member.kind == .group, known.insert(member.id).inserted { groups.append(member) }
            }
        }
        for calendar in try await calendars.collections.listCollections(of: viewer.id, as: viewer.id) {
            if calendar.isMounted {
                circle.insert(calendar.owner)
            } else if calendar.isShared {
                for invitation in try await calendars.sharing.invitations(to: calendar) {
                    circle.insert(invitation.person)
                }
            }
        }
        return circle
    }
}
