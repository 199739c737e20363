/// A day of the proleptic Gregorian calendar, without a zone.
public struct CivilDate: Hashable, Sendable {
    @usableFromInline let storedYear: Int32
    @usableFromInline let storedMonth: UInt8
    @usableFromInline let storedDay: UInt8

    /// The year; 0 is 1 BC.
    @inlinable public var year: Int { Int(storedYear) }
    /// The month, 1 to 12.
    @inlinable public var month: Int { Int(storedMonth) }
    /// The day of the month, 1 to 31.
    @inlinable public var day: Int { Int(storedDay) }

    /// Nil when there is no such day. Years beyond ±999,999 are refused, so that arithmetic on them cannot overflow.
    @inlinable
    public init?(year: Int, month: Int, day: Int) {
        guard (-999_999...999_999).contains(year), (1...12).contains(month), day >= 1,
            day <= CivilDate.daysInMonth(month, year: year)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    @inlinable
    init(uncheckedYear year: Int, month: Int, day: Int) {
        storedYear = Int32(truncatingIfNeeded: year)
        storedMonth = UInt8(truncatingIfNeeded: month)
        storedDay = UInt8(truncatingIfNeeded: day)
    }

    /// The day at a number of days after 1970-01-01 (before, if negative). Clamped to the years ±999,999.
    @inlinable
    public init(daysSinceEpoch: Int) {
        // Counted from 0000-03-01, so that the leap day ends its year; eras are 400 years of 146,097 days.
        let shifted = min(max(daysSinceEpoch, -364_000_000), 364_000_000) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: day)
    }

    /// Days after 1970-01-01.
    @inlinable
    public var daysSinceEpoch: Int { CivilDate.daysSinceEpoch(year: year, month: month, day: day) }

    /// Days after 1970-01-01 of a day that may be outside its month (day 0 is the last of the month before).
    @inlinable
    public static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day a number of days later.
    @inlinable
    public func adding(days: Int) -> CivilDate { CivilDate(daysSinceEpoch: daysSinceEpoch + days) }

    /// The weekday.
    @inlinable
    public var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }

    /// Whether the year has 366 days.
    @inlinable
    public static func isLeapYear(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days of a month (1 to 12).
    @inlinable
    public static func daysInMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: Comparable {
    /// Orders dates chronologically.
    @inlinable
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.storedYear, left.storedMonth, left.storedDay) < (right.storedYear, right.storedMonth, right.storedDay)
    }
}
