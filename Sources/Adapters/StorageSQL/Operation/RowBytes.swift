internal import FoundationEssentials

#if SQLITE
internal import GRDB
#endif

/// A value of a row, whatever the store.
enum PlainValue {
    case null
    case number(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    var argument: (any DatabaseValueConvertible)? {
        switch self {
        case .null: nil
        case .number(let number): number
        case .real(let number): number
        case .text(let text): text
        case .bytes(let bytes): Data(bytes)
        }
    }
}

// row = *value
// value = %x00 / %x01 8OCTET / %x02 8OCTET / (%x03 / %x04) 8OCTET-length *OCTET ; NULL, number, real, text, bytes
struct RowEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: PlainValue) {
        switch value {
        case .null: bytes.append(0)
        case .number(let number): append(1, UInt64(bitPattern: number))
        case .real(let number): append(2, number.bitPattern)
        case .text(let text):
            append(3, UInt64(text.utf8.count))
            bytes += text.utf8
        case .bytes(let content):
            append(4, UInt64(content.count))
            bytes += content
        }
    }

    private mutating func append(_ kind: UInt8, _ word: UInt64) {
        bytes.append(kind)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: word >> shift))
        }
    }
}

struct RowDecoder {
    /// The bytes are not those of a row.
    struct Damage: Error {}

    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func next() throws(Damage) -> PlainValue {
        guard let kind = rest.popFirst() else { throw Damage() }
        switch kind {
        case 0: return .null
        case 1: return .number(Int64(bitPattern: try word()))
        case 2: return .real(Double(bitPattern: try word()))
        case 3: return .text(String(decoding: try content(), as: UTF8.self))
        case 4: return .bytes(Array(try content()))
        default: throw Damage()
        }
    }

    mutating func number() throws(Damage) -> Int64 {
        guard case .number(let number) = try next() else { throw Damage() }
        return number
    }

    private mutating func word() throws(Damage) -> UInt64 {
        guard rest.count >= 8 else { throw Damage() }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func content() throws(Damage) -> ArraySlice<UInt8> {
        let count = try word()
        guard count <= UInt64(rest.count) else { throw Damage() }
        defer { rest = rest.dropFirst(Int(count)) }
        return rest.prefix(Int(count))
    }
}
