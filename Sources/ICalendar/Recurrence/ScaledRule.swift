internal import CivilTime

/// A rule by month or year that is counted in another calendar, or that moves days which do not exist (RFC 7529 §4).
struct ScaledRule: Sendable {
    private let system: any CalendarSystem
    private let skip: RecurrenceRule.Skip
    private let isYearly: Bool
    private let interval: Int
    private let months: [RecurrenceRule.Month]
    private let monthDays: [Int]
    private let yearDays: [Int]
    private let weekdays: [RecurrenceRule.WeekdayNumber]
    private let startYear: Int
    private let startMonth: RecurrenceRule.Month
    private let startMonthIndex: Int
    private let startDayOfMonth: Int

    /// Nil where the plain Gregorian walk says the same.
    init?(_ rule: RecurrenceRule, startDate: CivilDate) {
        guard rule.frequency == .yearly || rule.frequency == .monthly else { return nil }
        let name = rule.calendar ?? "GREGORIAN"
        guard name != "GREGORIAN" || rule.skip != .omit, let system = CalendarSystems.named(name),
            let place = system.position(ofDay: startDate.daysSinceEpoch)
        else { return nil }
        self.system = system
        skip = rule.skip
        isYearly = rule.frequency == .yearly
        interval = max(1, rule.interval)
        months = rule.months
        monthDays = rule.monthDays
        yearDays = rule.yearDays
        weekdays = rule.weekdays
        startYear = place.year
        startMonthIndex = place.index
        startMonth = place.months[place.index].month
        startDayOfMonth = startDate.daysSinceEpoch - place.months[place.index].firstDay + 1
    }

    /// A period that ends before a time or holds it.
    func period(before time: Int64) -> Int64 {
        let year = system.approximateYear(ofDay: Int(min(time, CompiledRule.endOfTime) / 86400)) - 2
        guard year > startYear else { return 0 }
        let distance = isYearly ? year - startYear : system.monthsBefore(year: year) - startMonthNumber
        return Int64(max(0, distance / interval))
    }

    private var startMonthNumber: Int { system.monthsBefore(year: startYear) + startMonthIndex }

    /// Puts the wanted days of a period into the list, ascending. Returns true behind the end of the calendar or of the rule.
    func fill(_ period: Int64, _ bases: inout [Int64], last: Int64) -> Bool {
        var days: [Int] = []
        let isPast: Bool
        if isYearly {
            let year = startYear + Int(period) * interval
            guard system.years.contains(year) else { return true }
            isPast = fillYear(year, &days) * 86400 > last
        } else {
            guard let (year, index) = system.place(ofMonth: startMonthNumber + Int(period) * interval) else {
                return true
            }
            let all = system.months(ofYear: year)
            isPast = all[index].firstDay * 86400 > last
            if months.isEmpty || months.contains(all[index].month) { appendDays(of: all, index, year: year, &days) }
        }
        days.sort()
        var previous: Int?
        for day in days where day != previous {
            bases.append(Int64(day) * 86400)
            previous = day
        }
        return isPast
    }

    /// Gives the first day of the year.
    private func fillYear(_ year: Int, _ days: inout [Int]) -> Int {
        let all = system.months(ofYear: year)
        guard let first = all.first, let last = all.last else { return .max / 86400 }
        let length = last.firstDay + last.length - first.firstDay
        if !yearDays.isEmpty {
            for number in yearDays { appendDay(number, firstDay: first.firstDay, length: length, &days) }
            if !months.isEmpty { days.removeAll { !isInWantedMonth($0, all) } }
            limitWeekdays(&days, firstDay: first.firstDay, length: length)
            return first.firstDay
        }
        if months.isEmpty, monthDays.isEmpty, !weekdays.isEmpty {
            appendWeekdays(firstDay: first.firstDay, length: length, &days)
            return first.firstDay
        }
        let wanted = months.isEmpty ? (monthDays.isEmpty ? [startMonth] : all.map(\.month)) : months
        var indexes: Set<Int> = []
        for month in wanted {
            if let index = all.firstIndex(where: { $0.month == month }) {
                indexes.insert(index)
                continue
            }
            switch skip {
            case .omit: continue
            case .backward:
                if let index = all.firstIndex(where: { $0.month.number == month.number }) { indexes.insert(index) }
            case .forward:
                if let index = all.firstIndex(where: { $0.month.number > month.number }) { indexes.insert(index) }
            }
        }
        for index in indexes.sorted() { appendDays(of: all, index, year: year, &days) }
        return first.firstDay
    }

    private func isInWantedMonth(_ day: Int, _ all: [SystemMonth]) -> Bool {
        all.last { $0.firstDay <= day }.map { months.contains($0.month) } ?? false
    }

    private func appendDays(of all: [SystemMonth], _ index: Int, year: Int, _ days: inout [Int]) {
        let month = all[index]
        if monthDays.isEmpty, !weekdays.isEmpty {
            return appendWeekdays(firstDay: month.firstDay, length: month.length, &days)
        }
        var found: [Int] = []
        for number in monthDays.isEmpty ? [startDayOfMonth] : monthDays {
            appendDay(number, firstDay: month.firstDay, length: month.length, &found)
        }
        limitWeekdays(&found, firstDay: month.firstDay, length: month.length)
        days += found
    }

    /// A day of a month or year by its number. One after the end, or before the beginning, moves to the nearest day that exists.
    private func appendDay(_ number: Int, firstDay: Int, length: Int, _ days: inout [Int]) {
        guard abs(number) > length else { return days.append(firstDay + (number > 0 ? number - 1 : length + number)) }
        switch (skip, number > 0) {
        case (.omit, _): break
        case (.forward, true): days.append(firstDay + length)
        case (.backward, true): days.append(firstDay + length - 1)
        case (.forward, false): days.append(firstDay)
        case (.backward, false): days.append(firstDay - 1)
        }
    }

    private func appendWeekdays(firstDay: Int, length: Int, _ days: inout [Int]) {
        for entry in weekdays {
            let first = firstDay + entry.weekday.days(after: Weekday(daysSinceEpoch: firstDay))
            let count = (firstDay + length - first + 6) / 7
            switch entry.ordinal {
            case 0: days += (0..<max(0, count)).map { first + 7 * $0 }
            case 1...: if entry.ordinal <= count { days.append(first + 7 * (entry.ordinal - 1)) }
            default: if -entry.ordinal <= count { days.append(first + 7 * (count + entry.ordinal)) }
            }
        }
    }

    private func limitWeekdays(_ days: inout [Int], firstDay: Int, length: Int) {
        guard !weekdays.isEmpty else { return }
        var wanted: [Int] = []
        appendWeekdays(firstDay: firstDay, length: length, &wanted)
        days.removeAll { !wanted.contains($0) }
    }
}

extension RecurrenceRule {
    /// Whether the rule's calendar is known, and its frequency one that can be counted in it. Others do not recur
    /// (RFC 7529 §4.1).
    public var isSupported: Bool {
        guard let calendar, calendar != "GREGORIAN" else { return true }
        guard CalendarSystems.named(calendar) != nil else { return false }
        if frequency == .yearly || frequency == .monthly { return weekNumbers.isEmpty }
        return months.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
    }
}
