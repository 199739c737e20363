package import CivilTime
internal import Events
package import Jobs

/// The table of jobs in memory.
package struct MemoryJobRepository: JobRepository {
    let store: MemoryStore

    package init(_ store: MemoryStore = MemoryStore()) { self.store = store }

    @discardableResult
    package func enqueue(_ jobs: [NewJob]) async throws(JobError) -> Int {
        try unit { $0.add(jobs) }
    }

    package func lease(
        _ kinds: [JobKind],
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(JobError) -> JobLease? {
        try unit { transaction in
            let due = transaction.state.jobs.values.filter { $0.isTried(among: kinds) && $0.dueAt <= now }
            let first = due.map(\.value).min { ($0.notBefore, $0.id.rawValue) < ($1.notBefore, $1.id.rawValue) }
            guard let id = first?.id, var job = transaction.state.jobs[id] else { return nil }
            job.value.attempts += 1
            job.lease = MemoryLease(owner: owner, expiry: expiry)
            transaction.state.jobs[id] = job
            return JobLease(job: job.value, owner: owner)
        }
    }

    package func renew(_ lease: JobLease, until expiry: Instant) async throws(JobError) -> Bool {
        try change(lease) { job in job?.lease?.expiry = expiry }
    }

    package func complete(_ lease: JobLease) async throws(JobError) -> Bool {
        try change(lease) { job in job = nil }
    }

    package func repeatLater(_ lease: JobLease, at instant: Instant) async throws(JobError) -> Bool {
        try change(lease) { job in
            job?.lease = nil
            job?.value.notBefore = instant
            job?.value.attempts = 0
            job?.value.lastError = nil
        }
    }

    package func postpone(_ lease: JobLease, until instant: Instant, error: String) async throws(JobError) -> Bool {
        try change(lease) { job in
            job?.lease = nil
            job?.value.notBefore = instant
            job?.value.lastError = error
        }
    }

    package func release(_ lease: JobLease) async throws(JobError) -> Bool {
        try change(lease) { job in
            job?.lease = nil
            job?.value.attempts -= 1
        }
    }

    package func giveUp(_ lease: JobLease, error: String, at now: Instant) async throws(JobError) -> Bool {
        let event = DomainEvent.jobFailed(id: lease.job.id.rawValue, kind: lease.job.kind.rawValue)
        return try change(lease, recording: event) { job in
            job?.lease = nil
            job?.value.givenUpAt = now
            job?.value.lastError = error
        }
    }

    package func nextDue(of kinds: [JobKind]) async throws(JobError) -> Instant? {
        store.snapshot().jobs.values.filter { $0.isTried(among: kinds) }.map(\.dueAt).min()
    }

    package func listLeaseOwners() async throws(JobError) -> [String] {
        Set(store.snapshot().jobs.values.compactMap { $0.lease?.owner }).sorted()
    }

    package func releaseLeases(of owner: String) async throws(JobError) {
        try unit { transaction in
            for (id, job) in transaction.state.jobs where job.lease?.owner == owner {
                transaction.state.jobs[id]?.lease = nil
            }
        }
    }

    package func onEnqueue(_ notify: @escaping @Sendable () -> Void) { store.listen(to: .jobs, notify) }

    // MARK: Support

    /// Changes a job, or removes it by nil, where the claim still holds.
    private func change(
        _ lease: JobLease,
        recording event: DomainEvent? = nil,
        _ body: @Sendable (inout MemoryJob?) -> Void
    ) throws(JobError) -> Bool {
        try unit { transaction in
            guard let job = transaction.state.jobs[lease.job.id], job.isHeld(by: lease) else { return false }
            body(&transaction.state.jobs[lease.job.id])
            if let event { try transaction.append(event) }
            return true
        }
    }

    func unit<Value: Sendable>(
        _ body: @Sendable (MemoryTransaction) throws -> Value
    ) throws(JobError) -> Value {
        do {
            return try store.write(body)
        } catch {
            throw (error as? JobError) ?? .unavailable(logDetail: "\(error)")
        }
    }
}

extension MemoryJob {
    /// Whether it is of one of these kinds, and was not given up.
    fileprivate func isTried(among kinds: [JobKind]) -> Bool {
        value.givenUpAt == nil && kinds.contains(value.kind)
    }
}
