package import Accounts
package import CivilTime

extension TransactionalCalendarRepository {
    package func findCollection(
        at address: CalendarAddress,
        seenBy person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection? {
        try await read { try CollectionViews(transaction: $0).collection(at: address, seenBy: person) }
    }

    package func listShares(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection] {
        try await read { try CollectionViews(transaction: $0).shares(of: person).map(\.collection) }
    }

    package func deliveryPrivileges(
        of person: PrincipalID,
        in inbox: CollectionID
    ) async throws(CalendarError) -> Privileges {
        try await read { try CollectionViews(transaction: $0).deliveryPrivileges(of: person, in: inbox) }
    }

    package func updateShare(
        _ collection: CollectionID,
        of person: PrincipalID,
        changes: [CollectionChange]
    ) async throws(CalendarError) {
        try await unit { try ShareWriter($0).update(collection, of: person, changes) }
    }

    package func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { transaction in
            try ShareWriter(transaction).setHidden(isHidden, collection, of: person, notifying: messages, at: now)
        }
    }

    package func delegateAccess(
        of person: PrincipalID,
        for owner: PrincipalID
    ) async throws(CalendarError) -> DelegateAccess? {
        try await readOnce { try $0.delegateAccess(of: person, for: owner) }
    }

    package func listAccess(to collection: CollectionID) async throws(CalendarError) -> [AccessEntry] {
        try await readOnce { try $0.accessEntries(of: collection) }
    }

    package func setAccess(
        _ entries: [AccessEntry],
        to collection: CollectionID,
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { try ShareWriter($0).setAccess(entries, to: collection, at: now) }
    }

    package func listInvitations(to collection: CollectionID) async throws(CalendarError) -> [Invitation] {
        try await readOnce { try $0.invitations(to: collection) }
    }

    package func findInvitation(
        uid: String,
        of person: PrincipalID
    ) async throws(CalendarError) -> (invitation: Invitation, calendar: CalendarAddress)? {
        try await readOnce { try $0.findInvitation(uid: uid, of: person) }
    }

    package func setInvitations(
        _ invitations: [Invitation],
        insteadOf standing: [Invitation],
        removing people: [PrincipalID],
        from collection: CollectionID,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { transaction in
            try ShareWriter(transaction).setInvitations(
                invitations,
                insteadOf: standing,
                removing: people,
                from: collection,
                notifying: messages,
                at: now
            )
        }
    }

    package func answerInvitation(
        uid: String,
        of person: PrincipalID,
        _ status: Invitation.Status,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) -> Invitation {
        try await unit { transaction in
            try ShareWriter(transaction).answer(uid: uid, of: person, status, notifying: messages, at: now)
        }
    }
}
