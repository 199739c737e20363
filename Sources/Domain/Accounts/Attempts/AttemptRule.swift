package import CivilTime

/// How often something was done within a time that began with the first attempt.
package struct AttemptWindow: Hashable, Sendable {
    /// The length of the time: which limit it is counted for.
    package var seconds: Int64
    package var endsAt: Instant
    package var attempts: Int

    package init(seconds: Int64, endsAt: Instant, attempts: Int) {
        self.seconds = seconds
        self.endsAt = endsAt
        self.attempts = attempts
    }
}

/// What stores ask when they count an attempt.
package struct AttemptRule: Sendable {
    private let limits: [AttemptLimiter.Limit]

    package init(_ limits: [AttemptLimiter.Limit]) { self.limits = limits }

    /// After how many seconds it may be tried again; nil: at once.
    package func wait(after counts: [AttemptWindow], now: Instant) -> Int64? {
        limits.compactMap { limit in
            guard let count = current(limit, in: counts, now), count.attempts >= limit.count else { return nil }
            return min(max(1, count.endsAt - now), limit.seconds)
        }
        .max()
    }

    /// The counts with one attempt more, one for each limit.
    package func counting(_ counts: [AttemptWindow], now: Instant) -> [AttemptWindow] {
        limits.map { limit in
            var count =
                current(limit, in: counts, now)
                ?? AttemptWindow(seconds: limit.seconds, endsAt: now.adding(seconds: limit.seconds), attempts: 0)
            count.attempts += 1
            return count
        }
    }

    /// One that ends much later than it could is of a clock that was set back since, and counts no more; the clocks of
    /// two servers may be a little apart.
    private func current(
        _ limit: AttemptLimiter.Limit,
        in counts: [AttemptWindow],
        _ now: Instant
    ) -> AttemptWindow? {
        counts.first { $0.seconds == limit.seconds && $0.endsAt > now && $0.endsAt - now < 2 * limit.seconds }
    }
}
