/// Reads CBOR within bounds: definite lengths, no tags and no numbers with fractions, which no authenticator sends.
struct CBORReader {
    static let deepest = 8
    static let mostItems = 200

    private let bytes: [UInt8]
    /// Of the next byte.
    private(set) var offset: Int
    private var items = 0

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func read() throws(WebAuthnError) -> CBORValue { try read(depth: 0) }

    private mutating func read(depth: Int) throws(WebAuthnError) -> CBORValue {
        items += 1
        guard depth < Self.deepest, items <= Self.mostItems else { throw .malformed("CBOR beyond the limits") }
        let first = try byte()
        let short = first & 31
        switch first >> 5 {
        case 0: return .integer(try integer(short))
        case 1: return .integer(-1 - (try integer(short)))
        case 2: return .bytes(try string(short))
        case 3:
            guard let text = String(validating: try string(short), as: UTF8.self) else {
                throw .malformed("a text in CBOR")
            }
            return .text(text)
        case 4:
            var values: [CBORValue] = []
            for _ in 0..<(try count(short)) { values.append(try read(depth: depth + 1)) }
            return .array(values)
        case 5:
            var pairs: [CBORValue.Pair] = []
            for _ in 0..<(try count(short)) {
                let key = try read(depth: depth + 1)
                guard !pairs.contains(where: { $0.key == key }) else { throw .malformed("a key that stands twice") }
                pairs.append(CBORValue.Pair(key: key, value: try read(depth: depth + 1)))
            }
            return .map(pairs)
        case 7 where short == 20 || short == 21: return .bool(short == 21)
        case 7 where short == 22: return .null
        default: throw .malformed("CBOR of this kind")
        }
    }

    private mutating func byte() throws(WebAuthnError) -> UInt8 {
        guard offset < bytes.count else { throw .malformed("CBOR that ends too early") }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// The number after the first byte (§3): the byte's own, or one, two, four or eight bytes.
    private mutating func integer(_ short: UInt8) throws(WebAuthnError) -> Int64 {
        guard short >= 24 else { return Int64(short) }
        guard short <= 27 else { throw .malformed("CBOR of an indefinite length") }
        var value: UInt64 = 0
        for _ in 0..<(1 << (short - 24)) { value = value << 8 | UInt64(try byte()) }
        guard let number = Int64(exactly: value) else { throw .malformed("a number in CBOR") }
        return number
    }

    /// Of elements, each of which takes a byte at least.
    private mutating func count(_ short: UInt8) throws(WebAuthnError) -> Int {
        let count = try integer(short)
        guard count <= bytes.count - offset else { throw .malformed("CBOR that ends too early") }
        return Int(count)
    }

    private mutating func string(_ short: UInt8) throws(WebAuthnError) -> [UInt8] {
        let length = try count(short)
        defer { offset += length }
        return Array(bytes[offset..<offset + length])
    }
}
