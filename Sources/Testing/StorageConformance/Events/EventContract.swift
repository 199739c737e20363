internal import Accounts
internal import CivilTime
package import Events
internal import Synchronization

/// What every store of the event log must do.
package enum EventContract {
    private static let ana = PrincipalID(rawValue: 41)
    private static let all: [DomainEvent] = [
        .objectChanged(owner: ana, collection: 7, name: "a.ics", marksDays: true),
        .objectChanged(owner: ana, collection: 7, name: "é \"b\".ics", marksDays: false),
        .collectionChanged(owner: ana, collection: 7, marksDays: true),
        .invitationAnswered(attendee: ana, organizer: PrincipalID(rawValue: 42), uid: "tea"),
        .invitationAnswered(attendee: ana, organizer: nil, uid: "tea"),
        .preferencesChanged(person: ana),
        .dayPlanned(person: ana, days: 20_405...20_406),
        .tripChanged(person: ana, name: "way.ics", before: Instant(secondsSince1970: 9), isDisruption: false),
        .tripChanged(person: ana, name: "way.ics", before: nil, isDisruption: true),
        .jobFailed(id: 9, kind: "mail"),
    ]

    package static let cases: [ContractCase<any EventRepository>] = [
        ContractCase("events come back in order, a page at a time") { store in
            try await store.record(all)
            let first = try await store.listEvents(after: 0, limit: 4)
            try expectEqual(first.events.map(\.event), Array(all.prefix(4)))
            try expect(first.hasMore, "a full page ends the log")
            let rest = try await store.listEvents(after: first.position, limit: all.count)
            try expectEqual(rest.events.map(\.event), Array(all.dropFirst(4)))
            let sequences = (first.events + rest.events).map(\.sequence)
            try expectEqual(sequences, Array(Set(sequences)).sorted())
            try expectEqual(rest.position, sequences.last ?? 0)
            let end = try await store.listEvents(after: rest.position, limit: 4)
            try expectEqual(end, EventPage(events: [], position: rest.position))
        },
        ContractCase("a new subscriber begins at the end, and a position only moves on") { store in
            try await store.record([all[0]])
            let end = try await store.listEvents(after: 0, limit: 10).position
            try expectEqual(try await store.openPosition(of: "one"), end)
            try await store.record([all[1]])
            try expectEqual(try await store.openPosition(of: "one"), end)
            try await store.setPosition(end + 5, of: "one")
            try await store.setPosition(end + 2, of: "one")
            try expectEqual(try await store.openPosition(of: "one"), end + 5)
            try await store.setPosition(3, of: "two")
            try expectEqual(try await store.openPosition(of: "two"), 3)
        },
        ContractCase("old events go once they are read, and the last one stays") { store in
            let now = SystemClock().now()
            try await store.record(Array(all.prefix(3)))
            try expectEqual(try await store.deleteEvents(before: now.adding(seconds: -60), limit: 10), 0)
            let sequences = try await store.listEvents(after: 0, limit: 10).events.map(\.sequence)
            try await store.setPosition(sequences[0], of: "slow")
            let later = now.adding(seconds: 60)
            try expectEqual(try await store.deleteEvents(before: later, limit: 10), 1)
            try expectEqual(
                try await store.listEvents(after: 0, limit: 10).events.map(\.sequence),
                Array(sequences.dropFirst())
            )
            try await store.retainSubscribers(["other"])
            try expectEqual(try await store.deleteEvents(before: later, limit: 10), 1)
            try await store.record([all[3]])
            let left = try await store.listEvents(after: 0, limit: 10).events
            try expectEqual(left.map(\.event), [all[2], all[3]])
            try expect((left.last?.sequence ?? 0) > sequences[2], "a number was given twice")
        },
        ContractCase("a commit that records events is told of, after it") { store in
            let calls = Mutex(0)
            store.onRecord { calls.withLock { $0 += 1 } }
            _ = try await store.openPosition(of: "one")
            try expectEqual(calls.withLock { $0 }, 0)
            try await store.record([all[0], all[1]])
            // Told before the unit is acknowledged or right after.
            for _ in 0..<200 where calls.withLock({ $0 }) == 0 { await Task.yield() }
            // A store of several servers may tell of one commit again, for readers whom an older unit held back.
            try expect(calls.withLock { $0 } > 0, "nobody was told")
        },
    ]
}
