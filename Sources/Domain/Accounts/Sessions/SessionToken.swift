internal import ByteText
internal import Cryptography

/// The secret that a browser keeps for its session: 128 random bits, so a plain SHA-256 is enough to keep it by.
package struct SessionToken: Equatable, Sendable {
    /// 32 lower-case hexadecimal digits.
    package let text: String

    /// nil: `text` does not have the form of a token.
    package init?(_ text: String) {
        let isHexadecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard text.utf8.count == 32, isHexadecimal else { return nil }
        self.text = text
    }

    private init(_ bytes: some Sequence<UInt8>) { text = Hexadecimal.text(of: bytes) }

    /// 128 bits of the generator.
    package static func random(using generator: inout some RandomNumberGenerator) -> SessionToken {
        SessionToken((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Under which the store keeps the session; the token can't be computed from it.
    package var digest: [UInt8] { SHA256.hash(of: Array(text.utf8)).bytes }

    /// What forms and scripts of the same site send back with requests that change something. Derived from the token,
    /// which scripts can't read, and safe to show in a page: the token can't be computed from it.
    package var csrfToken: String {
        String(SHA256.hash(of: Array("csrf:\(text)".utf8)).hexadecimal.prefix(32))
    }

    /// Compares in constant time.
    package func isCSRFToken(_ sent: String) -> Bool {
        SHA256.hash(of: Array(sent.utf8)) == SHA256.hash(of: Array(csrfToken.utf8))
    }
}
