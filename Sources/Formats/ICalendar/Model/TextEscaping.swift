/// The escapes of TEXT values (RFC 5545 §3.3.11) and of parameter values (RFC 6868).
public enum TextEscaping {
    /// The text of a TEXT value. An unknown escape keeps the character after the backslash.
    public static func unescape(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
        var output: [UInt8] = []
        output.reserveCapacity(value.utf8.count)
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                output.append(byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") ? 0x0A : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                output.append(byte)
            }
        }
        if isEscaped { output.append(UInt8(ascii: "\\")) }
        return String(decoding: output, as: UTF8.self)
    }

    /// The TEXT value of a text. Line ends of any form become `\n`.
    public static func escape(_ text: String) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count + 8)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0x0D: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
            case 0x0A where previous == 0x0D: break
            case 0x0A: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
            default: output.append(byte)
            }
            previous = byte
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The parts of a value between separators that no backslash escapes, still escaped.
    public static func split(_ value: String, at separator: Unicode.Scalar = ",") -> [String] {
        let mark = UInt8(ascii: separator)
        var parts: [String] = []
        var current: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8 {
            if !isEscaped, byte == mark {
                parts.append(String(decoding: current, as: UTF8.self))
                current.removeAll(keepingCapacity: true)
                continue
            }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            current.append(byte)
        }
        parts.append(String(decoding: current, as: UTF8.self))
        return parts
    }

    /// The text of a parameter value: `^n`, `^'` and `^^` resolved; any other caret stays.
    public static func decodeParameter(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "^")) else { return value }
        var output: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                isEscaped = false
                switch byte {
                case UInt8(ascii: "n"): output.append(0x0A)
                case UInt8(ascii: "'"): output.append(UInt8(ascii: "\""))
                case UInt8(ascii: "^"): output.append(UInt8(ascii: "^"))
                default: output.append(contentsOf: [UInt8(ascii: "^"), byte])
                }
            } else if byte == UInt8(ascii: "^") {
                isEscaped = true
            } else {
                output.append(byte)
            }
        }
        if isEscaped { output.append(UInt8(ascii: "^")) }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a parameter value, escaped after RFC 6868 and quoted where it must be.
    static func appendParameter(_ value: String, to output: inout [UInt8]) {
        // A backslash at the end would escape the following character.
        let needsQuotes =
            value.utf8.contains { $0 == 0x3A || $0 == 0x3B || $0 == 0x2C } || value.utf8.last == UInt8(ascii: "\\")
        if needsQuotes { output.append(UInt8(ascii: "\"")) }
        var previous: UInt8 = 0
        for byte in value.utf8 {
            switch byte {
            case 0x0A where previous == 0x0D: break
            case 0x0A, 0x0D: output.append(contentsOf: [UInt8(ascii: "^"), UInt8(ascii: "n")])
            case UInt8(ascii: "\""): output.append(contentsOf: [UInt8(ascii: "^"), UInt8(ascii: "'")])
            case UInt8(ascii: "^"): output.append(contentsOf: [UInt8(ascii: "^"), UInt8(ascii: "^")])
            // A parameter cannot contain other control characters.
            case 0x00..<0x09, 0x0B..<0x0D, 0x0E..<0x20, 0x7F: break
            default: output.append(byte)
            }
            previous = byte
        }
        if needsQuotes { output.append(UInt8(ascii: "\"")) }
    }
}
