internal import Jobs

extension HealthCheck {
    /// The jobs that were given up, and the kinds of which some fail.
    static func jobs(_ repository: any JobRepository) async throws(JobError) -> [Finding] {
        let counts = try await repository.countJobs()
        let waiting = counts.reduce(0) { $0 + $1.waiting }
        var findings = [Finding(what: "jobs", isSound: true, detail: "\(waiting) waiting")]
        for count in counts where count.failing > 0 {
            let detail = "\(count.failing) failed and are tried again; travlendar job list shows why"
            findings.append(Finding(what: "jobs \(count.kind)", isSound: true, detail: detail, isNotice: true))
        }
        let limit = 20
        let givenUp = try await repository.listJobs(onlyGivenUp: true, kind: nil, after: nil, limit: limit)
        findings += givenUp.map { job in
            let reason = job.lastError ?? "for no known reason"
            let advice = "travlendar job retry \(job.id.rawValue), or delete"
            return Finding(
                what: "job \(job.id.rawValue)",
                isSound: true,
                detail: "\(job.kind) was given up after \(job.attempts) attempts: \(reason) (\(advice))",
                isNotice: true
            )
        }
        let more = counts.reduce(0) { $0 + $1.givenUp } - givenUp.count
        if more > 0 {
            findings.append(Finding(what: "jobs", isSound: true, detail: "\(more) more were given up", isNotice: true))
        }
        return findings
    }
}
