internal import Synchronization

/// How many wrong answers each address waits for under each name, in this process.
final class WaitingForAnswers: Sendable {
    /// A person with a wrong password in several apps of one device; a guesser has no use for so few.
    static let most = 3

    private struct Key: Hashable {
        var name: String
        var address: String
    }

    private let counts = Mutex<[Key: Int]>([:])

    func count(name: String, address: String) -> Int {
        counts.withLock { $0[Key(name: name, address: address)] ?? 0 }
    }

    func enter(name: String, address: String) {
        counts.withLock { $0[Key(name: name, address: address), default: 0] += 1 }
    }

    func leave(name: String, address: String) {
        let key = Key(name: name, address: address)
        counts.withLock { counts in
            let left = (counts[key] ?? 0) - 1
            counts[key] = left > 0 ? left : nil
        }
    }
}
