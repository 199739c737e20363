internal import Synchronization

/// Lets so many jobs of a kind work at once, so that slow ones leave workers for others.
package final class JobGate: Sendable {
    private let count = Mutex(0)
    private let most: Int

    package init(most: Int) { self.most = most }

    /// Whether there is room; then ``leave()`` gives it back.
    package func enter() -> Bool {
        count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
    }

    package func leave() { count.withLock { $0 -= 1 } }
}
