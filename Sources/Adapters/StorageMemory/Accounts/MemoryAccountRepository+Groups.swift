package import Accounts
internal import Calendars
package import CivilTime

extension MemoryAccountRepository {
    package func addMember(_ member: PrincipalID, to group: PrincipalID, at now: Instant) async throws(AccountError) {
        try write { transaction in
            guard let kind = transaction.state.people[group]?.principal.kind else { throw AccountError.notFound }
            guard kind == .group else { throw AccountError.invalidValue(reason: "Only a group has members.") }
            guard transaction.state.people[member] != nil else { throw AccountError.notFound }
            guard !transaction.groups(of: group).contains(member) else {
                throw AccountError.invalidValue(
                    reason: "A group can't be a member of itself, nor of a group that is in it."
                )
            }
            transaction.state.people[group]?.members.insert(member)
            try Self.mountAgain(concerning: group, at: now, transaction)
        }
    }

    package func removeMember(
        _ member: PrincipalID,
        from group: PrincipalID,
        at now: Instant
    ) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.people[group]?.members.remove(member) != nil else { throw AccountError.notFound }
            try Self.mountAgain(concerning: group, at: now, transaction)
        }
    }

    /// Mounts or unmounts the group's shared collections in homes after its members have changed.
    private static func mountAgain(
        concerning group: PrincipalID,
        at now: Instant,
        _ transaction: MemoryTransaction
    ) throws {
        for collection in try transaction.collections(withEntriesFor: group) {
            try ShareWriter(transaction).mount(collection, at: now)
        }
    }

    package func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] {
        read { state in Self.principals(state.people[group]?.members ?? [], in: state) }
    }

    package func listGroups(of member: PrincipalID) async throws(AccountError) -> [Principal] {
        read { state in
            Self.principals(MemoryTransaction(state).groups(of: member).subtracting([member]), in: state)
        }
    }

    package func listDelegates(of owner: PrincipalID) async throws(AccountError) -> [Delegate] {
        read { state in
            let delegates = state.people[owner]?.delegates ?? [:]
            return Self.principals(Set(delegates.keys), in: state).compactMap { principal in
                delegates[principal.id].map { Delegate(principal: principal, access: $0) }
            }
        }
    }

    package func setDelegates(
        _ delegates: [PrincipalID],
        of owner: PrincipalID,
        access: DelegateAccess
    ) async throws(AccountError) {
        try write { transaction in
            var all = (transaction.state.people[owner]?.delegates ?? [:]).filter { $0.value != access }
            for delegate in delegates { all[delegate] = access }
            transaction.state.people[owner]?.delegates = all
        }
    }

    package func listDelegators(of delegate: PrincipalID) async throws(AccountError) -> [Delegate] {
        read { state in
            let identities = MemoryTransaction(state).groups(of: delegate)
            return state.people.values.filter { $0.principal.id != delegate }
                .sorted { $0.principal.name < $1.principal.name }
                .compactMap { person in
                    let access = person.delegates.filter { identities.contains($0.key) }.values
                        .max { $0.rawValue < $1.rawValue }
                    return access.map { Delegate(principal: person.principal, access: $0) }
                }
        }
    }

    private static func principals(_ ids: Set<PrincipalID>, in state: MemoryState) -> [Principal] {
        ids.compactMap { state.people[$0]?.principal }.sorted { $0.name < $1.name }
    }
}
