/// A reading position in a range of bytes. Every step is bounds-checked; missing bytes are nil.
public struct ByteCursor: Sendable {
    @usableFromInline let bytes: [UInt8]
    /// The offset of the next byte to read.
    public var position: Int
    /// The offset behind the last readable byte.
    public let end: Int

    /// Reads all of an array.
    @inlinable
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    /// Reads a part of an array; the range is cut to what the array has.
    @inlinable
    public init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        position = range.lowerBound
        end = range.upperBound
    }

    /// Reads the UTF-8 of a text.
    @inlinable
    public init(_ text: some StringProtocol) {
        self.init(Array(text.utf8))
    }

    /// Whether all bytes of the range have been read.
    @inlinable
    public var isAtEnd: Bool { position >= end }

    /// The next byte, not consumed.
    @inlinable
    public var peek: UInt8? { position < end ? bytes[position] : nil }

    /// The next byte, consumed.
    @inlinable
    public mutating func next() -> UInt8? {
        guard position < end else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// Consumes the byte when it is the next one.
    @inlinable
    public mutating func skip(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Consumes an ASCII letter of either case when it is the next byte.
    @inlinable
    public mutating func skip(letter: Unicode.Scalar) -> Bool {
        guard let byte = peek, byte.asciiUppercased == UInt8(ascii: letter).asciiUppercased else { return false }
        position += 1
        return true
    }

    /// Exactly `count` digits as a number; nothing is consumed when there are fewer.
    @inlinable
    public mutating func digits(_ count: Int) -> Int? {
        guard position + count <= end else { return nil }
        var value = 0
        for offset in position..<(position + count) {
            guard bytes[offset].isASCIIDigit else { return nil }
            value = value &* 10 &+ Int(bytes[offset] &- 0x30)
        }
        position += count
        return value
    }

    /// All digits that follow, as a number; nil without a digit or beyond `limit`.
    @inlinable
    public mutating func number(upTo limit: Int = 999_999_999_999) -> Int? {
        let start = position
        var value = 0
        while position < end, bytes[position].isASCIIDigit {
            value = value &* 10 &+ Int(bytes[position] &- 0x30)
            guard value <= limit else {
                position = start
                return nil
            }
            position += 1
        }
        return position > start ? value : nil
    }

    /// The bytes up to the first one that the test refuses.
    @inlinable
    public mutating func prefix(while accepts: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < end, accepts(bytes[position]) { position += 1 }
        return start..<position
    }

    /// A range of the bytes as text.
    @inlinable
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
