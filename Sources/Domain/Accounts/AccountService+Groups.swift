internal import CivilTime

extension AccountService {
    /// - Throws: ``AccountError/invalidValue(reason:)`` where `group` is no group, or the member already contains it.
    package func addMember(_ member: PrincipalID, to group: PrincipalID) async throws(AccountError) {
        try await repository.addMember(member, to: group, at: clock.now())
    }

    /// - Throws: ``AccountError/notFound`` where it is no member.
    package func removeMember(_ member: PrincipalID, from group: PrincipalID) async throws(AccountError) {
        try await repository.removeMember(member, from: group, at: clock.now())
    }

    /// Those that stand in the group itself, by name.
    package func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] {
        try await repository.listMembers(of: group)
    }

    /// The groups that the principal is in, directly or through another group, by name.
    package func listGroups(of member: PrincipalID) async throws(AccountError) -> [Principal] {
        try await repository.listGroups(of: member)
    }

    /// Those who may act for `owner`, by name.
    package func listDelegates(of owner: PrincipalID) async throws(AccountError) -> [Delegate] {
        try await repository.listDelegates(of: owner)
    }

    /// Lets exactly these act for `owner` with that access; a delegate with the other access changes to this one.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` where `owner` is among them.
    package func setDelegates(
        _ delegates: [PrincipalID],
        of owner: PrincipalID,
        access: DelegateAccess
    ) async throws(AccountError) {
        guard !delegates.contains(owner) else {
            throw .invalidValue(reason: "Nobody needs to be their own delegate.")
        }
        try await repository.setDelegates(delegates, of: owner, access: access)
    }

    /// For whom the principal may act, itself or as a member of a group.
    package func listDelegators(of delegate: PrincipalID) async throws(AccountError) -> [Delegate] {
        try await repository.listDelegators(of: delegate)
    }
}
