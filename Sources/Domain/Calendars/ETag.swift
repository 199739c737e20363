internal import Cryptography

/// The strong entity tag of an object: the first 128 bits of SHA-256 of the bytes that a person sees.
///
/// RFC 9110 §8.8.3 puts the tag in quotes on the wire; here it stands without them.
package struct ETag: Hashable, Sendable, CustomStringConvertible {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The tag of a body.
    package init(of bytes: [UInt8]) {
        let digest = SHA256.hash(of: bytes)
        self.init(high: digest.firstWord, low: digest.secondWord)
    }

    /// Reads 32 hexadecimal characters; nil for anything else, which then is the tag of nothing that we hold.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    /// 32 lower-case hexadecimal characters.
    package var value: String {
        unsafe String(unsafeUninitializedCapacity: 32) { buffer in
            for place in 0..<32 {
                let word = place < 16 ? high : low
                let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - (place % 16) * 4)) & 15
                unsafe buffer[place] = nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
            }
            return 32
        }
    }

    package var description: String { value }
}
