internal import CivilTime
internal import Jobs

/// A job of the table, with what its readers are not told.
struct MemoryJob: Sendable {
    /// With its content.
    var value: Job
    var topic: String?
    var deduplicationKey: String?
    var lease: MemoryLease?

    init(_ job: NewJob, id: JobID) {
        value = Job(
            id: id,
            kind: job.kind,
            payload: job.payload,
            content: job.content,
            person: job.person,
            createdAt: job.addedAt,
            notBefore: job.notBefore
        )
        topic = job.topic
        deduplicationKey = job.deduplicationKey
    }

    /// When a worker may have it.
    var dueAt: Instant { max(value.notBefore, lease?.expiry ?? value.notBefore) }

    /// Whether this claim is the present one. The number of attempts tells it from a later claim of the same owner.
    func isHeld(by claim: JobLease) -> Bool {
        lease?.owner == claim.owner && value.attempts == claim.job.attempts
    }
}
