internal import CivilTime
internal import ICalendar

/// The time that a VEVENT of the Travel calendar is at.
enum EventTime {
    /// DTSTART as a point in time; nil where it is missing, malformed or in a zone that we do not know.
    static func start(of event: Component, floating zone: ZoneRules) -> Instant? {
        guard let property = event.first("DTSTART"), let value = DateTimeValue(property) else { return nil }
        switch value {
        case .utc(let local): return ZoneRules.utc.instant(of: local)
        case .floating, .date: return zone.instant(of: value.local)
        case .zoned(let local, let tzid): return (try? ZoneRules.named(tzid))?.instant(of: local)
        }
    }
}
