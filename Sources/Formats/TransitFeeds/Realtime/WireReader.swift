/// Reads Protocol Buffers' wire format field by field. Whatever the bytes claim, it stays inside them and ends.
struct WireReader {
    private let bytes: [UInt8]
    private var at: Int
    private let end: Int
    private let depth: Int

    static let maximumDepth = 16

    /// One field: its number and its value, not yet read as anything.
    struct Field {
        var number: Int
        fileprivate var kind: UInt8
        /// The value of a varint or of a fixed-length field.
        fileprivate(set) var raw: UInt64
        fileprivate var range: Range<Int>

        var int32: Int32 { Int32(truncatingIfNeeded: raw) }
        var int64: Int64 { Int64(bitPattern: raw) }
        var natural: Int { Int(truncatingIfNeeded: raw & 0x7FFF_FFFF_FFFF_FFFF) }
        var bool: Bool { raw != 0 }
        var float: Double { Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw))) }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        at = 0
        end = bytes.count
        depth = 0
    }

    private init(_ parent: WireReader, _ range: Range<Int>) {
        bytes = parent.bytes
        at = range.lowerBound
        end = range.upperBound
        depth = parent.depth + 1
    }

    /// The next field; nil at the end.
    mutating func next() throws(RealtimeError) -> Field? {
        guard at < end else { return nil }
        let tag = try varint()
        let number = tag >> 3
        guard number > 0, number <= 0x1FFF_FFFF else { throw .malformed(offset: at) }
        var field = Field(number: Int(number), kind: UInt8(tag & 7), raw: 0, range: at..<at)
        switch field.kind {
        case 0: field.raw = try varint()
        case 1: field.raw = try fixed(8)
        case 5: field.raw = try fixed(4)
        case 2:
            let length = try varint()
            guard length <= UInt64(end - at) else { throw .malformed(offset: at) }
            field.range = at..<(at + Int(length))
            at += Int(length)
        default: throw .malformed(offset: at)
        }
        return field
    }

    /// The message inside a field.
    func message(_ field: Field) throws(RealtimeError) -> WireReader {
        guard field.kind == 2, depth < Self.maximumDepth else { throw .malformed(offset: field.range.lowerBound) }
        return WireReader(self, field.range)
    }

    func text(_ field: Field) throws(RealtimeError) -> String {
        guard field.kind == 2 else { throw .malformed(offset: field.range.lowerBound) }
        return String(decoding: bytes[field.range], as: UTF8.self)
    }

    private mutating func varint() throws(RealtimeError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while at < end, shift < 70 {
            let byte = bytes[at]
            at += 1
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .malformed(offset: at)
    }

    private mutating func fixed(_ width: Int) throws(RealtimeError) -> UInt64 {
        guard end - at >= width else { throw .malformed(offset: at) }
        var value: UInt64 = 0
        for index in (0..<width).reversed() { value = value << 8 | UInt64(bytes[at + index]) }
        at += width
        return value
    }
}

/// Why a GTFS-Realtime message was not read.
package enum RealtimeError: Error, Equatable, Sendable, CustomStringConvertible {
    case malformed(offset: Int)
    case overLimit(what: String, limit: Int)
    /// The message has no header, which every one must have.
    case noHeader

    package var description: String {
        switch self {
        case .malformed(let offset): "not a GTFS-Realtime message: the bytes at \(offset) are no Protocol Buffers field"
        case .overLimit(let what, let limit): "a GTFS-Realtime message with more than \(limit) \(what)"
        case .noHeader: "a GTFS-Realtime message without a header: is this another file?"
        }
    }
}
