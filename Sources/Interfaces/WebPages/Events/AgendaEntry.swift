internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import ICalendar
internal import Planning

/// An occurrence of an event as pages show it.
struct AgendaEntry: Sendable {
    let calendar: CalendarCollection
    /// The name of the object in the calendar.
    let object: String
    let uid: String
    /// The RECURRENCE-ID that names the occurrence; nil where nothing recurs.
    let recurrence: String?
    let title: String
    let place: String?
    let start: Instant
    let end: Instant
    let startDate: CivilDate
    /// The last day that it touches; its end is exclusive.
    let lastDate: CivilDate
    let isAllDay: Bool
    /// Whether it leaves its time free (TRANSP).
    let isFree: Bool
    let isCancelled: Bool
    let isTentative: Bool
    /// What the server's own items are; nil: an event.
    let kind: ItemKind?
    let categories: [String]

    /// The occurrence, for a person who reads times in `zone`.
    init(_ occurrence: Occurrence, of object: String, in calendar: CalendarCollection, uid: String, zone: ZoneRules) {
        let component = occurrence.component
        self.calendar = calendar
        self.object = object
        self.uid = uid
        recurrence = occurrence.recurrenceIDText
        title = component.first("SUMMARY")?.text ?? ""
        let location = PlaceLine(component.first("LOCATION")?.text ?? "").words
        place = location.isEmpty ? nil : location
        start = occurrence.start
        end = occurrence.end
        isAllDay = occurrence.isAllDay
        if occurrence.isAllDay {
            startDate = occurrence.startLocal.date
            lastDate = max(startDate, occurrence.endLocal.date.adding(days: -1))
        } else {
            startDate = zone.local(occurrence.start).date
            let last = zone.local(max(occurrence.start, occurrence.end.adding(seconds: -1))).date
            lastDate = max(startDate, last)
        }
        isFree = component.first("TRANSP")?.value.uppercased() == "TRANSPARENT"
        let status = component.first("STATUS")?.value.uppercased()
        isCancelled = status == "CANCELLED"
        isTentative = status == "TENTATIVE"
        let own = component.first("X-TRAVLENDAR-KIND")?.value
        kind = calendar.kind == .travel ? own.flatMap(ItemKind.init(rawValue:)) : nil
        categories = component.all("CATEGORIES").flatMap(\.textList)
    }

    /// A trip, or the time of a break.
    var isTrip: Bool { kind.map { !$0.isWarning } ?? false }
    /// Of something that does not work; see ``isNote``.
    var isWarning: Bool { kind.map { $0.isWarning } ?? false && WarningSign.begins(title) }
    /// Something to know that the planner tells, and that asks for nothing.
    var isNote: Bool { kind.map { $0.isWarning } ?? false && !WarningSign.begins(title) }
    /// An event that somebody entered.
    var isOwn: Bool { kind == nil }

    /// Whether any of it is on the day.
    func touches(_ day: CivilDate) -> Bool { startDate <= day && day <= lastDate }
}

extension AgendaEntry {
    /// By start, what lasts all day first; of those that begin together the longer first.
    static func isBefore(_ left: AgendaEntry, _ right: AgendaEntry) -> Bool {
        if left.isAllDay != right.isAllDay, left.startDate == right.startDate { return left.isAllDay }
        return (left.start, right.end, left.title, left.uid) < (right.start, left.end, right.title, right.uid)
    }
}

extension AgendaEntry {
    /// Whether it takes place at an instant.
    func touches(_ instant: Instant, _ visit: Visit) -> Bool {
        (start <= instant && instant < end) || touches(visit.zone.local(instant).date)
    }
}
