package import CivilTime
internal import Cryptography

/// A password for one device, made by the server: 128 random bits, so a plain SHA-256 is enough to keep it by.
package struct AppPassword: Sendable {
    /// Shown once: 26 base32 characters in groups, `abcde-fghij-...`.
    package let text: String

    /// Lower-case base32 of RFC 4648 §6.
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    /// 128 bits of the generator.
    package static func random(using generator: inout some RandomNumberGenerator) -> AppPassword {
        var characters: [UInt8] = []
        var bits = (high: generator.next() as UInt64, low: generator.next() as UInt64)
        for index in 0..<26 {
            if index > 0 && index % 5 == 0 { characters.append(UInt8(ascii: "-")) }
            characters.append(alphabet[Int(bits.low & 31)])
            bits.low = bits.low >> 5 | bits.high << 59
            bits.high >>= 5
        }
        return AppPassword(text: String(decoding: characters, as: UTF8.self))
    }

    /// The digest under which a password of this shape is kept; nil: it does not look like one. Hyphens, spaces and
    /// case are free, since people type these by hand.
    package static func digest(of typed: String) -> [UInt8]? {
        var characters: [UInt8] = []
        for byte in typed.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
            let folded = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            guard alphabet.contains(folded), characters.count < 26 else { return nil }
            characters.append(folded)
        }
        guard characters.count == 26 else { return nil }
        return SHA256.hash(of: characters).bytes
    }
}

/// An app password as it is kept.
package struct AppPasswordRecord: Equatable, Sendable {
    /// Which device or app it is for; unique within a person.
    package var label: String
    /// SHA-256 of the characters.
    package var digest: [UInt8]
    package var createdAt: Instant
    /// To the hour; nil: never.
    package var lastUsedAt: Instant?

    package init(label: String, digest: [UInt8], createdAt: Instant, lastUsedAt: Instant? = nil) {
        self.label = label
        self.digest = digest
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
