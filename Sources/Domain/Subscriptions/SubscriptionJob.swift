package import Accounts
package import CivilTime
package import Jobs

/// Fetches subscriptions again and again, each by one job that is never done.
package enum SubscriptionJob {
    package static let kind: JobKind = "calendar-subscription"

    private struct Payload: Codable {
        var subscription: Int64
        /// Whether a person asked for this fetch, besides those that come by themselves.
        var isExtra: Bool
    }

    /// The job of one subscription.
    package static func job(
        _ id: Int64,
        of owner: PrincipalID,
        at now: Instant,
        isExtra: Bool = false
    ) -> NewJob {
        NewJob(
            kind,
            payload: JobPayload(version: 1, json: "{\"isExtra\":\(isExtra),\"subscription\":\(id)}"),
            person: owner,
            at: now,
            deduplicationKey: "\(isExtra ? "now" : "always")-\(id)"
        )
    }

    /// What does these jobs.
    ///
    /// - Parameters:
    ///   - service: whose subscriptions they are.
    ///   - fetcher: nil: the operator allows no fetches, so that they wait.
    ///   - clock: the process's clock.
    /// - Returns: the handler.
    package static func handler(
        _ service: SubscriptionService,
        fetcher: (any SubscriptionFetching)?,
        clock: any WallClock
    ) -> JobHandler {
        let gate = JobGate(most: service.limits.atOnce, pauseSeconds: 2)
        return JobHandler(kind, attemptLimit: nil) { job in
            let payload = try job.payload.decoded(Payload.self)
            guard let fetcher else {
                return payload.isExtra ? .done : .again(at: clock.now().adding(seconds: pausedSeconds))
            }
            return try await gate.run(clock) {
                let next = try await service.fetch(payload.subscription, by: fetcher)
                guard let next, !payload.isExtra else { return .done }
                return .again(at: next)
            }
        }
    }

    /// How often to look whether fetches are allowed again.
    private static let pausedSeconds: Int64 = 3600
}
