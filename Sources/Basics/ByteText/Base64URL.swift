/// Base64 for URLs, without padding (RFC 4648 §5).
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The text of some bytes, without padding.
    public static func text(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity((bytes.count * 4 + 2) / 3)
        var index = 0
        while index < bytes.count {
            let rest = min(3, bytes.count - index)
            var group = 0
            for offset in 0..<3 { group = group << 8 | (offset < rest ? Int(bytes[index + offset]) : 0) }
            for digit in 0...rest { output.append(alphabet[group >> (18 - 6 * digit) & 63]) }
            index += 3
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Padding is taken, since some write it; nil for anything else that is not in the alphabet, and for a length that no
    /// bytes have.
    public static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        var digits: [Int] = []
        var padding = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: byte) else { return nil }
            digits.append(value)
        }
        guard digits.count % 4 != 1, padding < 3 else { return nil }
        var output: [UInt8] = []
        var index = 0
        while index < digits.count {
            let rest = min(4, digits.count - index)
            var group = 0
            for offset in 0..<4 { group = group << 6 | (offset < rest ? digits[index + offset] : 0) }
            for byte in 0..<(rest - 1) { output.append(UInt8(truncatingIfNeeded: group >> (16 - 8 * byte))) }
            index += 4
        }
        return output
    }

    private static func value(of byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
