/// Character data made fit for XML 1.0 (§2.2, §2.4).
///
/// A carriage return becomes a reference, since a reader would turn CR LF into LF (§2.11); characters that XML cannot
/// hold become U+FFFD.
enum XMLEscape {
    static func text(_ value: some Collection<UInt8>, into bytes: inout [UInt8]) {
        let done: Void? = value.withContiguousStorageIfAvailable { buffer in
            escape(unsafe buffer.span, quotes: false, into: &bytes)
        }
        if done == nil { escape(Array(value).span, quotes: false, into: &bytes) }
    }

    static func attribute(_ value: String, into bytes: inout [UInt8]) {
        escape(Array(value.utf8).span, quotes: true, into: &bytes)
    }

    private static func escape(_ value: Span<UInt8>, quotes: Bool, into bytes: inout [UInt8]) {
        var runStart = 0
        var offset = nextSpecial(in: value, from: 0, quotes: quotes)
        while offset < value.count {
            var length = 1
            if let replacement = replacement(for: value, at: offset, quotes: quotes, length: &length) {
                append(value, runStart, offset, into: &bytes)
                append(replacement, into: &bytes)
                runStart = offset + length
            }
            offset = nextSpecial(in: value, from: offset + length, quotes: quotes)
        }
        append(value, runStart, value.count, into: &bytes)
    }

    /// nil: the byte means nothing after all, here.
    private static func replacement(
        for value: Span<UInt8>,
        at offset: Int,
        quotes: Bool,
        length: inout Int
    ) -> StaticString? {
        switch value[offset] {
        case 0x0D:
            // Lines of text end in both: they are replaced at once.
            guard !quotes, offset + 1 < value.count, value[offset + 1] == 0x0A else { return "&#13;" }
            length = 2
            return "&#13;\n"
        case 0x0A: return quotes ? "&#10;" : nil
        case 0x09: return quotes ? "&#9;" : nil
        case UInt8(ascii: "&"): return "&amp;"
        case UInt8(ascii: "<"): return "&lt;"
        case UInt8(ascii: ">"): return "&gt;"
        case UInt8(ascii: "\""): return quotes ? "&quot;" : nil
        case 0xEF:
            // U+FFFE and U+FFFF are no characters of XML.
            guard offset + 2 < value.count, value[offset + 1] == 0xBF, value[offset + 2] >= 0xBE else { return nil }
            length = 3
            return "\u{FFFD}"
        default: return "\u{FFFD}"
        }
    }

    private static func append(_ value: Span<UInt8>, _ lower: Int, _ upper: Int, into bytes: inout [UInt8]) {
        guard lower < upper else { return }
        unsafe value.extracting(lower..<upper).withUnsafeBufferPointer { buffer in
            unsafe bytes.append(contentsOf: buffer)
        }
    }

    static func append(_ literal: StaticString, into bytes: inout [UInt8]) {
        // The storage of a literal lives as long as the program.
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
