internal import ByteText

/// A DURATION value (RFC 5545 §3.3.6): whole days, which follow the wall clock, and seconds, which are exact.
public struct DurationValue: Hashable, Sendable {
    /// Days and weeks. Negative in a negative duration.
    public var days: Int
    /// Hours, minutes and seconds. Negative in a negative duration.
    public var seconds: Int

    /// Creates a duration; for a negative one, both parts are negative.
    public init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    // dur-value = (["+"] / "-") "P" (dur-date / dur-time / dur-week)
    /// Nil when it is malformed or longer than about 3,000 years.
    public init?(_ text: some StringProtocol) {
        var cursor = ByteCursor(text)
        self.init(reading: &cursor)
        guard cursor.isAtEnd else { return nil }
    }

    init?(reading cursor: inout ByteCursor) {
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        if !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
        guard cursor.skip(letter: "P") else { return nil }
        var days = 0
        var seconds = 0
        var inTime = cursor.skip(letter: "T")
        var hasPart = false
        while let number = cursor.number(upTo: 100_000_000_000) {
            hasPart = true
            switch (cursor.next()?.asciiUppercased, inTime) {
            case (UInt8(ascii: "W"), false): days += number * 7
            case (UInt8(ascii: "D"), false): days += number
            case (UInt8(ascii: "H"), true): seconds += number * 3600
            case (UInt8(ascii: "M"), true): seconds += number * 60
            case (UInt8(ascii: "S"), true): seconds += number
            default: return nil
            }
            guard days <= 1_000_000, seconds <= 100_000_000_000 else { return nil }
            if !inTime { inTime = cursor.skip(letter: "T") }
        }
        // `P` and `PT` say nothing but are written by a few; they are read as no time at all.
        guard hasPart || cursor.isAtEnd else { return nil }
        self.days = isNegative ? -days : days
        self.seconds = isNegative ? -seconds : seconds
    }

    /// The shortest form: `P1DT2H`, `-PT15M`, `P2W`, `PT0S`.
    public var text: String {
        var output: [UInt8] = []
        // A value cannot carry two signs: mixed ones are written as seconds.
        let isMixed = (days < 0 && seconds > 0) || (days > 0 && seconds < 0)
        var dayPart = isMixed ? 0 : abs(days)
        let total = isMixed ? days * 86400 + seconds : seconds
        if total < 0 || (!isMixed && days < 0) { output.append(UInt8(ascii: "-")) }
        output.append(UInt8(ascii: "P"))
        if dayPart > 0, dayPart % 7 == 0, total == 0 {
            dayPart /= 7
            output.append(decimal: dayPart)
            output.append(UInt8(ascii: "W"))
            return String(decoding: output, as: UTF8.self)
        }
        if dayPart > 0 {
            output.append(decimal: dayPart)
            output.append(UInt8(ascii: "D"))
        }
        let rest = abs(total)
        if rest > 0 || dayPart == 0 { output.append(UInt8(ascii: "T")) }
        for (amount, unit) in [(rest / 3600, "H"), (rest / 60 % 60, "M")] where amount > 0 {
            output.append(decimal: amount)
            output.append(text: unit)
        }
        if rest % 60 > 0 || (rest == 0 && dayPart == 0) {
            output.append(decimal: rest % 60)
            output.append(UInt8(ascii: "S"))
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Both parts in seconds, days being 24 hours.
    public var approximateSeconds: Int { days * 86400 + seconds }

    /// The opposite duration.
    public static prefix func - (value: DurationValue) -> DurationValue {
        DurationValue(days: -value.days, seconds: -value.seconds)
    }
}
