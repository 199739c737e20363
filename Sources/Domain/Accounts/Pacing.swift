/// Monotonic time and waiting, as parameters: a test does not wait.
package protocol Pacing: Sendable {
    /// Since some fixed moment in the past.
    func elapsed() -> Duration
    /// Returns early when the task is cancelled.
    func wait(for duration: Duration) async
}

/// The machine's own.
package struct SystemPacing: Pacing {
    private let origin = ContinuousClock.now

    package init() {}

    package func elapsed() -> Duration {
        ContinuousClock.now - origin
    }

    package func wait(for duration: Duration) async {
        // Cancelled means that the connection is gone: nobody waits for the answer any more.
        try? await Task.sleep(for: duration)
    }
}
