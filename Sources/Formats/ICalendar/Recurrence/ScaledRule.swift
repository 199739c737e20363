internal import CivilTime

/// A rule by month or year that is counted in another calendar, or that moves days which do not exist (RFC 7529 §4).
struct ScaledRule: Sendable {
    private let parts: ScaledParts
    private let skip: RecurrenceRule.Skip
    private let isYearly: Bool
    private let interval: Int
    private let startYear: Int
    private let startMonth: RecurrenceRule.Month
    private let startMonthIndex: Int
    private let startDayOfMonth: Int
    private let startWeekday: Weekday

    /// Nil where the plain Gregorian walk says the same.
    init?(_ rule: RecurrenceRule, startDate: CivilDate) {
        guard rule.frequency == .yearly || rule.frequency == .monthly else { return nil }
        let system = CalendarSystems.named(rule.calendar ?? "GREGORIAN")
        guard let system, !(system is GregorianCalendar) || rule.skip != .omit,
            let place = system.position(ofDay: startDate.daysSinceEpoch)
        else { return nil }
        parts = ScaledParts(rule, system)
        skip = rule.skip
        isYearly = rule.frequency == .yearly
        interval = max(1, rule.interval)
        let weekYear = isYearly && !rule.weekNumbers.isEmpty ? parts.weekYear(ofDay: startDate.daysSinceEpoch) : nil
        startYear = weekYear?.number ?? place.year
        startMonthIndex = place.index
        startMonth = place.months[place.index].month
        startDayOfMonth = startDate.daysSinceEpoch - place.months[place.index].firstDay + 1
        startWeekday = startDate.weekday
    }

    /// A period that ends before a time or holds it.
    func period(before time: Int64) -> Int64 {
        let year = parts.system.approximateYear(ofDay: Int(min(time, CompiledRule.endOfTime) / 86400)) - 2
        guard year > startYear else { return 0 }
        let distance = isYearly ? year - startYear : parts.system.monthsBefore(year: year) - startMonthNumber
        return Int64(max(0, distance / interval))
    }

    private var startMonthNumber: Int { parts.system.monthsBefore(year: startYear) + startMonthIndex }

    /// Puts the wanted days of a period into the list, ascending. Returns true behind the end of the calendar or of the
    /// rule.
    func fill(_ period: Int64, _ bases: inout [Int64], last: Int64) -> Bool {
        var days: [Int] = []
        let firstDay: Int
        if isYearly {
            guard let year = parts.year(startYear + Int(period) * interval) else { return true }
            firstDay = fillYear(year, &days)
        } else {
            let place = parts.system.place(ofMonth: startMonthNumber + Int(period) * interval)
            guard let (number, index) = place, let year = parts.year(number) else { return true }
            firstDay = year.months[index].firstDay
            fillMonth(year.months[index], &days)
        }
        days.sort()
        var previous: Int?
        for day in days where day != previous {
            bases.append(Int64(day) * 86400)
            previous = day
        }
        return Int64(firstDay) * 86400 > last
    }

    private func fillMonth(_ month: SystemMonth, _ days: inout [Int]) {
        guard parts.months.isEmpty || parts.months.contains(month.month) else { return }
        appendDays(of: month, &days)
        if !parts.yearDays.isEmpty || !parts.weekNumbers.isEmpty { days.removeAll { !parts.accepts($0) } }
    }

    /// Gives the first day in question.
    private func fillYear(_ year: ScaledParts.Year, _ days: inout [Int]) -> Int {
        if !parts.weekNumbers.isEmpty { return fillWeeks(of: year, &days) }
        if !parts.yearDays.isEmpty {
            for number in parts.yearDays { appendDay(number, firstDay: year.firstDay, length: year.length, &days) }
            if !parts.months.isEmpty {
                let wanted = wantedMonths(of: year)
                days.removeAll { day in
                    !wanted.contains { $0.firstDay <= day && day < $0.firstDay + $0.length }
                }
            }
            if !parts.monthDays.isEmpty { days.removeAll { !isWantedMonthDay($0, year) } }
            limitWeekdays(&days, firstDay: year.firstDay, length: year.length)
        } else if parts.months.isEmpty, parts.monthDays.isEmpty, !parts.weekdays.isEmpty {
            appendWeekdays(firstDay: year.firstDay, length: year.length, &days)
        } else {
            for month in wantedMonths(of: year) { appendDays(of: month, &days) }
        }
        return year.firstDay
    }

    /// The months that BYMONTH names, or those of the other parts; one that a year does not have moves to its
    /// neighbour.
    private func wantedMonths(of year: ScaledParts.Year) -> [SystemMonth] {
        let all = year.months
        let named = parts.months.isEmpty && parts.monthDays.isEmpty ? [startMonth] : parts.months
        guard !named.isEmpty else { return all }
        var wanted: Set<SystemMonth> = []
        for month in named {
            if let same = all.first(where: { $0.month == month }) {
                wanted.insert(same)
                continue
            }
            switch skip {
            case .omit: continue
            case .backward: all.last { $0.month.number <= month.number }.map { _ = wanted.insert($0) }
            case .forward:
                let next = all.first { $0.month.number > month.number } ?? parts.year(year.number + 1)?.months.first
                next.map { _ = wanted.insert($0) }
            }
        }
        return wanted.sorted { $0.firstDay < $1.firstDay }
    }

    private func isWantedMonthDay(_ day: Int, _ year: ScaledParts.Year) -> Bool {
        guard let month = year.months.last(where: { $0.firstDay <= day }) else { return false }
        let number = day - month.firstDay + 1
        return parts.monthDays.contains(number) || parts.monthDays.contains(number - month.length - 1)
    }

    /// The wanted days of the wanted weeks. A week that the year does not have moves as a day would.
    private func fillWeeks(of year: ScaledParts.Year, _ days: inout [Int]) -> Int {
        let first = parts.firstWeek(ofYearFrom: year.firstDay)
        var weeks: [Int] = []
        for number in parts.weekNumbers {
            appendDay(number, firstDay: 0, length: parts.weekCount(of: year), &weeks)
        }
        let hasDays = !parts.weekdays.isEmpty || !parts.monthDays.isEmpty || !parts.yearDays.isEmpty
        // The week itself was found already, and may have been moved.
        let others = parts.withoutWeeks
        for week in Set(weeks) {
            for day in (first + 7 * week)..<(first + 7 * week + 7)
            where (hasDays || Weekday(daysSinceEpoch: day) == startWeekday) && others.accepts(day) {
                days.append(day)
            }
        }
        return first
    }

    private func appendDays(of month: SystemMonth, _ days: inout [Int]) {
        if parts.monthDays.isEmpty, !parts.weekdays.isEmpty {
            return appendWeekdays(firstDay: month.firstDay, length: month.length, &days)
        }
        var found: [Int] = []
        for number in parts.monthDays.isEmpty ? [startDayOfMonth] : parts.monthDays {
            appendDay(number, firstDay: month.firstDay, length: month.length, &found)
        }
        limitWeekdays(&found, firstDay: month.firstDay, length: month.length)
        days += found
    }

    /// A day of a month or year by its number. One after the end, or before the beginning, moves to the nearest day
    /// that exists.
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
        for entry in parts.weekdays {
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
        guard !parts.weekdays.isEmpty else { return }
        var wanted: [Int] = []
        // A day that was moved out of its month is tested by its weekday alone.
        let plain = parts.weekdays.filter { $0.ordinal == 0 }.map(\.weekday)
        appendWeekdays(firstDay: firstDay, length: length, &wanted)
        days.removeAll { !wanted.contains($0) && !plain.contains(Weekday(daysSinceEpoch: $0)) }
    }
}

extension RecurrenceRule {
    /// Whether the rule's calendar is known. Rules of other calendars do not recur (RFC 7529 §6).
    public var isSupported: Bool { calendar.map { CalendarSystems.named($0) != nil } ?? true }

    /// Whether the rule's calendar is known and counts the day on which it starts: tables of years begin and end
    /// somewhere.
    func isSupported(from start: CivilDate) -> Bool {
        guard let calendar, calendar != "GREGORIAN" else { return true }
        return CalendarSystems.named(calendar)?.position(ofDay: start.daysSinceEpoch) != nil
    }
}
