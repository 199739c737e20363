internal import CivilTime

/// What a calendar page shows: some days round a date.
enum CalendarRange: String, CaseIterable, Sendable {
    case day, week, month, year, agenda

    var title: TextKey {
        switch self {
        case .day: .rangeDay
        case .week: .rangeWeek
        case .month: .rangeMonth
        case .year: .rangeYear
        case .agenda: .rangeAgenda
        }
    }

    /// How many days the agenda shows.
    static let agendaDays = 30

    /// The days whose events the page shows; those of a month in whole weeks.
    func days(around date: CivilDate) -> ClosedRange<CivilDate> {
        switch self {
        case .day: return date...date
        case .week: return Self.monday(of: date)...Self.monday(of: date).adding(days: 6)
        case .month:
            let first = Self.first(year: date.year, month: date.month)
            let last = first.adding(days: CivilDate.daysInMonth(date.month, year: date.year) - 1)
            return Self.monday(of: first)...Self.monday(of: last).adding(days: 6)
        case .year:
            return Self.first(year: date.year, month: 1)...Self.first(year: date.year, month: 12).adding(days: 30)
        case .agenda: return date...date.adding(days: Self.agendaDays - 1)
        }
    }

    /// What a page of many days shows of one of them: no notes, and in a month events before what is told of them.
    func shown(_ entries: [AgendaEntry]) -> [AgendaEntry] {
        switch self {
        case .day, .agenda: entries
        case .week, .year: entries.filter { !$0.isNote }
        case .month: entries.filter { !$0.isNote && !$0.isWarning } + entries.filter(\.isWarning)
        }
    }

    /// The date that the page before (-1) or after (1) it is about.
    func date(_ steps: Int, from date: CivilDate) -> CivilDate {
        switch self {
        case .day: date.adding(days: steps)
        case .week: date.adding(days: 7 * steps)
        case .month: Self.month(date, adding: steps)
        case .year: Self.month(date, adding: 12 * steps)
        case .agenda: date.adding(days: Self.agendaDays * steps)
        }
    }

    /// What the page is about: `23–29 November 2026`.
    func heading(around date: CivilDate, _ texts: TextTable) -> String {
        let days = days(around: date)
        switch self {
        case .day: return "\(texts.weekday(date.weekday)) \(texts.date(date))"
        case .month: return texts.monthAndYear(date)
        case .year: return "\(date.year)"
        case .week, .agenda:
            let (first, last) = (days.lowerBound, days.upperBound)
            if first.year != last.year { return "\(texts.date(first)) – \(texts.date(last))" }
            if first.month != last.month {
                return "\(first.day) \(texts.month(first.month)) – \(texts.date(last))"
            }
            return "\(first.day)–\(texts.date(last))"
        }
    }

    static func monday(of date: CivilDate) -> CivilDate { date.adding(days: 1 - date.weekday.rawValue) }

    static func first(year: Int, month: Int) -> CivilDate {
        CivilDate(daysSinceEpoch: CivilDate.daysSinceEpoch(year: year, month: month, day: 1))
    }

    /// The same day of another month, or its last one.
    static func month(_ date: CivilDate, adding months: Int) -> CivilDate {
        let count = date.year * 12 + date.month - 1 + months
        let (year, month) = (count / 12, count % 12 + 1)
        let day = min(date.day, CivilDate.daysInMonth(month, year: year))
        return first(year: year, month: month).adding(days: day - 1)
    }

    /// Years that pages show.
    static let years = 1900...2200

    /// The date of a page's address; today where there is none, and for a year that pages do not show.
    static func date(_ text: String?, today: CivilDate) -> CivilDate {
        guard let text, let date = try? CivilDate(iso8601: text), years.contains(date.year) else { return today }
        return date
    }
}
