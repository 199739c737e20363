internal import Calendars
internal import CivilTime
internal import ICalendar

extension CalendarContract {
    static let objects: [ContractCase<any CalendarRepository>] = [
        ContractCase("what was put is what is read, byte for byte") { store in
            let calendar = try await Samples.calendar(in: store)
            let bytes = Samples.event(summary: "Grüße, 世界")
            let result = try await store.putObject(try Samples.write(bytes, named: "a b.ics", in: calendar.id))
            try expect(result.created, "a new object is not said to be new")
            try expectEqual(result.etag, ETag(of: bytes))
            guard let stored = try await store.findObject(at: Samples.address("a b.ics")) else {
                throw ContractViolation(description: "the object is not there")
            }
            try expectEqual(stored.bytes, bytes)
            try expectEqual(stored.uid, "event-1")
            try expectEqual(stored.kind, .event)
            try expectEqual(stored.etag, result.etag)
            try expectEqual(stored.id, result.id)
            try expectEqual(stored.summary.size, bytes.count)
            try expectEqual(stored.summary.modseq, result.modseq)
            try expectEqual(stored.summary.createdAt, Samples.now)
        },
        ContractCase("a second put keeps the number; the same bytes change nothing") { store in
            let calendar = try await Samples.calendar(in: store)
            let first = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let same = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            try expectEqual(same.modseq, first.modseq)
            try expect(!same.created, "an object is made twice")
            let changed = try await store.putObject(
                try Samples.write(Samples.event(summary: "Other"), named: "a.ics", in: calendar.id)
            )
            try expectEqual(changed.id, first.id)
            try expect(!changed.created, "an object is made twice")
            try expect(changed.modseq > first.modseq, "the counter stands still")
            let stored = try await store.findObject(at: Samples.address("a.ics"))
            try expectEqual(stored?.bytes, Samples.event(summary: "Other"))
        },
        ContractCase("a UID stands once in a collection, and an object keeps its own") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let second = try await expectError(CalendarError.self) {
                _ = try await store.putObject(try Samples.write(Samples.event(), named: "b.ics", in: calendar.id))
            }
            try expectEqual(second.precondition, .noUIDConflict(existing: "a.ics"))
            let other = try await expectError(CalendarError.self) {
                let write = try Samples.write(Samples.event(uid: "event-2"), named: "a.ics", in: calendar.id)
                _ = try await store.putObject(write)
            }
            try expectEqual(other.precondition, .noUIDConflict(existing: "a.ics"))
            try expectEqual(try await store.findObject(at: Samples.address("b.ics")), nil)
            try expectEqual(try await store.findObject(at: Samples.address("a.ics"))?.uid, "event-1")
        },
        ContractCase("many names are read at once, those that are absent left out") { store in
            let calendar = try await Samples.calendar(in: store)
            let names = ["plain.ics", "tab\t.ics"] + (0..<60).map { "n\"\($0)\\é.ics" }
            for (number, name) in names.enumerated() {
                let bytes = Samples.event(uid: "event-\(number)")
                _ = try await store.putObject(try Samples.write(bytes, named: name, in: calendar.id))
            }
            let found = try await store.objects(named: (names + ["absent.ics"])[...], in: calendar.id).objects
            try expectEqual(Set(found.map(\.name)), Set(names))
            try expectEqual(try await store.objects(named: [], in: calendar.id).objects, [])
        },
        ContractCase("a listing goes by name in pages") { store in
            let calendar = try await Samples.calendar(in: store)
            for number in [3, 1, 4, 0, 2] {
                let bytes = Samples.event(uid: "event-\(number)")
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            let first = try await store.listObjects(in: calendar.id, after: nil, limit: 2)
            let second = try await store.listObjects(in: calendar.id, after: first.last?.name, limit: 2)
            let third = try await store.listObjects(in: calendar.id, after: second.last?.name, limit: 2)
            try expectEqual((first + second + third).map(\.name), (0..<5).map { "\($0).ics" })
        },
        ContractCase("what is deleted is gone") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            try expectEqual(try await store.findObject(at: Samples.address("a.ics")), nil)
            let again = try await expectError(CalendarError.self) {
                _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            }
            try expectEqual(again, .notFound)
            // Its name and its UID are free.
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "b.ics", in: calendar.id))
        },
    ]

    static let conditions: [ContractCase<any CalendarRepository>] = [
        ContractCase("conditions are checked where the write happens") { store in
            let calendar = try await Samples.calendar(in: store)
            let bytes = Samples.event()
            let tag = ETag(of: bytes)
            func put(_ bytes: [UInt8], if condition: WriteCondition) async throws {
                _ = try await store.putObject(
                    try Samples.write(bytes, named: "a.ics", in: calendar.id, if: condition)
                )
            }
            for condition in [WriteCondition.exists, .matches([tag])] {
                let absent = try await expectError(CalendarError.self) { try await put(bytes, if: condition) }
                try expectEqual(absent, .etagMismatch(current: nil))
            }
            try await put(bytes, if: .absent)
            let other = Samples.event(summary: "Other")
            for condition in [WriteCondition.absent, .matches([ETag(of: other)]), .matches([]), .differs([tag])] {
                let present = try await expectError(CalendarError.self) { try await put(other, if: condition) }
                try expectEqual(present, .etagMismatch(current: tag))
            }
            try await put(other, if: .matches([ETag(of: [1]), tag]))
            let stale = try await expectError(CalendarError.self) {
                let deletion = Samples.deletion(of: "a.ics", in: calendar.id, if: .matches([tag]))
                _ = try await store.deleteObject(deletion)
            }
            try expectEqual(stale, .etagMismatch(current: ETag(of: other)))
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id, if: .exists))
        },
        ContractCase("of two that race, one wins") { store in
            let calendar = try await Samples.calendar(in: store)
            let outcomes = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        let bytes = Samples.event(summary: "Writer \(number)")
                        let write = try? Samples.write(bytes, named: "a.ics", in: calendar.id, if: .absent)
                        guard let write else { return false }
                        return (try? await store.putObject(write)) != nil
                    }
                }
                return await group.reduce(into: [Bool]()) { $0.append($1) }
            }
            try expectEqual(outcomes.filter { $0 }.count, 1)
        },
    ]

    static let moves: [ContractCase<any CalendarRepository>] = [
        ContractCase("a move keeps the number and leaves nothing behind") { store in
            let calendar = try await Samples.calendar(in: store)
            let target = try await store.createCollection(Samples.newCollection("home"), atMost: 10)
            let bytes = Samples.event()
            let put = try await store.putObject(try Samples.write(bytes, named: "a.ics", in: calendar.id))
            let before = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10).token
            let moved = try await store.moveObject(
                ObjectMove(
                    source: Samples.deletion(of: "a.ics", in: calendar.id, if: .matches([put.etag])),
                    write: try Samples.write(bytes, named: "b.ics", in: target.id, if: .absent)
                )
            )
            try expectEqual(moved.id, put.id)
            try expect(moved.created, "the target is not said to be new")
            try expectEqual(try await store.findObject(at: Samples.address("a.ics")), nil)
            let found = try await store.findObject(at: Samples.address("b.ics", in: "home"))
            try expectEqual(found?.bytes, bytes)
            let changes = try await store.changes(in: calendar.id, since: before, upTo: nil, limit: 10).changes
            try expectEqual(changes.map(\.name), ["a.ics"])
            let range = TimeRange(Samples.now..<Samples.now.adding(seconds: 3 * 86_400))
            let query = ObjectQuery(kind: .event, range: range)
            let left = try await store.candidates(for: query, in: calendar.id, from: nil, limit: 10)
            let arrived = try await store.candidates(for: query, in: target.id, from: nil, limit: 10)
            try expectEqual(left.objects.map(\.name) + arrived.objects.map(\.name), ["b.ics"])
        },
        ContractCase("a move within a collection renames") { store in
            let calendar = try await Samples.calendar(in: store)
            let put = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let token = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10).token
            _ = try await store.moveObject(
                ObjectMove(
                    source: Samples.deletion(of: "a.ics", in: calendar.id, if: .matches([put.etag])),
                    write: try Samples.write(Samples.event(), named: "b.ics", in: calendar.id)
                )
            )
            let changes = try await store.changes(in: calendar.id, since: token, upTo: nil, limit: 10).changes
            try expectEqual(Set(changes.map(\.name)), ["a.ics", "b.ics"])
            try expectEqual(try await store.listObjects(in: calendar.id, after: nil, limit: 10).map(\.name), ["b.ics"])
        },
        ContractCase("a move writes over its target only where it may") { store in
            let calendar = try await Samples.calendar(in: store)
            let put = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let other = Samples.event(uid: "event-2")
            _ = try await store.putObject(try Samples.write(other, named: "b.ics", in: calendar.id))
            func move(if condition: WriteCondition, source: ETag) async throws {
                _ = try await store.moveObject(
                    ObjectMove(
                        source: Samples.deletion(of: "a.ics", in: calendar.id, if: .matches([source])),
                        write: try Samples.write(Samples.event(), named: "b.ics", in: calendar.id, if: condition)
                    )
                )
            }
            let kept = try await expectError(CalendarError.self) { try await move(if: .absent, source: put.etag) }
            try expectEqual(kept, .etagMismatch(current: ETag(of: other)))
            let changed = try await expectError(CalendarError.self) {
                try await move(if: .always, source: ETag(of: other))
            }
            try expectEqual(changed, .lostRace)
            try await move(if: .always, source: put.etag)
            let left = try await store.listObjects(in: calendar.id, after: nil, limit: 10)
            try expectEqual(left.map(\.name), ["b.ics"])
        },
    ]
}
