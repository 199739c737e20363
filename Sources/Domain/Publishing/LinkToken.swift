internal import Cryptography

/// The secret part of an address that works without an account: 128 random bits, so a plain SHA-256 is enough to keep
/// it by.
package struct LinkToken: Equatable, Sendable {
    /// 22 characters of base64url (RFC 4648 §5), of which the last stands for two bits.
    package let text: String

    /// nil: `text` does not have the form of a token.
    package init?(_ text: some StringProtocol) {
        let isTaken = text.utf8.allSatisfy { Self.alphabet.contains($0) }
        guard text.utf8.count == Self.length, isTaken else { return nil }
        self.text = String(text)
    }

    private init(bits: [UInt8]) { text = String(decoding: bits, as: UTF8.self) }

    /// 128 bits of the generator.
    package static func random(using generator: inout some RandomNumberGenerator) -> LinkToken {
        var rest = UInt128(UInt64.random(in: .min ... .max, using: &generator)) << 64
        rest |= UInt128(UInt64.random(in: .min ... .max, using: &generator))
        let characters = (0..<length).map { _ in
            defer { rest >>= 6 }
            return alphabet[Int(truncatingIfNeeded: rest & 63)]
        }
        return LinkToken(bits: characters)
    }

    /// Under which the store keeps what the token opens; the token can't be computed from it, and how long it is sought
    /// says nothing of tokens that are like it.
    package var digest: [UInt8] { SHA256.hash(of: Array("link:\(text)".utf8)).bytes }

    private static let length = 22
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
