internal import Accounts
internal import Calendars
internal import CivilTime
internal import Jobs
internal import Notifications
internal import SelfService

/// What staff sees of the installation itself.
struct InstallationState: ServiceState {
    let installation: Installation
    let feeds: FeedStates
    /// nil: this process carries no mails.
    let mail: (any MailTransport)?

    private static let mostJobs = 100

    func findings() async throws -> [ServiceFinding] {
        let networks = HealthCheck(installation.configuration, clock: installation.clock).networks().map { finding in
            ServiceFinding(what: finding.what, detail: finding.detail, isSound: finding.isSound)
        }
        let now = installation.clock.now()
        let trouble = mail?.trouble.map { reason in
            ServiceFinding(what: "mail", detail: "no mail leaves: \(reason)", isSound: false)
        }
        return networks + feeds.all.map { Self.finding($0.feed, $0.state, at: now) } + [trouble].compactMap(\.self)
    }

    private static func finding(_ feed: String, _ state: FeedStates.State, at now: Instant) -> ServiceFinding {
        let age = state.heardAt.map { "answered \(max(0, now - $0)) s ago" } ?? "has not answered yet"
        let failure = state.failure.map { "; the last attempt failed: \($0)" } ?? ""
        return ServiceFinding(what: feed, detail: age + failure, isSound: state.failure == nil)
    }

    /// Kinds of jobs that are mails on their way out.
    private static let mailKinds: Set<JobKind> = [
        MailJob.kind, AccountMailJob.kind, OutgoingMessage.jobKind, ReminderService.mailKind,
        ReminderService.digestKind,
    ]

    func jobCounts() async throws -> [ServiceJobCount] {
        try await installation.jobs.countJobs().map { count in
            ServiceJobCount(
                kind: count.kind.rawValue,
                waiting: count.waiting,
                failing: count.failing,
                givenUp: count.givenUp,
                isMail: Self.mailKinds.contains(count.kind)
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
