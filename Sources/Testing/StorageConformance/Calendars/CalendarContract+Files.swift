internal import Accounts
internal import Calendars
internal import CivilTime

extension CalendarContract {
    static let files: [ContractCase<any CalendarRepository>] = [
        ContractCase("a file is kept, written over and deleted, under conditions") { store in
            _ = try await Samples.calendar(in: store)
            let made = try await store.putFile(Samples.file("a", [1, 2]))
            try expect(made.created, "the file stood there before")
            let entry = try await store.findEntry(at: Samples.fileAddress("a"))
            try expectEqual(entry, made.entry)
            try expectEqual(entry?.content?.size, 2)
            try expectEqual(entry?.content?.type, "text/plain")
            try expectEqual(try await store.bytes(of: made.entry.id), [1, 2])
            let again = try await store.putFile(Samples.file("a", [3], if: .matches([ETag(of: [1, 2])])))
            try expect(!again.created, "the file is new")
            try expectEqual(again.entry.id, made.entry.id)
            let refused = try await expectError(CalendarError.self) {
                _ = try await store.putFile(Samples.file("a", [4], if: .absent))
            }
            try expectEqual(refused, .etagMismatch(current: ETag(of: [3])))
            try await store.deleteEntry(at: Samples.fileAddress("a"), if: .always, now: Samples.now)
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("a")), nil)
            try expectEqual(try await store.findHome(of: Samples.person)?.usedBytes, 0)
        },
        ContractCase("names are shared with calendars, and a folder must be there") { store in
            _ = try await Samples.calendar(in: store)
            for body in [Samples.file("work", [1]), Samples.file("none/a", [1])] {
                let error = try await expectError(CalendarError.self) { _ = try await store.putFile(body) }
                switch error {
                case .occupied, .conflict: break
                default: throw ContractViolation(description: "another refusal: \(error)")
                }
            }
            _ = try await Samples.folder("notes", in: store)
            let taken = try await expectError(CalendarError.self) {
                _ = try await store.createCollection(Samples.newCollection("notes"), atMost: 10)
            }
            try expectEqual(taken.precondition, .resourceMustBeNull)
            let twice = try await expectError(CalendarError.self) { _ = try await Samples.folder("notes", in: store) }
            try expectEqual(twice.precondition, .resourceMustBeNull)
        },
        ContractCase("a folder goes with all that is in it, and with nothing else") { store in
            _ = try await Samples.calendar(in: store)
            for path in ["a", "a/b", "a0"] { _ = try await Samples.folder(path, in: store) }
            for path in ["a/x", "a/b/y", "a0/z"] { _ = try await store.putFile(Samples.file(path, [1])) }
            let names = try await store.listEntries(in: FilePath(text: "a"), of: Samples.person, after: nil, limit: 9)
            try expectEqual(names.map(\.path.text), ["a/b", "a/x"])
            let rest = try await store.listEntries(in: FilePath(text: "a"), of: Samples.person, after: "b", limit: 9)
            try expectEqual(rest.map(\.path.text), ["a/x"])
            try await store.deleteEntry(at: Samples.fileAddress("a"), if: .always, now: Samples.now)
            for path in ["a", "a/x", "a/b", "a/b/y"] {
                try expectEqual(try await store.findEntry(at: Samples.fileAddress(path)), nil)
            }
            try expect(try await store.findEntry(at: Samples.fileAddress("a0/z")) != nil, "a neighbour went along")
        },
        ContractCase("a folder moves and is copied with all that is in it") { store in
            _ = try await Samples.calendar(in: store)
            for path in ["a", "a/b"] { _ = try await Samples.folder(path, in: store) }
            let file = try await store.putFile(Samples.file("a/b/y", [7])).entry
            let name = DeadPropertyName(namespace: "urn:x", name: "note")
            try await store.changeDeadProperties(
                of: .file(file.id),
                for: Samples.person,
                changes: [DeadPropertyChange(name, [1])],
                limits: DeadPropertyLimits(count: 9, bytes: 99)
            )
            let moved = try await store.moveEntry(Samples.transfer("a", to: "m"))
            try expect(moved.created, "something stood there")
            let found = try await store.findEntry(at: Samples.fileAddress("m/b/y"))
            try expectEqual(found?.id, file.id)
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("a/b/y")), nil)
            let copied = try await store.copyEntry(Samples.transfer("m", to: "c"))
            try expect(copied.created, "something stood there")
            guard let copy = try await store.findEntry(at: Samples.fileAddress("c/b/y")) else {
                throw CalendarError.notFound
            }
            try expect(copy.id != file.id, "the copy is the original")
            try expectEqual(try await store.bytes(of: copy.id), [7])
            let properties = try await store.deadProperties(of: [.file(copy.id)], for: [Samples.person])
            try expectEqual(properties, [.file(copy.id): [name: [1]]])
            let refused = try await expectError(CalendarError.self) {
                _ = try await store.copyEntry(Samples.transfer("m", to: "c", overwrites: false))
            }
            try expectEqual(refused, .etagMismatch(current: nil))
            let shallow = try await store.copyEntry(Samples.transfer("m", to: "c", isShallow: true))
            try expect(!shallow.created, "nothing stood there")
            try expectEqual(try await store.findEntry(at: Samples.fileAddress("c/b")), nil)
        },
        ContractCase("a home holds so many bytes") { store in
            let calendar = try await Samples.calendar(in: store)
            let bytes = Samples.event()
            var write = try Samples.write(bytes, named: "a.ics", in: calendar.id)
            write.defaultQuota = bytes.count
            _ = try await store.putObject(write)
            try expectEqual(try await store.findHome(of: Samples.person)?.usedBytes, bytes.count)
            let full = try await expectError(CalendarError.self) {
                _ = try await store.putFile(Samples.file("a", [1], quota: bytes.count))
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            try expectEqual(try await store.findHome(of: Samples.person)?.usedBytes, bytes.count)
            try await store.setQuota(of: Samples.person, to: bytes.count + 1000)
            _ = try await store.putFile(Samples.file("a", [1], quota: bytes.count))
            try await store.deleteCollection(calendar.id, at: Samples.now, planning: nil)
            let used = try await store.findHome(of: Samples.person)?.usedBytes
            try expectEqual(used, 1 + FileEntry.overheadBytes)
        },
    ]

    static let properties: [ContractCase<any CalendarRepository>] = [
        ContractCase("each person's properties hide those of others") { store in
            let calendar = try await Samples.calendar(in: store)
            let object = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let limits = DeadPropertyLimits(count: 2, bytes: 100)
            let one = DeadPropertyName(namespace: "urn:x", name: "one")
            let two = DeadPropertyName(namespace: "urn:x", name: "two")
            let holders: [PropertyHolder] = [.collection(calendar.id), .object(object.id), .address("/dav/")]
            for holder in holders {
                try await store.changeDeadProperties(
                    of: holder,
                    for: Samples.person,
                    changes: [DeadPropertyChange(one, [1]), DeadPropertyChange(two, [2])],
                    limits: limits
                )
                try await store.changeDeadProperties(
                    of: holder,
                    for: Samples.other,
                    changes: [
                        DeadPropertyChange(one, [9]), DeadPropertyChange(two, [8]), DeadPropertyChange(two, nil),
                    ],
                    limits: limits
                )
            }
            let mine = try await store.deadProperties(of: holders, for: [Samples.person])
            let theirs = try await store.deadProperties(of: holders, for: [Samples.other, Samples.person])
            for holder in holders {
                try expectEqual(mine[holder], [one: [1], two: [2]])
                try expectEqual(theirs[holder], [one: [9], two: [2]])
            }
            let many = try await expectError(CalendarError.self) {
                let third = DeadPropertyName(namespace: "urn:x", name: "three")
                try await store.changeDeadProperties(
                    of: holders[1],
                    for: Samples.person,
                    changes: [DeadPropertyChange(third, [3])],
                    limits: limits
                )
            }
            try expectEqual(many.precondition, .quotaNotExceeded)
            try expectEqual(
                try await store.deadProperties(of: [holders[1]], for: [Samples.person]),
                [holders[1]: mine[holders[1]] ?? [:]]
            )
        },
        ContractCase("a calendar that moves keeps its numbers, one that is copied has its own") { store in
            let calendar = try await Samples.calendar(in: store)
            let object = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let moved = try await store.moveCollection(Samples.transfer(of: calendar.id, to: "renamed"))
            try expect(moved, "something stood there")
            let place = CalendarAddress(owner: Samples.person, name: "renamed")
            guard let after = try await store.findCollection(at: place) else { throw CalendarError.notFound }
            try expectEqual(after.id, calendar.id)
            try expectEqual(try await store.findObject(at: Samples.address("a.ics", in: "renamed"))?.id, object.id)
            try expectEqual(try await store.findCollection(at: calendar.address), nil)
            let copied = try await store.copyCollection(Samples.transfer(of: calendar.id, to: "copy"))
            try expect(copied, "something stood there")
            let copy = try await store.findObject(at: Samples.address("a.ics", in: "copy"))
            try expectEqual(copy?.bytes, Samples.event())
            try expect(copy?.id != object.id, "the copy is the original")
            let refused = try await expectError(CalendarError.self) {
                _ = try await store.moveCollection(Samples.transfer(of: calendar.id, to: "copy", overwrites: false))
            }
            try expectEqual(refused, .etagMismatch(current: nil))
            let over = try await store.moveCollection(Samples.transfer(of: calendar.id, to: "copy"))
            try expect(!over, "nothing stood there")
            try expectEqual(try await store.listCollections(of: Samples.person).map(\.name), ["copy", "travel"])
        },
        ContractCase("a home tells what has changed in it") { store in
            let calendar = try await Samples.calendar(in: store)
            let first = try await store.homeChanges(of: Samples.person, since: nil, limit: 100)
            try expectEqual(first.changes.count, 2)
            try expect(!first.isTruncated, "the page is whole")
            _ = try await store.putFile(Samples.file("f", [1]))
            _ = try await store.putObject(try Samples.write(Samples.event(), named: "a.ics", in: calendar.id))
            let second = try await store.homeChanges(of: Samples.person, since: first.token, limit: 1)
            guard case .entry(let entry)? = second.changes.first else { throw CalendarError.notFound }
            try expectEqual(entry.path.text, "f")
            try expect(second.isTruncated, "there is more")
            try await store.deleteEntry(at: Samples.fileAddress("f"), if: .always, now: Samples.now)
            let third = try await store.homeChanges(of: Samples.person, since: second.token, limit: 100)
            try expectEqual(third.changes.count, 2)
            guard case .removed("f", true, _)? = third.changes.last else { throw CalendarError.notFound }
            for wrong in [
                HomeSyncToken(epoch: first.token.epoch &+ 1, modseq: 1),
                HomeSyncToken(epoch: first.token.epoch, modseq: third.token.modseq + 1),
            ] {
                let error = try await expectError(CalendarError.self) {
                    _ = try await store.homeChanges(of: Samples.person, since: wrong, limit: 1)
                }
                try expectEqual(error.precondition, .validSyncToken)
            }
            try await store.forgetDeletions(before: Samples.now.adding(seconds: 1))
            let outdated = try await expectError(CalendarError.self) {
                _ = try await store.homeChanges(of: Samples.person, since: first.token, limit: 1)
            }
            try expectEqual(outdated.precondition, .validSyncToken)
        },
    ]
}

extension Samples {
    static func fileAddress(_ path: String) -> FileAddress {
        FileAddress(owner: person, path: FilePath(text: path))
    }

    static func file(
        _ path: String,
        _ bytes: [UInt8],
        if condition: WriteCondition = .always,
        quota: Int = 1_000_000
    ) -> FileWrite {
        FileWrite(
            address: fileAddress(path),
            bytes: bytes,
            etag: ETag(of: bytes),
            type: "text/plain",
            language: nil,
            condition: condition,
            now: now,
            defaultQuota: quota
        )
    }

    static func folder(_ path: String, in store: any CalendarRepository) async throws -> FileEntry {
        try await store.makeFolder(at: fileAddress(path), properties: [:], now: now, defaultQuota: 1_000_000)
    }

    static func transfer(
        _ source: String,
        to target: String,
        overwrites: Bool = true,
        isShallow: Bool = false
    ) -> FileTransfer {
        FileTransfer(
            source: fileAddress(source),
            target: fileAddress(target),
            sourceCondition: .always,
            overwrites: overwrites,
            isShallow: isShallow,
            now: now,
            defaultQuota: 1_000_000
        )
    }

    static func transfer(of source: CollectionID, to name: String, overwrites: Bool = true) -> CollectionTransfer {
        CollectionTransfer(
            source: source,
            target: CalendarAddress(owner: person, name: name),
            overwrites: overwrites,
            isShallow: false,
            now: now,
            planning: nil,
            limit: 10,
            defaultQuota: 1_000_000
        )
    }

    static func lock(
        _ token: String,
        on path: String,
        isExclusive: Bool = true,
        until end: Instant = now.adding(seconds: 60)
    ) -> HomeLock {
        HomeLock(
            token: token,
            home: person,
            path: path.split(separator: "/").map(String.init),
            isCollection: false,
            isDeep: true,
            isExclusive: isExclusive,
            holder: person,
            ownerElement: [1, 2],
            timeoutSeconds: 60,
            expiresAt: end
        )
    }
}
