internal import Accounts
internal import Calendars

extension CalendarContract {
    /// Travel is counted apart from the quota of its home.
    static let travel: [ContractCase<any CalendarRepository>] = [
        ContractCase("what is in Travel does not count in the home, and has a limit of its own") { store in
            _ = try await Samples.calendar(in: store)
            let travel = try await required(store, "travel")
            let bytes = Samples.event()
            func used() async throws -> Int { try await store.findHome(of: Samples.person)?.usedBytes ?? -1 }
            func write(_ number: Int, limit: Int) throws -> ObjectWrite {
                var write = try Samples.write(Samples.event(uid: "event-\(number)"), named: "\(number)", in: travel)
                // Nothing counts in the home, so that its quota does not matter.
                write.defaultQuota = 0
                write.travelLimit = limit
                return write
            }
            _ = try await store.putObject(write(1, limit: 2 * bytes.count))
            _ = try await store.putObject(write(2, limit: 2 * bytes.count))
            try expectEqual(try await used(), 0)
            let full = try await expectError(CalendarError.self) {
                _ = try await store.putObject(write(3, limit: 2 * bytes.count))
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            // What does not grow is taken.
            _ = try await store.putObject(write(2, limit: 1))
            try await store.deleteObject(Samples.deletion(of: "1", in: travel))
            try expectEqual(try await used(), 0)
        },
        ContractCase("what is moved out of Travel counts from then on, and what is moved in no longer") { store in
            let work = try await Samples.calendar(in: store).id
            let travel = try await required(store, "travel")
            let bytes = Samples.event()
            func used() async throws -> Int { try await store.findHome(of: Samples.person)?.usedBytes ?? -1 }
            func move(
                from source: CollectionID,
                to target: CollectionID,
                quota: Int,
                limit: Int?
            ) throws -> ObjectMove {
                var write = try Samples.write(bytes, named: "a", in: target)
                write.defaultQuota = quota
                write.travelLimit = limit
                return ObjectMove(source: Samples.deletion(of: "a", in: source), write: write)
            }
            _ = try await store.putObject(Samples.write(bytes, named: "a", in: travel))
            let full = try await expectError(CalendarError.self) {
                _ = try await store.moveObject(move(from: travel, to: work, quota: bytes.count - 1, limit: nil))
            }
            try expectEqual(full.precondition, .quotaNotExceeded)
            _ = try await store.moveObject(move(from: travel, to: work, quota: bytes.count, limit: nil))
            try expectEqual(try await used(), bytes.count)
            let crowded = try await expectError(CalendarError.self) {
                _ = try await store.moveObject(move(from: work, to: travel, quota: 0, limit: bytes.count - 1))
            }
            try expectEqual(crowded.precondition, .quotaNotExceeded)
            _ = try await store.moveObject(move(from: work, to: travel, quota: 0, limit: bytes.count))
            try expectEqual(try await used(), 0)
        },
    ]

    private static func required(_ store: any CalendarRepository, _ name: String) async throws -> CollectionID {
        let address = CalendarAddress(owner: Samples.person, name: name)
        guard let found = try await store.findCollection(at: address) else {
            throw ContractViolation(description: "there is no collection \(name)")
        }
        return found.id
    }
}
