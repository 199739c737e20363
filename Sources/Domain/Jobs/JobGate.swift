package import CivilTime
internal import Synchronization

/// Limits how many jobs of a kind run at once, so that those that wait for other servers leave workers for the rest.
package final class JobGate: Sendable {
    private let count = Mutex(0)
    private let most: Int
    private let pauseSeconds: Int64

    /// - Parameters:
    ///   - most: jobs at work at the same time.
    ///   - pauseSeconds: how long a job is put off for which there is no room.
    package init(most: Int, pauseSeconds: Int64 = 1) {
        self.most = most
        self.pauseSeconds = pauseSeconds
    }

    /// Does the work of a job where there is room, and puts the job off where there is none.
    package func run(
        _ clock: any WallClock,
        _ work: () async throws -> JobHandler.Outcome
    ) async throws -> JobHandler.Outcome {
        guard enter() else { return .again(at: clock.now().adding(seconds: pauseSeconds)) }
        defer { leave() }
        return try await work()
    }

    private func enter() -> Bool {
        count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }

    private func leave() { count.withLock { $0 -= 1 } }
}
