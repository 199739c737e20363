internal import Synchronization

/// Lines of tasks, by number: one of each goes on at a time, in the order in which they came. The others hold nothing.
final class WaitingLines: Sendable {
    /// Of each line in which one goes on: those behind it.
    private let waiting = Mutex<[Int64: [CheckedContinuation<Void, Never>]]>([:])

    /// Returns when all that came before have left.
    func enter(_ line: Int64) async {
        await withCheckedContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                if waiting[line]?.append(continuation) != nil { return false }
                waiting[line] = []
                return true
            }
            if isFirst { continuation.resume() }
        }
    }

    /// Lets the next one go on.
    func leave(_ line: Int64) {
        let next = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
            guard waiting[line]?.isEmpty == false else {
                waiting[line] = nil
                return nil
            }
            return waiting[line]?.removeFirst()
        }
        next?.resume()
    }

    /// How many wait behind the one that goes on.
    func count(behind line: Int64) -> Int { waiting.withLock { $0[line]?.count ?? 0 } }
}
