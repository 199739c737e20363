internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar

/// How much of a filter index rows answer.
struct FilterPlan: Sendable {
    private let kind: ComponentKind?
    private let range: TimeRange?
    /// The rows answer all of it: what the query finds needs no further test.
    let isWhole: Bool
    /// A text that the UID must match, whatever else is asked.
    private let uid: TextMatch?

    init(_ filter: CalendarFilter) {
        let components = filter.calendar.components
        let known = components.first { !$0.isNotDefined && ComponentKind(rawValue: $0.name) != nil }
        kind = known.flatMap { ComponentKind(rawValue: $0.name) }
        // Only events are spans of time whatever their properties; the rules for the others are FilterMatcher's.
        range = kind == .event ? known?.timeRange.flatMap { TimeRange(start: $0.start, end: $0.end) } : nil
        let isPlain = known.map { $0.properties.isEmpty && $0.components.isEmpty } ?? components.isEmpty
        isWhole =
            isPlain && components.count <= 1 && filter.calendar.properties.isEmpty
            && (known?.timeRange == nil || kind == .event)
        uid = known?.properties.first { $0.name == "UID" }?.textMatch
    }

    var query: ObjectQuery { ObjectQuery(kind: kind, range: range) }

    func mayMatch(uid value: String) -> Bool { uid?.matches(value) ?? true }
}
