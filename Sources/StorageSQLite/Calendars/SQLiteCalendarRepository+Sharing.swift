package import Accounts
package import Calendars
package import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func findCollection(
        at address: CalendarAddress,
        seenBy person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection? {
        try view { connection in
            guard address.owner != person else {
                guard let id = SharedName.collection(named: address.name) else { return nil }
                return try ShareTable.collections(of: person, only: id, epoch: database.epoch, in: connection).first
            }
            let statement = try connection.cachedStatement(
                sql: "SELECT \(CollectionTable.columns) FROM collection WHERE personId = ? AND name = ?"
            )
            let arguments: StatementArguments = [address.owner.rawValue, address.name]
            guard let row = try Row.fetchOne(statement, arguments: arguments) else { return nil }
            var found = try CollectionTable.collection(withPropertiesOf: row, epoch: database.epoch, in: connection)
            found.privileges = []
            // Who may deliver messages does not see where they arrive.
            if found.kind.canBeShared || found.kind == .outbox {
                found.privileges = try AccessTable.privileges(of: person, in: [found.id], connection)[found.id] ?? []
            }
            if found.kind.isOpenToDelegates,
                let access = try AccessTable.delegated(by: found.owner, to: person, in: connection)
            {
                found.privileges.formUnion(access.privileges(in: found.kind))
            }
            return found
        }
    }

    package func listShares(of person: PrincipalID) async throws(CalendarError) -> [CalendarCollection] {
        try view { try ShareTable.collections(of: person, epoch: database.epoch, in: $0) }
    }

    package func updateShare(
        _ collection: CollectionID,
        of person: PrincipalID,
        changes: [CollectionChange]
    ) async throws(CalendarError) {
        try await unit { connection in
            try ShareTable.update(changes, of: collection, for: person, in: connection)
            try ShareTable.advance(collection, of: person, in: connection)
        }
    }

    package func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { connection in
            try AccessUnits.setHidden(isHidden, collection, for: person, at: now, in: connection)
            let accepted = try InvitationTable.list(to: collection, in: connection)
                .first { $0.person == person && $0.status == .accepted }
            guard isHidden, var declined = accepted else { return }
            declined.status = .declined
            try InvitationTable.put(declined, in: connection)
            try AccessTable.removeGrant(to: person, in: collection, connection)
            try AccessUnits.mount(collection, at: now, in: connection)
        }
    }

    package func delegateAccess(
        of person: PrincipalID,
        for owner: PrincipalID
    ) async throws(CalendarError) -> DelegateAccess? {
        try statement { try AccessTable.delegated(by: owner, to: person, in: $0) }
    }

    package func listAccess(to collection: CollectionID) async throws(CalendarError) -> [AccessEntry] {
        try statement { try AccessTable.entries(of: collection, in: $0) }
    }

    package func setAccess(
        _ entries: [AccessEntry],
        to collection: CollectionID,
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { connection in
            _ = try SyncLog.advance(collection, in: connection)
            try AccessTable.replace(entries, of: collection, in: connection)
            try InvitationTable.follow(accessTo: collection, in: connection)
            try AccessUnits.mount(collection, at: now, in: connection)
        }
    }

    package func listInvitations(to collection: CollectionID) async throws(CalendarError) -> [Invitation] {
        try statement { try InvitationTable.list(to: collection, in: $0) }
    }

    package func findInvitation(
        uid: String,
        of person: PrincipalID
    ) async throws(CalendarError) -> (invitation: Invitation, calendar: CalendarAddress)? {
        try statement { try InvitationTable.find(uid: uid, of: person, in: $0) }
    }

    package func setInvitations(
        _ invitations: [Invitation],
        insteadOf standing: [Invitation],
        removing people: [PrincipalID],
        from collection: CollectionID,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) {
        try await unit { [ids = database.ids] connection in
            guard try InvitationTable.list(to: collection, in: connection) == standing else {
                throw CalendarError.lostRace
            }
            _ = try SyncLog.advance(collection, in: connection)
            for person in people {
                try InvitationTable.remove(person, from: collection, in: connection)
                try AccessTable.removeGrant(to: person, in: collection, connection)
            }
            for invitation in invitations { try Self.keep(invitation, at: now, in: connection) }
            try AccessUnits.mount(collection, at: now, in: connection)
            for message in messages { try NotificationUnits.deliver(message, at: now, ids: ids, in: connection) }
        }
    }

    package func answerInvitation(
        uid: String,
        of person: PrincipalID,
        _ status: Invitation.Status,
        notifying messages: [Notification],
        at now: Instant
    ) async throws(CalendarError) -> Invitation {
        try await unit { [ids = database.ids] connection in
            guard var invitation = try InvitationTable.find(uid: uid, of: person, in: connection)?.invitation else {
                throw CalendarError.notFound
            }
            let isRepeated = invitation.status == .accepted && status == .accepted
            invitation.status = status
            if !isRepeated {
                _ = try SyncLog.advance(invitation.collection, in: connection)
                try Self.keep(invitation, at: now, in: connection)
                try AccessUnits.mount(invitation.collection, at: now, in: connection)
            }
            for message in messages { try NotificationUnits.deliver(message, at: now, ids: ids, in: connection) }
            return invitation
        }
    }

    /// Stores an invitation, and makes what the person is granted by name what it says.
    private static func keep(_ invitation: Invitation, at now: Instant, in connection: Database) throws {
        let collection = invitation.collection
        try InvitationTable.put(invitation, in: connection)
        try AccessTable.removeGrant(to: invitation.person, in: collection, connection)
        guard invitation.status == .accepted else { return }
        let entry = AccessEntry(.principal(invitation.person), invitation.privileges)
        try AccessTable.add(entry, to: collection, in: connection)
        try AccessUnits.show(collection, to: invitation.person, at: now, in: connection)
    }

    package func overlays(
        on objects: [ObjectID],
        of person: PrincipalID
    ) async throws(CalendarError) -> [ObjectID: [UInt8]] {
        try statement { try OverlayTable.overlays(on: objects, of: person, in: $0) }
    }
}
