internal import CivilTime
internal import Synchronization

/// Which failures of jobs have been logged: where a mail server refuses a thousand mails, one line says so.
final class RepeatedFailures: Sendable {
    private struct Failure: Hashable {
        var kind: JobKind
        var reason: String
    }

    private static let pauseSeconds: Int64 = 60
    private static let most = 100
    private let last = Mutex<[Failure: (at: Instant, hidden: Int)]>([:])

    /// Notes a failure, which is logged where none of the same kind and reason was within the last minute.
    ///
    /// - Returns: how many were hidden since one was logged; nil: this one is hidden too.
    func hidden(before kind: JobKind, _ reason: String, at now: Instant) -> Int? {
        last.withLock { last in
            let failure = Failure(kind: kind, reason: reason)
            if let known = last[failure], now - known.at < Self.pauseSeconds {
                last[failure]?.hidden += 1
                return nil
            }
            let hidden = last[failure]?.hidden ?? 0
            if last.count >= Self.most { last = [:] }
            last[failure] = (now, 0)
            return hidden
        }
    }
}
