public import CivilTime

/// A RECUR value (RFC 5545 §3.3.10, with RSCALE and SKIP of RFC 7529).
public struct RecurrenceRule: Hashable, Sendable {
    /// FREQ: the unit in which the rule repeats.
    public enum Frequency: String, CaseIterable, Hashable, Sendable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// How to treat days that a month, or months that a year, does not have (RFC 7529 §4.1).
    public enum Skip: String, Hashable, Sendable {
        case omit = "OMIT"
        case backward = "BACKWARD"
        case forward = "FORWARD"
    }

    /// A weekday, every one of it (ordinal 0) or the nth of the month or year (negative: from the end).
    public struct WeekdayNumber: Hashable, Sendable {
        /// Which one in the month or year: 1 is the first, -1 the last, 0 every one.
        public var ordinal: Int
        /// The weekday.
        public var weekday: Weekday

        /// Creates a weekday with its ordinal.
        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    /// A month of the rule's calendar; leap months of a lunisolar one carry an L (`5L`).
    public struct Month: Hashable, Sendable {
        /// The number of the month in the rule's calendar, from 1.
        public var number: Int
        /// Whether it is the leap month after the month with this number.
        public var isLeap: Bool

        /// Creates a month.
        public init(_ number: Int, isLeap: Bool = false) {
            self.number = number
            self.isLeap = isLeap
        }
    }

    /// FREQ.
    public var frequency: Frequency
    /// INTERVAL, at least 1.
    public var interval = 1
    /// COUNT: the number of occurrences, the first included; nil if unlimited.
    public var count: Int?
    /// UNTIL: the last possible start, inclusive; nil if unlimited.
    public var until: DateTimeValue?
    /// BYSECOND, 0 to 60.
    public var seconds: [Int] = []
    /// BYMINUTE, 0 to 59.
    public var minutes: [Int] = []
    /// BYHOUR, 0 to 23.
    public var hours: [Int] = []
    /// BYDAY.
    public var weekdays: [WeekdayNumber] = []
    /// BYMONTHDAY, 1 to 31 or -31 to -1.
    public var monthDays: [Int] = []
    /// BYYEARDAY, 1 to 366 or -366 to -1.
    public var yearDays: [Int] = []
    /// BYWEEKNO, 1 to 53 or -53 to -1.
    public var weekNumbers: [Int] = []
    /// BYMONTH.
    public var months: [Month] = []
    /// BYSETPOS, 1 to 366 or -366 to -1.
    public var setPositions: [Int] = []
    /// WKST: the first day of a week.
    public var weekStart = Weekday.monday
    /// The calendar in upper case, for example `HEBREW`; nil means Gregorian.
    public var calendar: String?
    /// SKIP (RFC 7529 §4.1).
    public var skip = Skip.omit

    /// Creates a rule without BY parts; an interval below 1 becomes 1.
    public init(_ frequency: Frequency, interval: Int = 1, count: Int? = nil, until: DateTimeValue? = nil) {
        self.frequency = frequency
        self.interval = max(1, interval)
        self.count = count
        self.until = until
    }
}

/// Why a text is no recurrence rule.
public enum RecurrenceRuleError: Error, Hashable, Sendable {
    /// A part without `=`, or with a value that the part cannot have. The column counts bytes from 1.
    case malformed(part: String, column: Int)
    case missingFrequency
    case repeatedPart(String)
}

extension RecurrenceRuleError: CustomStringConvertible {
    /// The error as text, with the part and column.
    public var description: String {
        switch self {
        case .malformed(let part, let column):
            part.isEmpty
                ? "column \(column): a part of the rule has no name"
                : "column \(column): \(part.shortened) has no value that it can have"
        case .missingFrequency: "the rule has no FREQ"
        case .repeatedPart(let part): "the rule has \(part.shortened) twice"
        }
    }
}
