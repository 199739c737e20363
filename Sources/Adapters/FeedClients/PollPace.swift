/// When to ask for a feed again, and what of its failures is worth telling: once when they begin, once when they end.
package struct PollPace: Equatable, Sendable {
    /// What to log about an attempt.
    package enum Notice: Equatable, Sendable {
        case nothing
        case began
        case ended
    }

    /// Between two attempts while all is well.
    package let intervalSeconds: Int64
    /// After failures the pause doubles up to this.
    package static let longestPauseSeconds: Int64 = 1_800

    private var failures = 0
    private var wanted: Int64 = 0

    package init(intervalSeconds: Int64) { self.intervalSeconds = max(1, intervalSeconds) }

    package mutating func succeeded() -> Notice {
        defer {
            failures = 0
            wanted = 0
        }
        return failures > 0 ? .ended : .nothing
    }

    /// `retryAfterSeconds`: what the server asks for; a day at most.
    package mutating func failed(retryAfterSeconds: Int64? = nil) -> Notice {
        failures += 1
        wanted = min(max(0, retryAfterSeconds ?? 0), 86_400)
        return failures == 1 ? .began : .nothing
    }

    package var pauseSeconds: Int64 {
        guard failures > 0 else { return intervalSeconds }
        let doubled = intervalSeconds << Int64(min(failures, 10))
        return max(wanted, min(doubled, max(Self.longestPauseSeconds, intervalSeconds)))
    }
}
