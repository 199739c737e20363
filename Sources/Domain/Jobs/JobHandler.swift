package import CivilTime

/// Does the jobs of one kind.
package struct JobHandler: Sendable {
    /// The outcome of a job that did not fail.
    package enum Outcome: Hashable, Sendable {
        case done
        /// The job runs again at this time.
        case again(at: Instant)
    }

    package let kind: JobKind
    /// The number of failed attempts after which a job is given up; nil: never.
    package let attemptLimit: Int?
    /// The longest pause after a failure.
    package let longestPauseSeconds: Int64
    /// Does a job. It may be done twice, after a crash: so it is idempotent, or carries a key that the other side
    /// de-duplicates by.
    ///
    /// - Throws: ``JobFailure``, or any error, which counts as ``JobFailure/temporary(_:)``.
    package let run: @Sendable (Job) async throws -> Outcome

    package init(
        _ kind: JobKind,
        attemptLimit: Int?,
        longestPauseSeconds: Int64 = BackOff.longestSeconds,
        run: @escaping @Sendable (Job) async throws -> Outcome
    ) {
        self.kind = kind
        self.attemptLimit = attemptLimit
        self.longestPauseSeconds = longestPauseSeconds
        self.run = run
    }
}

/// Why a job could not be done. The text is kept with the job and shown to administrators.
package enum JobFailure: Error, Hashable, Sendable {
    /// It is tried again after a while.
    case temporary(String)
    /// Another attempt would end in the same way.
    case permanent(String)
}

/// How long a job waits after a failure.
package enum BackOff {
    package static let longestSeconds: Int64 = 6 * 3600

    /// The pause after a number of attempts: a minute, doubled each time up to six hours.
    package static func seconds(afterAttempts attempts: Int) -> Int64 {
        let doublings = min(max(attempts, 1) - 1, 9)
        return min(60 << Int64(doublings), longestSeconds)
    }
}
