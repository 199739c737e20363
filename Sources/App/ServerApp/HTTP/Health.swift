internal import HTTPTypes
internal import Hummingbird
internal import Synchronization

/// Whether the server can do its work.
package final class Health: Sendable {
    private let ready = Mutex(false)

    package init() {}

    package var isReady: Bool { ready.withLock { $0 } }

    package func set(isReady: Bool) { ready.withLock { $0 = isReady } }

    /// Answers under any host name, by HTTP and HTTPS: probes know neither the server's name nor its certificate.
    func addRoutes(to router: some RouterMethods<ServerContext>) {
        for method in [HTTPRequest.Method.get, .head] {
            router.on("/healthz/live", method: method) { _, _ in PlainAnswer.response(.ok, "alive\n") }
            router.on("/healthz/ready", method: method) { [self] _, _ in
                isReady
                    ? PlainAnswer.response(.ok, "ready\n")
                    : PlainAnswer.response(.serviceUnavailable, "not ready\n")
            }
        }
    }
}
