/// Where escaping has something to look at: sixteen bytes at a time, since most text has nothing.
extension XMLEscape {
    /// The offset of the next byte that may need a replacement; the count where there is none.
    static func nextSpecial(in value: Span<UInt8>, from start: Int) -> Int {
        var offset = start
        let raw = unsafe value.bytes
        while offset + 16 <= value.count {
            // In bounds by the condition of the loop.
            let block = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
            let special =
                (block .< 0x20) .| (block .== 0x22) .| (block .== 0x26) .| (block .== 0x3C) .| (block .== 0x3E)
                .| (block .== 0xEF)
            guard !any(special) else { break }
            offset += 16
        }
        while offset < value.count, !isSpecial(value[offset]) { offset += 1 }
        return offset
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0xEF
    }
}
