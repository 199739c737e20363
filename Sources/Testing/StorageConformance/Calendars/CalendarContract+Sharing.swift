internal import Accounts
internal import Calendars

extension CalendarContract {
    static let sharing: [ContractCase<any CalendarRepository>] = [
        ContractCase("what is granted stands in the person's home, and its log tells so") { store in
            let calendar = try await Samples.twoHomes(in: store)
            let name = SharedName.of(calendar.id)
            let before = try await store.homeChanges(of: Samples.other, since: nil, limit: 100)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            let share = try await Samples.share(in: store)
            try expectEqual(share.address, CalendarAddress(owner: Samples.other, name: name))
            try expectEqual(share.owner, Samples.person)
            try expectEqual(share.privileges, .read)
            try expectEqual(share.properties.transparency, .transparent)
            let granted = try await store.homeChanges(of: Samples.other, since: before.token, limit: 100)
            try expectEqual(granted.changes, [.share(share, modseq: granted.token.modseq)])

            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let written = try await store.homeChanges(of: Samples.other, since: granted.token, limit: 100)
            try expectEqual(written.changes.count, 1)

            try await store.setAccess([], to: calendar.id, at: Samples.now)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            let withdrawn = try await store.homeChanges(of: Samples.other, since: written.token, limit: 100)
            guard case .removed(name, false, _)? = withdrawn.changes.first else { throw CalendarError.notFound }
            try expect(try await store.findCollection(at: calendar.address)?.isShared == false, "it is still shared")
        },
        ContractCase("denials count more than grants, and everybody is nobody in particular") { store in
            let calendar = try await Samples.twoHomes(in: store)
            let entries =
                [AccessEntry(.principal(Samples.other), isDeny: true, .bind)]
                + Samples.grant([.read, .writeContent, .bind])
            try await store.setAccess(entries, to: calendar.id, at: Samples.now)
            try expectEqual(try await store.listAccess(to: calendar.id), entries)
            let seen = try await store.findCollection(at: calendar.address, seenBy: Samples.other)
            try expectEqual(seen?.privileges, [.read, .writeContent])
            try expectEqual(seen?.home, Samples.person)

            try await store.setAccess([AccessEntry(.authenticated, .readFreeBusy)], to: calendar.id, at: Samples.now)
            let everybodys = try await store.findCollection(at: calendar.address, seenBy: Samples.other)
            try expectEqual(everybodys?.privileges, .readFreeBusy)
            try expectEqual(try await store.listShares(of: Samples.other), [])

            try await store.setAccess([], to: calendar.id, at: Samples.now)
            let nobodys = try await store.findCollection(at: calendar.address, seenBy: Samples.other)
            try expectEqual(nobodys?.privileges, [])
            try expectEqual(try await store.delegateAccess(of: Samples.other, for: Samples.person), nil)
        },
        ContractCase("what a person sets on a share is theirs") { store in
            let calendar = try await Samples.twoHomes(in: store)
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            let dead = DeadPropertyName(namespace: "urn:x", name: "mine")
            try await store.updateShare(
                calendar.id,
                of: Samples.other,
                changes: [.displayName("Theirs"), .color("#112233"), .order(9), .dead(dead, [7])]
            )
            let share = try await Samples.share(in: store).properties
            try expectEqual([share.displayName, share.color], ["Theirs", "#112233"])
            try expectEqual(share.order, 9)
            try expectEqual(share.dead, [dead: [7]])
            try expectEqual(try await store.findCollection(at: calendar.address)?.properties, calendar.properties)
            try await store.updateShare(calendar.id, of: Samples.other, changes: [.displayName(nil), .dead(dead, nil)])
            try expectEqual(try await Samples.share(in: store).properties.displayName, calendar.properties.displayName)
            // A person who loses a share loses its settings.
            try await store.setAccess([], to: calendar.id, at: Samples.now)
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            try expectEqual(try await Samples.share(in: store).properties.color, calendar.properties.color)
        },
        ContractCase("a share that is taken out of a home is gone until it is put back") { store in
            let calendar = try await Samples.twoHomes(in: store)
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            let address = try await Samples.share(in: store).address
            try await store.setShareHidden(true, calendar.id, of: Samples.other, notifying: [], at: Samples.now)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            try expectEqual(try await store.findCollection(at: address, seenBy: Samples.other), nil)
            // It was granted, not accepted: at the owner's address it can be read still.
            let there = try await store.findCollection(at: calendar.address, seenBy: Samples.other)
            try expectEqual(there?.privileges, .read)
            try await store.setShareHidden(false, calendar.id, of: Samples.other, notifying: [], at: Samples.now)
            try expectEqual(try await Samples.share(in: store).address, address)
        },
        ContractCase("shares end with the calendar and with the home") { store in
            let calendar = try await Samples.twoHomes(in: store)
            try await store.setAccess(Samples.grant(.read), to: calendar.id, at: Samples.now)
            let first = try await store.homeChanges(of: Samples.other, since: nil, limit: 100)
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            try expectEqual(try await store.listShares(of: Samples.other), [])
            let second = try await store.homeChanges(of: Samples.other, since: first.token, limit: 100)
            guard case .removed(SharedName.of(calendar.id), false, _)? = second.changes.first else {
                throw CalendarError.notFound
            }
            let again = try await store.createCollection(Samples.newCollection("again"), atMost: 100)
            try await store.setAccess(Samples.grant(.read), to: again.id, at: Samples.now)
            try await store.eraseHome(of: Samples.other, at: Samples.now)
            try expectEqual(try await store.listAccess(to: again.id), [])
        },
        ContractCase("what a person lays over an object is theirs, and goes where it goes") { store in
            let calendar = try await Samples.twoHomes(in: store)
            var write = try Samples.write(Samples.event(), named: "a.ics", in: calendar.id)
            let first = try await store.putObject(write)
            write.overlay = ObjectOverlay(person: Samples.other, personal: [1, 2])
            let second = try await store.putObject(write)
            try expectEqual(second.id, first.id)
            try expect(second.modseq > first.modseq, "nobody learns of the overlay")
            try expectEqual(try await store.overlays(on: [first.id], of: Samples.other), [first.id: [1, 2]])
            try expectEqual(try await store.overlays(on: [first.id], of: Samples.person), [:])
            try expectEqual(try await store.findObject(at: Samples.address("a.ics"))?.bytes, Samples.event())
            write.overlay = ObjectOverlay(person: Samples.other, personal: nil)
            _ = try await store.putObject(write)
            try expectEqual(try await store.overlays(on: [first.id], of: Samples.other), [:])
        },
    ]
}

extension Samples {
    /// The homes of two people; returns the first one's calendar `work`.
    static func twoHomes(in store: any CalendarRepository) async throws -> CalendarCollection {
        _ = try await calendar(in: store, of: other)
        return try await calendar(in: store)
    }

    static func grant(_ privileges: Privileges) -> [AccessEntry] { [AccessEntry(.principal(other), privileges)] }

    /// The one calendar that is shared with the second person.
    static func share(in store: any CalendarRepository) async throws -> CalendarCollection {
        let shares = try await store.listShares(of: other)
        guard let share = shares.first, shares.count == 1 else {
            throw ContractViolation(description: "\(shares.count) shares in place of one")
        }
        return share
    }
}
