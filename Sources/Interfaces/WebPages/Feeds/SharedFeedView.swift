internal import CivilTime
internal import HTTPAccess
internal import Publishing

/// A shared calendar in a browser: a month as a table that leads to its days, and the days with what is on.
struct SharedFeedView {
    struct Cell {
        /// Empty for days of other months.
        var number: String
        /// Where the day is told; nil: nothing is on.
        var link: String?
        var isToday: Bool
    }

    struct Entry {
        var time: String
        var title: String
        /// nil: none is told.
        var place: String?
    }

    struct Day {
        var id: String
        var name: String
        var entries: [Entry]
    }

    let title: String
    let monthName: String
    let previous: String
    let next: String
    let weekdays: [String]
    let weeks: [[Cell]]
    let days: [Day]
    let isEmpty: Bool
    let zone: String
    let subscribe: String
    let download: String
    let address: String
    let isTruncated: Bool

    init(
        _ feed: RenderedFeed,
        month: MonthOfYear,
        today: CivilDate,
        path: String,
        site: Site,
        in texts: TextTable
    ) {
        let zone = feed.zone
        let first = month.firstDay
        let range = zone.startOfDay(first)..<zone.startOfDay(month.next.firstDay)
        let whole = first.daysSinceEpoch...(first.daysSinceEpoch + month.days - 1)
        var byDay: [Int: [Entry]] = [:]
        for entry in feed.agenda(in: range) {
            let days = Self.days(of: entry)
            guard days.overlaps(whole) else { continue }
            for day in days.clamped(to: whole) {
                byDay[day - first.daysSinceEpoch, default: []].append(Self.entry(entry, on: day, in: texts))
            }
        }
        title = feed.title
        monthName = texts.heading(texts.monthAndYear(first))
        previous = "\(path)?month=\(month.previous.text)"
        next = "\(path)?month=\(month.next.text)"
        weekdays = (0..<7).map { texts.heading(texts.shortWeekday(CivilDate(daysSinceEpoch: 4 + $0).weekday)) }
        let blanks = Array(repeating: Cell(number: "", link: nil, isToday: false), count: first.weekday.rawValue - 1)
        let cells =
            blanks
            + (0..<month.days).map { day in
                Cell(
                    number: "\(day + 1)",
                    link: byDay[day] == nil ? nil : "#day-\(day + 1)",
                    isToday: first.adding(days: day) == today
                )
            }
        weeks = stride(from: 0, to: cells.count, by: 7).map { start in
            let week = Array(cells[start..<min(start + 7, cells.count)])
            return week + Array(repeating: Cell(number: "", link: nil, isToday: false), count: 7 - week.count)
        }
        days = byDay.sorted { $0.key < $1.key }.map { day, entries in
            let date = first.adding(days: day)
            return Day(id: "day-\(day + 1)", name: texts.heading(texts.day(date, today: date)), entries: entries)
        }
        isEmpty = days.isEmpty
        self.zone = texts.text(.timesInZone, ["zone": zone.name])
        download = "\(path).ics"
        subscribe = site.subscription + download
        address = site.origin + download
        isTruncated = feed.isTruncated
    }

    /// The days that an entry is on, counted from 1970-01-01.
    private static func days(of entry: FeedEntry) -> ClosedRange<Int> {
        let first = entry.startLocal.date.daysSinceEpoch
        let end = entry.endLocal
        // What ends at midnight is not on the next day.
        let last = end.date.daysSinceEpoch - (end.time == .midnight ? 1 : 0)
        return first...max(first, last)
    }

    private static func entry(_ entry: FeedEntry, on day: Int, in texts: TextTable) -> Entry {
        let from = entry.startLocal.date.daysSinceEpoch == day ? texts.time(entry.startLocal.time) : ""
        let to = entry.endLocal.date.daysSinceEpoch == day ? texts.time(entry.endLocal.time) : ""
        let isWhole = entry.isAllDay || (from.isEmpty && to.isEmpty)
        let time = isWhole ? texts[.allDay] : from == to ? from : "\(from)–\(to)"
        return Entry(time: time, title: entry.title, place: entry.place.isEmpty ? nil : entry.place)
    }
}
