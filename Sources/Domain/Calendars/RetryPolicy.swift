internal import Synchronization

/// The one answer to a lost race: the work is done again from the start, up to a number of times.
///
/// A request counts all its attempts in one policy, however deep the work lies that lost: the interface shares its
/// policy with the services by ``CalendarService/fenced(by:retrying:)``.
package final class RetryPolicy: Sendable {
    /// Attempts of one request, besides the first one of each work.
    package static let attempts = 100

    private let remaining: Mutex<Int>

    package init(attempts: Int = RetryPolicy.attempts) { remaining = Mutex(attempts) }

    /// Does work until it loses no race.
    ///
    /// - Parameter work: reads afresh each time, and writes in its last step.
    /// - Returns: what the work returns.
    /// - Throws: what the work throws; ``CalendarError/lostRace`` once no attempt is left.
    package func run<Value, Failure: Error>(
        _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        while true {
            do throws(Failure) {
                return try await work()
            } catch {
                guard let lost = error as? CalendarError, lost == .lostRace, takeAttempt() else { throw error }
                await Task.yield()
            }
        }
    }

    private func takeAttempt() -> Bool {
        remaining.withLock { remaining in
            guard remaining > 0 else { return false }
            remaining -= 1
            return true
        }
    }
}
