internal import Dispatch
internal import Synchronization

/// Lets a few pieces of heavy work run at once, off the event loops and off Swift's own pool, and a few more wait.
package final class HashQueue: Sendable {
    private struct Queue {
        var running = 0
        var waiting: [Waiter] = []
    }

    private struct Waiter {
        var source: String
        var start: CheckedContinuation<Bool, Never>
    }

    private let state = Mutex(Queue())
    private let threads = DispatchQueue(label: "travlendar.password-hash", qos: .userInitiated, attributes: .concurrent)
    private let slots: Int
    private let places: Int

    package init(slots: Int = 2, places: Int = 16) {
        self.slots = slots
        self.places = places
    }

    /// Runs `work` as soon as a slot is free. nil: all waiting places are taken, or half of them by this one source, so
    /// that one noisy peer leaves room for the others.
    package func run<Result: Sendable>(for source: String, _ work: @escaping @Sendable () -> Result) async -> Result? {
        guard await enter(source) else { return nil }
        defer { leave() }
        return await withCheckedContinuation { continuation in
            threads.async { continuation.resume(returning: work()) }
        }
    }

    /// Whether a slot was had, now or after waiting.
    private func enter(_ source: String) async -> Bool {
        await withCheckedContinuation { start in
            let answer = state.withLock { state -> Bool? in
                if state.running < slots {
                    state.running += 1
                    return true
                }
                let ofSource = state.waiting.count { $0.source == source }
                guard state.waiting.count < places, ofSource < max(1, places / 2) else { return false }
                state.waiting.append(Waiter(source: source, start: start))
                return nil
            }
            if let answer { start.resume(returning: answer) }
        }
    }

    /// Hands the slot to the one who waits longest.
    private func leave() {
        let next = state.withLock { state -> Waiter? in
            guard !state.waiting.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.start.resume(returning: true)
    }
}
