extension [UInt8] {
    /// Appends a text as it is, in UTF-8.
    @inlinable
    public mutating func append(ascii text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }

    /// Appends a text in UTF-8.
    @inlinable
    public mutating func append(text: some StringProtocol) {
        append(contentsOf: text.utf8)
    }

    /// Appends a whole number in decimal digits, with `-` when negative.
    public mutating func append(decimal value: some FixedWidthInteger) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var rest = UInt64(truncatingIfNeeded: value.magnitude)
        let first = count
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        self[first...].reverse()
    }

    /// Appends the last two digits of a number that is not negative.
    @inlinable
    public mutating func append(twoDigits value: Int) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10 % 10))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    /// Appends a year in four digits (or more where it needs them), with `-` when negative.
    public mutating func append(year: Int) {
        guard (0...9999).contains(year) else { return append(decimal: year) }
        append(twoDigits: year / 100)
        append(twoDigits: year % 100)
    }
}
