internal import Accounts
internal import Calendars
internal import ICalendar

extension CalendarContract {
    private static func attachment(_ id: String, bytes: Int = 100) -> Attachment {
        Attachment(
            id: id,
            creator: Samples.person,
            type: "text/x",
            name: "é.txt",
            bytes: [UInt8](repeating: 7, count: bytes)
        )
    }

    private static func write(
        _ name: String,
        in collection: CollectionID,
        _ use: AttachmentUse?,
        summary: String = "a"
    ) throws -> ObjectWrite {
        var write = try Samples.write(
            Samples.event(uid: name, summary: summary),
            named: "\(name).ics",
            in: collection
        )
        write.attachments = use
        return write
    }

    static let attachments: [ContractCase<any CalendarRepository>] = [
        ContractCase("attachments live as long as an object names them, and count in the quota") { store in
            let work = try await Samples.calendar(in: store)
            func used() async throws -> Int { try await store.findHome(of: Samples.person)?.usedBytes ?? -1 }
            let kept = attachment("one")
            let first = try write("a", in: work.id, AttachmentUse(ids: ["one"], taker: Samples.person, new: kept))
            _ = try await store.putObject(first)
            try expectEqual(try await store.findAttachment("one"), kept)
            try expectEqual(try await store.sizesOfAttachments(["one", "two"]), ["one": 100])
            try expectEqual(try await used(), first.bytes.count + 100)
            let second = try write("b", in: work.id, AttachmentUse(ids: ["one"], taker: Samples.person))
            _ = try await store.putObject(second)
            let uses = try await store.usesOfAttachment("one", for: Samples.other, limit: 10)
            try expectEqual(Set(uses.map(\.name)), ["a.ics", "b.ics"])
            // An update with another one in its place.
            let next = try write(
                "a",
                in: work.id,
                AttachmentUse(ids: ["two"], taker: Samples.person, new: attachment("two", bytes: 50)),
                summary: "b"
            )
            _ = try await store.putObject(next)
            try expectEqual(try await used(), next.bytes.count + second.bytes.count + 150)
            _ = try await store.putObject(try write("a", in: work.id, nil, summary: "c"))
            try expectEqual(try await store.findAttachment("two"), nil)
            try expectEqual(try await store.findAttachment("one"), kept)
            try await store.deleteCollection(work.id, at: Samples.now, planning: nil)
            try expectEqual(try await store.findAttachment("one"), nil)
            try expectEqual(try await used(), 0)
        },
        ContractCase("attachments are taken up by who made them, or by the server") { store in
            let work = try await Samples.calendar(in: store)
            _ = try await store.putObject(
                try write("a", in: work.id, AttachmentUse(ids: ["one"], taker: Samples.person, new: attachment("one")))
            )
            for (id, taker) in [("one", Samples.other), ("made-up", Samples.person)] {
                let refused = try await expectError(CalendarError.self) {
                    _ = try await store.putObject(try write("b", in: work.id, AttachmentUse(ids: [id], taker: taker)))
                }
                try expectEqual(refused.precondition, .validManagedIDParameter)
            }
            // The object keeps its attachments, whoever writes it.
            _ = try await store.putObject(
                try write("a", in: work.id, AttachmentUse(ids: ["one"], taker: Samples.other), summary: "b")
            )
            _ = try await store.putObject(try write("c", in: work.id, AttachmentUse(ids: ["one", "gone"], taker: nil)))
            try expectEqual(try await store.usesOfAttachment("one", for: Samples.person, limit: 10).count, 2)
        },
    ]
}
