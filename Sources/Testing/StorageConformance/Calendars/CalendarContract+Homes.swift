internal import Calendars
internal import CivilTime
internal import ICalendar

extension CalendarContract {
    static let homes: [ContractCase<any CalendarRepository>] = [
        ContractCase("a home is made once, with its collections") { store in
            let first = try await Samples.calendar(in: store)
            let second = try await Samples.calendar(in: store)
            try expectEqual(first, second)
            let all = try await store.listCollections(of: Samples.person)
            try expectEqual(all.map(\.name), ["travel", "work"])
            try expectEqual(all.map(\.kind), [.travel, .calendar])
            try expectEqual(try await store.findHome(of: Samples.person)?.isPlanned, true)
            try expectEqual(try await store.findHome(of: Samples.other), nil)
        },
        ContractCase("collections come by order, then name, with all their properties") { store in
            _ = try await Samples.calendar(in: store)
            var new = Samples.newCollection("home")
            new.properties = CollectionProperties(
                displayName: "At home",
                description: "🏠",
                color: "#FF0000FF",
                order: 3,
                transparency: .transparent,
                timeZone: CollectionTimeZone(text: "BEGIN:VCALENDAR", name: "Europe/Lisbon"),
                components: [.event],
                dead: [DeadPropertyName(namespace: "urn:x", name: "note"): [1, 2, 3]]
            )
            let made = try await store.createCollection(new, atMost: 10)
            try expectEqual(made.properties, new.properties)
            try expectEqual(try await store.findCollection(at: new.address), made)
            let all = try await store.listCollections(of: Samples.person)
            try expectEqual(all.map(\.name), ["home", "travel", "work"])
            try expectEqual(all.first, made)
        },
        ContractCase("a collection tells when it, or anything in it, last changed") { store in
            let calendar = try await Samples.calendar(in: store)
            try expectEqual(calendar.modifiedAt, calendar.createdAt)
            func modified(after seconds: Int64) async throws {
                let found = try await store.findCollection(at: calendar.address)
                try expectEqual(found?.modifiedAt, Samples.now.adding(seconds: seconds))
                try expectEqual(found?.createdAt, calendar.createdAt)
            }
            var write = try Samples.write(Samples.event(), named: "a.ics", in: calendar.id)
            write.now = Samples.now.adding(seconds: 10)
            _ = try await store.putObject(write)
            try await modified(after: 10)
            var deletion = Samples.deletion(of: "a.ics", in: calendar.id)
            deletion.now = Samples.now.adding(seconds: 20)
            try await store.deleteObject(deletion)
            try await modified(after: 20)
            _ = try await store.updateCollection(
                calendar.id,
                changes: [.order(4)],
                planning: nil,
                at: Samples.now.adding(seconds: 30)
            )
            try await modified(after: 30)
        },
        ContractCase("what homes hold is told of many at once, and objects are counted") { store in
            try expectEqual(try await store.listHomeUse(of: [Samples.person]), [:])
            let calendar = try await Samples.calendar(in: store)
            try expectEqual(try await store.countObjects(in: [calendar.id]), 0)
            for name in ["a", "b"] {
                let event = Samples.event(uid: name)
                _ = try await store.putObject(try Samples.write(event, named: "\(name).ics", in: calendar.id))
            }
            try await store.setQuota(of: Samples.person, to: 5_000)
            let used = try await store.findHome(of: Samples.person)?.usedBytes ?? 0
            try expect(used > 0, "objects take room")
            try expectEqual(
                try await store.listHomeUse(of: [Samples.person, Samples.other]),
                [Samples.person: HomeUse(usedBytes: used, quotaBytes: 5_000)]
            )
            try expectEqual(try await store.countObjects(in: [calendar.id]), 2)
            try expectEqual(try await store.countObjects(in: []), 0)
        },
        ContractCase("an availability is kept, and is a change of the inbox") { store in
            let homeless = try await expectError(CalendarError.self) {
                try await store.setAvailability("x", of: Samples.person, at: Samples.now)
            }
            try expectEqual(homeless, .notFound)
            try expectEqual(try await store.availability(of: Samples.person), nil)
            let inbox = Samples.newCollection("inbox", kind: .inbox)
            _ = try await store.prepareHome(of: Samples.person, with: [inbox], at: inbox.now)
            let before = try await store.findCollection(at: inbox.address)?.modseq ?? 0
            try await store.setAvailability("BEGIN:VCALENDAR", of: Samples.person, at: Samples.now)
            try expectEqual(try await store.availability(of: Samples.person), "BEGIN:VCALENDAR")
            try expect(try await store.findCollection(at: inbox.address)?.modseq ?? 0 > before, "the inbox has changed")
            try await store.setAvailability(nil, of: Samples.person, at: Samples.now)
            try expectEqual(try await store.availability(of: Samples.person), nil)
        },
        ContractCase("a name is taken once, and a home holds so many") { store in
            _ = try await Samples.calendar(in: store)
            let taken = try await expectError(CalendarError.self) {
                _ = try await store.createCollection(Samples.newCollection("work"), atMost: 10)
            }
            try expectEqual(taken.precondition, .resourceMustBeNull)
            let full = try await expectError(CalendarError.self) {
                _ = try await store.createCollection(Samples.newCollection("third"), atMost: 2)
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            let homeless = try await expectError(CalendarError.self) {
                _ = try await store.createCollection(Samples.newCollection("a", of: Samples.other), atMost: 2)
            }
            try expectEqual(homeless, .notFound)
        },
        ContractCase("changes of properties are kept, and move the counters on") { store in
            let before = try await Samples.calendar(in: store)
            let name = DeadPropertyName(namespace: "urn:x", name: "note")
            let after = try await store.updateCollection(
                before.id,
                changes: [.displayName("Work"), .color("#00FF00"), .order(1), .dead(name, [9])],
                planning: nil,
                at: Samples.now
            )
            try expectEqual(after.properties.displayName, "Work")
            try expectEqual(after.properties.dead, [name: [9]])
            try expect(after.modseq > before.modseq, "the collection's counter stands still")
            try expectEqual(try await store.findCollection(at: before.address), after)
            let removed = try await store.updateCollection(
                before.id,
                changes: [.displayName(nil), .dead(name, nil)],
                planning: nil,
                at: Samples.now
            )
            try expectEqual(removed.properties.displayName, nil)
            try expectEqual(removed.properties.dead, [:])
            try expectEqual(try await store.findHome(of: Samples.person)?.modseq, removed.modseq)
        },
        ContractCase("a collection that is deleted takes its objects along") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            try expectEqual(try await store.findCollection(at: calendar.address), nil)
            try expectEqual(try await store.findObject(at: Samples.address("a.ics")), nil)
            let gone = try await expectError(CalendarError.self) {
                _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            }
            try expectEqual(gone, .notFound)
            let again = try await store.createCollection(Samples.newCollection("work"), atMost: 10)
            try expect(again.id != calendar.id, "the number of a collection is used again")
            try expectEqual(try await store.listObjects(in: again.id, after: nil, limit: 10), [])
            let range = TimeRange(Samples.now..<Samples.now.adding(seconds: 86_400 * 30))
            let query = ObjectQuery(kind: nil, range: range)
            let page = try await store.candidates(for: query, in: again.id, from: nil, limit: 10)
            try expectEqual(page.objects, [])
        },
        ContractCase("deleting Travel switches planning off, making it switches it on") { store in
            _ = try await Samples.calendar(in: store)
            let address = CalendarAddress(owner: Samples.person, name: "travel")
            guard let travel = try await store.findCollection(at: address) else {
                throw CalendarError.notFound
            }
            try await store.deleteCollection(travel.id, at: Samples.now, planning: nil)
            try expectEqual(try await store.findHome(of: Samples.person)?.isPlanned, false)
            _ = try await store.createCollection(Samples.newCollection("travel", kind: .travel), atMost: 10)
            try expectEqual(try await store.findHome(of: Samples.person)?.isPlanned, true)
        },
        ContractCase("an erased home is gone, another one stays") { store in
            let mine = try await Samples.calendar(in: store)
            let theirs = try await Samples.calendar(in: store, of: Samples.other)
            for calendar in [mine, theirs] {
                _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            }
            try await store.eraseHome(of: Samples.person, at: Samples.now)
            try expectEqual(try await store.findHome(of: Samples.person), nil)
            try expectEqual(try await store.listCollections(of: Samples.person), [])
            try expectEqual(try await store.listObjects(in: theirs.id, after: nil, limit: 10).count, 1)
        },
    ]
}

extension CalendarError {
    /// The condition that was not met, where that is the error.
    var precondition: CalendarPrecondition? {
        guard case .precondition(let condition, _) = self else { return nil }
        return condition
    }
}
