internal import ServiceLifecycle

/// Runs a part of the server for as long as the server runs.
struct BackgroundService: Service, CustomStringConvertible {
    let description: String
    /// Works until its task is cancelled.
    let work: @Sendable () async -> Void

    init(_ description: String, work: @escaping @Sendable () async -> Void) {
        self.description = description
        self.work = work
    }

    func run() async throws {
        await cancelWhenGracefulShutdown { await work() }
    }
}
