internal import HTTPTypes
internal import Metrics
internal import Synchronization

/// How long requests took, by method and class of status. Methods that are not ours count as one, so that nobody can
/// make series.
final class RequestMeasures: Sendable {
    private static let methods: Set<String> = [
        "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "POST", "PROPFIND", "PROPPATCH", "REPORT", "MKCALENDAR", "MKCOL",
        "COPY",
        "MOVE", "LOCK", "UNLOCK", "ACL",
    ]

    private struct Key: Hashable {
        var method: String
        var statusClass: Int
    }

    private let timers = Mutex<[Key: Timer]>([:])

    func record(_ method: HTTPRequest.Method, _ status: HTTPResponse.Status, since start: ContinuousClock.Instant) {
        let name = Self.methods.contains(method.rawValue) ? method.rawValue : "other"
        let key = Key(method: name, statusClass: status.code / 100)
        let timer = timers.withLock { timers in
            if let timer = timers[key] { return timer }
            let dimensions = [("method", key.method), ("status", "\(key.statusClass)xx")]
            let timer = Timer(label: "travlendar_http_request_seconds", dimensions: dimensions)
            timers[key] = timer
            return timer
        }
        timer.record(duration: ContinuousClock.now - start)
    }
}
