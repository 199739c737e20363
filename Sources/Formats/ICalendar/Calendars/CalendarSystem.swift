internal import CivilTime

/// A month of a year of some calendar.
struct SystemMonth: Hashable, Sendable {
    var month: RecurrenceRule.Month
    /// Days after 1970-01-01.
    var firstDay: Int
    var length: Int
}

/// A way to count days in years and months (RFC 7529 names them as CLDR does).
protocol CalendarSystem: Sendable {
    /// The years that can be counted.
    var years: ClosedRange<Int> { get }
    /// The months of a year in order, leap months included.
    func months(ofYear year: Int) -> [SystemMonth]
    /// An estimate of the year of a day; at most one too early or too late.
    func approximateYear(ofDay day: Int) -> Int
    /// How many months there are before a year, counted from any fixed year.
    func monthsBefore(year: Int) -> Int
}

extension CalendarSystem {
    /// The year and the index of a month counted as ``monthsBefore(year:)`` does; nil outside the years that can be
    /// counted.
    func place(ofMonth number: Int) -> (year: Int, index: Int)? {
        var low = years.lowerBound
        var high = years.upperBound + 1
        guard number >= monthsBefore(year: low), number < monthsBefore(year: high) else { return nil }
        while high - low > 1 {
            let middle = (low + high) / 2
            if monthsBefore(year: middle) <= number { low = middle } else { high = middle }
        }
        return (low, number - monthsBefore(year: low))
    }

    /// The year and the month of a day, nil outside the years that can be counted.
    func position(ofDay day: Int) -> (year: Int, index: Int, months: [SystemMonth])? {
        let guess = approximateYear(ofDay: day)
        for year in [guess, guess - 1, guess + 1] where years.contains(year) {
            let months = months(ofYear: year)
            guard let first = months.first, let last = months.last else { continue }
            guard day >= first.firstDay, day < last.firstDay + last.length else { continue }
            guard let index = months.lastIndex(where: { $0.firstDay <= day }) else { continue }
            return (year, index, months)
        }
        return nil
    }
}

enum CalendarSystems {
    /// The system of an RSCALE name in upper case; nil when it is not known.
    static func named(_ name: String) -> (any CalendarSystem)? {
        switch name {
        // These differ from Gregorian in the number of the year only.
        case "GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC": GregorianCalendar()
        case "HEBREW": HebrewCalendar()
        case "ISLAMIC-CIVIL", "ISLAMICC": IslamicCalendar(epoch: -492_148)
        case "ISLAMIC-TBLA": IslamicCalendar(epoch: -492_149)
        case "ISLAMIC-UMALQURA": TabularCalendars.ummAlQura
        case "ISLAMIC", "ISLAMIC-RGSA": TabularCalendars.islamic
        case "COPTIC": CopticCalendar(epoch: -615_558)
        case "ETHIOPIC", "ETHIOAA", "ETHIOPIC-AMETE-ALEM": CopticCalendar(epoch: -716_367)
        case "INDIAN": IndianCalendar()
        case "PERSIAN": PersianCalendar()
        case "CHINESE": TabularCalendars.chinese
        case "DANGI": TabularCalendars.dangi
        default: nil
        }
    }

    /// Months one after the other from a first day.
    static func months(from firstDay: Int, lengths: [Int]) -> [SystemMonth] {
        var day = firstDay
        return lengths.enumerated().map { index, length in
            defer { day += length }
            return SystemMonth(month: .init(index + 1), firstDay: day, length: length)
        }
    }

    static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value / divisor - (value % divisor < 0 ? 1 : 0)
    }
}

struct GregorianCalendar: CalendarSystem {
    var years: ClosedRange<Int> { 1...10000 }

    func months(ofYear year: Int) -> [SystemMonth] {
        CalendarSystems.months(
            from: CivilDate.daysSinceEpoch(year: year, month: 1, day: 1),
            lengths: (1...12).map { CivilDate.daysInMonth($0, year: year) }
        )
    }

    func approximateYear(ofDay day: Int) -> Int { CivilDate(daysSinceEpoch: day).year }

    func monthsBefore(year: Int) -> Int { year * 12 }
}

/// Years as a table has them.
struct TabularCalendar: CalendarSystem {
    private let firstYear: Int
    private let table: [UInt32]
    private let newYears: [Int]
    /// The months before each year, and before the first one after the table.
    private let monthCounts: [Int]

    init(firstYear: Int, firstDay: Int, years: [UInt32]) {
        self.firstYear = firstYear
        table = years
        var day = firstDay
        newYears = years.map { bits in
            defer {
                let count = bits >> 13 == 0 ? 12 : 13
                day += count * 29 + (bits & 0x1FFF).nonzeroBitCount
            }
            return day
        }
        var months = 0
        var counts = [0]
        for bits in years {
            months += bits >> 13 == 0 ? 12 : 13
            counts.append(months)
        }
        monthCounts = counts
    }

    func monthsBefore(year: Int) -> Int { monthCounts[min(max(year - firstYear, 0), table.count)] }

    var years: ClosedRange<Int> { firstYear...(firstYear + table.count - 1) }

    func months(ofYear year: Int) -> [SystemMonth] {
        guard years.contains(year) else { return [] }
        let bits = table[year - firstYear]
        let leap = Int(bits >> 13)
        var day = newYears[year - firstYear]
        var result: [SystemMonth] = []
        for index in 0..<(leap == 0 ? 12 : 13) {
            let isLeap = leap > 0 && index == leap
            let number = leap > 0 && index >= leap ? index : index + 1
            let length = bits & (1 << UInt32(index)) == 0 ? 29 : 30
            result.append(SystemMonth(month: .init(number, isLeap: isLeap), firstDay: day, length: length))
            day += length
        }
        return result
    }

    func approximateYear(ofDay day: Int) -> Int {
        firstYear + (newYears.lastIndex { $0 <= day } ?? 0)
    }
}

/// The arithmetic Hebrew calendar. Adar I is month 5L, Adar of every year month 6, Nisan month 7.
struct HebrewCalendar: CalendarSystem {
    var years: ClosedRange<Int> { 1...13_000 }

    func months(ofYear year: Int) -> [SystemMonth] {
        let first = newYear(year)
        let length = newYear(year + 1) - first
        let isLeap = (7 * year + 1) % 19 < 7
        var lengths = [30, length % 10 == 5 ? 30 : 29, length % 10 == 3 ? 29 : 30, 29, 30]
        if isLeap { lengths.append(30) }
        lengths += [29, 30, 29, 30, 29, 30, 29]
        var months = CalendarSystems.months(from: first, lengths: lengths)
        if isLeap {
            months[5].month = .init(5, isLeap: true)
            for index in 6..<13 { months[index].month = .init(index) }
        }
        return months
    }

    func approximateYear(ofDay day: Int) -> Int { (day + 2_092_591) * 100 / 36525 + 1 }

    func monthsBefore(year: Int) -> Int { CalendarSystems.floorDivide(235 * year - 234, 19) }

    private func newYear(_ year: Int) -> Int {
        let before = elapsedDays(year - 1)
        let this = elapsedDays(year)
        let after = elapsedDays(year + 1)
        let delay = after - this == 356 ? 2 : this - before == 382 ? 1 : 0
        return this + delay - 2_092_590
    }

    /// Days from the epoch to the new moon of a year, moved off the days on which no year may begin.
    private func elapsedDays(_ year: Int) -> Int {
        let months = CalendarSystems.floorDivide(235 * year - 234, 19)
        let parts = 12084 + 13753 * months
        let day = months * 29 + CalendarSystems.floorDivide(parts, 25920)
        return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
    }
}

/// The tabular Islamic calendar of 30-year cycles.
struct IslamicCalendar: CalendarSystem {
    /// The first day of year 1.
    let epoch: Int

    var years: ClosedRange<Int> { 1...9700 }

    func months(ofYear year: Int) -> [SystemMonth] {
        let first = epoch + 354 * (year - 1) + (3 + 11 * year) / 30
        let isLeap = (11 * year + 14) % 30 < 11
        return CalendarSystems.months(
            from: first,
            lengths: (1...12).map { $0 % 2 == 1 || ($0 == 12 && isLeap) ? 30 : 29 }
        )
    }

    func approximateYear(ofDay day: Int) -> Int { (day - epoch) * 30 / 10631 + 1 }

    func monthsBefore(year: Int) -> Int { year * 12 }
}

/// Twelve months of 30 days and a short one: Coptic and Ethiopic.
struct CopticCalendar: CalendarSystem {
    let epoch: Int

    var years: ClosedRange<Int> { 1...10000 }

    func months(ofYear year: Int) -> [SystemMonth] {
        let first = epoch + 365 * (year - 1) + year / 4
        let lengths = [Int](repeating: 30, count: 12) + [year % 4 == 3 ? 6 : 5]
        return CalendarSystems.months(from: first, lengths: lengths)
    }

    func approximateYear(ofDay day: Int) -> Int { (day - epoch) * 4 / 1461 + 1 }

    func monthsBefore(year: Int) -> Int { year * 13 }
}

/// The national calendar of India, tied to the Gregorian leap years.
struct IndianCalendar: CalendarSystem {
    var years: ClosedRange<Int> { 1...9900 }

    func months(ofYear year: Int) -> [SystemMonth] {
        let isLeap = CivilDate.isLeapYear(year + 78)
        let first = CivilDate.daysSinceEpoch(year: year + 78, month: 3, day: isLeap ? 21 : 22)
        let lengths = [isLeap ? 31 : 30] + [Int](repeating: 31, count: 5) + [Int](repeating: 30, count: 6)
        return CalendarSystems.months(from: first, lengths: lengths)
    }

    func approximateYear(ofDay day: Int) -> Int { CivilDate(daysSinceEpoch: day).year - 78 }

    func monthsBefore(year: Int) -> Int { year * 12 }
}

/// The Persian calendar by cycles of 33 years.
struct PersianCalendar: CalendarSystem {
    var years: ClosedRange<Int> { 1...9300 }

    func months(ofYear year: Int) -> [SystemMonth] {
        let first = newYear(year)
        let last = newYear(year + 1) - first - 336
        let lengths = [Int](repeating: 31, count: 6) + [Int](repeating: 30, count: 5) + [last]
        return CalendarSystems.months(from: first, lengths: lengths)
    }

    func approximateYear(ofDay day: Int) -> Int { CivilDate(daysSinceEpoch: day).year - 621 }

    func monthsBefore(year: Int) -> Int { year * 12 }

    private func newYear(_ year: Int) -> Int {
        365 * (year - 1) + CalendarSystems.floorDivide(8 * year + 21, 33) - 492_268
    }
}
