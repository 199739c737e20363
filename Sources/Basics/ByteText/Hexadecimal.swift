/// Numbers in lower-case hexadecimal digits.
public enum Hexadecimal {
    /// Two digits for each byte.
    public static func text(of bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Sixteen digits.
    public static func text(of word: UInt64) -> String {
        text(of: stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) })
    }

    /// Sixteen bytes in the form of a UUID (RFC 9562 §4): `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`.
    public static func uuid(of bytes: [UInt8]) -> String {
        precondition(bytes.count == 16, "A UUID has 16 bytes.")
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { text(of: bytes[$0]) }.joined(separator: "-")
    }
}
