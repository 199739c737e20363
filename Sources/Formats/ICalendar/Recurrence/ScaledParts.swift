internal import CivilTime

/// The BY parts of a rule as a calendar of RFC 7529 reads them: its months, the days of its months and years, its
/// weeks.
struct ScaledParts: Sendable {
    let system: any CalendarSystem
    let months: [RecurrenceRule.Month]
    let monthDays: [Int]
    let yearDays: [Int]
    private(set) var weekNumbers: [Int]
    let weekdays: [RecurrenceRule.WeekdayNumber]
    let weekStart: Weekday

    init(_ rule: RecurrenceRule, _ system: any CalendarSystem) {
        self.system = system
        months = rule.months
        monthDays = rule.monthDays
        yearDays = rule.yearDays
        weekNumbers = rule.weekNumbers
        weekdays = rule.weekdays
        weekStart = rule.weekStart
    }

    /// The parts that pick days for a rule by the week or less; nil where the plain Gregorian walk says the same.
    init?(limitsOf rule: RecurrenceRule) {
        guard rule.frequency != .yearly, rule.frequency != .monthly, let name = rule.calendar,
            let system = CalendarSystems.named(name), !(system is GregorianCalendar),
            !rule.months.isEmpty || !rule.monthDays.isEmpty || !rule.yearDays.isEmpty || !rule.weekNumbers.isEmpty
        else { return nil }
        self.init(rule, system)
    }

    /// The same parts but for BYWEEKNO.
    var withoutWeeks: ScaledParts {
        var result = self
        result.weekNumbers = []
        return result
    }

    /// A year of the calendar.
    struct Year {
        let number: Int
        let months: [SystemMonth]

        var firstDay: Int { months[0].firstDay }
        var length: Int { months[months.count - 1].firstDay + months[months.count - 1].length - firstDay }
    }

    /// Nil outside the years that can be counted.
    func year(_ number: Int) -> Year? {
        guard system.years.contains(number) else { return nil }
        let months = system.months(ofYear: number)
        return months.isEmpty ? nil : Year(number: number, months: months)
    }

    /// Whether all parts want a day. Ordinals of weekdays are left to the rules by month and year.
    func accepts(_ day: Int) -> Bool {
        guard let (number, index, months) = system.position(ofDay: day) else { return false }
        return accepts(day, months[index], Year(number: number, months: months))
    }

    private func accepts(_ day: Int, _ month: SystemMonth, _ year: Year) -> Bool {
        (months.isEmpty || months.contains(month.month))
            && wants(monthDays, day - month.firstDay + 1, of: month.length)
            && wants(yearDays, day - year.firstDay + 1, of: year.length)
            && wantsWeekday(of: day)
            && isInWantedWeek(day, year)
    }

    private func wants(_ numbers: [Int], _ number: Int, of count: Int) -> Bool {
        numbers.isEmpty || numbers.contains(number) || numbers.contains(number - count - 1)
    }

    private func wantsWeekday(of day: Int) -> Bool {
        guard !weekdays.isEmpty else { return true }
        let weekday = Weekday(daysSinceEpoch: day)
        return weekdays.contains { $0.weekday == weekday }
    }

    /// The first wanted day that is not before one; nil when there is none up to the last day. Each month is a step.
    func next(from day: Int, upTo last: Int, _ steps: inout Int, stepLimit: Int) -> Int? {
        guard let place = system.position(ofDay: day) else { return nil }
        var index = place.index
        var year = Year(number: place.year, months: place.months)
        while true {
            while index < year.months.count {
                let month = year.months[index]
                index += 1
                steps += 1
                guard steps <= stepLimit, month.firstDay <= last else { return nil }
                guard months.isEmpty || months.contains(month.month) else { continue }
                for candidate in max(day, month.firstDay)..<(month.firstDay + month.length)
                where accepts(candidate, month, year) {
                    return candidate
                }
            }
            guard let next = self.year(year.number + 1) else { return nil }
            year = next
            index = 0
        }
    }
}

extension ScaledParts {
    /// The first day of week 1 of a year: the week that has four of its days (RFC 5545 §3.3.10, in the year of the
    /// calendar).
    func firstWeek(ofYearFrom newYear: Int) -> Int {
        let offset = Weekday(daysSinceEpoch: newYear).days(after: weekStart)
        return newYear - offset + (offset <= 3 ? 0 : 7)
    }

    /// The year to which the week of a day belongs; nil outside the years that can be counted.
    func weekYear(ofDay day: Int) -> Year? {
        guard let place = system.position(ofDay: day) else { return nil }
        return weekYear(ofDay: day, Year(number: place.year, months: place.months))
    }

    private func weekYear(ofDay day: Int, _ year: Year) -> Year? {
        if day < firstWeek(ofYearFrom: year.firstDay) { return self.year(year.number - 1) }
        return day >= firstWeek(ofYearFrom: year.firstDay + year.length) ? self.year(year.number + 1) : year
    }

    private func isInWantedWeek(_ day: Int, _ year: Year) -> Bool {
        guard !weekNumbers.isEmpty else { return true }
        guard let year = weekYear(ofDay: day, year) else { return false }
        let first = firstWeek(ofYearFrom: year.firstDay)
        return wants(weekNumbers, (day - first) / 7 + 1, of: weekCount(of: year))
    }

    func weekCount(of year: Year) -> Int {
        (firstWeek(ofYearFrom: year.firstDay + year.length) - firstWeek(ofYearFrom: year.firstDay)) / 7
    }
}
