internal import ByteText

/// The 256 bits that SHA-256 or HMAC-SHA-256 yields.
///
/// Two digests are compared in constant time, so a digest may stand for a secret.
public struct SHA256Digest: Hashable, Sendable {
    /// Bytes 0 to 7, most significant first.
    public let firstWord: UInt64
    /// Bytes 8 to 15, most significant first.
    public let secondWord: UInt64
    /// Bytes 16 to 23, most significant first.
    public let thirdWord: UInt64
    /// Bytes 24 to 31, most significant first.
    public let fourthWord: UInt64

    /// Takes the same time whether and wherever the digests differ.
    public static func == (left: SHA256Digest, right: SHA256Digest) -> Bool {
        let differences =
            (left.firstWord ^ right.firstWord) | (left.secondWord ^ right.secondWord)
            | (left.thirdWord ^ right.thirdWord) | (left.fourthWord ^ right.fourthWord)
        return differences == 0
    }

    /// The 32 bytes in the order of FIPS 180-4.
    public var bytes: [UInt8] {
        [firstWord, secondWord, thirdWord, fourthWord].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - $0 * 8)) }
        }
    }

    /// 64 lower-case hexadecimal digits.
    public var hexadecimal: String {
        [firstWord, secondWord, thirdWord, fourthWord].map { Hexadecimal.text(of: $0) }.joined()
    }
}
