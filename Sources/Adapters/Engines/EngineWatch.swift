package import FeedClients
internal import Synchronization
package import TripModel

/// What becomes of the calls to one engine: whether it may be asked now, what is told of it, what is counted.
package final class EngineWatch: Sendable {
    package enum Outcome: Equatable, Sendable {
        case answered
        case failed(EngineError)
    }

    private struct RetryPause {
        var pace = PollPace(intervalSeconds: EngineWatch.firstPauseSeconds)
        /// It is left alone until then.
        var until: ContinuousClock.Instant?
    }

    /// After a first failure it is left alone for twice this; doubled with each further one (``PollPace``).
    package static let firstPauseSeconds: Int64 = 5

    package let name: String
    private let state = Mutex(RetryPause())
    private let tell: @Sendable (PollPace.Notice, EngineError?) -> Void
    private let measure: @Sendable (Outcome, Duration) -> Void

    /// - Parameters:
    ///   - name: of the engine.
    ///   - tell: called when failures begin and when they end.
    ///   - measure: called after each call.
    package init(
        _ name: String,
        tell: @escaping @Sendable (PollPace.Notice, EngineError?) -> Void = { _, _ in },
        measure: @escaping @Sendable (Outcome, Duration) -> Void = { _, _ in }
    ) {
        self.name = name
        self.tell = tell
        self.measure = measure
    }

    /// Makes a call unless the engine is resting.
    func call<Value>(_ body: () async throws(EngineError) -> Value) async throws(EngineError) -> Value {
        let start = ContinuousClock.now
        if state.withLock({ state in state.until.map { start < $0 } ?? false }) { throw .resting }
        do throws(EngineError) {
            let value = try await body()
            let notice = state.withLock { state in
                state.until = nil
                return state.pace.succeeded()
            }
            measure(.answered, ContinuousClock.now - start)
            if notice != .nothing { tell(notice, nil) }
            return value
        } catch {
            // A caller that gave up waiting says nothing about the engine.
            if Task.isCancelled { throw error }
            let notice = state.withLock { state in
                let notice = state.pace.failed()
                state.until = ContinuousClock.now + .seconds(state.pace.pauseSeconds)
                return notice
            }
            measure(.failed(error), ContinuousClock.now - start)
            if notice != .nothing { tell(notice, error) }
            throw error
        }
    }
}
