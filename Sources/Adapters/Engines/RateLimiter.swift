/// Lets calls through one after another, with a pause between their beginnings (Nominatim's policy: one a second at
/// most).
actor RateLimiter {
    private let pause: Duration
    private var next: ContinuousClock.Instant?

    init(pause: Duration) { self.pause = pause }

    /// Waits for one's turn.
    ///
    /// - Throws: `CancellationError`.
    func wait() async throws {
        let now = ContinuousClock.now
        let turn = max(now, next ?? now)
        next = turn + pause
        if turn > now { try await Task.sleep(until: turn, clock: .continuous) }
    }
}
