internal import CivilTime
internal import HTTPTypes

/// An event as a form has it: what was typed, whatever it is worth.
struct EventDraft: Equatable, Sendable {
    var title = ""
    /// The name of the calendar.
    var calendar = ""
    var isAllDay = false
    var startDate = ""
    var startTime = ""
    var endDate = ""
    /// Empty: the event lasts until the departure for the next one (CAL-7).
    var endTime = ""
    var place = ""
    var notes = ""
    var category = ""
    var repetition = EventRepetition()
    /// Minutes before the start; empty: no alarm; ``keptAlarms``: those that there are.
    var alarm = ""
    /// E-mail addresses, one on each line.
    var invitees = ""
    var isFree = false
    var isPrivate = false

    /// In ``alarm``: alarms that the form cannot say stay as they are.
    static let keptAlarms = "keep"

    init() {}

    init(_ form: FormBody) {
        title = form.trimmed("title")
        calendar = form["calendar"]
        isAllDay = form.isTicked("allDay")
        startDate = form.trimmed("startDate")
        startTime = form.trimmed("startTime")
        endDate = form.trimmed("endDate")
        endTime = form.trimmed("endTime")
        place = form.trimmed("place")
        notes = Self.lines(form["notes"])
        category = form.trimmed("category")
        repetition = EventRepetition(form)
        alarm = form["alarm"]
        invitees = Self.lines(form["invitees"])
        isFree = form.isTicked("isFree")
        isPrivate = form.isTicked("isPrivate")
    }

    /// An hour on a day: the next full one of today, from nine on other days.
    mutating func proposeHour(on date: CivilDate, now: CivilDateTime) {
        let hour = date == now.date ? now.time.hour + 1 : 9
        let start = CivilDateTime(date: date, time: .midnight).adding(seconds: Int64(hour) * 3600)
        let end = start.adding(seconds: 3600)
        (startDate, startTime) = (start.date.iso8601, start.time.hoursAndMinutes)
        (endDate, endTime) = (end.date.iso8601, end.time.hoursAndMinutes)
    }

    /// Browsers end lines with two characters.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    }

    /// The addresses that were typed, each once.
    var addresses: [String] {
        var found: [String] = []
        for part in invitees.split(whereSeparator: { $0.isNewline || $0 == "," || $0 == ";" || $0 == " " })
        where !found.contains(part.lowercased()) {
            found.append(part.lowercased())
        }
        return found
    }
}

/// When an event takes place, as its form says it.
struct EventTimes: Equatable, Sendable {
    var isAllDay: Bool
    var start: CivilDateTime
    /// Exclusive; nil: it has no end of its own.
    var end: CivilDateTime?

    /// How long it lasts by the clock; nil: it has no end.
    var seconds: Int64? { end.map { $0.secondsSinceEpoch - start.secondsSinceEpoch } }
}

extension EventDraft {
    /// What an invitee's address may be.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && text.utf8.count <= 254
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") }
    }

    /// The most people that the form invites.
    static let mostInvitees = 100

    /// The times, and everything that is wrong, by field (CAL-11).
    func check(_ texts: TextTable) -> (EventTimes?, FormProblems) {
        var problems = FormProblems()
        if title.isEmpty { problems.note("title", texts[.enterTitle]) }
        let times = times(texts, &problems)
        if let times { repetition.check(from: times.start.date, texts, &problems) }
        if let wrong = addresses.first(where: { !Self.isAddress($0) }) {
            problems.note("invitees", texts.text(.notAnAddress, ["address": String(wrong.prefix(100))]))
        }
        if addresses.count > Self.mostInvitees {
            problems.note("invitees", texts.text(.tooManyInvitees, ["count": "\(Self.mostInvitees)"]))
        }
        return (times, problems)
    }

    private func times(_ texts: TextTable, _ problems: inout FormProblems) -> EventTimes? {
        let first = Self.date(startDate)
        let last = endDate.isEmpty ? first : Self.date(endDate)
        if first == nil { problems.note("startDate", texts[startDate.isEmpty ? .enterStartDate : .dateUnreadable]) }
        if last == nil, !endDate.isEmpty { problems.note("endDate", texts[.dateUnreadable]) }
        guard !isAllDay else {
            guard let first, let last else { return nil }
            if last < first { problems.note("endDate", texts[.endBeforeStart]) }
            return EventTimes(
                isAllDay: true,
                start: CivilDateTime(date: first, time: .midnight),
                end: CivilDateTime(date: last.adding(days: 1), time: .midnight)
            )
        }
        let from = Self.time(startTime)
        if from == nil { problems.note("startTime", texts[startTime.isEmpty ? .enterStartTime : .timeUnreadable]) }
        let until = Self.time(endTime)
        if until == nil, !endTime.isEmpty { problems.note("endTime", texts[.timeUnreadable]) }
        guard let first, let last, let from else { return nil }
        let start = CivilDateTime(date: first, time: from)
        guard let until else {
            if last != first { problems.note("endTime", texts[.enterEndTime]) }
            return EventTimes(isAllDay: false, start: start, end: nil)
        }
        let end = CivilDateTime(date: last, time: until)
        if end < start {
            problems.note(endDate.isEmpty || last == first ? "endTime" : "endDate", texts[.endBeforeStart])
        }
        return EventTimes(isAllDay: false, start: start, end: end)
    }

    /// `2026-11-23`; nil for anything else, and for years that pages do not show.
    static func date(_ text: String) -> CivilDate? {
        guard let date = try? CivilDate(iso8601: text), CalendarRange.years.contains(date.year) else { return nil }
        return date
    }

    /// `9:05`, `09:05`, `9.05` or `9`.
    static func time(_ text: String) -> TimeOfDay? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        guard (1...3).contains(parts.count),
            parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let hour = Int(parts[0])
        else { return nil }
        return TimeOfDay(hour: hour, minute: parts.count > 1 ? Int(parts[1]) ?? 60 : 0)
    }
}
