package import CivilTime
package import Jobs

extension MemoryJobRepository {
    package func listJobs(
        onlyGivenUp: Bool,
        kind: JobKind?,
        after id: JobID?,
        limit: Int
    ) async throws(JobError) -> [Job] {
        let found = store.snapshot().jobs.values.map(\.value).filter { job in
            job.id.rawValue > id?.rawValue ?? 0 && (!onlyGivenUp || job.givenUpAt != nil)
                && job.kind == kind ?? job.kind
        }
        return found.sorted { $0.id.rawValue < $1.id.rawValue }.prefix(limit).map { job in
            var job = job
            job.content = nil
            return job
        }
    }

    package func findJob(_ id: JobID) async throws(JobError) -> Job? { store.snapshot().jobs[id]?.value }

    package func retry(_ id: JobID, at now: Instant) async throws(JobError) {
        try unit { transaction in
            guard var job = transaction.state.jobs[id] else { throw JobError.notFound }
            job.value.givenUpAt = nil
            job.value.attempts = 0
            job.value.notBefore = now
            job.lease = nil
            transaction.state.jobs[id] = job
        }
    }

    package func delete(_ id: JobID) async throws(JobError) {
        try unit { transaction in
            guard transaction.state.jobs.removeValue(forKey: id) != nil else { throw JobError.notFound }
        }
    }

    package func deleteJobs(of kind: JobKind, addedBefore instant: Instant) async throws(JobError) {
        try unit { transaction in
            transaction.state.jobs = transaction.state.jobs.filter {
                $0.value.value.kind != kind || $0.value.value.createdAt >= instant
            }
        }
    }

    package func countJobs() async throws(JobError) -> [JobCount] {
        var counts: [JobKind: JobCount] = [:]
        for job in store.snapshot().jobs.values.map(\.value) {
            var count = counts[job.kind] ?? JobCount(kind: job.kind)
            switch (job.givenUpAt, job.lastError) {
            case (.some, _): count.givenUp += 1
            case (nil, .some): count.failing += 1
            case (nil, nil): count.waiting += 1
            }
            counts[job.kind] = count
        }
        return counts.values.sorted { $0.kind.rawValue < $1.kind.rawValue }
    }
}
