/// A place in protobuf wire data: the bytes are passed to each call, so that a cursor is two integers and costs nothing
/// to copy (packed fields are walked several at a time).
struct WireCursor {
    private(set) var offset: Int
    let end: Int

    /// How a field is stored: the wire type of the protobuf encoding.
    enum WireType: Int {
        case varint = 0
        case fixed64 = 1
        case bytes = 2
        case fixed32 = 5
    }

    static let empty = WireCursor(0..<0)

    /// The range must be inside the bytes passed to the calls.
    init(_ range: Range<Int>) {
        offset = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { offset >= end }
    var range: Range<Int> { offset..<end }

    mutating func varint(_ bytes: [UInt8]) throws(BlockError) -> UInt64 {
        guard offset < end else { throw .endOfData }
        let first = bytes[offset]
        if first < 0x80 {
            offset &+= 1
            return UInt64(first)
        }
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard offset < end else { throw .endOfData }
            guard shift < 64 else { throw .varintTooLong }
            let byte = bytes[offset]
            offset &+= 1
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift &+= 7
        }
    }

    mutating func zigzag(_ bytes: [UInt8]) throws(BlockError) -> Int64 {
        let value = try varint(bytes)
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// The next field's number and wire type; nil at the end.
    mutating func field(_ bytes: [UInt8]) throws(BlockError) -> (number: Int, type: WireType)? {
        guard offset < end else { return nil }
        let key = try varint(bytes)
        guard let type = WireType(rawValue: Int(key & 7)) else { throw .badWireType(Int(key & 7)) }
        return (Int(truncatingIfNeeded: key >> 3), type)
    }

    /// A length-delimited field's contents.
    mutating func contents(_ bytes: [UInt8]) throws(BlockError) -> WireCursor {
        let length = try varint(bytes)
        guard length <= UInt64(end - offset) else { throw .endOfData }
        let start = offset
        offset += Int(length)
        return WireCursor(start..<offset)
    }

    mutating func skip(_ type: WireType, _ bytes: [UInt8]) throws(BlockError) {
        switch type {
        case .varint: _ = try varint(bytes)
        case .bytes: _ = try contents(bytes)
        case .fixed32, .fixed64:
            let width = type == .fixed32 ? 4 : 8
            guard end - offset >= width else { throw .endOfData }
            offset += width
        }
    }
}
