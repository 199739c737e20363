package import CivilTime
internal import Cryptography
internal import Synchronization

/// A puzzle that costs a browser a moment of computing and a flood of sign-ups a lot, without a third party.
///
/// A challenge is signed with a key that all servers of the installation share, and is good for an hour. Its solution is
/// a number that, written in decimal after the challenge and a colon, has a SHA-256 which begins with so many zero bits.
package final class ProofOfWork: Sendable {
    /// About 65,000 tries: a fraction of a second in a browser.
    package static let standardBits = 16
    static let goodForSeconds: Int64 = 3600

    private let secret: @Sendable () throws -> [UInt8]
    private let key = Mutex<AuthenticationKey?>(nil)
    private let bits: Int

    /// - Parameters:
    ///   - bits: how many begin the digest of a solution.
    ///   - secret: of the installation; read at the first need.
    package init(bits: Int = standardBits, secret: @escaping @Sendable () throws -> [UInt8]) {
        self.bits = bits
        self.secret = secret
    }

    /// `bits.seconds.random.signature`.
    package func challenge(now: Instant) throws -> String {
        let text = "\(bits).\(now.secondsSince1970).\(SecureRandom.hexadecimal(byteCount: 12))"
        return "\(text).\(try signature(of: text))"
    }

    /// Whether the solution is right, and the challenge ours and fresh. Whether it was used before is not told here.
    package func accepts(_ challenge: String, solution: String, now: Instant) throws -> Bool {
        guard challenge.utf8.count <= 200, let number = UInt64(solution) else { return false }
        let parts = challenge.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == String(bits), let seconds = Int64(parts[1]) else { return false }
        let made = Instant(secondsSince1970: seconds)
        let text = parts.dropLast().joined(separator: ".")
        return try String(parts[3]) == signature(of: text) && made <= now && now - made < Self.goodForSeconds
            && Self.zeroBits(SHA256.hash(of: Array("\(challenge):\(number)".utf8))) >= bits
    }

    private func signature(of text: String) throws -> String {
        let key = try key.withLock { key in
            let known = try key ?? AuthenticationKey(secret())
            key = known
            return known
        }
        let code = key.authenticationCode(for: Array("proof-of-work\n\(text)".utf8))
        return String(code.hexadecimal.prefix(32))
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
