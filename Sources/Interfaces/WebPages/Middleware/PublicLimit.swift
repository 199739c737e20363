internal import Accounts
internal import CivilTime

/// What one client may do so often in a minute without an account, by its address: tries of tokens that open nothing,
/// questions that cost much.
struct PublicLimit: Sendable {
    private let topic: String
    private let limits: [AttemptLimiter.Limit]
    private let limiter: AttemptLimiter
    private let clock: any WallClock

    /// - Parameters:
    ///   - topic: what is counted.
    ///   - most: of one address in a minute.
    ///   - limiter: counts.
    ///   - clock: the process's clock.
    init(_ topic: String, most: Int, of limiter: AttemptLimiter, clock: any WallClock) {
        self.topic = topic
        limits = [AttemptLimiter.Limit(most, perSeconds: 60)]
        self.limiter = limiter
        self.clock = clock
    }

    /// Whether this address has not done it too often.
    func allows(_ address: String) async throws(AccountError) -> Bool {
        try await limiter.wait("\(topic) \(address)", limits, now: clock.now()) == nil
    }

    /// Counts once more.
    func count(_ address: String) async throws(AccountError) {
        _ = try await limiter.refuse("\(topic) \(address)", limits, now: clock.now())
    }
}
