internal import CivilTime

/// One table of a feed, row by row, with typed fields. Defects of fields are reported to `messages` with their line.
final class FeedTable {
    let file: String
    private var scanner: RowScanner
    private let header: [String: Int]
    private(set) var rowCount = 0
    private let rowLimit: Int
    private var hasWarnedOfWidth = false

    /// Nil when the table is absent or empty.
    init?(_ source: FeedSource, _ file: String, messages: inout FeedMessages) throws(FeedError) {
        guard let chunks = try source.open(file) else { return nil }
        self.file = file
        scanner = try RowScanner(chunks, file: file, limits: source.limits)
        rowLimit = file == "stop_times.txt" || file == "shapes.txt" ? source.limits.stopTimes : source.limits.rows
        guard try scanner.advance() else {
            messages.add(.warning, file, "the file is empty", advice: "remove it or give it a header")
            return nil
        }
        var header: [String: Int] = [:]
        for (number, range) in scanner.fields.enumerated() {
            let name = String(decoding: scanner.buffer[range], as: UTF8.self)
            if header[name] == nil {
                header[name] = number
            } else {
                messages.add(
                    .warning,
                    file,
                    line: 1,
                    field: name,
                    "the column stands twice",
                    advice: "the first is used; remove one"
                )
            }
        }
        self.header = header
    }

    var line: Int { scanner.line }

    /// The number of a column; -1: the table has none of this name.
    func column(_ name: String) -> Int { header[name] ?? -1 }

    func requiredColumn(_ name: String) throws(FeedError) -> Int {
        guard let number = header[name] else { throw .missingColumn(file: file, column: name) }
        return number
    }

    func advance() throws(FeedError) -> Bool {
        guard try scanner.advance() else { return false }
        rowCount += 1
        if rowCount > rowLimit { throw .overLimit(file: file, what: "rows", limit: rowLimit) }
        return true
    }

    /// Tells once when rows are longer or shorter than the header.
    func checkWidth(_ messages: inout FeedMessages) {
        guard !hasWarnedOfWidth, scanner.fields.count != header.count else { return }
        hasWarnedOfWidth = true
        messages.add(
            .warning,
            file,
            line: line,
            "a row has \(scanner.fields.count) fields, the header \(header.count)",
            advice: "missing fields count as empty; check for stray commas"
        )
    }

    /// The bytes of the buffer that hold the field; empty where the row ends before it.
    @inline(__always)
    func range(_ column: Int) -> Range<Int> {
        column >= 0 && column < scanner.fields.count ? scanner.fields[column] : 0..<0
    }

    var buffer: [UInt8] { scanner.buffer }

    func isEmpty(_ column: Int) -> Bool { range(column).isEmpty }

    func text(_ column: Int) -> String {
        let range = range(column)
        return range.isEmpty ? "" : String(decoding: scanner.buffer[range], as: UTF8.self)
    }

    /// Digits only; nil when empty or anything else.
    func natural(_ column: Int) -> Int? {
        let range = range(column)
        guard !range.isEmpty, range.count <= 18 else { return nil }
        var value = 0
        for at in range {
            let digit = scanner.buffer[at] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }

    /// A number that must be one of `allowed`; empty gives `absent`; anything else is reported and gives `absent` too.
    func choice(
        _ column: Int,
        _ name: String,
        _ allowed: ClosedRange<Int>,
        absent: Int,
        _ messages: inout FeedMessages
    ) -> Int {
        guard !isEmpty(column) else { return absent }
        if let value = natural(column), allowed.contains(value) { return value }
        messages.add(
            .warning,
            file,
            line: line,
            field: name,
            "not one of \(allowed.lowerBound) to \(allowed.upperBound)",
            value: text(column),
            advice: "taken as \(absent)"
        )
        return absent
    }

    func number(_ column: Int) -> Double? {
        let range = range(column)
        guard !range.isEmpty else { return nil }
        if let value = decimal(range) { return value }
        guard let value = Double(text(column)), value.isFinite else { return nil }
        return value
    }

    /// A plain decimal number without a text made of it; nil: another form, or more digits than are exact this way.
    private func decimal(_ range: Range<Int>) -> Double? {
        let isNegative = scanner.buffer[range.lowerBound] == UInt8(ascii: "-")
        var digits: UInt64 = 0
        var divisor = 1.0
        var isFraction = false
        var last = UInt8(ascii: ".")
        for at in range.dropFirst(isNegative ? 1 : 0) {
            let byte = scanner.buffer[at]
            if byte == UInt8(ascii: "."), !isFraction, last != byte {
                isFraction = true
            } else {
                let digit = byte &- UInt8(ascii: "0")
                guard digit <= 9, digits < 900_719_925_474_099 else { return nil }
                digits = digits * 10 + UInt64(digit)
                if isFraction { divisor *= 10 }
            }
            last = byte
        }
        // Both are exact below 2^53 and 10^22, so that the quotient is the double nearest to the number.
        guard last != UInt8(ascii: "."), divisor < 1e22 else { return nil }
        let value = Double(digits) / divisor
        return isNegative ? -value : value
    }

    // time = 1*3DIGIT ":" 2DIGIT ":" 2DIGIT, hours may be past 24 (GTFS reference, "Time"); one digit is accepted
    // everywhere
    /// Seconds of the service day; nil when empty, ``badTime`` when unreadable.
    @inline(__always)
    func time(_ column: Int) -> Int32? {
        let range = range(column)
        guard !range.isEmpty else { return nil }
        var parts: (Int32, Int32, Int32) = (0, 0, 0)
        var part = 0
        var digits = 0
        var value: Int32 = 0
        for at in range {
            let byte = scanner.buffer[at]
            if byte == UInt8(ascii: ":") {
                guard digits > 0, part < 2 else { return Self.badTime }
                if part == 0 { parts.0 = value } else { parts.1 = value }
                part += 1
                digits = 0
                value = 0
            } else {
                let digit = byte &- UInt8(ascii: "0")
                guard digit <= 9, digits < (part == 0 ? 4 : 2) else { return Self.badTime }
                value = value * 10 + Int32(digit)
                digits += 1
            }
        }
        parts.2 = value
        guard part == 2, digits > 0, parts.1 < 60, parts.2 < 60 else { return Self.badTime }
        return parts.0 * 3600 + parts.1 * 60 + parts.2
    }

    static let badTime = Int32.min

    /// YYYYMMDD as days after 1970-01-01.
    func day(_ column: Int) -> Int? {
        guard range(column).count == 8, let value = natural(column),
            let date = CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
        else { return nil }
        return date.daysSinceEpoch
    }

    /// RRGGBB, with or without a #.
    func color(_ column: Int) -> UInt32? {
        var text = text(column)
        if text.hasPrefix("#") { text.removeFirst() }
        return text.utf8.count == 6 ? UInt32(text, radix: 16) : nil
    }
}
