/// The layout of a column file. All integers are little-endian.
///
/// Header (64 bytes): magic (8), layout version (4), kind's version (4), number of columns (4), zero (4), file length
/// (8), CRC-64 of the directory (8), kind (24, UTF-8, zero-padded). Then the directory, 96 bytes per column: name (64,
/// UTF-8, zero-padded), byte offset (8), element count (8), CRC-64 of the bytes (8), element stride (4), zero (4). Then
/// the columns, each at a multiple of 64.
enum ColumnFileLayout {
    static let magic: [UInt8] = Array("TRVCOLS\u{1}".utf8)
    static let layoutVersion: UInt32 = 1
    static let headerBytes = 64
    static let entryBytes = 96
    static let kindBytes = 24
    static let nameBytes = 64
    static let alignment = 64
    static let maximumColumns = 4096

    static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

    static func append<Value: FixedWidthInteger>(_ value: Value, to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: Value.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> Value(shift)))
        }
    }

    static func append(_ text: String, width: Int, to bytes: inout [UInt8]) {
        let encoded = Array(text.utf8.prefix(width))
        bytes += encoded
        bytes += [UInt8](repeating: 0, count: width - encoded.count)
    }

    static func integer<Value: FixedWidthInteger>(
        _ bytes: Column<UInt8>,
        _ offset: Int,
        as _: Value.Type = Value.self
    ) -> Value {
        var value: Value = 0
        for index in 0..<(Value.bitWidth / 8) {
            value |= Value(truncatingIfNeeded: bytes[offset + index]) << Value(index * 8)
        }
        return value
    }

    static func text(_ bytes: Column<UInt8>, _ offset: Int, width: Int) -> String {
        String(decoding: bytes[offset..<(offset + width)].prefix { $0 != 0 }, as: UTF8.self)
    }
}

#if _endian(big)
#error("column files are mapped as they lie: little-endian machines only")
#endif
