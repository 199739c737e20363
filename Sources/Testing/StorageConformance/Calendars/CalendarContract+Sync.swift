internal import Calendars
internal import CivilTime

extension CalendarContract {
    static let syncLog: [ContractCase<any CalendarRepository>] = [
        ContractCase("a token tells what has changed since") { store in
            let calendar = try await Samples.calendar(in: store)
            for number in 0..<3 {
                let bytes = Samples.event(uid: "event-\(number)")
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            let first = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10)
            try expectEqual(first.changes.map(\.name), ["0.ics", "1.ics", "2.ics"])
            try expect(!first.isTruncated, "there is no more")
            let none = try await store.changes(in: calendar.id, since: first.token, upTo: nil, limit: 10)
            try expectEqual(none.changes, [])
            try expectEqual(none.token, first.token)

            let bytes = Samples.event(uid: "event-1", summary: "Other")
            _ = try await store.putObject(try Samples.write(bytes, named: "1.ics", in: calendar.id))
            _ = try await store.deleteObject(Samples.deletion(of: "0.ics", in: calendar.id))
            let second = try await store.changes(in: calendar.id, since: first.token, upTo: nil, limit: 10)
            try expectEqual(second.changes.map(\.name), ["1.ics", "0.ics"])
            guard case .removed = second.changes[1] else {
                throw ContractViolation(description: "the deletion is not told")
            }
            let token = try await store.findCollection(at: calendar.address)?.syncToken
            try expectEqual(token, second.token)
        },
        ContractCase("a name that comes back is changed, not removed") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let token = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10).token
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            let bytes = Samples.event(uid: "event-2")
            _ = try await store.putObject(try Samples.write(bytes, named: "a.ics", in: calendar.id))
            let changes = try await store.changes(in: calendar.id, since: token, upTo: nil, limit: 10).changes
            try expectEqual(changes.count, 1)
            guard case .changed(let summary) = changes[0] else {
                throw ContractViolation(description: "the object is said to be removed")
            }
            try expectEqual(summary.etag, ETag(of: bytes))
        },
        ContractCase("names are known under which nothing but hidden objects stood") { store in
            let calendar = try await Samples.calendar(in: store)
            let hidden = Samples.event(summary: "x\r\nCLASS:PRIVATE")
            _ = try await store.putObject(try Samples.write(hidden, named: "a.ics", in: calendar.id))
            let first = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10)
            try expectEqual(first.neverShown, ["a.ics"])
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            let second = try await store.changes(in: calendar.id, since: first.token, upTo: nil, limit: 10)
            try expectEqual(second.neverShown, ["a.ics"])
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            _ = try await store.putObject(try Samples.write(hidden, named: "a.ics", in: calendar.id))
            let third = try await store.changes(in: calendar.id, since: second.token, upTo: nil, limit: 10)
            try expectEqual(third.neverShown, [])
        },
        ContractCase("pages lead to the same end, and tell each name once") { store in
            let calendar = try await Samples.calendar(in: store)
            for number in 0..<10 {
                let bytes = Samples.event(uid: "event-\(number)")
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            var names: [String] = []
            var page = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 3)
            names += page.changes.map(\.name)
            // Something happens between the pages.
            let bytes = Samples.event(uid: "event-0", summary: "Other")
            _ = try await store.putObject(try Samples.write(bytes, named: "0.ics", in: calendar.id))
            let bound = page.bound
            while page.isTruncated {
                page = try await store.changes(in: calendar.id, since: page.token, upTo: bound, limit: 3)
                names += page.changes.map(\.name)
            }
            try expectEqual(names, (0..<10).map { "\($0).ics" })
            let rest = try await store.changes(in: calendar.id, since: page.token, upTo: nil, limit: 3)
            try expectEqual(rest.changes.map(\.name), ["0.ics"])
        },
        ContractCase("tokens of another life, collection or time are refused") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let good = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10).token
            var epoch = good
            epoch.epoch &+= 1
            var future = good
            future.modseq += 1
            var elsewhere = good
            elsewhere.collection = CollectionID(rawValue: 1)
            for token in [epoch, future, elsewhere] {
                let refused = try await expectError(CalendarError.self) {
                    _ = try await store.changes(in: calendar.id, since: token, upTo: nil, limit: 10)
                }
                try expectEqual(refused.precondition, .validSyncToken)
            }
        },
        ContractCase("tokens from before a forgotten deletion are refused, a first synchronisation goes on") { store in
            let calendar = try await Samples.calendar(in: store)
            for number in 0..<4 {
                let bytes = Samples.event(uid: "event-\(number)")
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            let old = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 10).token
            _ = try await store.deleteObject(Samples.deletion(of: "0.ics", in: calendar.id))
            let young = try await store.changes(in: calendar.id, since: old, upTo: nil, limit: 10).token
            try await store.forgetDeletions(before: Samples.now)
            let kept = try await store.changes(in: calendar.id, since: old, upTo: nil, limit: 10)
            try expectEqual(kept.changes.map(\.name), ["0.ics"])

            try await store.forgetDeletions(before: Samples.now.adding(seconds: 1))
            let refused = try await expectError(CalendarError.self) {
                _ = try await store.changes(in: calendar.id, since: old, upTo: nil, limit: 10)
            }
            try expectEqual(refused.precondition, .validSyncToken)
            try expectEqual(try await store.changes(in: calendar.id, since: young, upTo: nil, limit: 10).changes, [])
            let first = try await store.changes(in: calendar.id, since: nil, upTo: nil, limit: 2)
            try expect(first.isTruncated, "there is more")
            let second = try await store.changes(in: calendar.id, since: first.token, upTo: nil, limit: 2)
            try expectEqual((first.changes + second.changes).map(\.name), ["1.ics", "2.ics", "3.ics"])
        },
    ]
}
