/// Where escaping has something to look at: eight bytes at a time, since most text has nothing.
///
/// In a machine word, not in a `SIMD16`: its comparisons are loops over the lanes, which took two thirds of a multiget.
extension XMLEscape {
    /// The offset of the next byte that may need a replacement; the count where there is none. With `quotes` it goes
    /// into an attribute, where line feeds, tabs and quotes need replacements too.
    static func nextSpecial(in value: Span<UInt8>, from start: Int, quotes: Bool) -> Int {
        var offset = start
        let raw = unsafe value.bytes
        while offset + 8 <= value.count {
            // In bounds by the condition of the loop.
            let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
            let found = marked(UInt64(littleEndian: word))
            guard found != 0 else {
                offset += 8
                continue
            }
            offset += found.trailingZeroBitCount / 8
            if isSpecial(value[offset], quotes: quotes) { return offset }
            offset += 1
        }
        while offset < value.count, !isSpecial(value[offset], quotes: quotes) { offset += 1 }
        return offset
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// The highest bit of each byte that may be special; the lowest such byte is one (a borrow may mark others above
    /// it).
    private static func marked(_ word: UInt64) -> UInt64 {
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let control = (word &- ones &* 0x20) & ~word
        // One bit is between the quote and the ampersand, and between less and greater.
        let quoteOrAmpersand = zeros((word | ones &* 0x04) ^ ones &* 0x26)
        let lessOrGreater = zeros((word | ones &* 0x02) ^ ones &* 0x3E)
        return (control | quoteOrAmpersand | lessOrGreater | zeros(word ^ ones &* 0xEF)) & (ones &* 0x80)
    }

    private static func isSpecial(_ byte: UInt8, quotes: Bool) -> Bool {
        switch byte {
        case 0x26, 0x3C, 0x3E, 0xEF: true
        case 0x09, 0x0A, 0x22: quotes
        default: byte < 0x20
        }
    }
}
