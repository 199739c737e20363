internal import CivilTime
package import Jobs
internal import Synchronization

/// What every table of jobs must do.
package enum JobContract {
    package static let cases = queueing + leasing + administration

    static let kind: JobKind = "mail"
    static let start = Instant(secondsSince1970: 1_762_923_600)

    static func at(_ seconds: Int64) -> Instant { start.adding(seconds: seconds) }

    static func job(
        _ text: String,
        at now: Instant = start,
        notBefore: Instant? = nil,
        key: String? = nil,
        topic: String? = nil,
        supersedes: Bool = false
    ) -> NewJob {
        NewJob(
            kind,
            payload: JobPayload(version: 2, json: "{\"text\":\"\(text)\"}"),
            content: Array("content of \(text)".utf8),
            at: now,
            notBefore: notBefore,
            deduplicationKey: key,
            topic: topic,
            supersedes: supersedes
        )
    }

    /// What waits, oldest first.
    static func texts(_ store: any JobRepository) async throws -> [String] {
        try await store.listJobs(onlyGivenUp: false, kind: nil, after: nil, limit: 100).map {
            String($0.payload.json.dropFirst(9).dropLast(2))
        }
    }

    static func lease(_ store: any JobRepository, at seconds: Int64, owner: String = "one") async throws -> JobLease? {
        try await store.lease([kind], owner: owner, until: at(seconds + 60), now: at(seconds))
    }

    static func leased(_ store: any JobRepository, at seconds: Int64, owner: String = "one") async throws -> JobLease {
        guard let lease = try await lease(store, at: seconds, owner: owner) else {
            throw ContractViolation(description: "there was nothing to lease after \(seconds) s")
        }
        return lease
    }

    private static let queueing: [ContractCase<any JobRepository>] = [
        ContractCase("a job keeps what it was given") { store in
            try expectEqual(try await store.enqueue([job("a", notBefore: at(10))]), 1)
            let listed = try await store.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 10)
            try expectEqual(listed.count, 1)
            var expected = Job(
                id: listed[0].id,
                kind: kind,
                payload: JobPayload(version: 2, json: "{\"text\":\"a\"}"),
                createdAt: start,
                notBefore: at(10)
            )
            try expectEqual(listed[0], expected)
            expected.content = Array("content of a".utf8)
            try expectEqual(try await store.findJob(listed[0].id), expected)
            try expectEqual(try await store.findJob(JobID(rawValue: 1)), nil)
        },
        ContractCase("a key is taken as long as its job is there") { store in
            try expectEqual(try await store.enqueue([job("a", key: "k"), job("b", key: "k"), job("c", key: "l")]), 2)
            try expectEqual(try await texts(store), ["a", "c"])
            let other = NewJob("push", at: start, deduplicationKey: "k")
            try expectEqual(try await store.enqueue([other, job("d", key: "k")]), 1)
            let lease = try await leased(store, at: 0)
            try expectEqual(try await store.enqueue([job("e", key: "k")]), 0)
            try expectEqual(try await store.complete(lease), true)
            try expectEqual(try await store.enqueue([job("f", key: "k")]), 1)
        },
        ContractCase("a job takes the place of earlier ones about the same") { store in
            try await store.enqueue([job("a", topic: "x"), job("b", topic: "y"), job("c")])
            try await store.enqueue([job("d", topic: "x")])
            try expectEqual(try await texts(store), ["a", "b", "c", "d"])
            try await store.enqueue([job("e", topic: "x", supersedes: true)])
            try expectEqual(try await texts(store), ["b", "c", "e"])
        },
        ContractCase("a commit that adds jobs is told of") { store in
            let calls = Mutex(0)
            store.onEnqueue { calls.withLock { $0 += 1 } }
            try await store.enqueue([job("a"), job("b")])
            for _ in 0..<200 where calls.withLock({ $0 }) == 0 { await Task.yield() }
            // A store of several servers may tell of one commit again, for readers whom an older unit held back.
            try expect(calls.withLock { $0 } > 0, "nobody was told")
        },
    ]
}
