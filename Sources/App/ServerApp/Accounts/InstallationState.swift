internal import Accounts
internal import CivilTime
internal import Jobs
internal import SelfService

/// What staff sees of the installation itself.
struct InstallationState: ServiceState {
    let installation: Installation

    private static let mostJobs = 100

    func findings() async throws -> [ServiceFinding] {
        HealthCheck(installation.configuration, clock: installation.clock).networks().map { finding in
            ServiceFinding(what: finding.what, detail: finding.detail, isSound: finding.isSound)
        }
    }

    func jobCounts() async throws -> [ServiceJobCount] {
        try await installation.jobs.countJobs().map { count in
            ServiceJobCount(
                kind: count.kind.rawValue,
                waiting: count.waiting,
                failing: count.failing,
                givenUp: count.givenUp
            )
        }
    }

    func failedJobs() async throws -> [ServiceJob] {
        var failed: [ServiceJob] = []
        // The failing ones are found among those that wait, by kind; most kinds have none.
        for count in try await installation.jobs.countJobs() where count.failing + count.givenUp > 0 {
            var last: JobID?
            while failed.count < Self.mostJobs {
                let page = try await installation.jobs.listJobs(
                    onlyGivenUp: count.failing == 0,
                    kind: count.kind,
                    after: last,
                    limit: Self.mostJobs
                )
                failed += page.filter { $0.lastError != nil || $0.givenUpAt != nil }.map(ServiceJob.init(of:))
                guard page.count == Self.mostJobs else { break }
                last = page.last?.id
            }
        }
        return Array(failed.sorted { $0.addedAt < $1.addedAt }.prefix(Self.mostJobs))
    }

    func retryJob(_ id: Int64) async throws {
        do {
            try await installation.jobs.retry(JobID(rawValue: id), at: installation.clock.now())
        } catch JobError.notFound {
            throw AccountError.notFound
        }
    }

    func deleteJob(_ id: Int64) async throws {
        do {
            try await installation.jobs.delete(JobID(rawValue: id))
        } catch JobError.notFound {
            throw AccountError.notFound
        }
    }
}

extension ServiceJob {
    fileprivate init(of job: Job) {
        self.init(
            id: job.id.rawValue,
            kind: job.kind.rawValue,
            attempts: job.attempts,
            error: job.lastError ?? "",
            isGivenUp: job.givenUpAt != nil,
            addedAt: job.createdAt
        )
    }
}
