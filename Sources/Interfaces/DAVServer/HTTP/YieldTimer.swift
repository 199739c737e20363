/// Yields to other tasks during long work, every 20 ms, and stops when cancelled: the threads are shared by all
/// requests.
struct YieldTimer {
    private var last = ContinuousClock.now

    /// Call it between two pieces of work, however small: it costs a reading of the clock.
    ///
    /// - Throws: `CancellationError`.
    mutating func pause() async throws {
        guard ContinuousClock.now - last > .milliseconds(20) else { return }
        try Task.checkCancellation()
        await Task.yield()
        last = .now
    }
}
