internal import ByteText
public import CivilTime

extension RecurrenceRule {
    /// Reads a RECUR value. Unknown parts are passed over; a semicolon at the end is accepted.
    public init(_ text: some StringProtocol) throws(RecurrenceRuleError) {
        var cursor = ByteCursor(text)
        try self.init(reading: &cursor)
    }

    init(reading cursor: inout ByteCursor) throws(RecurrenceRuleError) {
        self.init(.daily)
        let start = cursor.position
        var seen: Set<String> = []
        while !cursor.isAtEnd {
            let column = cursor.position - start + 1
            let name = cursor.text(cursor.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") })
                .asciiUppercased
            if name.isEmpty, cursor.isAtEnd || cursor.peek == UInt8(ascii: ";") {
                _ = cursor.next()
                continue
            }
            guard !name.isEmpty, cursor.skip(UInt8(ascii: "=")) else { throw .malformed(part: name, column: column) }
            guard seen.insert(name).inserted else { throw .repeatedPart(name) }
            let isRead = read(part: name, &cursor)
            _ = cursor.prefix { $0 == 0x20 }
            guard isRead, cursor.isAtEnd || cursor.skip(UInt8(ascii: ";")) else {
                throw .malformed(part: name, column: column)
            }
        }
        guard seen.contains("FREQ") else { throw .missingFrequency }
    }

    private mutating func read(part: String, _ cursor: inout ByteCursor) -> Bool {
        switch part {
        case "FREQ": return assign(RecurrenceRule.token(&cursor).flatMap(Frequency.init), to: \.frequency)
        case "INTERVAL":
            guard let value = cursor.number(upTo: 1_000_000_000), value > 0 else { return false }
            interval = value
        case "COUNT":
            guard let value = cursor.number(upTo: 1_000_000_000) else { return false }
            count = value
        case "UNTIL":
            guard let value = DateTimeValue(reading: &cursor, tzid: nil) else { return false }
            // A few programs append a second Z.
            _ = cursor.skip(letter: "Z")
            until = value
        case "WKST": return assign(RecurrenceRule.weekday(&cursor), to: \.weekStart)
        case "RSCALE": return assign(RecurrenceRule.token(&cursor), to: \.calendar)
        case "SKIP": return assign(RecurrenceRule.token(&cursor).flatMap(Skip.init), to: \.skip)
        case "BYDAY": return readWeekdays(&cursor)
        case "BYMONTH": return readMonths(&cursor)
        case "BYSECOND": return readNumbers(&cursor, 0...60, signed: false, to: \.seconds)
        case "BYMINUTE": return readNumbers(&cursor, 0...59, signed: false, to: \.minutes)
        case "BYHOUR": return readNumbers(&cursor, 0...23, signed: false, to: \.hours)
        case "BYMONTHDAY": return readNumbers(&cursor, 1...31, signed: true, to: \.monthDays)
        case "BYYEARDAY": return readNumbers(&cursor, 1...385, signed: true, to: \.yearDays)
        case "BYWEEKNO": return readNumbers(&cursor, 1...56, signed: true, to: \.weekNumbers)
        case "BYSETPOS": return readNumbers(&cursor, 1...100_000_000, signed: true, to: \.setPositions)
        default: _ = cursor.prefix { $0 != UInt8(ascii: ";") }
        }
        return true
    }

    private mutating func assign<Value>(
        _ value: Value?,
        to path: WritableKeyPath<RecurrenceRule, Value>
    ) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private mutating func assign<Value>(
        _ value: Value?,
        to path: WritableKeyPath<RecurrenceRule, Value?>
    ) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private mutating func readNumbers(
        _ cursor: inout ByteCursor,
        _ range: ClosedRange<Int>,
        signed: Bool,
        to path: WritableKeyPath<RecurrenceRule, [Int]>
    ) -> Bool {
        repeat {
            guard self[keyPath: path].count < Self.longestList else { return false }
            let isNegative = signed && cursor.skip(UInt8(ascii: "-"))
            if signed, !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
            guard let value = cursor.number(upTo: range.upperBound), range.contains(value) else { return false }
            self[keyPath: path].append(isNegative ? -value : value)
        } while cursor.skip(UInt8(ascii: ","))
        return true
    }

    /// More values than any list has that means something: 385 days of a year, from either end, are 770.
    private static let longestList = 1000

    private mutating func readWeekdays(_ cursor: inout ByteCursor) -> Bool {
        repeat {
            guard weekdays.count < Self.longestList else { return false }
            let isNegative = cursor.skip(UInt8(ascii: "-"))
            if !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
            let ordinal = cursor.number(upTo: 54) ?? 0
            guard let weekday = RecurrenceRule.weekday(&cursor), !isNegative || ordinal > 0 else { return false }
            weekdays.append(WeekdayNumber(weekday, ordinal: isNegative ? -ordinal : ordinal))
        } while cursor.skip(UInt8(ascii: ","))
        return true
    }

    private mutating func readMonths(_ cursor: inout ByteCursor) -> Bool {
        repeat {
            guard months.count < Self.longestList, let number = cursor.number(upTo: 13), number >= 1 else {
                return false
            }
            months.append(Month(number, isLeap: cursor.skip(letter: "L")))
        } while cursor.skip(UInt8(ascii: ","))
        return true
    }

    private static func token(_ cursor: inout ByteCursor) -> String? {
        let range = cursor.prefix { $0.isASCIIAlphanumeric || $0 == 0x2D }
        return range.isEmpty ? nil : cursor.text(range).asciiUppercased
    }

    private static func weekday(_ cursor: inout ByteCursor) -> Weekday? {
        guard let first = cursor.next()?.asciiUppercased, let second = cursor.next()?.asciiUppercased else {
            return nil
        }
        return weekdayCodes.firstIndex { $0 == (first, second) }.flatMap { Weekday(rawValue: $0 + 1) }
    }

    private static let weekdayCodes: [(UInt8, UInt8)] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].map {
        (Array($0.utf8)[0], Array($0.utf8)[1])
    }

    /// The text of the rule, parts in the order in which most programs write them.
    public var text: String {
        var parts: [String] = []
        if let calendar { parts.append("RSCALE=\(calendar)") }
        parts.append("FREQ=\(frequency.rawValue)")
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let count { parts.append("COUNT=\(count)") }
        if let until { parts.append("UNTIL=\(until.text)") }
        let months = months.map { "\($0.number)" + ($0.isLeap ? "L" : "") }
        let weekdays = weekdays.map { ($0.ordinal == 0 ? "" : "\($0.ordinal)") + $0.weekday.code }
        let lists: [(String, [String])] = [
            ("BYMONTH", months), ("BYWEEKNO", weekNumbers.map(String.init)), ("BYYEARDAY", yearDays.map(String.init)),
            ("BYMONTHDAY", monthDays.map(String.init)), ("BYDAY", weekdays), ("BYHOUR", hours.map(String.init)),
            ("BYMINUTE", minutes.map(String.init)), ("BYSECOND", seconds.map(String.init)),
            ("BYSETPOS", setPositions.map(String.init)),
        ]
        for (name, values) in lists where !values.isEmpty {
            parts.append("\(name)=\(values.joined(separator: ","))")
        }
        if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
        if skip != .omit { parts.append("SKIP=\(skip.rawValue)") }
        return parts.joined(separator: ";")
    }
}

extension Weekday {
    /// The two letters that iCalendar has for it: `MO` to `SU`.
    public var code: String { ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][rawValue - 1] }
}
