internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Whether the server can do its work: it has started and does not end, and its store answers.
package final class Health: Sendable {
    private let runs = Mutex(false)
    private let store: StoreProbe

    /// - Parameter store: what the server needs.
    package init(of store: any StoreOperation) { self.store = StoreProbe { await store.answers() } }

    /// Whether requests can be answered now; known within two seconds.
    package func isReady() async -> Bool {
        guard runs.withLock(\.self) else { return false }
        return await store.answers()
    }

    package func set(runs: Bool) { self.runs.withLock { $0 = runs } }

    /// Answers under any host name, by HTTP and HTTPS: probes know neither the server's name nor its certificate.
    func addRoutes(to router: some RouterMethods<ServerContext>) {
        for method in [HTTPRequest.Method.get, .head] {
            router.on("/healthz/live", method: method) { _, _ in PlainAnswer.response(.ok, "alive\n") }
            router.on("/healthz/ready", method: method) { [self] _, _ in
                await isReady()
                    ? PlainAnswer.response(.ok, "ready\n")
                    : PlainAnswer.response(.serviceUnavailable, "not ready\n")
            }
        }
    }
}
