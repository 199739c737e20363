internal import Calendars
internal import CivilTime
internal import ICalendar

extension CalendarContract {
    static let queries: [ContractCase<any CalendarRepository>] = [
        ContractCase("no object that touches a range is missing") { store in
            let calendar = try await Samples.calendar(in: store)
            let theirs = try await Samples.calendar(in: store, of: Samples.other)
            let events = [
                ("before.ics", "20251112T080000Z", "20251112T090000Z"),
                ("reaching-in.ics", "20251101T000000Z", "20251113T000100Z"),
                ("inside.ics", "20251113T120000Z", "20251113T120000Z"),
                ("reaching-out.ics", "20251113T235959Z", "20260201T000000Z"),
                ("after.ics", "20251114T080000Z", "20251114T090000Z"),
            ]
            for (name, start, end) in events {
                let bytes = Samples.event(uid: name, start: start, end: end)
                for collection in [calendar, theirs] {
                    _ = try await store.putObject(try Samples.write(bytes, named: name, in: collection.id))
                }
            }
            let names = try await names(in: store, of: calendar, "2025-11-13T00:00:00Z", "2025-11-14T00:00:00Z")
            try expect(names.isSuperset(of: ["reaching-in.ics", "inside.ics", "reaching-out.ics"]), "found \(names)")
            try expect(names.isDisjoint(with: ["before.ics", "after.ics"]), "found \(names)")
        },
        ContractCase("an endless series is found in any year") { store in
            let calendar = try await Samples.calendar(in: store)
            let series = [
                ("weekly.ics", "FREQ=WEEKLY"), ("yearly.ics", "FREQ=YEARLY"), ("ended.ics", "FREQ=WEEKLY;COUNT=3"),
            ]
            for (name, rule) in series {
                let bytes = Samples.event(uid: name, rule: rule)
                _ = try await store.putObject(try Samples.write(bytes, named: name, in: calendar.id))
            }
            for year in ["2025", "2027", "2028", "2060"] {
                let found = try await names(
                    in: store,
                    of: calendar,
                    "\(year)-11-10T00:00:00Z",
                    "\(year)-11-17T00:00:00Z"
                )
                try expect(found.isSuperset(of: ["weekly.ics", "yearly.ics"]), "in \(year) found \(found)")
                try expect(found.contains("ended.ics") == (year == "2025"), "in \(year) found \(found)")
            }
            let before = try await names(in: store, of: calendar, "2020-01-01T00:00:00Z", "2024-01-01T00:00:00Z")
            try expect(!before.contains("ended.ics"), "before its start found \(before)")
        },
        ContractCase("a changed event is found at its new time only, a deleted one nowhere") { store in
            let calendar = try await Samples.calendar(in: store)
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let later = Samples.event(start: "20251120T090000Z", end: "20251120T100000Z")
            _ = try await store.putObject(try Samples.write(later, named: "a.ics", in: calendar.id))
            try expectEqual(
                try await names(in: store, of: calendar, "2025-11-13T00:00:00Z", "2025-11-14T00:00:00Z"),
                []
            )
            try expectEqual(
                try await names(in: store, of: calendar, "2025-11-20T00:00:00Z", "2025-11-21T00:00:00Z"),
                ["a.ics"]
            )
            _ = try await store.deleteObject(Samples.deletion(of: "a.ics", in: calendar.id))
            try expectEqual(
                try await names(in: store, of: calendar, "2025-11-20T00:00:00Z", "2025-11-21T00:00:00Z"),
                []
            )
        },
        ContractCase("pages of a query hold each object once") { store in
            let calendar = try await Samples.calendar(in: store)
            for number in 0..<25 {
                let bytes = Samples.event(uid: "event-\(number)", rule: number % 2 == 0 ? "FREQ=MONTHLY" : nil)
                _ = try await store.putObject(try Samples.write(bytes, named: "\(number).ics", in: calendar.id))
            }
            let start = Samples.now.adding(seconds: -86_400 * 400)
            let ranges = [TimeRange(start..<Samples.now.adding(seconds: 86_400 * 4000)), nil]
            for query in ranges.map({ ObjectQuery(kind: .event, range: $0) }) {
                var names: [String] = []
                var next: ObjectCursor?
                repeat {
                    let page = try await store.candidates(for: query, in: calendar.id, from: next, limit: 10)
                    names += page.objects.map(\.name)
                    next = page.next
                } while next != nil
                try expectEqual(names.sorted(), (0..<25).map { "\($0).ics" }.sorted())
            }
            let todos = ObjectQuery(kind: .toDo, range: nil)
            try expectEqual(try await store.candidates(for: todos, in: calendar.id, from: nil, limit: 10).objects, [])
        },
        ContractCase("a page ends where its objects are many bytes") { store in
            let calendar = try await Samples.calendar(in: store)
            let large = String(repeating: "x", count: ObjectPage.largestBytes / 2)
            var names: [String] = []
            for number in 0..<5 {
                var write = try Samples.write(
                    Samples.event(uid: "event-\(number)"),
                    named: "\(number).ics",
                    in: calendar.id
                )
                write.bytes += Array(large.utf8)
                _ = try await store.putObject(write)
                names.append(write.name)
            }
            let range = TimeRange(Samples.now..<Samples.now.adding(seconds: 86_400 * 4))
            for query in [ObjectQuery(range: range), ObjectQuery()] {
                var pages: [[String]] = []
                var next: ObjectCursor?
                repeat {
                    let page = try await store.candidates(for: query, in: calendar.id, from: next, limit: 100)
                    pages.append(page.objects.map(\.name))
                    next = page.next
                } while next != nil
                try expectEqual(pages.filter { !$0.isEmpty }.map(\.count), [2, 2, 1])
                try expectEqual(pages.flatMap { $0 }.sorted(), names)
            }
            var rest = names[...]
            var found: [[String]] = []
            while !rest.isEmpty {
                let page = try await store.objects(named: rest, in: calendar.id)
                found.append(page.objects.map(\.name))
                rest = page.unread
            }
            try expectEqual(found, [["0.ics", "1.ics"], ["2.ics", "3.ics"], ["4.ics"]])
        },
        ContractCase("times are told without the bytes, except of what is itself a list of times") { store in
            let calendar = try await Samples.calendar(in: store)
            let event = try Samples.write(Samples.event(), named: "a.ics", in: calendar.id)
            _ = try await store.putObject(event)
            let lines = [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", "BEGIN:VFREEBUSY", "UID:busy",
                "DTSTAMP:20251101T000000Z", "DTSTART:20251113T000000Z", "DTEND:20251114T000000Z",
                "FREEBUSY:20251113T120000Z/PT1H", "END:VFREEBUSY", "END:VCALENDAR", "",
            ]
            let busy = try Samples.write(Array(lines.joined(separator: "\r\n").utf8), named: "b.ics", in: calendar.id)
            _ = try await store.putObject(busy)
            let range = TimeRange(
                try Instant(iso8601: "2025-11-13T00:00:00Z")..<Instant(iso8601: "2025-11-14T00:00:00Z")
            )
            var times: [ObjectTimes] = []
            var next: ObjectCursor?
            repeat {
                let page = try await store.times(touching: range, in: calendar.id, from: next, limit: 1)
                times += page.times
                next = page.next
            } while next != nil
            let expected = [
                ObjectTimes(kind: .event, recurrence: event.index.recurrence, bytes: []),
                ObjectTimes(kind: .freeBusy, recurrence: busy.index.recurrence, bytes: busy.bytes),
            ]
            try expectEqual(times, expected)
            let elsewhere = TimeRange(
                try Instant(iso8601: "2025-12-13T00:00:00Z")..<Instant(iso8601: "2025-12-14T00:00:00Z")
            )
            try expectEqual(
                try await store.times(touching: elsewhere, in: calendar.id, from: nil, limit: 1).times,
                []
            )
        },
    ]

    /// The names that a query of a range gives.
    private static func names(
        in store: any CalendarRepository,
        of collection: CalendarCollection,
        _ start: String,
        _ end: String
    ) async throws -> Set<String> {
        let range = try Instant(iso8601: start)..<Instant(iso8601: end)
        let query = ObjectQuery(kind: nil, range: TimeRange(range))
        let page = try await store.candidates(for: query, in: collection.id, from: nil, limit: 100)
        return Set(page.objects.map(\.name))
    }
}
