extension UInt8 {
    /// Whether the byte is one of `0` to `9`.
    @inlinable
    public var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether the byte is an ASCII letter of either case.
    @inlinable
    public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is an ASCII letter or digit.
    @inlinable
    public var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

    /// The byte with an ASCII lower-case letter made upper case; any other byte unchanged.
    @inlinable
    public var asciiUppercased: UInt8 { self &- 0x61 < 26 ? self & 0xDF : self }

    /// The byte with an ASCII upper-case letter made lower case; any other byte unchanged.
    @inlinable
    public var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of a hexadecimal digit of either case.
    @inlinable
    public var hexadecimalValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }
}

extension StringProtocol {
    /// Whether both texts are the same when ASCII case is ignored. Bytes beyond ASCII must be equal.
    @inlinable
    public func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8) { $0.asciiUppercased == $1.asciiUppercased }
    }

    /// The text with ASCII letters in upper case; everything else untouched, whatever the locale.
    @inlinable
    public var asciiUppercased: String {
        guard utf8.contains(where: { $0 != $0.asciiUppercased }) else { return String(self) }
        return String(decoding: utf8.map(\.asciiUppercased), as: UTF8.self)
    }

    /// The text with ASCII letters in lower case; everything else untouched, whatever the locale.
    @inlinable
    public var asciiLowercased: String {
        guard utf8.contains(where: { $0 != $0.asciiLowercased }) else { return String(self) }
        return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
}
