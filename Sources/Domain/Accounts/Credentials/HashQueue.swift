internal import Dispatch
internal import Synchronization

/// Lets a few pieces of heavy work run at once, off the event loops and off Swift's own pool, and a few more wait.
package final class HashQueue: Sendable {
    private struct Queue {
        var running = 0
        var waiting: [Waiter] = []

        /// The last waiter of the source that has the most places; nil where one more for `source` would be as many.
        func greediest(beside source: String) -> Int? {
            let counts = Dictionary(grouping: waiting, by: \.source).mapValues(\.count)
            let own = counts[source] ?? 0
            guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.value > own + 1 else {
                return nil
            }
            return waiting.lastIndex { $0.source == most.key }
        }
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

    /// Runs `work` as soon as a slot is free. One source may take all waiting places while nobody else wants them; then
    /// the last of those that hold more than their share gives its place up.
    ///
    /// - Parameters:
    ///   - source: who asks, such as the peer's address.
    ///   - work: runs on a thread of its own.
    /// - Returns: its result; nil: there was no place, or it was given up.
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
            let (answer, displaced) = state.withLock { state -> (Bool?, Waiter?) in
                if state.running < slots {
                    state.running += 1
                    return (true, nil)
                }
                var displaced: Waiter?
                if state.waiting.count >= places {
                    guard let index = state.greediest(beside: source) else { return (false, nil) }
                    displaced = state.waiting.remove(at: index)
                }
                state.waiting.append(Waiter(source: source, start: start))
                return (nil, displaced)
            }
            displaced?.start.resume(returning: false)
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
