internal import Accounts
internal import Calendars
internal import CivilTime

extension CalendarContract {
    static let invitations: [ContractCase<any CalendarRepository>] = [
        ContractCase("an invitation grants nothing before it is accepted") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var invitation = Samples.invitation(to: calendar.id)
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try expectEqual(try await store.listInvitations(to: calendar.id), [invitation])
            try expectEqual(try await store.listShares(of: Samples.other), [])
            try expect(try await store.findCollection(at: calendar.address)?.isShared == true, "nobody is invited")
            let found = try await store.findInvitation(uid: invitation.uid, of: Samples.other)
            try expectEqual(found?.invitation, invitation)
            try expectEqual(found?.calendar, calendar.address)
            try expect(
                try await store.findInvitation(uid: invitation.uid, of: Samples.person) == nil,
                "it is another's"
            )

            invitation.status = .accepted
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try expectEqual(try await Samples.share(in: store).privileges, .read)
            invitation.privileges = ShareMode.readWrite.privileges
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try expect(
                try await Samples.share(in: store).privileges.contains(.writeContent),
                "it is still to be read only"
            )
            invitation.status = .declined
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            try expectEqual(try await store.listAccess(to: calendar.id), [])
        },
        ContractCase("an invitation that is taken back is gone with what it granted") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var invitation = Samples.invitation(to: calendar.id)
            invitation.status = .accepted
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try await Samples.invite([], removing: [Samples.other], to: calendar.id, in: store)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            try expectEqual(try await store.listInvitations(to: calendar.id), [])
            try expect(try await store.findCollection(at: calendar.address)?.isShared == false, "it is still shared")
        },
        ContractCase("who takes an accepted share out of their home has declined") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var invitation = Samples.invitation(to: calendar.id)
            invitation.status = .accepted
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try await store.setShareHidden(true, calendar.id, of: Samples.other, notifying: [], at: Samples.now)
            try expectEqual(try await store.listInvitations(to: calendar.id).map(\.status), [.declined])
            try expectEqual(try await store.listAccess(to: calendar.id), [])
            try await Samples.invite([invitation], to: calendar.id, in: store)
            _ = try await Samples.share(in: store)
        },
        ContractCase("the owner is told of a share that is taken out, in the same unit") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var invitation = Samples.invitation(to: calendar.id)
            invitation.status = .accepted
            try await Samples.invite([invitation], to: calendar.id, in: store)
            let messages = [invitation.uid, "another"].map {
                Notification(to: Samples.person, .reply, uid: $0, bytes: [1])
            }
            func told() async throws -> [Bool] {
                var found: [Bool] = []
                for message in messages {
                    let address = ObjectAddress(
                        owner: Samples.person,
                        calendar: CollectionKind.notificationsName,
                        name: message.name
                    )
                    found.append(try await store.findObject(at: address) != nil)
                }
                return found
            }
            // Granted without an invitation, nothing is declined.
            try await Samples.invite([], removing: [Samples.other], to: calendar.id, in: store)
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            try await Samples.takeOut(calendar.id, notifying: messages, in: store)
            try expectEqual(try await told(), [false, false])
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try await Samples.takeOut(calendar.id, notifying: messages, in: store)
            try expectEqual(try await told(), [true, false])
        },
        ContractCase("invitations follow a list that takes their place") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var invitation = Samples.invitation(to: calendar.id)
            invitation.status = .accepted
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try await store.setAccess(Samples.grant(ShareMode.readWrite.privileges), to: calendar.id, at: Samples.now)
            try expectEqual(try await store.listInvitations(to: calendar.id).map(\.mode), [.readWrite])
            for status in [Invitation.Status.accepted, .declined, .noResponse] {
                invitation.status = status
                try await Samples.invite([invitation], to: calendar.id, in: store)
                try await store.setAccess([], to: calendar.id, at: Samples.now)
                try expectEqual(try await store.listInvitations(to: calendar.id), [])
            }
        },
        ContractCase("an answer takes an invitation as it stands, and gives nobody more than they had") { store in
            let calendar = try await Samples.twoHomes(in: store)
            func answer(_ status: Invitation.Status) async throws -> Invitation {
                try await store.answerInvitation(
                    uid: "invitation-1",
                    of: Samples.other,
                    status,
                    notifying: [],
                    at: Samples.now
                )
            }
            var invitation = Samples.invitation(to: calendar.id)
            invitation.privileges = ShareMode.readWrite.privileges
            try await Samples.invite([invitation], to: calendar.id, in: store)
            try expectEqual(try await answer(.accepted).status, .accepted)
            let narrow: Privileges = [.read, .writeContent]
            try await store.setAccess(Samples.grant(narrow), to: calendar.id, at: Samples.now)
            // Said again, and declined and accepted again.
            for status in [Invitation.Status.accepted, .declined, .accepted] {
                try expectEqual(try await answer(status).privileges, narrow)
            }
            try expectEqual(try await store.listAccess(to: calendar.id), Samples.grant(narrow))
            // What only writes does not come to read.
            try await store.setAccess(Samples.grant(.writeContent), to: calendar.id, at: Samples.now)
            _ = try await answer(.declined)
            _ = try await answer(.accepted)
            try expectEqual(try await store.listAccess(to: calendar.id), Samples.grant(.writeContent))

            let before = try await store.listInvitations(to: calendar.id)
            _ = try await answer(.declined)
            let lost = try await expectError(CalendarError.self) {
                try await store.setInvitations(
                    before,
                    insteadOf: before,
                    removing: [],
                    from: calendar.id,
                    notifying: [],
                    at: Samples.now
                )
            }
            try expectEqual(lost, .lostRace)
            try expectEqual(try await store.listInvitations(to: calendar.id).map(\.status), [.declined])
            try await Samples.invite([], removing: [Samples.other], to: calendar.id, in: store)
            let absent = try await expectError(CalendarError.self) { _ = try await answer(.accepted) }
            try expectEqual(absent, .notFound)
            try expectEqual(try await store.listAccess(to: calendar.id), [])
            try expectEqual(try await store.listInvitations(to: calendar.id), [])
        },
        ContractCase("messages are kept up to a number and for a while") { store in
            let calendar = try await Samples.twoHomes(in: store)
            func messages(_ numbers: Range<Int>) -> [Notification] {
                numbers.map { Notification(to: Samples.other, .invitation, uid: "\($0)", bytes: [1]) }
            }
            for first in [0, 300] {
                try await Samples.invite([], notifying: messages(first..<first + 300), to: calendar.id, in: store)
            }
            func isThere(_ number: Int) async throws -> Bool {
                let address = ObjectAddress(
                    owner: Samples.other,
                    calendar: CollectionKind.notificationsName,
                    name: "invite-\(number).xml"
                )
                return try await store.findObject(at: address) != nil
            }
            try expect(try await !isThere(99), "there is no end to messages")
            try expect(try await isThere(100), "a message is lost")
            // Others write them, so they do not count in the recipient's quota.
            try expectEqual(try await store.findHome(of: Samples.other)?.usedBytes, 0)
            let later = Samples.now.adding(seconds: 1)
            try expectEqual(try await store.deleteMessages(before: later, at: later, limit: 1000), 500)
            try expect(try await !isThere(599), "an old message is kept")
            try expectEqual(try await store.findHome(of: Samples.other)?.usedBytes, 0)
        },
        ContractCase("messages come with what they are about, and take the place of earlier ones") { store in
            let calendar = try await Samples.twoHomes(in: store)
            let invitation = Samples.invitation(to: calendar.id)
            func message(_ bytes: [UInt8], to person: PrincipalID = Samples.other) -> Notification {
                Notification(to: person, .invitation, uid: invitation.uid, bytes: bytes)
            }
            let stranger = PrincipalID(rawValue: 99)
            try await Samples.invite(
                [invitation],
                notifying: [message([1]), message([1], to: stranger)],
                to: calendar.id,
                in: store
            )
            let address = ObjectAddress(
                owner: Samples.other,
                calendar: CollectionKind.notificationsName,
                name: message([]).name
            )
            guard let first = try await store.findObject(at: address) else { throw CalendarError.notFound }
            try expectEqual(first.bytes, [1])
            try await Samples.invite([invitation], notifying: [message([2, 3])], to: calendar.id, in: store)
            guard let second = try await store.findObject(at: address) else { throw CalendarError.notFound }
            try expectEqual(second.bytes, [2, 3])
            try expect(second.summary.modseq > first.summary.modseq, "the log does not tell of it")
            try expectEqual(try await store.findHome(of: stranger), nil)
        },
    ]
}

extension Samples {
    static func takeOut(
        _ collection: CollectionID,
        notifying messages: [Notification],
        in store: any CalendarRepository
    ) async throws {
        try await store.setShareHidden(true, collection, of: other, notifying: messages, at: now)
    }

    static func invitation(to collection: CollectionID) -> Invitation {
        Invitation(
            collection: collection,
            person: other,
            uid: "invitation-1",
            privileges: .read,
            status: .noResponse,
            summary: "Ours"
        )
    }

    static func invite(
        _ invitations: [Invitation],
        removing people: [PrincipalID] = [],
        notifying messages: [Notification] = [],
        to collection: CollectionID,
        in store: any CalendarRepository
    ) async throws {
        try await store.setInvitations(
            invitations,
            insteadOf: try await store.listInvitations(to: collection),
            removing: people,
            from: collection,
            notifying: messages,
            at: now
        )
    }
}
