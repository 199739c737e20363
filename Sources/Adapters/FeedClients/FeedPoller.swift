/// Polls one feed and hands over changed content. A failing feed removes only its own data.
package struct FeedPoller: Sendable {
    /// The outcome of an attempt.
    package enum Outcome: Equatable, Sendable {
        case taken
        case unchanged
        case failed(FeedFetchError)
    }

    private let location: FeedLocation
    private let fetcher: any FeedFetching
    private let take: @Sendable ([UInt8]) async throws(FeedFetchError) -> Void
    private let tell: @Sendable (PollPace.Notice, FeedFetchError?) -> Void

    private var pace: PollPace
    private var known: FeedValidators?

    /// - Parameters:
    ///   - location: where the feed is.
    ///   - intervalSeconds: between two attempts.
    ///   - fetcher: how it is fetched.
    ///   - take: makes use of a feed; throws `notUsable` where it can't.
    ///   - tell: called when failures begin and when they end.
    package init(
        _ location: FeedLocation,
        intervalSeconds: Int64,
        fetcher: any FeedFetching,
        take: @escaping @Sendable ([UInt8]) async throws(FeedFetchError) -> Void,
        tell: @escaping @Sendable (PollPace.Notice, FeedFetchError?) -> Void
    ) {
        self.location = location
        self.fetcher = fetcher
        self.take = take
        self.tell = tell
        pace = PollPace(intervalSeconds: intervalSeconds)
    }

    /// How long to wait before the next attempt.
    package var pauseSeconds: Int64 { pace.pauseSeconds }

    /// One attempt.
    package mutating func poll() async -> Outcome {
        do throws(FeedFetchError) {
            let fetched = try await fetcher.fetch(location, unless: known)
            if let fetched {
                try await take(fetched.bytes)
                known = fetched.validators
            }
            let notice = pace.succeeded()
            if notice != .nothing { tell(notice, nil) }
            return fetched == nil ? .unchanged : .taken
        } catch {
            var pause: Int64?
            if case .refused(_, let seconds) = error { pause = seconds }
            let notice = pace.failed(retryAfterSeconds: pause)
            if notice != .nothing { tell(notice, error) }
            return .failed(error)
        }
    }

    /// Polls until the task is cancelled; `afterwards` is called after each attempt.
    package mutating func run(afterwards: @Sendable (Outcome) async -> Void = { _ in }) async {
        while !Task.isCancelled {
            await afterwards(await poll())
            do { try await Task.sleep(for: .seconds(pauseSeconds)) } catch { return }
        }
    }
}
