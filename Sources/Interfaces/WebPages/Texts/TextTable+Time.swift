internal import CivilTime

extension TextTable {
    private static let months: [TextKey] = [
        .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
    ]
    private static let weekdays: [TextKey] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
    private static let shortWeekdays: [TextKey] = [
        .shortMonday, .shortTuesday, .shortWednesday, .shortThursday, .shortFriday, .shortSaturday, .shortSunday,
    ]

    /// `22 November 2026, 19:06`.
    func dateAndTime(_ instant: Instant, in zone: ZoneRules) -> String {
        let local = zone.local(instant)
        return text(
            .dateAndTime,
            [
                "day": "\(local.date.day)", "month": month(local.date.month), "year": "\(local.date.year)",
                "time": time(local.time),
            ]
        )
    }

    /// `19:06`.
    func time(_ time: TimeOfDay) -> String { time.hoursAndMinutes }

    func time(_ instant: Instant, in zone: ZoneRules) -> String { time(zone.local(instant).time) }

    /// The title of a trip without the departure that it begins with: pages tell it beside, by the reader's clock.
    func tripTitle(_ title: String) -> String {
        let clock = Array(title.utf8.prefix(5))
        let isClock =
            clock.count == 5 && clock[2] == UInt8(ascii: ":")
            && [0, 1, 3, 4].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(clock[$0]) }
        return isClock ? heading(String(title.dropFirst(5).drop { $0 == " " })) : title
    }

    /// As the words stand at the beginning of a line: `Lunedì 23 novembre`.
    func heading(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    /// From 1.
    func month(_ number: Int) -> String { self[Self.months[number - 1]] }

    func weekday(_ weekday: Weekday) -> String { self[Self.weekdays[weekday.rawValue - 1]] }

    /// Three letters or so.
    func shortWeekday(_ weekday: Weekday) -> String { self[Self.shortWeekdays[weekday.rawValue - 1]] }

    /// `Monday 23 November`, with the year where it is not that of `today`.
    func day(_ date: CivilDate, today: CivilDate) -> String {
        let text = text(
            .dayAndMonth,
            ["weekday": weekday(date.weekday), "day": "\(date.day)", "month": month(date.month)]
        )
        return date.year == today.year ? text : "\(text) \(date.year)"
    }

    /// `23 November 2026`.
    func date(_ date: CivilDate) -> String {
        text(.dateWithYear, ["day": "\(date.day)", "month": month(date.month), "year": "\(date.year)"])
    }

    /// `November 2026`.
    func monthAndYear(_ date: CivilDate) -> String { "\(month(date.month)) \(date.year)" }

    /// When an entry takes place, in the list of a day: `09:00–10:00`, `all day`, `until 10:00`.
    func span(of entry: AgendaEntry, on day: CivilDate, in zone: ZoneRules) -> String {
        if entry.isAllDay { return self[.allDay] }
        let start = time(entry.start, in: zone)
        let end = time(entry.end, in: zone)
        // Midnight is the end of the day before.
        switch (entry.startDate < day, day < entry.lastDate) {
        case (true, true): return self[.allDay]
        case (true, false): return text(.untilTime, ["time": end == "00:00" ? "24:00" : end])
        case (false, true): return text(.fromTime, ["time": start])
        case (false, false): return entry.end <= entry.start ? start : "\(start)–\(end == "00:00" ? "24:00" : end)"
        }
    }

    /// When an entry begins, where there is room for no more: `09:00`, `all day`.
    func start(of entry: AgendaEntry, on day: CivilDate, in zone: ZoneRules) -> String {
        entry.isAllDay || entry.startDate < day ? span(of: entry, on: day, in: zone) : time(entry.start, in: zone)
    }

    /// `45 min`, `1 h 5 min`.
    func duration(_ seconds: Int64) -> String {
        let minutes = (seconds + 59) / 60
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// `450 m`, `1.2 km`.
    func distance(_ metres: Int64) -> String {
        if metres < 1_000 { return "\((metres + 5) / 10 * 10) m" }
        let hundreds = (metres + 50) / 100
        return "\(hundreds / 10)\(self[.decimalMark])\(hundreds % 10) km"
    }
}
