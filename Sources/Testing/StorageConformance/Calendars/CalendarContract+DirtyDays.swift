internal import Calendars
internal import CivilTime
internal import ICalendar

extension CalendarContract {
    static let dirtyDays: [ContractCase<any CalendarRepository>] = [
        ContractCase("a write marks the days of the old and the new occurrences") { store in
            let calendar = try await Samples.calendar(in: store)
            let scope = try Samples.scope()
            let first = try await store.putObject(
                try Samples.write(Samples.event(), named: "a.ics", in: calendar.id, planning: scope)
            )
            try expect(first.madeDaysDirty, "nothing is said to be marked")
            var marks = try await store.listDirtyDays(of: Samples.person)
            try expectEqual(marks.map(\.days), [Samples.today + 1...Samples.today + 1])
            try expectEqual(marks.map(\.since), [Samples.now])
            let generation = marks[0].generation

            let later = Samples.event(start: "20251120T090000Z", end: "20251121T100000Z")
            _ = try await store.putObject(try Samples.write(later, named: "a.ics", in: calendar.id, planning: scope))
            marks = try await store.listDirtyDays(of: Samples.person)
            try expectEqual(
                marks.map(\.days),
                [Samples.today + 1...Samples.today + 1, Samples.today + 8...Samples.today + 9]
            )
            try expect(marks.allSatisfy { $0.generation > generation }, "the generation stands still")
        },
        ContractCase("marks are clipped to the horizon, and the past is left alone") { store in
            let calendar = try await Samples.calendar(in: store)
            let scope = try Samples.scope()
            let daily = Samples.event(start: "20240101T090000Z", end: "20240101T100000Z", rule: "FREQ=DAILY")
            _ = try await store.putObject(
                try Samples.write(daily, named: "daily.ics", in: calendar.id, planning: scope)
            )
            let past = Samples.event(uid: "event-2", start: "20251110T090000Z", end: "20251110T100000Z")
            let result = try await store.putObject(
                try Samples.write(past, named: "past.ics", in: calendar.id, planning: scope)
            )
            try expect(!result.madeDaysDirty, "the past is marked")
            let marks = try await store.listDirtyDays(of: Samples.person)
            try expectEqual(marks.map(\.days), [Samples.today...Samples.today + 59])
        },
        ContractCase("a deletion and a move mark too; a write that nobody plans by marks nothing") { store in
            let calendar = try await Samples.calendar(in: store)
            let target = try await store.createCollection(Samples.newCollection("free"), atMost: 10)
            let put = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            try expectEqual(try await store.listDirtyDays(of: Samples.person), [])
            let scope = try Samples.scope()
            let moved = try await store.moveObject(
                ObjectMove(
                    source: Samples.deletion(of: "a.ics", in: calendar.id, if: .matches([put.etag]), planning: scope),
                    write: try Samples.write(Samples.event(), named: "a.ics", in: target.id)
                )
            )
            try expect(moved.madeDaysDirty, "nothing is said to be marked")
            let first = try await store.listDirtyDays(of: Samples.person)
            try expectEqual(first.map(\.days), [Samples.today + 1...Samples.today + 1])
            let deleted = try await store.deleteObject(Samples.deletion(of: "a.ics", in: target.id, planning: scope))
            try expect(deleted, "nothing is said to be marked")
            let second = try await store.listDirtyDays(of: Samples.person)
            try expect(second.map(\.generation) != first.map(\.generation), "the generation stands still")
            try expectEqual(second.map(\.days), first.map(\.days))
        },
        ContractCase("what is deleted or switched as a whole marks the horizon") { store in
            let calendar = try await Samples.calendar(in: store)
            let scope = try Samples.scope()
            _ = try await store.updateCollection(
                calendar.id,
                changes: [.transparency(.transparent)],
                planning: scope,
                at: Samples.now
            )
            try expectEqual(try await store.listDirtyDays(of: Samples.person).map(\.days), [scope.horizon])
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: scope)
            try expectEqual(try await store.listDirtyDays(of: Samples.person).map(\.days), [scope.horizon])
        },
        ContractCase("who was entered first stays first") { store in
            let calendar = try await Samples.calendar(in: store)
            let target = try await store.createCollection(Samples.newCollection("home"), atMost: 10)
            for (number, uid) in ["first", "second"].enumerated() {
                let bytes = Samples.event(uid: uid)
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            let before = try await store.ranks(of: Samples.person, uids: ["first", "second", "absent"])
            try expectEqual(before.sorted { $0.value < $1.value }.map(\.key), ["first", "second"])

            let bytes = Samples.event(uid: "first")
            _ = try await store.moveObject(
                ObjectMove(
                    source: Samples.deletion(of: "0.ics", in: calendar.id),
                    write: try Samples.write(bytes, named: "0.ics", in: target.id)
                )
            )
            _ = try await store.deleteObject(Samples.deletion(of: "0.ics", in: target.id))
            _ = try await store.putObject(try Samples.write(bytes, named: "again.ics", in: calendar.id))
            try expectEqual(try await store.ranks(of: Samples.person, uids: ["first", "second"]), before)
            try expectEqual(try await store.ranks(of: Samples.other, uids: ["first"]), [:])
        },
    ]
}
