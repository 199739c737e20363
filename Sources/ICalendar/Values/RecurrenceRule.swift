public import CivilTime

/// A RECUR value (RFC 5545 §3.3.10, with RSCALE and SKIP of RFC 7529).
public struct RecurrenceRule: Hashable, Sendable {
    public enum Frequency: String, CaseIterable, Hashable, Sendable {
        case secondly = "SECONDLY"
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    /// What to do with days that a month, or months that a year, does not have (RFC 7529 §4.1).
    public enum Skip: String, Hashable, Sendable {
        case omit = "OMIT"
        case backward = "BACKWARD"
        case forward = "FORWARD"
    }

    /// A weekday, every one of it (ordinal 0) or the nth of the month or year (negative: from the end).
    public struct WeekdayNumber: Hashable, Sendable {
        public var ordinal: Int
        public var weekday: Weekday

        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.ordinal = ordinal
            self.weekday = weekday
        }
    }

    /// A month of the rule's calendar; leap months of a lunisolar one carry an L (`5L`).
    public struct Month: Hashable, Sendable {
        public var number: Int
        public var isLeap: Bool

        public init(_ number: Int, isLeap: Bool = false) {
            self.number = number
            self.isLeap = isLeap
        }
    }

    public var frequency: Frequency
    public var interval = 1
    public var count: Int?
    public var until: DateTimeValue?
    public var seconds: [Int] = []
    public var minutes: [Int] = []
    public var hours: [Int] = []
    public var weekdays: [WeekdayNumber] = []
    public var monthDays: [Int] = []
    public var yearDays: [Int] = []
    public var weekNumbers: [Int] = []
    public var months: [Month] = []
    public var setPositions: [Int] = []
    public var weekStart = Weekday.monday
    /// The calendar in upper case, for example `HEBREW`; nil means Gregorian.
    public var calendar: String?
    public var skip = Skip.omit

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
