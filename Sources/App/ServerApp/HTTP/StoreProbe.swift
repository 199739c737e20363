internal import Synchronization

/// Asks whether the store answers, once at a time, however many want to know.
///
/// Nobody waits for longer than `patience`. While a question is older than that the store counts as away, and those who
/// come are told at once.
final class StoreProbe: Sendable {
    private typealias Waiter = CheckedContinuation<Bool, Never>

    private enum State {
        case idle
        case asking([Waiter])
        case overdue
    }

    private let patience: Duration
    private let ask: @Sendable () async -> Bool
    private let state = Mutex((question: 0, state: State.idle))

    /// - Parameters:
    ///   - patience: how long an answer may take.
    ///   - ask: whether the store answers; may take longer.
    init(patience: Duration = .seconds(2), ask: @escaping @Sendable () async -> Bool) {
        self.patience = patience
        self.ask = ask
    }

    /// Whether the store answers now.
    func answers() async -> Bool {
        await withCheckedContinuation { waiter in
            let isOverdue = state.withLock { current -> Bool in
                switch current.state {
                case .idle:
                    current.question += 1
                    current.state = .asking([waiter])
                    begin(current.question)
                case .asking(let others): current.state = .asking(others + [waiter])
                case .overdue: return true
                }
                return false
            }
            if isOverdue { waiter.resume(returning: false) }
        }
    }

    private func begin(_ question: Int) {
        let timer = Task {
            do { try await Task.sleep(for: patience) } catch { return }
            tell(false, of: question, then: .overdue)
        }
        Task {
            tell(await ask(), of: question, then: .idle)
            timer.cancel()
        }
    }

    private func tell(_ answer: Bool, of question: Int, then next: State) {
        let waiters = state.withLock { current -> [Waiter] in
            // The timer may come when its question was answered and another one is asked.
            guard current.question == question else { return [] }
            var waiters: [Waiter] = []
            switch current.state {
            case .asking(let asking): waiters = asking
            case .overdue: break
            case .idle: return []
            }
            current.state = next
            return waiters
        }
        for waiter in waiters { waiter.resume(returning: answer) }
    }
}
