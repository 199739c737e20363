/// Walks over the bytes of a header value.
struct HeaderScanner {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { offset >= bytes.count }
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { offset += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Takes a word, without regard to case.
    mutating func take(word: String) -> Bool {
        let wanted = Array(word.lowercased().utf8)
        guard bytes.count - offset >= wanted.count else { return false }
        for (index, byte) in wanted.enumerated() {
            let found = bytes[offset + index]
            let lowered = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(found) ? found + 32 : found
            guard lowered == byte else { return false }
        }
        offset += wanted.count
        return true
    }

    /// The bytes before the given byte, which is consumed too; nil if it does not occur.
    mutating func text(upTo end: UInt8) -> String? {
        guard let index = bytes[offset...].firstIndex(of: end) else { return nil }
        let text = String(decoding: bytes[offset..<index], as: UTF8.self)
        offset = index + 1
        return text
    }

    // entity-tag = [ weak ] DQUOTE *etagc DQUOTE
    mutating func entityTag() -> EntityTag? {
        let isWeak = take(word: "w/")
        if take(UInt8(ascii: "\"")) {
            guard let opaque = text(upTo: UInt8(ascii: "\"")) else { return nil }
            return EntityTag(opaque, isWeak: isWeak)
        }
        let start = offset
        while let byte = next, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"),
            byte != UInt8(ascii: "\"")
        { offset += 1 }
        guard offset > start else { return nil }
        return EntityTag(String(decoding: bytes[start..<offset], as: UTF8.self), isWeak: isWeak)
    }
}
