/// Base64 with the standard alphabet (RFC 4648 §4).
public enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, padded with `=`.
    public static func encode(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count + 2) / 3 * 4)
        var offset = 0
        while offset < bytes.count {
            let left = bytes.count - offset
            let first = UInt32(bytes[offset]) << 16
            let second = left > 1 ? UInt32(bytes[offset + 1]) << 8 : 0
            let third = left > 2 ? UInt32(bytes[offset + 2]) : 0
            let word = first | second | third
            output.append(alphabet[Int(word >> 18)])
            output.append(alphabet[Int(word >> 12 & 63)])
            output.append(left > 1 ? alphabet[Int(word >> 6 & 63)] : UInt8(ascii: "="))
            output.append(left > 2 ? alphabet[Int(word & 63)] : UInt8(ascii: "="))
            offset += 3
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The text of some bytes in the alphabet that is safe in addresses and file names (RFC 4648 §5), not padded.
    public static func encodeForURL(_ bytes: [UInt8]) -> String {
        let text = encode(bytes).utf8.prefix { $0 != UInt8(ascii: "=") }
        return String(decoding: text.map { urlLetters[$0] ?? $0 }, as: UTF8.self)
    }

    /// The bytes of a text in the alphabet of addresses; nil as for ``decode(_:)``.
    public static func decodeForURL(_ text: some StringProtocol) -> [UInt8]? {
        guard !text.utf8.contains(where: { urlLetters[$0] != nil || $0 == UInt8(ascii: "=") }) else { return nil }
        let plain = text.utf8.map { byte in urlLetters.first { $0.value == byte }?.key ?? byte }
        return decode(String(decoding: plain, as: UTF8.self))
    }

    /// The letters that differ, by those of the common alphabet.
    private static let urlLetters = [UInt8(ascii: "+"): UInt8(ascii: "-"), UInt8(ascii: "/"): UInt8(ascii: "_")]

    /// The bytes of a text; nil when a character is outside the alphabet or bits are left over. Padding may be missing.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var output: [UInt8] = []
        var word: UInt32 = 0
        var bits = 0
        var padded = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "=") {
                padded = true
                continue
            }
            guard !padded, let value = value(of: byte) else { return nil }
            word = word << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
                word &= (1 << UInt32(bits)) - 1
            }
        }
        return bits < 6 && word == 0 ? output : nil
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
