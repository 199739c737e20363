internal import CivilTime
internal import ICalendar

/// The time that a VEVENT of the Travel calendar is at.
enum EventTime {
    /// DTSTART as a point in time; nil where it is missing, malformed or in a zone that we do not know.
    static func start(of event: Component, floating zone: ZoneRules) -> Instant? {
        instant(event.first("DTSTART"), floating: zone)
    }

    /// DTEND, or what DURATION says; nil where there is neither.
    static func end(of event: Component, floating zone: ZoneRules) -> Instant? {
        if let end = instant(event.first("DTEND"), floating: zone) { return end }
        guard let duration = event.first("DURATION").flatMap({ DurationValue($0.value) }) else { return nil }
        return start(of: event, floating: zone)?.adding(seconds: Int64(duration.approximateSeconds))
    }

    private static func instant(_ property: Property?, floating zone: ZoneRules) -> Instant? {
        guard let property, let value = DateTimeValue(property) else { return nil }
        switch value {
        case .utc(let local): return ZoneRules.utc.instant(of: local)
        case .floating, .date: return zone.instant(of: value.local)
        case .zoned(let local, let tzid): return (try? ZoneRules.named(tzid))?.instant(of: local)
        }
    }
}
