internal import Accounts
internal import Calendars
internal import CivilTime

extension CalendarContract {
    static let locks: [ContractCase<any CalendarRepository>] = [
        ContractCase("exclusive locks stand alone, shared ones together") { store in
            _ = try await Samples.calendar(in: store)
            try await store.addLock(Samples.lock("urn:1", on: "a", isExclusive: false), at: Samples.now, atMost: 9)
            try await store.addLock(Samples.lock("urn:2", on: "a", isExclusive: false), at: Samples.now, atMost: 9)
            for path in ["a", "a/b", ""] {
                let error = try await expectError(CalendarError.self) {
                    try await store.addLock(Samples.lock("urn:3", on: path), at: Samples.now, atMost: 9)
                }
                guard case .lockConflict(let locks) = error else { throw error }
                try expectEqual(locks.map(\.token), ["urn:1", "urn:2"])
            }
            try await store.addLock(Samples.lock("urn:4", on: "b"), at: Samples.now, atMost: 9)
            let full = try await expectError(CalendarError.self) {
                try await store.addLock(Samples.lock("urn:5", on: "c"), at: Samples.now, atMost: 3)
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            let found = try await store.findGuard(of: Samples.person, name: nil, at: Samples.now)
            try expectEqual(found?.locks.map(\.token), ["urn:1", "urn:2", "urn:4"])
            try expectEqual(found?.locks.last, Samples.lock("urn:4", on: "b"))
        },
        ContractCase("a new file and its lock are stored together, or neither is") { store in
            _ = try await Samples.calendar(in: store)
            try await store.addLockedFile(Samples.file("a", []), lock: Samples.lock("urn:1", on: "a"), atMost: 2)
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("a"))?.content?.size, 0)
            let conflict = try await expectError(CalendarError.self) {
                try await store.addLockedFile(
                    Samples.file("a/b", []),
                    lock: Samples.lock("urn:2", on: "a/b"),
                    atMost: 9
                )
            }
            guard case .lockConflict(let locks) = conflict else { throw conflict }
            try expectEqual(locks.map(\.token), ["urn:1"])
            let homeless = try await expectError(CalendarError.self) {
                try await store.addLockedFile(
                    Samples.file("x/y", []),
                    lock: Samples.lock("urn:3", on: "x/y"),
                    atMost: 9
                )
            }
            guard case .conflict = homeless else { throw homeless }
            try await store.addLock(Samples.lock("urn:4", on: "b"), at: Samples.now, atMost: 2)
            let full = try await expectError(CalendarError.self) {
                try await store.addLockedFile(Samples.file("c", []), lock: Samples.lock("urn:5", on: "c"), atMost: 2)
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("c")), nil)
            let found = try await store.findGuard(of: Samples.person, name: nil, at: Samples.now)
            try expectEqual(found?.locks.map(\.token), ["urn:1", "urn:4"])
        },
        ContractCase("a lock runs out, is refreshed, and is given back") { store in
            _ = try await Samples.calendar(in: store)
            try await store.addLock(Samples.lock("urn:1", on: "a"), at: Samples.now, atMost: 9)
            let later = Samples.now.adding(seconds: 100)
            try expectEqual(try await store.findGuard(of: Samples.person, name: nil, at: later)?.locks, [])
            let gone = try await expectError(CalendarError.self) {
                _ = try await store.refreshLock("urn:1", of: Samples.person, timeoutSeconds: 9, at: later)
            }
            try expectEqual(gone, .notFound)
            try await store.addLock(
                Samples.lock("urn:2", on: "a", until: later.adding(seconds: 50)),
                at: later,
                atMost: 1
            )
            let fresh = try await store.refreshLock("urn:2", of: Samples.person, timeoutSeconds: 500, at: later)
            try expectEqual(fresh.expiresAt, later.adding(seconds: 500))
            let foreign = try await expectError(CalendarError.self) {
                try await store.removeLock("urn:2", of: Samples.other)
            }
            try expectEqual(foreign, .notFound)
            try await store.removeLock("urn:2", of: Samples.person)
            try expectEqual(try await store.findGuard(of: Samples.person, name: nil, at: later)?.locks, [])
        },
        ContractCase("a lock breaks the fence of a write that did not know of it") { store in
            let calendar = try await Samples.calendar(in: store)
            guard let before = try await store.findGuard(of: Samples.person, name: "work", at: Samples.now) else {
                throw CalendarError.notFound
            }
            try expect(!before.isFile, "a calendar is taken for a file")
            let fenced = store.fenced(by: [WriteFence(home: Samples.person, lockGeneration: before.lockGeneration)])
            let bound = store.fenced(
                by: [
                    WriteFence(
                        home: Samples.person,
                        lockGeneration: before.lockGeneration,
                        modseq: before.modseq
                    )
                ]
            )
            _ = try await fenced.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let changed = try await expectError(CalendarError.self) {
                _ = try await bound.putFile(Samples.file("a", [1]))
            }
            try expectEqual(changed, .brokenFence)
            try await store.addLock(Samples.lock("urn:1", on: "x"), at: Samples.now, atMost: 9)
            let locked = try await expectError(CalendarError.self) {
                _ = try await fenced.putFile(Samples.file("a", [1]))
            }
            try expectEqual(locked, .brokenFence)
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("a")), nil)
            let batch = WriteBatch(steps: [
                .put(try Samples.write(Samples.event(uid: "b"), named: "b.ics", in: calendar.id))
            ])
            let whole = try await expectError(CalendarError.self) { _ = try await fenced.commit(batch) }
            try expectEqual(whole, .brokenFence)
        },
        ContractCase("a fence moves on with what is written under it, and others break it") { store in
            let calendar = try await Samples.calendar(in: store)
            guard let before = try await store.findGuard(of: Samples.person, name: nil, at: Samples.now) else {
                throw CalendarError.notFound
            }
            let fence = WriteFence(
                home: Samples.person,
                lockGeneration: before.lockGeneration,
                modseq: before.modseq
            )
            let bound = store.fenced(by: [fence])
            for name in ["a", "b"] {
                _ = try await bound.putObject(
                    try Samples.write(Samples.event(uid: name), named: name, in: calendar.id)
                )
            }
            let refused = try await expectError(CalendarError.self) {
                _ = try await bound.putObject(
                    try Samples.write(Samples.event(uid: "a"), named: "c", in: calendar.id)
                )
            }
            try expectEqual(refused.precondition, .noUIDConflict(existing: "a"))
            _ = try await bound.deleteObject(Samples.deletion(of: "a", in: calendar.id))
            _ = try await store.deleteObject(Samples.deletion(of: "b", in: calendar.id))
            let broken = try await expectError(CalendarError.self) {
                try await bound.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            }
            try expectEqual(broken, .brokenFence)
        },
        ContractCase("a fence round a collection is not broken by what is written beside it") { store in
            let calendar = try await Samples.calendar(in: store)
            guard let before = try await store.findGuard(of: Samples.person, name: nil, at: Samples.now) else {
                throw CalendarError.notFound
            }
            let fence = WriteFence(
                home: Samples.person,
                lockGeneration: before.lockGeneration,
                collections: [calendar.id: calendar.modseq]
            )
            let bound = store.fenced(by: [fence])
            for name in ["a", "b"] {
                _ = try await bound.putObject(
                    try Samples.write(Samples.event(uid: name), named: name, in: calendar.id)
                )
                _ = try await store.putFile(Samples.file(name, [1]))
            }
            _ = try await store.deleteObject(Samples.deletion(of: "b", in: calendar.id))
            let broken = try await expectError(CalendarError.self) {
                _ = try await bound.deleteObject(Samples.deletion(of: "a", in: calendar.id))
            }
            try expectEqual(broken, .brokenFence)
            let fresh = store.fenced(
                by: [
                    WriteFence(
                        home: Samples.person,
                        lockGeneration: before.lockGeneration,
                        collections: [calendar.id: try await store.findCollection(at: calendar.address)?.modseq ?? 0]
                    )
                ]
            )
            try await fresh.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            _ = try await fresh.putFile(Samples.file("c", [1]))
        },
        ContractCase("locks end with what they are on") { store in
            let calendar = try await Samples.calendar(in: store)
            for (token, path) in [("urn:1", "work/a.ics"), ("urn:2", "f/x"), ("urn:3", "g")] {
                try await store.addLock(Samples.lock(token, on: path), at: Samples.now, atMost: 9)
            }
            _ = try await Samples.folder("f", in: store)
            try await store.deleteEntry(at: Samples.fileAddress("f"), if: .always, now: Samples.now)
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            let left = try await store.findGuard(of: Samples.person, name: nil, at: Samples.now)?.locks
            try expectEqual(left?.map(\.token), ["urn:3"])
        },
    ]
}
