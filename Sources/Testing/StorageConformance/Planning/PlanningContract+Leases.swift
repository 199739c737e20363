internal import Accounts
internal import Calendars
internal import CivilTime
internal import Planning

extension PlanningContract {
    static let leases: [ContractCase<Stores>] = [
        ContractCase("one worker at a time holds the dirty days of a person") { stores in
            try expectEqual(try await lease(stores), nil)
            _ = try await plannedEvent(in: stores)
            let held = try await requiredLease(stores)
            try expectEqual(held.person, Samples.person)
            try expectEqual(held.marks.map(\.days), [day])
            try expectEqual(held.modseq, try await stores.calendars.findHome(of: Samples.person)?.modseq)
            try expectEqual(try await lease(stores, owner: "two"), nil)
            try expectEqual(try await stores.planning.listLeaseOwners(), ["one"])
            let later = try await lease(stores, owner: "two", until: minute.adding(seconds: 60), now: minute)
            try expectEqual(later?.owner, "two")
            try expectEqual(try await stores.planning.applyPlan(emptyPlan(held)), false)
            try await stores.planning.releaseLeases(of: "two")
            try expectEqual(try await stores.planning.listLeaseOwners(), [])
        },
        ContractCase("people who rest are left out, and the nearest day comes first") { stores in
            _ = try await plannedEvent(in: stores)
            _ = try await plannedEvent(in: stores, of: Samples.other)
            try await stores.planning.markDirty(
                Samples.today...Samples.today,
                of: Samples.other,
                now: Samples.now
            )
            try expectEqual(try await lease(stores)?.person, Samples.other)
            try expectEqual(try await lease(stores, leavingOut: [Samples.person]), nil)
            try expectEqual(try await lease(stores)?.person, Samples.person)
        },
        ContractCase("of equally near days those come first that have been waiting longest") { stores in
            try expectEqual(try await stores.planning.backlog(), PlanningBacklog(people: 0, oldest: nil))
            for person in [Samples.person, Samples.other] {
                _ = try await Samples.calendar(in: stores.calendars, of: person)
            }
            let today = Samples.today...Samples.today
            let earlier = Samples.now.adding(seconds: -10)
            try await stores.planning.markDirty(today, of: Samples.other, now: earlier)
            try await stores.planning.markDirty(today, of: Samples.person, now: Samples.now)
            try expectEqual(try await stores.planning.backlog(), PlanningBacklog(people: 2, oldest: earlier))
            try expectEqual(try await stores.planning.dirtySince(of: Samples.other), earlier)
            try expectEqual(try await stores.planning.dirtySince(of: PrincipalID(rawValue: 99)), nil)
            let held = try await requiredLease(stores)
            try expectEqual(held.person, Samples.other)
            try expectEqual(try await stores.planning.applyPlan(emptyPlan(held)), true)
            // Who writes on and on waits for their turn.
            try await stores.planning.markDirty(today, of: Samples.other, now: Samples.now.adding(seconds: 1))
            try expectEqual(try await requiredLease(stores).person, Samples.person)
        },
        ContractCase("a lease is renewed by its holder while it lasts") { stores in
            _ = try await plannedEvent(in: stores)
            _ = try await requiredLease(stores)
            func renew(_ owner: String, at now: Instant) async throws -> Bool {
                try await stores.planning.renewLease(
                    of: Samples.person,
                    owner: owner,
                    until: now.adding(seconds: 60),
                    now: now
                )
            }
            try expectEqual(try await renew("one", at: Samples.now.adding(seconds: 40)), true)
            try expectEqual(try await lease(stores, owner: "two", now: minute), nil)
            try expectEqual(try await renew("two", at: minute), false)
            try expectEqual(try await renew("one", at: Samples.now.adding(seconds: 100)), false)
        },
        ContractCase("a write during planning leaves the days dirty, and the lease has ended") { stores in
            let (calendar, _) = try await plannedEvent(in: stores)
            let held = try await requiredLease(stores)
            let again = try Samples.write(
                Samples.event(summary: "Changed"),
                named: "a.ics",
                in: calendar,
                planning: Samples.scope()
            )
            _ = try await stores.calendars.putObject(again)
            try expectEqual(try await stores.planning.applyPlan(emptyPlan(held)), false)
            try expectEqual(try await stores.calendars.listDirtyDays(of: Samples.person).map(\.days), [day])
            try expect(try await lease(stores, owner: "two") != nil, "the lease has not ended")
        },
    ]

    static let horizons: [ContractCase<Stores>] = [
        ContractCase("days that come into a horizon are marked, and its last day only grows") { stores in
            _ = try await Samples.calendar(in: stores.calendars)
            let person = Samples.person
            try expectEqual(
                try await stores.planning.listHorizons(),
                [PersonHorizon(person: person, lastDay: nil)]
            )
            try await stores.planning.extendHorizon(of: person, with: 10...20, now: Samples.now)
            try await stores.planning.extendHorizon(of: person, with: 12...15, now: minute)
            try expectEqual(
                try await stores.planning.listHorizons(),
                [PersonHorizon(person: person, lastDay: 20)]
            )
            let dirty = try await stores.calendars.listDirtyDays(of: person)
            try expectEqual(dirty.map(\.days), [10...20, 12...15])
            try expectEqual(dirty.map(\.since), [Samples.now, minute])
        },
        ContractCase("a person who has deleted the Travel calendar has no horizon") { stores in
            let (_, travel) = try await plannedEvent(in: stores)
            try await stores.calendars.deleteCollection(travel, at: Samples.now, planning: nil)
            try expectEqual(try await stores.planning.listHorizons(), [])
            try expectEqual(try await lease(stores), nil)
            let snapshot = try await stores.planning.snapshot(of: Samples.person, window: window)
            try expectEqual(snapshot.travelCollection, nil)
            try expectEqual(try await stores.planning.listPublished(of: Samples.person, window: window), [])
        },
    ]
}
