internal import Accounts
internal import Calendars
internal import Jobs

extension CalendarContract {
    /// What others place in a home, and what waits to be carried outside.
    static let deliveries: [ContractCase<any CalendarRepository>] = [
        ContractCase("everybody delivers into an inbox, unless its owner denies it") { store in
            let made = try await store.prepareHome(
                of: Samples.other,
                with: [Samples.newCollection("inbox", of: Samples.other, kind: .inbox)],
                at: Samples.now
            )
            let inbox = made[0].id
            let stranger = PrincipalID(rawValue: 43)
            try expectEqual(try await store.deliveryPrivileges(of: Samples.person, in: inbox), .scheduleDeliver)
            let denied: Privileges = [.scheduleDeliverInvite, .scheduleQueryFreeBusy]
            let entry = AccessEntry(.principal(Samples.person), isDeny: true, denied)
            try await store.setAccess([entry], to: inbox, at: Samples.now)
            let left = try await store.deliveryPrivileges(of: Samples.person, in: inbox)
            try expectEqual(left, Privileges.scheduleDeliver.subtracting(denied))
            try expectEqual(try await store.deliveryPrivileges(of: stranger, in: inbox), .scheduleDeliver)
        },
        ContractCase("one person may place only so much in the home of another") { store in
            let calendar = try await Samples.calendar(in: store, of: Samples.other)
            let share = DeliveryAllowance.share
            var write = try Samples.write(Samples.event(), named: "a.ics", in: calendar.id)
            write.placedBy = Samples.person
            _ = try await store.putObject(write)
            let placed = write.bytes.count
            func allowance(_ bytes: Int, to recipient: PrincipalID = Samples.other) -> DeliveryAllowance {
                DeliveryAllowance(
                    sender: Samples.person,
                    recipient: recipient,
                    bytes: bytes,
                    isCounted: true,
                    defaultQuota: share * (placed + 10)
                )
            }
            try expectEqual(try await store.isWithinLimits(for: allowance(10)), true)
            try expectEqual(try await store.isWithinLimits(for: allowance(11)), false)
            try await store.setQuota(of: Samples.other, to: share * (placed + 20))
            try expectEqual(try await store.isWithinLimits(for: allowance(20)), true)
            try expectEqual(try await store.isWithinLimits(for: allowance(21)), false)
            // Nobody's home.
            try expectEqual(try await store.isWithinLimits(for: allowance(1, to: PrincipalID(rawValue: 43))), false)
        },
        ContractCase("what waits to be carried outside is counted once for all who get the same") { store in
            let calendar = try await Samples.calendar(in: store)
            func job(_ content: [UInt8]) -> NewJob {
                NewJob(OutgoingMessage.jobKind, content: content, person: Samples.person, at: Samples.now)
            }
            func batch(_ name: String, _ jobs: [NewJob], atMost limit: Int) throws -> WriteBatch {
                let write = try Samples.write(Samples.event(uid: name), named: name, in: calendar.id)
                return WriteBatch(
                    premises: [.outgoing(of: Samples.person, atMost: limit)],
                    steps: [.put(write)],
                    jobs: jobs
                )
            }
            try expectEqual(try await store.outgoingBytes(of: Samples.person), 0)
            let jobs = [job([1, 2, 3]), job([1, 2, 3]), job([4, 5])]
            _ = try await store.commit(batch("a.ics", jobs, atMost: 0))
            try expectEqual(try await store.outgoingBytes(of: Samples.person), 5)
            try expectEqual(try await store.outgoingBytes(of: Samples.other), 0)
            let error = try await expectError(CalendarError.self) {
                _ = try await store.commit(batch("b.ics", [], atMost: 4))
            }
            try expectEqual(error, .lostRace)
            _ = try await store.commit(batch("b.ics", [], atMost: 5))
        },
    ]
}
