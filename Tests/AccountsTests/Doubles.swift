import Accounts
import CivilTime
import Foundation
import Synchronization

/// A verifier is the password with a prefix; counts what it is asked.
final class CountingHashing: PasswordHashing {
    private let counted = Mutex(0)

    var verifications: Int { counted.withLock { $0 } }

    func hash(_ password: String) -> String? { "plain:" + password }

    func verify(_ password: String, against verifier: String) -> Bool {
        counted.withLock { $0 += 1 }
        return verifier == "plain:" + password
    }
}

/// Takes its time for each, as a hash does.
final class SlowHashing: PasswordHashing {
    private let counting = CountingHashing()

    var verifications: Int { counting.verifications }

    func hash(_ password: String) -> String? { counting.hash(password) }

    func verify(_ password: String, against verifier: String) -> Bool {
        usleep(100_000)
        return counting.verify(password, against: verifier)
    }
}

/// Time that moves only by waiting for it.
final class FakeTime: Pacing, WallClock {
    private let seconds = Mutex<Int64>(1_000_000)
    private let waited = Mutex<[Duration]>([])

    var waits: [Duration] { waited.withLock { $0 } }

    func elapsed() -> Duration { .seconds(seconds.withLock { $0 }) }

    func wait(for duration: Duration) async { waited.withLock { $0.append(duration) } }

    func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }

    func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }

    func pass(_ duration: Int64) { seconds.withLock { $0 += duration } }
}

/// Time that stands still, and lets who waits go on only when it is opened.
final class GatedTime: Pacing, WallClock {
    private struct State {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func elapsed() -> Duration { .seconds(1_000_000) }
    func now() -> Instant { Instant(secondsSince1970: 1_000_000) }
    func nowNanoseconds() -> Int64 { 1_000_000_000_000_000 }

    func wait(for duration: Duration) async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func untilWaiting(_ count: Int) async {
        while state.withLock({ $0.waiters.count }) < count { await Task.yield() }
    }

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}
