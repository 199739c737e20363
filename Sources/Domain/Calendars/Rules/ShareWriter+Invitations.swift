internal import Accounts
internal import CivilTime

extension ShareWriter {
    /// See ``SharingRepository/setInvitations(_:insteadOf:removing:from:notifying:at:)``.
    func setInvitations(
        _ invitations: [Invitation],
        insteadOf standing: [Invitation],
        removing people: [PrincipalID],
        from collection: CollectionID,
        notifying messages: [Notification],
        at now: Instant
    ) throws {
        guard try transaction.invitations(to: collection) == standing else { throw CalendarError.lostRace }
        _ = try transaction.advance(collection, at: now)
        for person in people {
            try transaction.deleteInvitation(of: person, to: collection)
            try transaction.deleteGrant(to: person, in: collection)
        }
        for invitation in invitations { try keep(invitation, at: now) }
        try mount(collection, at: now)
        try deliver(messages, at: now)
    }

    /// See ``SharingRepository/answerInvitation(uid:of:_:notifying:at:)``.
    func answer(
        uid: String,
        of person: PrincipalID,
        _ status: Invitation.Status,
        notifying messages: [Notification],
        at now: Instant
    ) throws -> Invitation {
        guard var invitation = try transaction.findInvitation(uid: uid, of: person)?.invitation else {
            throw CalendarError.notFound
        }
        let isRepeated = invitation.status == .accepted && status == .accepted
        invitation.status = status
        if !isRepeated {
            _ = try transaction.advance(invitation.collection, at: now)
            try keep(invitation, at: now)
            try mount(invitation.collection, at: now)
        }
        try deliver(messages, at: now)
        return invitation
    }

    /// Stores an invitation, and makes what the person is granted by name what it says.
    private func keep(_ invitation: Invitation, at now: Instant) throws {
        let collection = invitation.collection
        let person = invitation.person
        try transaction.putInvitation(invitation)
        try transaction.deleteGrant(to: person, in: collection)
        guard invitation.status == .accepted else { return }
        try transaction.addAccessEntry(AccessEntry(.principal(person), invitation.privileges), to: collection)
        if try transaction.isShareHidden(collection, of: person) == true {
            try changeHidden(false, collection, of: person, at: now)
        }
    }

    func deliver(_ messages: [Notification], at now: Instant) throws {
        let writer = NotificationWriter(transaction: transaction)
        for message in messages { try writer.deliver(message, at: now) }
    }
}
