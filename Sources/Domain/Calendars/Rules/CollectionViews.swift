internal import Accounts

/// Collections as seen by people other than their owner, with their privileges there.
struct CollectionViews<Transaction: CalendarTransaction> {
    let transaction: Transaction

    /// See ``SharingRepository/findCollection(at:seenBy:)``.
    func collection(at address: CalendarAddress, seenBy person: PrincipalID) throws -> CalendarCollection? {
        guard address.owner != person else {
            guard let id = SharedName.collection(named: address.name) else { return nil }
            return try shares(of: person, only: id).first?.collection
        }
        guard var found = try transaction.findCollection(at: address) else { return nil }
        found.privileges = []
        // Those who may deliver messages do not see where they arrive.
        if found.kind.canBeShared || found.kind == .outbox {
            found.privileges = try transaction.privileges(of: person, in: [found.id])[found.id] ?? []
        }
        if found.kind.isOpenToDelegates,
            let access = try transaction.delegateAccess(of: person, for: found.owner)
        {
            found.privileges.formUnion(access.privileges(in: found.kind))
        }
        return found
    }

    /// What is in the person's home and has not been taken out; collections in which nothing is granted are left out.
    func shares(
        of person: PrincipalID,
        only collection: CollectionID? = nil,
        after modseq: Int64 = 0
    ) throws -> [(collection: CalendarCollection, modseq: Int64)] {
        let found = try transaction.shares(of: person, only: collection, after: modseq)
        guard !found.isEmpty else { return [] }
        let privileges = try transaction.privileges(of: person, in: found.map(\.collection.id))
        return found.compactMap { collection, modseq in
            guard let granted = privileges[collection.id], !granted.isEmpty else { return nil }
            var collection = collection
            collection.privileges = granted
            return (collection, modseq)
        }
    }

    /// See ``CalendarRepository/deliveryPrivileges(of:in:)``.
    func deliveryPrivileges(of person: PrincipalID, in inbox: CollectionID) throws -> Privileges {
        let identities = try transaction.identities(of: person)
        let entries = try transaction.accessEntries(of: inbox).filter { entry in
            switch entry.grantee {
            case .authenticated: true
            case .principal(let id): identities.contains(id)
            }
        }
        return AccessEntry.privileges(of: entries + [AccessEntry(.authenticated, .scheduleDeliver)])
    }
}
