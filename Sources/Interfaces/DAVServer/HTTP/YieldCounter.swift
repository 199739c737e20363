/// Lets others have their turn during long work on a thread that all requests share, and ends it where nobody waits for
/// the answer any more.
struct YieldCounter {
    private var last = ContinuousClock.now

    /// To be called between two pieces of work, however small: costs a look at the clock.
    ///
    /// - Throws: `CancellationError`.
    mutating func pause() async throws {
        guard ContinuousClock.now - last > .milliseconds(20) else { return }
        try Task.checkCancellation()
        await Task.yield()
        last = .now
    }
}
