internal import Cryptography
internal import Synchronization

/// Which names and passwords are being checked: a hundred connections of one person, whose check is no longer
/// remembered, need one hash.
final class ChecksUnderWay: Sendable {
    private let waiting = Mutex<[SHA256Digest: [CheckedContinuation<Bool, Never>]]>([:])

    /// Whether the caller makes the check and must call ``end(_:)``; false after the same check has ended elsewhere.
    func isFirst(_ mark: SHA256Digest) async -> Bool {
        await withCheckedContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                if waiting[mark] == nil {
                    waiting[mark] = []
                    return true
                }
                waiting[mark]?.append(continuation)
                return false
            }
            if isFirst { continuation.resume(returning: true) }
        }
    }

    func end(_ mark: SHA256Digest) {
        let others = waiting.withLock { $0.removeValue(forKey: mark) ?? [] }
        for other in others { other.resume(returning: false) }
    }
}
