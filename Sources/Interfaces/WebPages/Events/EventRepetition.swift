internal import CivilTime
internal import ICalendar

/// How an event repeats, as its form has it.
struct EventRepetition: Equatable, Sendable {
    enum Pattern: String, CaseIterable, Sendable {
        case none, daily, weekdays, weekly, monthly, yearly
        /// A rule that the form cannot say stays as it is.
        case keep
    }

    var pattern = Pattern.none
    /// Every so many days, weeks, months or years.
    var interval = "1"
    /// Of a weekly one; empty: that of the start.
    var weekdays: Set<Weekday> = []
    /// The last day; empty: it goes on for ever.
    var until = ""

    init() {}

    init(_ form: FormBody) {
        pattern = Pattern(rawValue: form["repeat"]) ?? .none
        interval = form.trimmed("interval")
        weekdays = Set(form.all("weekday").compactMap { Int($0).flatMap(Weekday.init(rawValue:)) })
        until = form.trimmed("until")
    }

    /// What a rule is in the form.
    init(_ rule: RecurrenceRule, in zone: ZoneRules) {
        interval = "\(rule.interval)"
        switch rule.until {
        case .date(let date)?: until = date.iso8601
        case .floating(let local)?, .zoned(let local, _)?: until = local.date.iso8601
        case .utc(let local)?: until = zone.local(ZoneRules.utc.instant(of: local)).date.iso8601
        case nil: break
        }
        let days = Set(rule.weekdays.map(\.weekday))
        var plain = RecurrenceRule(rule.frequency, interval: rule.interval, until: rule.until)
        plain.weekStart = rule.weekStart
        if rule.frequency == .weekly, rule.weekdays.allSatisfy({ $0.ordinal == 0 }) {
            plain.weekdays = rule.weekdays
            weekdays = days
        }
        guard plain == rule else {
            pattern = .keep
            return
        }
        switch rule.frequency {
        case .daily: pattern = .daily
        case .weekly:
            pattern = days == Self.workingDays && rule.interval == 1 ? .weekdays : .weekly
        case .monthly: pattern = .monthly
        case .yearly: pattern = .yearly
        case .secondly, .minutely, .hourly: pattern = .keep
        }
    }

    private static let workingDays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

    func check(from start: CivilDate, _ texts: TextTable, _ problems: inout FormProblems) {
        guard pattern != .none, pattern != .keep else { return }
        if Int(interval).map({ (1...1_000).contains($0) }) != true {
            problems.note("interval", texts[.intervalUnreadable])
        }
        guard !until.isEmpty else { return }
        guard let last = EventDraft.date(until) else { return problems.note("until", texts[.dateUnreadable]) }
        if last < start { problems.note("until", texts[.untilBeforeStart]) }
    }

    /// The rule that the form says.
    ///
    /// - Parameters:
    ///   - start: of the first occurrence.
    ///   - isAllDay: then its end is a date.
    ///   - zone: of the start; nil for floating times.
    /// - Returns: nil for an event that does not repeat, and for a rule that is kept.
    func rule(from start: CivilDateTime, isAllDay: Bool, in zone: ZoneRules?) -> RecurrenceRule? {
        let frequency: RecurrenceRule.Frequency
        switch pattern {
        case .none, .keep: return nil
        case .daily: frequency = .daily
        case .weekdays, .weekly: frequency = .weekly
        case .monthly: frequency = .monthly
        case .yearly: frequency = .yearly
        }
        var rule = RecurrenceRule(frequency, interval: pattern == .weekdays ? 1 : Int(interval) ?? 1)
        let days = pattern == .weekdays ? Self.workingDays : pattern == .weekly ? weekdays : []
        rule.weekdays = Weekday.allCases.filter(days.contains).map { RecurrenceRule.WeekdayNumber($0) }
        if let last = EventDraft.date(until) { rule.until = Self.end(last, start.time, isAllDay: isAllDay, in: zone) }
        return rule
    }

    /// RFC 5545 §3.3.10: of the same kind as the start, in UTC where that has a zone.
    static func end(_ last: CivilDate, _ time: TimeOfDay, isAllDay: Bool, in zone: ZoneRules?) -> DateTimeValue {
        if isAllDay { return .date(last) }
        let local = CivilDateTime(date: last, time: time)
        return zone.map { .utc($0.instant(of: local).utc) } ?? .floating(local)
    }
}

extension TextTable {
    /// A rule in words: `every 2 weeks on Monday, Friday, until 3 March 2027`.
    func words(of rule: RecurrenceRule, in zone: ZoneRules) -> String {
        let repetition = EventRepetition(rule, in: zone)
        let base: String
        switch repetition.pattern {
        case .none: return ""
        case .keep: base = self[.repeatsOtherwise]
        case .weekdays: base = self[.repeatsWeekdays]
        case .daily: base = every(rule.interval, .repeatsDaily, .repeatsDays)
        case .weekly: base = every(rule.interval, .repeatsWeekly, .repeatsWeeks)
        case .monthly: base = every(rule.interval, .repeatsMonthly, .repeatsMonths)
        case .yearly: base = every(rule.interval, .repeatsYearly, .repeatsYears)
        }
        var words = base
        if repetition.pattern == .weekly, !repetition.weekdays.isEmpty {
            let days = Weekday.allCases.filter(repetition.weekdays.contains).map { weekday($0) }
            words += " " + text(.repeatsOn, ["days": days.joined(separator: ", ")])
        }
        if let last = EventDraft.date(repetition.until) {
            words += ", " + text(.repeatsUntil, ["date": date(last)])
        } else if let count = rule.count {
            words += ", " + text(.repeatsTimes, ["count": "\(count)"])
        }
        return words
    }

    private func every(_ interval: Int, _ one: TextKey, _ several: TextKey) -> String {
        interval == 1 ? self[one] : text(several, ["count": "\(interval)"])
    }
}
