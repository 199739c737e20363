internal import CivilTime

/// A rule with its start, made ready for walking: lists as bit masks, times of day as sorted offsets.
struct CompiledRule: Sendable {
    let frequency: RecurrenceRule.Frequency
    let interval: Int
    /// The start, in wall-clock seconds.
    let start: Int64
    /// Bit n is month n.
    let monthMask: UInt32
    /// Bit n is day n of the month.
    let monthDayMask: UInt32
    /// Bit n is day n from the end.
    let monthDayMaskFromEnd: UInt32
    let yearDays: [Int]
    let weekNumbers: [Int]
    /// Bit n is the weekday n days after Monday, wanted every week.
    let weekdayMask: UInt8
    /// Weekdays wanted once in their month or year.
    let ordinalWeekdays: [RecurrenceRule.WeekdayNumber]
    let setPositions: [Int]
    let weekStart: Weekday
    /// Offsets from the start of a day (or hour, or minute), ascending.
    let times: [Int32]
    let hourMask: UInt32
    let minuteMask: UInt64
    let secondMask: UInt64
    let startDate: CivilDate
    /// The last wall-clock second that may be an occurrence.
    var last: Int64
    /// The walk in another calendar, where a rule by month or year wants one.
    let scale: ScaledRule?
    /// The days that a rule by the week or less wants in another calendar; the masks of months and days are empty then.
    let limits: ScaledParts?

    /// Nothing is looked for after the year 9999, which is the last that can be written.
    static let endOfTime: Int64 = 253_402_300_799

    init(_ rule: RecurrenceRule, start: Int64, isDate: Bool) {
        let local = CivilDateTime(secondsSinceEpoch: start)
        self.start = start
        startDate = local.date
        frequency = isDate ? CompiledRule.dateFrequency(rule.frequency) : rule.frequency
        interval = max(1, isDate ? CompiledRule.dateInterval(rule) : rule.interval)
        let plain = CompiledRule.gregorianPart(of: rule)
        monthMask = plain.months.reduce(0) { $1.number < 13 && !$1.isLeap ? $0 | 1 << UInt32($1.number) : $0 }
        monthDayMask = plain.monthDays.reduce(0) { $1 > 0 ? $0 | 1 << UInt32($1) : $0 }
        monthDayMaskFromEnd = plain.monthDays.reduce(0) { $1 < 0 ? $0 | 1 << UInt32(-$1) : $0 }
        yearDays = plain.yearDays
        weekNumbers = plain.weekNumbers
        let ordinalsCount =
            (rule.frequency == .monthly || rule.frequency == .yearly) && rule.weekNumbers.isEmpty
        weekdayMask = rule.weekdays.reduce(0) {
            $1.ordinal == 0 || !ordinalsCount ? $0 | 1 << UInt8($1.weekday.rawValue - 1) : $0
        }
        ordinalWeekdays = ordinalsCount ? rule.weekdays.filter { $0.ordinal != 0 } : []
        setPositions = rule.setPositions
        weekStart = rule.weekStart
        hourMask = rule.hours.isEmpty ? .max : rule.hours.reduce(0) { $0 | 1 << UInt32($1) }
        minuteMask = rule.minutes.isEmpty ? .max : rule.minutes.reduce(0) { $0 | 1 << UInt64($1) }
        secondMask = rule.seconds.isEmpty ? .max : rule.seconds.reduce(0) { $0 | 1 << UInt64(min($1, 59)) }
        times = isDate ? [0] : CompiledRule.times(rule, local.time)
        last = rule.isSupported(from: local.date) ? CompiledRule.endOfTime : .min
        scale = ScaledRule(rule, startDate: local.date)
        limits = ScaledParts(limitsOf: rule)
    }

    /// The rule without the parts that another calendar reads.
    private static func gregorianPart(of rule: RecurrenceRule) -> RecurrenceRule {
        guard rule.calendar != nil, ScaledParts(limitsOf: rule) != nil else { return rule }
        var rule = rule
        rule.months = []
        rule.monthDays = []
        rule.yearDays = []
        rule.weekNumbers = []
        return rule
    }

    /// A date has no hours: a rule by the hour is read as one by the day.
    private static func dateFrequency(_ frequency: RecurrenceRule.Frequency) -> RecurrenceRule.Frequency {
        switch frequency {
        case .secondly, .minutely, .hourly: .daily
        default: frequency
        }
    }

    private static func dateInterval(_ rule: RecurrenceRule) -> Int {
        switch rule.frequency {
        case .secondly: max(1, rule.interval / 86400)
        case .minutely: max(1, rule.interval / 1440)
        case .hourly: max(1, rule.interval / 24)
        default: rule.interval
        }
    }

    private static func times(_ rule: RecurrenceRule, _ start: TimeOfDay) -> [Int32] {
        func sorted(_ values: [Int], _ otherwise: Int) -> [Int] {
            guard values.count > 1 else { return values.isEmpty ? [otherwise] : values }
            return Set(values).sorted()
        }
        let seconds = sorted(rule.seconds.map { min($0, 59) }, start.second)
        let minutes = sorted(rule.minutes, start.minute)
        let hours = sorted(rule.hours, start.hour)
        switch rule.frequency {
        case .secondly: return [0]
        case .minutely: return seconds.map { Int32($0) }
        case .hourly: return minutes.flatMap { minute in seconds.map { Int32(minute * 60 + $0) } }
        case .daily, .weekly, .monthly, .yearly:
            return hours.flatMap { hour in
                minutes.flatMap { minute in seconds.map { Int32(hour * 3600 + minute * 60 + $0) } }
            }
        }
    }

    var hasMonthDays: Bool { monthDayMask | monthDayMaskFromEnd != 0 }
    var hasWeekdays: Bool { weekdayMask != 0 || !ordinalWeekdays.isEmpty }
}

extension CompiledRule {
    /// The wanted days of a month as a mask (bit n is day n), for rules by month, year, day and less.
    func days(year: Int, month: Int) -> UInt32 {
        guard monthMask == 0 || monthMask & (1 << UInt32(month)) != 0 else { return 0 }
        let length = CivilDate.daysInMonth(month, year: year)
        let allDays: UInt32 = (1 << UInt32(length + 1)) &- 2
        var mask = allDays
        if hasMonthDays {
            mask &= monthDayMask | CompiledRule.mirrored(monthDayMaskFromEnd, length: length)
        }
        let firstDay = CivilDate.daysSinceEpoch(year: year, month: month, day: 1)
        if hasWeekdays { mask &= weekdayDays(year: year, firstDay: firstDay, length: length) }
        if !yearDays.isEmpty { mask &= yearDayDays(year: year, firstDay: firstDay, length: length) }
        if !hasMonthDays, !hasWeekdays, yearDays.isEmpty, frequency == .monthly || frequency == .yearly,
            weekNumbers.isEmpty
        {
            if frequency == .yearly, monthMask == 0, month != startDate.month { return 0 }
            mask &= 1 << UInt32(startDate.day)
        }
        return mask
    }

    /// Bit n from the end becomes the bit of its day in a month of a length.
    private static func mirrored(_ mask: UInt32, length: Int) -> UInt32 {
        guard mask != 0 else { return 0 }
        var result: UInt32 = 0
        for day in 1...length where mask & (1 << UInt32(length + 1 - day)) != 0 { result |= 1 << UInt32(day) }
        return result
    }

    private func weekdayDays(year: Int, firstDay: Int, length: Int) -> UInt32 {
        let firstWeekday = UInt64(Weekday(daysSinceEpoch: firstDay).rawValue - 1)
        // The week's mask, turned so that bit 0 is the first day's weekday, then repeated five times.
        let week = UInt64(weekdayMask)
        let turned = (week >> firstWeekday | week << (7 - firstWeekday)) & 0x7F
        var mask = UInt32(truncatingIfNeeded: (turned &* 0x1020_4081) << 1)
        guard !ordinalWeekdays.isEmpty else { return mask }
        let inYear = frequency == .yearly && monthMask == 0
        let spanFirst = inYear ? CivilDate.daysSinceEpoch(year: year, month: 1, day: 1) : firstDay
        let spanLength = inYear ? (CivilDate.isLeapYear(year) ? 366 : 365) : length
        for entry in ordinalWeekdays {
            let day: Int
            if entry.ordinal > 0 {
                let offset = entry.weekday.days(after: Weekday(daysSinceEpoch: spanFirst))
                day = spanFirst + offset + 7 * (entry.ordinal - 1)
            } else {
                let lastDay = spanFirst + spanLength - 1
                let offset = Weekday(daysSinceEpoch: lastDay).days(after: entry.weekday)
                day = lastDay - offset + 7 * (entry.ordinal + 1)
            }
            guard day >= spanFirst, day < spanFirst + spanLength else { continue }
            let inMonth = day - firstDay + 1
            if inMonth >= 1, inMonth <= length { mask |= 1 << UInt32(inMonth) }
        }
        return mask
    }

    private func yearDayDays(year: Int, firstDay: Int, length: Int) -> UInt32 {
        let newYear = CivilDate.daysSinceEpoch(year: year, month: 1, day: 1)
        let yearLength = CivilDate.isLeapYear(year) ? 366 : 365
        var mask: UInt32 = 0
        for number in yearDays {
            guard abs(number) <= yearLength else { continue }
            let day = newYear + (number > 0 ? number - 1 : yearLength + number)
            let inMonth = day - firstDay + 1
            if inMonth >= 1, inMonth <= length { mask |= 1 << UInt32(inMonth) }
        }
        return mask
    }

    /// The first day of week 1 of a year: the week that has four of its days (RFC 5545 §3.3.10, WKST).
    func firstWeek(of year: Int) -> Int {
        let newYear = CivilDate.daysSinceEpoch(year: year, month: 1, day: 1)
        let offset = Weekday(daysSinceEpoch: newYear).days(after: weekStart)
        return newYear - offset + (offset <= 3 ? 0 : 7)
    }

    /// Whether a day is in one of the rule's weeks, if it names weeks.
    func isInWantedWeek(_ day: Int) -> Bool {
        let year = CivilDate(daysSinceEpoch: day).year
        let weekYear = day < firstWeek(of: year) ? year - 1 : day >= firstWeek(of: year + 1) ? year + 1 : year
        let first = firstWeek(of: weekYear)
        let number = (day - first) / 7 + 1
        let count = (firstWeek(of: weekYear + 1) - first) / 7
        return weekNumbers.contains { $0 == number || $0 == number - count - 1 }
    }
}
