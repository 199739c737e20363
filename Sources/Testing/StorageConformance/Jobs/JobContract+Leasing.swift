internal import CivilTime
internal import Jobs

extension JobContract {
    static let leasing: [ContractCase<any JobRepository>] = [
        ContractCase("the job that has been due longest is leased, once, and only of the kinds asked for") { store in
            try await store.enqueue([
                job("later", notBefore: at(100)), job("second", notBefore: at(5)), job("first", notBefore: at(2)),
                NewJob("push", at: start),
            ])
            try expectEqual(try await lease(store, at: 1), nil)
            try expectEqual(try await store.nextDue(of: [kind]), at(2))
            let first = try await leased(store, at: 10)
            try expectEqual(first.job.content.map { String(decoding: $0, as: UTF8.self) }, "content of first")
            try expectEqual(first.job.attempts, 1)
            let second = try await leased(store, at: 10, owner: "two")
            try expectEqual(second.job.content.map { String(decoding: $0, as: UTF8.self) }, "content of second")
            try expectEqual(try await lease(store, at: 10), nil)
            try expectEqual(try await store.listLeaseOwners(), ["one", "two"])
            try expectEqual(try await store.nextDue(of: [kind]), at(70))
            try expectEqual(try await store.nextDue(of: []), nil)
        },
        ContractCase("a lease ends, and who held it can do nothing with the job any more") { store in
            try await store.enqueue([job("a")])
            let first = try await leased(store, at: 0)
            try expectEqual(try await lease(store, at: 59, owner: "two"), nil)
            // Also the same owner gets another lease.
            let second = try await leased(store, at: 60)
            try expectEqual(second.job.attempts, 2)
            try expectEqual(try await store.complete(first), false)
            try expectEqual(try await store.postpone(first, until: at(500), error: "x"), false)
            try expectEqual(try await store.repeatLater(first, at: at(500)), false)
            try expectEqual(try await store.giveUp(first, error: "x", at: at(61)), false)
            try expectEqual(try await store.release(first), false)
            try expectEqual(try await store.renew(first, until: at(500)), false)
            try expectEqual(try await store.renew(second, until: at(500)), true)
            try expectEqual(try await lease(store, at: 499, owner: "two"), nil)
            try expectEqual(try await store.complete(second), true)
            try expectEqual(try await texts(store), [])
            try expectEqual(try await store.complete(second), false)
        },
        ContractCase("a job that failed waits, one that is repeated starts afresh, one given back lost nothing") {
            store in
            try await store.enqueue([job("a")])
            try expectEqual(try await store.postpone(leased(store, at: 0), until: at(100), error: "no answer"), true)
            try expectEqual(try await lease(store, at: 99), nil)
            let again = try await leased(store, at: 100)
            try expectEqual(again.job.attempts, 2)
            try expectEqual(again.job.lastError, "no answer")
            try expectEqual(try await store.release(again), true)
            let third = try await leased(store, at: 100)
            try expectEqual(third.job.attempts, 2)
            try expectEqual(try await store.repeatLater(third, at: at(200)), true)
            try expectEqual(try await lease(store, at: 199), nil)
            let fresh = try await leased(store, at: 200)
            try expectEqual(fresh.job.attempts, 1)
            try expectEqual(fresh.job.lastError, nil)
        },
        ContractCase("leases of an owner that has gone are ended") { store in
            try await store.enqueue([job("a"), job("b")])
            _ = try await leased(store, at: 0, owner: "one")
            _ = try await leased(store, at: 0, owner: "two")
            try await store.releaseLeases(of: "one")
            try expectEqual(try await store.listLeaseOwners(), ["two"])
            try expectEqual(try await leased(store, at: 1, owner: "three").job.attempts, 2)
        },
    ]

    static let administration: [ContractCase<any JobRepository>] = [
        ContractCase("a job that was given up stays until somebody retries or deletes it") { store in
            try await store.enqueue([job("a"), job("b", notBefore: at(50)), NewJob("push", at: start)])
            try expectEqual(try await store.giveUp(leased(store, at: 0), error: "refused", at: at(3)), true)
            try expectEqual(try await lease(store, at: 40), nil)
            let given = try await store.listJobs(onlyGivenUp: true, kind: nil, after: nil, limit: 10)
            try expectEqual(given.map(\.givenUpAt), [at(3)])
            try expectEqual(given.map(\.lastError), ["refused"])
            try expectEqual(
                try await store.countJobs(),
                [JobCount(kind: "mail", waiting: 1, givenUp: 1), JobCount(kind: "push", waiting: 1)]
            )
            try await store.retry(given[0].id, at: at(45))
            let again = try await leased(store, at: 45)
            try expectEqual(again.job.id, given[0].id)
            try expectEqual(again.job.attempts, 1)
            try expectEqual(again.job.givenUpAt, nil)
            _ = try await store.postpone(again, until: at(100), error: "still refused")
            try expectEqual(
                try await store.countJobs().first,
                JobCount(kind: "mail", waiting: 1, failing: 1)
            )
            try await store.delete(given[0].id)
            try expectEqual(try await texts(store).first, "b")
            let missing = [
                try await expectError(JobError.self) { try await store.delete(given[0].id) },
                try await expectError(JobError.self) { try await store.retry(given[0].id, at: at(60)) },
            ]
            try expectEqual(missing, [.notFound, .notFound])
        },
        ContractCase("jobs are listed by age and kind, and those of a kind that are old are deleted") { store in
            try await store.enqueue([job("a"), job("b", at: at(10)), NewJob("push", at: start)])
            let all = try await store.listJobs(onlyGivenUp: false, kind: nil, after: nil, limit: 2)
            try expectEqual(all.count, 2)
            let rest = try await store.listJobs(onlyGivenUp: false, kind: nil, after: all.last?.id, limit: 2)
            try expectEqual(rest.map(\.kind), ["push"])
            try await store.deleteJobs(of: kind, addedBefore: at(10))
            let left = try await store.listJobs(onlyGivenUp: false, kind: nil, after: nil, limit: 10)
            try expectEqual(left.map(\.kind), ["mail", "push"])
            try expectEqual(left.map(\.createdAt), [at(10), start])
        },
    ]
}
