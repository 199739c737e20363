package import CivilTime

/// Why the job table can't be used.
package enum JobError: Error, Equatable, Sendable {
    /// There is no such job.
    case notFound
    /// Nothing was written; it may be tried again.
    case unavailable(logDetail: String)
}

/// The table of jobs. Each method is one unit of work, safe from several processes.
package protocol JobRepository: Sendable {
    /// Adds jobs, apart from those whose key is taken. Jobs that follow from a write are added in the unit of work of
    /// that write instead.
    ///
    /// - Returns: how many were added.
    @discardableResult
    func enqueue(_ jobs: [NewJob]) async throws(JobError) -> Int

    /// Claims the job of these kinds that has been due longest, and counts the attempt. A lease that has ended counts
    /// as none.
    func lease(
        _ kinds: [JobKind],
        owner: String,
        until expiry: Instant,
        now: Instant
    ) async throws(JobError) -> JobLease?

    /// Lets a lease end later; false where another worker has the job.
    func renew(_ lease: JobLease, until expiry: Instant) async throws(JobError) -> Bool

    /// Removes a job that is done; false where another worker has it.
    func complete(_ lease: JobLease) async throws(JobError) -> Bool

    /// Has a job done again at a later time, as one that never failed; false where another worker has it.
    func repeatLater(_ lease: JobLease, at instant: Instant) async throws(JobError) -> Bool

    /// Has a job that failed tried again at a later time; false where another worker has it.
    func postpone(_ lease: JobLease, until instant: Instant, error: String) async throws(JobError) -> Bool

    /// Gives the claim back as if the job had not been begun; false where another worker has it.
    func release(_ lease: JobLease) async throws(JobError) -> Bool

    /// Tries a job no more, and records ``DomainEvent/jobFailed(id:kind:)`` in the same unit of work; false where
    /// another worker has it.
    func giveUp(_ lease: JobLease, error: String, at now: Instant) async throws(JobError) -> Bool

    /// When the next job of these kinds is due or its lease ends; nil: there is none.
    func nextDue(of kinds: [JobKind]) async throws(JobError) -> Instant?

    /// A holder of leases.
    func listLeaseOwners() async throws(JobError) -> [String]

    /// Ends all leases of an owner that is no more. The attempts that it had begun count.
    func releaseLeases(of owner: String) async throws(JobError)

    // MARK: For those who look after the server

    /// Jobs by age, oldest first, without their content, after the one with this number; only those given up, or of one
    /// kind, where asked for.
    func listJobs(
        onlyGivenUp: Bool,
        kind: JobKind?,
        after id: JobID?,
        limit: Int
    ) async throws(JobError) -> [Job]

    /// With its content.
    func findJob(_ id: JobID) async throws(JobError) -> Job?

    /// Has a job done now, given up or not, with all its attempts before it again.
    ///
    /// - Throws: ``JobError/notFound``.
    func retry(_ id: JobID, at now: Instant) async throws(JobError)

    /// - Throws: ``JobError/notFound``.
    func delete(_ id: JobID) async throws(JobError)

    /// Deletes the jobs of a kind that were added before `instant`, given up or not.
    func deleteJobs(of kind: JobKind, addedBefore instant: Instant) async throws(JobError)

    /// By kind, in order of names; kinds without jobs are left out.
    func countJobs() async throws(JobError) -> [JobCount]

    /// Has `notify` called after each commit of this process that added jobs. It must return at once. Jobs of other
    /// processes are found by looking.
    func onEnqueue(_ notify: @escaping @Sendable () -> Void)
}
