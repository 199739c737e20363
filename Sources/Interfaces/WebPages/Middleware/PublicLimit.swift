internal import Accounts
internal import CivilTime

/// Limits how often in a minute one address does something without an account: tries of invalid tokens, expensive
/// requests.
struct PublicLimit: Sendable {
    private let topic: String
    private let limits: [AttemptLimiter.Limit]
    private let limiter: AttemptLimiter
    private let clock: any WallClock

    /// - Parameters:
    ///   - topic: what is counted.
    ///   - most: how often one address may do it in a minute.
    ///   - limiter: keeps the counts.
    ///   - clock: the process's clock.
    init(_ topic: String, most: Int, of limiter: AttemptLimiter, clock: any WallClock) {
        self.topic = topic
        limits = [AttemptLimiter.Limit(most, perSeconds: 60)]
        self.limiter = limiter
        self.clock = clock
    }

    /// Whether an address is within the limit; counts nothing.
    func allows(_ address: String) async throws(AccountError) -> Bool {
        try await limiter.wait("\(topic) \(address)", limits, now: clock.now()) == nil
    }

    /// Counts once for an address.
    func count(_ address: String) async throws(AccountError) {
        _ = try await limiter.refuse("\(topic) \(address)", limits, now: clock.now())
    }
}
