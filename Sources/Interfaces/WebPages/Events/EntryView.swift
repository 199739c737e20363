internal import ByteText
internal import Calendars
internal import CivilTime
internal import DayPlanner

/// A row of a list of events; `parts/entry.mustache` renders it.
struct EntryView: TemplateMembers {
    static let members: Members = [
        "when": { $0.when }, "title": { $0.title }, "address": { $0.address }, "place": { $0.place },
        "color": { $0.color }, "note": { $0.note }, "isTrip": { $0.isTrip }, "isWarning": { $0.isWarning },
        "isNote": { $0.isNote }, "isFree": { $0.isFree }, "isCancelled": { $0.isCancelled }, "isPast": { $0.isPast },
        "span": { $0.span },
    ]

    let when: String
    let title: String
    /// nil: there is no page of it.
    let address: String?
    let place: String?
    /// `#RRGGBB`.
    let color: String?
    let note: String?
    let isTrip: Bool
    let isWarning: Bool
    let isNote: Bool
    let isFree: Bool
    let isCancelled: Bool
    let isPast: Bool
    /// When it begins and ends on the day of the list, in minutes; nil: it lasts a day or more, or began the day before.
    let span: Span?

    struct Span: TemplateMembers {
        static let members: Members = [
            "start": { $0.start }, "end": { $0.end }, "reschedule": { $0.reschedule }, "at": { $0.at },
        ]

        var start: Int
        var end: Int
        /// Where it is given other times; nil: the person may not.
        var reschedule: String?
        /// The occurrence that is meant; empty: there is but one.
        var at: String
    }

    /// - Parameters:
    ///   - entry: the event.
    ///   - day: of the list, for events that last longer; nil: the day of its start.
    ///   - visit: who looks.
    ///   - words: in place of its times.
    init(_ entry: AgendaEntry, on day: CivilDate? = nil, _ visit: Visit, when words: String? = nil) {
        let texts = visit.texts
        when = words ?? texts.span(of: entry, on: day ?? entry.startDate, in: visit.zone)
        let isDeparture = entry.isTrip && entry.kind != .slot
        let name = isDeparture ? texts.tripTitle(entry.title) : entry.title
        title = name.isEmpty ? texts[.untitled] : name
        address = visit.prefix + EventAddress(entry).path
        // A trip says in its title where it leads; its place is where it starts.
        place = entry.isOwn ? entry.place : nil
        color = entry.isOwn ? CalendarColor.shown(entry.calendar.properties.color) : nil
        note =
            entry.isCancelled
            ? texts[.cancelled] : entry.isTentative ? texts[.tentative] : nil
        isTrip = entry.isTrip
        isWarning = entry.isWarning
        isNote = entry.isNote
        isFree = entry.isFree && entry.isOwn
        isCancelled = entry.isCancelled
        isPast = entry.end <= visit.now
        span = Self.span(of: entry, on: day ?? entry.startDate, visit)
    }

    private static func span(of entry: AgendaEntry, on day: CivilDate, _ visit: Visit) -> Span? {
        guard !entry.isAllDay, entry.startDate == day, entry.end - entry.start < 24 * 3_600 else { return nil }
        let start = visit.zone.local(entry.start).time.secondsSinceMidnight / 60
        let mayChange =
            entry.isOwn && entry.lastDate == day && entry.calendar.kind == .calendar
            && entry.calendar.privileges.contains(.writeContent)
        let address = EventAddress(entry)
        return Span(
            start: start,
            end: min(24 * 60, start + max(0, Int(entry.end - entry.start)) / 60),
            reschedule: mayChange ? visit.prefix + address.path("times") : nil,
            at: entry.recurrence ?? ""
        )
    }

    init(sample title: String, when: String, color: String? = nil, isTrip: Bool = false, isWarning: Bool = false) {
        self.title = title
        self.when = when
        self.color = color
        self.isTrip = isTrip
        self.isWarning = isWarning
        (address, place, note, span) = (nil, nil, nil, nil)
        (isNote, isFree, isCancelled, isPast) = (false, false, false, false)
    }
}

/// Where the page of an event stands.
struct EventAddress: Hashable, Sendable {
    var calendar: String
    var object: String
    var recurrence: String?
    /// The UID of an item of the server's own, which has a page of its own.
    var item: String?

    init(calendar: String, object: String, recurrence: String? = nil) {
        self.calendar = calendar
        self.object = object
        self.recurrence = recurrence
    }

    init(_ entry: AgendaEntry) {
        self.init(calendar: entry.calendar.name, object: entry.object, recurrence: entry.recurrence)
        if entry.kind != nil { item = entry.uid }
    }

    /// Below the server's base path.
    var path: String {
        if let item { return "/trips/" + PercentEncoding.encode(item) }
        return base + PathText.query(["at": recurrence])
    }

    /// Of a page about the event.
    func path(_ page: String) -> String { base + "/" + page + PathText.query(["at": recurrence]) }

    private var base: String { "/events/\(PercentEncoding.encode(calendar))/\(PercentEncoding.encode(object))" }
}

/// Colours of calendars.
enum CalendarColor {
    /// Offered for new calendars; each stands out from both backgrounds.
    static let offered = [
        "#1D6FD1", "#0B7A5B", "#B4540A", "#B3261E", "#7B3FA0", "#00757F", "#8A6D00", "#5C6670",
    ]

    /// `#RRGGBB` of what a client wrote; nil where it is no colour.
    static func shown(_ text: String?) -> String? {
        guard let text, text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
            text.dropFirst().allSatisfy(\.isHexDigit)
        else { return nil }
        return String(text.prefix(7))
    }
}
