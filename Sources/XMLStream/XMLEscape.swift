/// Character data made fit for XML 1.0 (§2.2, §2.4).
///
/// A carriage return becomes a reference, since a reader would turn CR LF into LF (§2.11); characters that XML cannot hold become U+FFFD.
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
        for offset in value.indices {
            let byte = value[offset]
            // The common case: a printable ASCII byte that means nothing, or part of a longer character.
            guard byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0xEF else {
                continue
            }
            let replacement: StaticString
            var length = 1
            switch byte {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\""):
                if !quotes { continue }
                replacement = "&quot;"
            case 0x0D: replacement = "&#13;"
            case 0x09:
                if !quotes { continue }
                replacement = "&#9;"
            case 0x0A:
                if !quotes { continue }
                replacement = "&#10;"
            case 0xEF:
                // U+FFFE and U+FFFF are no characters of XML.
                guard offset + 2 < value.count, value[offset + 1] == 0xBF, value[offset + 2] >= 0xBE else { continue }
                replacement = "\u{FFFD}"
                length = 3
            default: replacement = "\u{FFFD}"
            }
            append(value, runStart, offset, into: &bytes)
            append(replacement, into: &bytes)
            runStart = offset + length
        }
        append(value, runStart, value.count, into: &bytes)
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
