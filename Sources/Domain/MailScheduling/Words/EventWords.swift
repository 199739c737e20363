package import CivilTime
package import ICalendar

/// The words of mails about events in one language.
package struct EventWords: Sendable {
    /// What a mail says: its subject with `{name}` and `{title}`, and what stands before the event with `{name}`.
    struct Occasion: Sendable {
        var subject: String
        var introduction: String
    }

    var language: String
    package var untitled: String
    var invitation: Occasion
    var update: Occasion
    var cancellation: Occasion
    var accepted: Occasion
    var tentative: Occasion
    var declined: Occasion
    var counter: Occasion
    var refresh: Occasion
    var declineCounter: Occasion
    package var when: String
    package var place: String
    var repeats: String
    var willYouCome: String
    var yes: String
    var maybe: String
    var no: String
    /// With `{name}` and `{server}`.
    var footer: String
    var stop: String
    /// With `{title}`, `{address}` and `{reason}`.
    var failed: Occasion
    /// With the same, where it was tried for days.
    var notSent: Occasion
    /// The reason for one who has chosen to get no mails.
    var wantsNoMail: String
    /// With `{title}`, `{name}` and `{when}`.
    var proposal: Occasion
    /// With `{title}` and `{address}`.
    var note: Occasion
    var months: [String]
    /// From Monday.
    var weekdays: [String]

    package static func of(_ language: String?) -> EventWords {
        let tag = language?.lowercased().prefix(2)
        return [english, italian].first { $0.language == tag.map(String.init) } ?? english
    }

    static func isKnown(_ language: String) -> Bool {
        [english, italian].contains { $0.language == language.lowercased().prefix(2) }
    }

    /// Fills in what stands between braces; what was typed adds no lines.
    package static func filled(_ text: String, _ values: [String: String]) -> String {
        var output = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            output += rest[..<open]
            let value = values[String(rest[rest.index(after: open)..<close])] ?? ""
            output += String(value.map { $0.isNewline ? " " : $0 })
            rest = rest[rest.index(after: close)...]
        }
        return output + rest
    }

    /// `Tuesday 24 November 2026, 10:00–11:00 (Europe/Rome)`.
    package func time(of occurrence: Occurrence) -> String {
        let (start, end) = (occurrence.startLocal, occurrence.endLocal)
        if occurrence.isAllDay {
            let last = end.date.adding(days: -1)
            return last > start.date ? "\(day(start.date)) – \(day(last))" : day(start.date)
        }
        var text = "\(day(start.date)), \(Self.clock(start.time))"
        if end.date != start.date {
            text += " – \(day(end.date)), \(Self.clock(end.time))"
        } else if end.time != start.time {
            text += "–\(Self.clock(end.time))"
        }
        return "\(text) (\(occurrence.zone.name))"
    }

    /// `Tuesday 24 November 2026`.
    package func day(_ date: CivilDate) -> String {
        "\(weekdays[date.weekday.rawValue - 1]) \(date.day) \(months[date.month - 1]) \(date.year)"
    }

    /// `09:05`.
    package static func clock(_ time: TimeOfDay) -> String { time.hoursAndMinutes }
}
