package import CivilTime
internal import Cryptography
internal import Synchronization

/// A puzzle that costs a browser a moment of computing and a flood of sign-ups a lot, without a third party.
///
/// A challenge is signed with a key of the process, is good for an hour, and for one sign-up. Its solution is a number
/// that, written in decimal after the challenge and a colon, has a SHA-256 which begins with so many zero bits.
package final class ProofOfWork: Sendable {
    /// About 65,000 tries: a fraction of a second in a browser.
    package static let standardBits = 16
    private static let goodForSeconds: Int64 = 3600
    private static let capacity = 20_000

    private let key = AuthenticationKey.random()
    private let bits: Int
    /// The solved challenges, until they would have ended anyway.
    private let used = Mutex<[String: Instant]>([:])

    package init(bits: Int = standardBits) { self.bits = bits }

    /// `bits.seconds.random.signature`.
    package func challenge(now: Instant) -> String {
        let random = SecureRandom.bytes(count: 12).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        let text = "\(bits).\(now.secondsSince1970).\(random.joined())"
        return "\(text).\(signature(of: text))"
    }

    /// Whether the solution is right, and the challenge ours, fresh and not used before; then it is used up.
    package func accepts(_ challenge: String, solution: String, now: Instant) -> Bool {
        guard challenge.utf8.count <= 200, let number = UInt64(solution) else { return false }
        let parts = challenge.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == String(bits), let seconds = Int64(parts[1]) else { return false }
        let made = Instant(secondsSince1970: seconds)
        let text = parts.dropLast().joined(separator: ".")
        guard String(parts[3]) == signature(of: text), made <= now, now - made < Self.goodForSeconds,
            Self.zeroBits(SHA256.hash(of: Array("\(challenge):\(number)".utf8))) >= bits
        else { return false }
        return used.withLock { used in
            if used.count >= Self.capacity { used = used.filter { now - $0.value < Self.goodForSeconds } }
            guard used.count < Self.capacity, used[challenge] == nil else { return false }
            used[challenge] = made
            return true
        }
    }

    private func signature(of text: String) -> String {
        String(key.authenticationCode(for: Array(text.utf8)).hexadecimal.prefix(32))
    }

    /// How many zero bits a digest begins with.
    private static func zeroBits(_ digest: SHA256Digest) -> Int {
        var count = 0
        for byte in digest.bytes {
            count += byte.leadingZeroBitCount
            if byte != 0 { break }
        }
        return count
    }
}
