internal import Cryptography
internal import Synchronization

/// Remembers for a few minutes which name and password were right or wrong, so that a client which sends its password
/// with every request pays for one hash only.
///
/// Kept are HMACs under a key that lives as long as the process, never passwords. An entry counts only while the
/// credential version is the one that it was made under.
package final class CredentialMemory: Sendable {
    package enum Verdict: Equatable, Sendable {
        case right
        case wrong
    }

    private struct RememberedCheck {
        var verdict: Verdict
        var version: Int64
        var until: Duration
    }

    private let entries = Mutex<[SHA256Digest: RememberedCheck]>([:])
    private let key = AuthenticationKey.random()
    private let lifetime: Duration
    private let capacity: Int

    package init(lifetime: Duration = .seconds(300), capacity: Int = 10_000) {
        self.lifetime = lifetime
        self.capacity = capacity
    }

    /// `version` is the credential version, nil where there is no such person; `now` is monotonic.
    package func recall(_ name: String, _ password: String, version: Int64?, now: Duration) -> Verdict? {
        let mark = mark(name, password)
        return entries.withLock { entries in
            guard let entry = entries[mark] else { return nil }
            guard entry.until > now, entry.version == version ?? -1 else {
                entries[mark] = nil
                return nil
            }
            return entry.verdict
        }
    }

    package func remember(_ verdict: Verdict, _ name: String, _ password: String, version: Int64?, now: Duration) {
        let mark = mark(name, password)
        entries.withLock { entries in
            if entries.count >= capacity {
                entries = entries.filter { $0.value.until > now }
                // Full of living entries: someone tries a great many passwords. What is right keeps its place.
                if entries.count >= capacity { entries = entries.filter { $0.value.verdict == .right } }
                if entries.count >= capacity { entries.removeAll() }
            }
            entries[mark] = RememberedCheck(verdict: verdict, version: version ?? -1, until: now + lifetime)
        }
    }

    /// Stands for a name and a password, and can't be turned back.
    func mark(_ name: String, _ password: String) -> SHA256Digest {
        // No name holds a NUL, so the two cannot be mixed up.
        key.authenticationCode(for: Array(name.utf8) + [0] + Array(password.utf8))
    }
}
