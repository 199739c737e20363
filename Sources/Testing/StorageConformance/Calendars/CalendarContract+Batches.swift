internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

extension CalendarContract {
    static let batches: [ContractCase<any CalendarRepository>] = [
        ContractCase("a batch writes in several homes, and says whose days it marked") { store in
            let mine = try await Samples.calendar(in: store)
            let theirs = try await Samples.calendar(in: store, of: Samples.other)
            let put = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: mine.id))
            let scope = try Samples.scope(of: Samples.other)
            let changed = Samples.event(summary: "Changed")
            let result = try await store.commit(
                WriteBatch(
                    premises: [
                        .object(name: "a.ics", in: mine.id, etag: put.etag),
                        .noObject(uid: "event-1", of: Samples.other),
                    ],
                    steps: [
                        .put(try Samples.write(changed, named: "a.ics", in: mine.id, tagging: .renewed)),
                        .put(
                            try Samples.write(
                                changed,
                                named: "b.ics",
                                in: theirs.id,
                                planning: scope,
                                tagging: .renewed
                            )
                        ),
                    ]
                )
            )
            try expectEqual(result.peopleWithDirtyDays, [Samples.other])
            try expectEqual(result.results.map { $0?.created }, [false, true])
            try expectEqual(try await store.findObject(at: Samples.address("a.ics"))?.bytes, changed)
            let copy = try await store.findObject(at: Samples.address("b.ics", of: Samples.other))
            try expectEqual(copy?.bytes, changed)
            try expect(copy?.summary.scheduleTag != nil, "there is no schedule tag")
            let placed = try await store.objects(withUID: "event-1", of: [Samples.person, Samples.other])
            try expectEqual(placed.map(\.owner.rawValue).sorted(), [41, 42])
            try expectEqual(placed.map(\.calendar), ["work", "work"])
            try expectEqual(try await store.objects(withUID: "event-1", of: []), [])
            try expectEqual(try await store.objects(withUID: "event-2", of: [Samples.person]), [])
        },
        ContractCase("nothing of a batch is written where a premise does not hold") { store in
            let mine = try await Samples.calendar(in: store)
            let put = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: mine.id))
            let home = try await store.findHome(of: Samples.person)
            let other = try Samples.write(Samples.event(uid: "event-2"), named: "b.ics", in: mine.id)
            let falsehoods: [WriteBatch.Premise] = [
                .object(name: "a.ics", in: mine.id, etag: nil),
                .object(name: "b.ics", in: mine.id, etag: put.etag),
                .noObject(uid: "event-1", of: Samples.person),
                .home(Samples.person, modseq: (home?.modseq ?? 0) - 1),
            ]
            for premise in falsehoods {
                let error = try await expectError(CalendarError.self) {
                    _ = try await store.commit(WriteBatch(premises: [premise], steps: [.put(other)]))
                }
                try expectEqual(error, .lostRace)
            }
            try expectEqual(try await store.findHome(of: Samples.person), home)
            let truths: [WriteBatch.Premise] = [
                .object(name: "a.ics", in: mine.id, etag: put.etag),
                .noObject(uid: "event-2", of: Samples.person),
                .home(Samples.person, modseq: home?.modseq ?? 0),
            ]
            _ = try await store.commit(WriteBatch(premises: truths, steps: [.put(other)]))
        },
        ContractCase("the refusal of the requested step is told, another's is a lost race; both undo all") { store in
            let mine = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: mine.id))
            let home = try await store.findHome(of: Samples.person)
            let taken = try Samples.write(Samples.event(), named: "b.ics", in: mine.id)
            let free = try Samples.write(Samples.event(uid: "event-2"), named: "c.ics", in: mine.id)
            let told = try await expectError(CalendarError.self) {
                _ = try await store.commit(WriteBatch(steps: [.put(taken), .put(free)]))
            }
            try expectEqual(told.precondition, .noUIDConflict(existing: "a.ics"))
            let lost = try await expectError(CalendarError.self) {
                _ = try await store.commit(WriteBatch(steps: [.put(free), .put(taken)]))
            }
            try expectEqual(lost, .lostRace)
            let second = try await expectError(CalendarError.self) {
                _ = try await store.commit(WriteBatch(steps: [.put(free), .put(taken)], requested: 1))
            }
            try expectEqual(second.precondition, .noUIDConflict(existing: "a.ics"))
            try expectEqual(try await store.findHome(of: Samples.person), home)
        },
        ContractCase("a schedule tag is kept or renewed, and guards its object from plain writes") { store in
            let mine = try await Samples.calendar(in: store)
            func put(_ summary: String, _ tagging: ScheduleTagging) async throws -> PutResult {
                try await store.putObject(
                    try Samples.write(
                        Samples.event(summary: summary),
                        named: "a.ics",
                        in: mine.id,
                        tagging: tagging
                    )
                )
            }
            let first = try await put("1", .renewed)
            let second = try await put("2", .kept)
            try expectEqual(second.scheduleTag, first.scheduleTag)
            let third = try await put("3", .renewed)
            try expect(third.scheduleTag != nil && third.scheduleTag != first.scheduleTag, "the tag is the same")
            let refused = try await expectError(CalendarError.self) { _ = try await put("4", .plain) }
            try expectEqual(refused, .lostRace)
            let kept = try await expectError(CalendarError.self) {
                _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: mine.id))
            }
            try expectEqual(kept, .lostRace)
            let listed = try await store.scheduledObjects(in: mine.id, after: nil, limit: 10)
            try expectEqual(listed.map(\.name), ["a.ics"])
            for (name, uid, isMeeting) in [
                ("a.ics", "event-1", true), ("b.ics", "event-1", true), ("b.ics", "event-2", false),
            ] {
                let plain = try Samples.write(Samples.event(uid: uid), named: name, in: mine.id)
                let written = try await store.putUnlessMeeting(plain)
                try expectEqual(written == nil, isMeeting)
            }
            try expectEqual(try await store.deleteUnlessMeeting(Samples.deletion(of: "a.ics", in: mine.id)), nil)
            try expect(
                try await store.deleteUnlessMeeting(Samples.deletion(of: "b.ics", in: mine.id)) != nil,
                "what is no meeting stays"
            )
            try expectEqual(try await store.listObjects(in: mine.id, after: nil, limit: 10).map(\.name), ["a.ics"])
            try expectEqual(try await store.scheduledObjects(in: mine.id, after: "a.ics", limit: 10), [])
            try expectEqual(try await put("5", .removed).scheduleTag, nil)
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: mine.id))
        },
        ContractCase("messages lie in the inbox, one UID often, and go after their time") { store in
            _ = try await Samples.calendar(in: store)
            let inbox = try await store.createCollection(Samples.newCollection("inbox", kind: .inbox), atMost: 10)
            for name in ["1.ics", "2.ics"] {
                var write = try Samples.write(Samples.event(), named: name, in: inbox.id)
                write.index.uid = name
                _ = try await store.commit(WriteBatch(steps: [.deliver(write)]))
            }
            try expectEqual(try await store.ranks(of: Samples.person, uids: ["1.ics"]), [:])
            try expectEqual(try await store.objects(withUID: "1.ics", of: [Samples.person]), [])
            let later = Samples.now.adding(seconds: 60)
            try expectEqual(try await store.deleteMessages(before: Samples.now, at: later, limit: 10), 0)
            try expectEqual(try await store.deleteMessages(before: later, at: later, limit: 1), 1)
            try expectEqual(try await store.listObjects(in: inbox.id, after: nil, limit: 10).map(\.name), ["2.ics"])
            let token = SyncToken(collection: inbox.id, epoch: inbox.epoch, modseq: inbox.modseq)
            let changes = try await store.changes(in: inbox.id, since: token, upTo: nil, limit: 10)
            try expectEqual(changes.changes.map(\.name).sorted(), ["1.ics", "2.ics"])
        },
        ContractCase("the default calendar is kept, and forgotten with the calendar") { store in
            let calendar = try await Samples.calendar(in: store)
            let inbox = try await store.createCollection(Samples.newCollection("inbox", kind: .inbox), atMost: 10)
            let updated = try await store.updateCollection(
                inbox.id,
                changes: [.defaultCalendar(calendar.id)],
                planning: nil,
                at: Samples.now
            )
            try expectEqual(updated.properties.defaultCalendar, calendar.id)
            try expectEqual(
                try await store.findCollection(at: inbox.address)?.properties.defaultCalendar,
                calendar.id
            )
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            try expectEqual(try await store.findCollection(at: inbox.address)?.properties.defaultCalendar, nil)
        },
    ]
}
