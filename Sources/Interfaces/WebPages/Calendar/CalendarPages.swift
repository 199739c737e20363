internal import Accounts
internal import Calendars
internal import CivilTime
internal import Hummingbird

/// A person's calendars by day, week, month, year and as a list.
struct CalendarPages: Sendable {
    private struct View {
        struct Link {
            var address: String
            var words: String
            var isCurrent: Bool
        }

        struct Day: TemplateMembers {
            static let members: Members = [
                "title": { $0.title }, "date": { $0.date }, "short": { $0.short }, "number": { $0.number },
                "address": { $0.address }, "isToday": { $0.isToday }, "isOutside": { $0.isOutside },
                "newEvent": { $0.newEvent }, "newLabel": { $0.newLabel }, "entries": { $0.entries },
                "hasEntries": { $0.hasEntries }, "more": { $0.more }, "count": { $0.count },
                "countLabel": { $0.countLabel },
            ]

            var title: String
            /// `2026-11-23`
            var date: String
            var short: String
            var number: String
            var address: String
            var isToday: Bool
            /// Whether it is of another month than the page.
            var isOutside: Bool
            var newEvent: String
            var newLabel: String
            var entries: [EntryView]
            var hasEntries: Bool
            /// nil: all are shown.
            var more: String?
            /// How many there are, for narrow windows.
            var count: String?
            var countLabel: String?
        }

        /// Of a list that is longer than a page.
        struct Part {
            var words: String
            var previous: String?
            var next: String?
        }

        struct Week: TemplateMembers {
            static let members: Members = ["days": { $0.days }]

            var days: [Day]
        }

        struct Month: TemplateMembers {
            static let members: Members = [
                "title": { $0.title }, "address": { $0.address }, "weeks": { $0.weeks },
                "weekdays": { $0.weekdays },
            ]

            var title: String
            var address: String
            var weeks: [Week]
            var weekdays: [String]
        }

        var heading: String
        var ranges: [Link]
        var before: String
        var after: String
        var today: String
        var date: String
        var here: String
        /// The page itself, below the server's base path.
        var again: String
        var newEvent: String
        var calendars: String
        var search: String
        var tasks: String
        /// Words where there are more events than a page shows.
        var cut: String?
        /// Which part of a long list the page shows; nil: all of it.
        var part: Part?
        var isDay: Bool
        /// The script that moves events; nil: this view has none.
        var drag: String?
        var month: Month?
        var week: Week?
        var year: YearView?
        var list: [Day]?
        var map: MapView?
        var nothing: String?
    }

    /// Rows of a day in a month before the rest is counted.
    private static let rows = 4
    /// Those of a day in a week.
    private static let rowsOfWeek = 20

    func show(_ range: CalendarRange) -> @Sendable (Visit) async throws -> Response {
        { visit in try await page(range, visit) }
    }

    private func page(_ range: CalendarRange, _ visit: Visit) async throws -> Response {
        let texts = visit.texts
        let date = CalendarRange.date(visit.query["date"], today: visit.today)
        let reader = visit.agenda
        let shown = try await reader.listCalendars().filter { $0.isShown }
        let agenda = range == .year ? Agenda() : try await reader.agenda(of: range.days(around: date), in: shown)
        let base = visit.prefix + "/calendar/"
        func address(_ range: CalendarRange, _ date: CivilDate) -> String {
            base + range.rawValue + PathText.query(["date": date == visit.today ? nil : date.iso8601])
        }
        let heading = texts.heading(range.heading(around: date, texts))
        var view = View(
            heading: heading,
            ranges: CalendarRange.allCases.map {
                View.Link(address: address($0, date), words: texts[$0.title], isCurrent: $0 == range)
            },
            before: address(range, range.date(-1, from: date)),
            after: address(range, range.date(1, from: date)),
            today: address(range, visit.today),
            date: date.iso8601,
            here: base + range.rawValue,
            again: "/calendar/\(range.rawValue)" + PathText.query(["date": date.iso8601]),
            newEvent: base + "new" + PathText.query(["date": date.iso8601]),
            calendars: visit.prefix + "/calendars",
            search: base + "search",
            tasks: visit.prefix + "/tasks",
            cut: agenda.isCut ? texts[.moreEventsThanShown] : nil,
            isDay: range == .day,
            drag: range == .week || range == .day ? visit.prefix + Asset.drag.path : nil
        )
        let days = Self.list(range.days(around: date))
        let found = agenda.byDay(range.days(around: date)).mapValues { range.shown($0) }
        switch range {
        case .month: view.month = month(of: date, days, found, visit)
        case .week:
            view.week = View.Week(
                days: days.map { day($0, of: nil, found[$0] ?? [], visit, atMost: Self.rowsOfWeek) }
            )
        case .year:
            let counts = try await reader.counts(of: range.days(around: date), in: shown)
            view.year = YearView(of: date.year, counts.byDay, visit)
            if counts.isCut { view.cut = texts[.moreEventsThanShown] }
        case .day, .agenda:
            let rows = days.flatMap { day in (found[day] ?? []).map { (day: day, entry: $0) } }
            let start = ListPart.start(visit.query["from"], of: rows.count)
            let shown = Dictionary(grouping: rows.dropFirst(start).prefix(ListPart.rows), by: \.day)
            view.list = days.filter { range == .day || shown[$0] != nil }.map { date in
                day(date, of: nil, shown[date, default: []].map(\.entry), visit)
            }
            view.part = Self.part(start, of: rows.count, base + range.rawValue, date, texts)
            view.nothing = agenda.entries.isEmpty ? texts[.nothingOnThisDay] : nil
        }
        if range == .day, date >= visit.today, let ahead = visit.daysAhead(to: visit.zone.startOfDay(date)) {
            view.map = visit.map(of: date, try await visit.travelItems(days: ahead))
        }
        return visit.page(.calendar, title: heading, view, in: .calendar, isLive: true)
    }

    private static func part(
        _ start: Int,
        of count: Int,
        _ address: String,
        _ date: CivilDate,
        _ texts: TextTable
    ) -> View.Part? {
        guard let words = ListPart.words(start, of: count, .partOfEvents, texts).first else { return nil }
        func link(_ from: Int) -> String {
            address + PathText.query(["date": date.iso8601, "from": from == 0 ? nil : "\(from)"])
        }
        let end = start + ListPart.rows
        return View.Part(
            words: words,
            previous: start > 0 ? link(start - ListPart.rows) : nil,
            next: end < count ? link(end) : nil
        )
    }

    private func month(
        of first: CivilDate,
        _ days: [CivilDate],
        _ found: [CivilDate: [AgendaEntry]],
        _ visit: Visit
    ) -> View.Month {
        let weeks = stride(from: 0, to: days.count, by: 7).map { start in
            View.Week(
                days: days[start..<start + 7].map { day($0, of: first, found[$0] ?? [], visit, atMost: Self.rows) }
            )
        }
        return View.Month(
            title: visit.texts.heading(visit.texts.month(first.month)),
            address: visit.prefix + "/calendar/month" + PathText.query(["date": first.iso8601]),
            weeks: weeks,
            weekdays: (0..<7).map {
                visit.texts.heading(
                    visit.texts.shortWeekday(CalendarRange.monday(of: first).adding(days: $0).weekday)
                )
            }
        )
    }

    private func day(
        _ date: CivilDate,
        of month: CivilDate?,
        _ entries: [AgendaEntry],
        _ visit: Visit,
        atMost most: Int? = nil
    ) -> View.Day {
        let texts = visit.texts
        let own = entries.filter(\.isOwn).count
        let shown = most.map { entries.count > $0 ? entries.prefix(max(0, $0 - 1)) : entries[...] } ?? entries[...]
        let rest = entries.count - shown.count
        let title = texts.day(date, today: visit.today)
        return View.Day(
            title: texts.heading(title),
            date: date.iso8601,
            short: texts.heading(texts.shortWeekday(date.weekday)),
            number: "\(date.day)",
            address: visit.prefix + "/calendar/day" + PathText.query(["date": date.iso8601]),
            isToday: date == visit.today,
            isOutside: month.map { $0.month != date.month } ?? false,
            newEvent: visit.prefix + "/calendar/new" + PathText.query(["date": date.iso8601]),
            newLabel: texts.text(.newEventOn, ["day": title]),
            entries: shown.map { entry in
                // The cells of a month have no room for the end.
                EntryView(
                    entry,
                    on: date,
                    visit,
                    when: month == nil ? nil : texts.start(of: entry, on: date, in: visit.zone)
                )
            },
            hasEntries: !entries.isEmpty,
            more: rest > 0 ? texts.text(.moreOnThisDay, ["count": "\(rest)"]) : nil,
            count: own > 0 ? "\(own)" : nil,
            countLabel: own > 0
                ? texts.text(own == 1 ? .oneEventOn : .eventsOn, ["count": "\(own)", "day": title]) : nil
        )
    }

    private static func list(_ days: ClosedRange<CivilDate>) -> [CivilDate] {
        (days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch).map { CivilDate(daysSinceEpoch: $0) }
    }
}
