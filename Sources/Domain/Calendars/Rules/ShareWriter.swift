package import Accounts
package import CivilTime

/// What granting, inviting and answering means, and in whose homes a shared collection stands.
///
/// The account repositories call it when groups change or a principal goes, in the same transaction.
package struct ShareWriter<Transaction: CalendarTransaction> {
    let transaction: Transaction

    package init(_ transaction: Transaction) { self.transaction = transaction }

    /// Removes what was granted to a principal and what it was invited to, and takes collections out of the homes that
    /// saw them through it.
    package func forget(_ principal: PrincipalID, concerned collections: [CollectionID], at now: Instant) throws {
        try transaction.deleteAccess(of: principal)
        for collection in collections { try mount(collection, at: now) }
    }

    /// Puts a collection into the homes of all who may see something of it by name or by group, and takes it out of
    /// the others.
    package func mount(_ collection: CollectionID, at now: Instant) throws {
        let wanted = try people(seeing: collection)
        let present = try transaction.peopleWithShare(of: collection)
        for person in present.subtracting(wanted).inOrder {
            try unmount(collection, from: person, at: now)
        }
        for person in wanted.subtracting(present).inOrder {
            let modseq = try transaction.advanceHome(of: person).modseq
            try transaction.insertShare(of: collection, with: person, modseq: modseq)
            try transaction.deleteMemberTombstone(named: SharedName.of(collection), of: person)
        }
        // What is granted may have changed for those who had it before.
        if !wanted.intersection(present).isEmpty { try transaction.forgetSeen(of: collection) }
        let hasEntries = try !transaction.accessEntries(of: collection).isEmpty
        let isShared = try hasEntries || !transaction.invitations(to: collection).isEmpty
        try transaction.setShared(isShared, collection)
    }

    /// Takes a collection out of all homes but its owner's, before it is deleted.
    func unmountAll(_ collection: CollectionID, at now: Instant) throws {
        for person in try transaction.peopleWithShare(of: collection).inOrder {
            try unmount(collection, from: person, at: now)
        }
    }

    /// Moves the person's home on for each share in which something has changed since the home knew it.
    ///
    /// A write to a shared calendar touches its owner's rows only, however many see it; each other home takes notice
    /// when it is looked at.
    func takeNotice(for person: PrincipalID) throws {
        for (collection, seen) in try transaction.unseenShares(of: person) {
            let modseq = try transaction.advanceHome(of: person).modseq
            try transaction.setShareModseq(modseq, seen: seen, of: collection, for: person)
        }
    }

    /// See ``SharingRepository/updateShare(_:of:changes:)``.
    func update(_ collection: CollectionID, of person: PrincipalID, _ changes: [CollectionChange]) throws {
        for change in changes {
            switch change {
            case .dead(let name, let value):
                try transaction.setProperty(name, to: value, of: .collection(collection), for: person)
            // Only inboxes have one, and they are not shared.
            case .defaultCalendar: continue
            default: try transaction.updateShare(change, of: collection, for: person)
            }
        }
        let modseq = try transaction.advanceHome(of: person).modseq
        try transaction.setShareModseq(modseq, seen: nil, of: collection, for: person)
    }

    /// See ``SharingRepository/setShareHidden(_:_:of:notifying:at:)``.
    func setHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        notifying messages: [Notification],
        at now: Instant
    ) throws {
        try changeHidden(isHidden, collection, of: person, at: now)
        let accepted = try transaction.invitations(to: collection)
            .first { $0.person == person && $0.status == .accepted }
        guard isHidden, var declined = accepted else { return }
        declined.status = .declined
        try transaction.putInvitation(declined)
        try transaction.deleteGrant(to: person, in: collection)
        _ = try transaction.advance(collection, at: now)
        try mount(collection, at: now)
        try deliver(messages.filter { $0.uid == declined.uid }, at: now)
    }

    /// See ``SharingRepository/setAccess(_:to:at:)``.
    func setAccess(_ entries: [AccessEntry], to collection: CollectionID, at now: Instant) throws {
        _ = try transaction.advance(collection, at: now)
        try transaction.deleteAccessEntries(of: collection)
        for entry in entries { try transaction.addAccessEntry(entry, to: collection) }
        try followAccess(to: collection)
        try mount(collection, at: now)
    }

    /// Hides a share from the person's home, or shows it again.
    func changeHidden(_ isHidden: Bool, _ collection: CollectionID, of person: PrincipalID, at now: Instant) throws {
        let modseq = try transaction.advanceHome(of: person).modseq
        try transaction.setShareHidden(isHidden, collection, of: person, modseq: modseq)
        let name = SharedName.of(collection)
        if isHidden {
            try transaction.recordRemoval(of: name, from: person, modseq: modseq, at: now)
        } else {
            try transaction.deleteMemberTombstone(named: name, of: person)
        }
    }

    private func unmount(_ collection: CollectionID, from person: PrincipalID, at now: Instant) throws {
        let modseq = try transaction.advanceHome(of: person).modseq
        try transaction.deleteShare(of: collection, with: person)
        try transaction.recordRemoval(of: SharedName.of(collection), from: person, modseq: modseq, at: now)
    }

    /// People with a home, other than the owner, whom an entry reaches by name or by group, and who are left with
    /// something that they may do.
    private func people(seeing id: CollectionID) throws -> Set<PrincipalID> {
        guard let collection = try transaction.findCollection(id), collection.kind.canBeShared else { return [] }
        let named = try transaction.accessEntries(of: id).compactMap { entry -> PrincipalID? in
            guard !entry.isDeny, case .principal(let principal) = entry.grantee else { return nil }
            return principal
        }
        guard !named.isEmpty else { return [] }
        return try transaction.peopleWithHomes(among: named).filter { person in
            guard person != collection.owner else { return false }
            return try transaction.privileges(of: person, in: [id])[id]?.isEmpty == false
        }
    }

    /// After an ACL request: who is granted nothing by name is not invited either; the others are as if they had
    /// accepted what they are granted.
    private func followAccess(to collection: CollectionID) throws {
        let invitations = try transaction.invitations(to: collection)
        guard !invitations.isEmpty else { return }
        let grants = try transaction.accessEntries(of: collection).filter { !$0.isDeny }
        for var invitation in invitations {
            guard let grant = grants.first(where: { $0.grantee == .principal(invitation.person) }) else {
                try transaction.deleteInvitation(of: invitation.person, to: collection)
                continue
            }
            invitation.status = .accepted
            invitation.privileges = grant.privileges
            try transaction.putInvitation(invitation)
        }
    }
}

extension Set<PrincipalID> {
    /// By number, so that the same change always does the same.
    fileprivate var inOrder: [PrincipalID] { sorted { $0.rawValue < $1.rawValue } }
}
