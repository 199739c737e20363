package import Accounts
package import CivilTime

/// What owners grant to others, whom they invite, and what is answered.
package struct SharingService: CalendarConcern {
    let context: CalendarContext

    /// The entries of a calendar's ACL, besides its owner's (DAV:acl).
    package func access(
        to collection: CalendarCollection,
        as person: PrincipalID
    ) async throws(CalendarError) -> [AccessEntry] {
        let collection = try await access.collection(collection, by: person, needing: .readACL)
        return try await repository.listAccess(to: collection.id)
    }

    /// ACL (RFC 3744 §8.1): in place of all that was granted or denied. Of an inbox it is said who may deliver messages
    /// (RFC 6638 §6.1).
    package func setAccess(
        _ entries: [AccessEntry],
        to address: CalendarAddress,
        as person: PrincipalID
    ) async throws(CalendarError) {
        let collection = try await access.collection(at: address, by: person, needing: .writeACL)
        let grantable = collection.kind.grantablePrivileges
        guard !grantable.isEmpty, entries.allSatisfy({ grantable.isSuperset(of: $0.privileges) }) else {
            throw .refused(reason: "others get nothing of this here")
        }
        try await repository.setAccess(entries, to: collection.id, at: clock.now())
    }

    /// The people with whom a calendar is shared: those who are invited, and those to whom its owner has granted
    /// something otherwise, as if they had accepted.
    package func invitations(to collection: CalendarCollection) async throws(CalendarError) -> [Invitation] {
        guard collection.isShared else { return [] }
        var invitations = try await repository.listInvitations(to: collection.id)
        let known = Set(invitations.map(\.person))
        for entry in try await repository.listAccess(to: collection.id) where !entry.isDeny {
            guard case .principal(let person) = entry.grantee, !known.contains(person),
                ShareMode(entry.privileges) != nil
            else { continue }
            invitations.append(
                Invitation(
                    collection: collection.id,
                    person: person,
                    uid: "",
                    privileges: entry.privileges,
                    status: .accepted,
                    summary: ""
                )
            )
        }
        return invitations
    }

    /// Invites people, or changes what they are invited to, or takes it back. Who has accepted before need not answer
    /// again.
    ///
    /// `standing` is what ``invitations(to:)`` gave out, from which the rest was made.
    ///
    /// - Throws: ``CalendarError/lostRace`` where somebody has answered since.
    package func share(
        _ address: CalendarAddress,
        inviting invitations: [Invitation],
        insteadOf standing: [Invitation],
        removing people: [PrincipalID],
        notifying messages: [Notification],
        as person: PrincipalID
    ) async throws(CalendarError) {
        let collection = try await access.collection(at: address, by: person, needing: .writeACL)
        guard collection.kind.canBeShared else { throw .refused(reason: "only calendars are shared") }
        guard invitations.allSatisfy({ $0.summary.utf8.count <= limits.summaryBytes }) else {
            throw .refused(reason: "a summary has at most \(limits.summaryBytes) bytes")
        }
        let invited = Set(standing.map(\.person)).subtracting(people).union(invitations.map(\.person))
        guard invitations.isEmpty || invited.count <= limits.sharees else {
            throw .refused(reason: "a calendar is shared with at most \(limits.sharees) people by name")
        }
        try await repository.setInvitations(
            invitations,
            // Those without an answer to name are made up from the list.
            insteadOf: standing.filter { !$0.uid.isEmpty },
            removing: people,
            from: collection.id,
            notifying: messages,
            at: clock.now()
        )
    }

    /// An invitation that the person has, and the calendar that it is for, in its owner's home.
    package func invitation(
        uid: String,
        as person: PrincipalID
    ) async throws(CalendarError) -> (invitation: Invitation, calendar: CalendarAddress) {
        guard let found = try await repository.findInvitation(uid: uid, of: person) else { throw .notFound }
        return found
    }

    /// Accepts or declines, whatever the invitation says by then.
    ///
    /// - Throws: `notFound` where it has been taken back.
    /// - Returns: where the calendar stands in the person's home from now on; nil when declined.
    package func answer(
        _ invitation: Invitation,
        _ status: Invitation.Status,
        notifying messages: [Notification]
    ) async throws(CalendarError) -> CalendarAddress? {
        let answered = try await repository.answerInvitation(
            uid: invitation.uid,
            of: invitation.person,
            status,
            notifying: messages,
            at: clock.now()
        )
        guard answered.status == .accepted else { return nil }
        return CalendarAddress(owner: answered.person, name: SharedName.of(answered.collection))
    }
}

extension NewCollection {
    /// Where messages of the server to a person are kept.
    package static func notifications(of person: PrincipalID, at now: Instant) -> NewCollection {
        NewCollection(
            address: CalendarAddress(owner: person, name: CollectionKind.notificationsName),
            kind: .notifications,
            properties: CollectionProperties(transparency: .transparent, components: []),
            now: now,
            planning: nil
        )
    }
}
