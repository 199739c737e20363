/// Base32 of RFC 4648 §6, without padding.
enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        var bits = 0
        var value = 0
        for byte in bytes {
            value = value << 8 | Int(byte)
            bits += 8
            while bits >= 5 {
                output.append(alphabet[value >> (bits - 5) & 31])
                bits -= 5
            }
            value &= (1 << bits) - 1
        }
        if bits > 0 { output.append(alphabet[value << (5 - bits) & 31]) }
        return String(decoding: output, as: UTF8.self)
    }

    /// nil: not of this alphabet.
    static func decode(_ text: String) -> [UInt8]? {
        var output: [UInt8] = []
        var bits = 0
        var value = 0
        for byte in text.utf8 {
            guard let digit = alphabet.firstIndex(of: byte) else { return nil }
            value = value << 5 | digit
            bits += 5
            if bits >= 8 {
                output.append(UInt8(truncatingIfNeeded: value >> (bits - 8)))
                bits -= 8
                value &= (1 << bits) - 1
            }
        }
        return output
    }
}
