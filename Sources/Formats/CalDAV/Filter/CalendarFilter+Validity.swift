internal import ICalendar
internal import WebDAV

/// Whether a filter is valid by RFC 4791 §7.8: components are where iCalendar has them, and a time range
/// where it has a meaning (§9.9).
extension CalendarFilter {
    func checkValidity() throws(DAVError) {
        guard calendar.timeRange == nil else {
            throw CalendarCondition.invalidFilter("a time-range is about a component inside VCALENDAR")
        }
        try Self.check(calendar)
        guard calendar.conditions <= Self.mostConditions else {
            throw CalendarCondition.invalidFilter("a filter has at most \(Self.mostConditions) conditions")
        }
        guard calendar.timeRanges <= Self.mostTimeRanges else {
            throw CalendarCondition.invalidFilter("a filter has at most \(Self.mostTimeRanges) time ranges")
        }
    }

    /// Conditions of one filter: each object is tested against each.
    private static let mostConditions = 500

    /// Time ranges of one filter: the recurrence of each object is followed for each.
    private static let mostTimeRanges = 20

    /// Where each component of the RFCs stands; others stand anywhere.
    private static let places: [String: Set<String>] = [
        "VEVENT": ["VCALENDAR"], "VTODO": ["VCALENDAR"], "VJOURNAL": ["VCALENDAR"], "VFREEBUSY": ["VCALENDAR"],
        "VTIMEZONE": ["VCALENDAR"], "VAVAILABILITY": ["VCALENDAR"], "VALARM": ["VEVENT", "VTODO"],
        "STANDARD": ["VTIMEZONE"], "DAYLIGHT": ["VTIMEZONE"], "AVAILABLE": ["VAVAILABILITY"],
    ]

    /// Components of which a time range asks nothing (§9.9).
    private static let timeless: Set<String> = ["VTIMEZONE", "STANDARD", "DAYLIGHT"]

    private static func check(_ filter: ComponentFilter) throws(DAVError) {
        for property in filter.properties where property.timeRange != nil && !hasTime(property.name) {
            throw CalendarCondition.invalidFilter("\(property.name) has no time")
        }
        for inner in filter.components {
            guard inner.timeRange == nil || !timeless.contains(inner.name) else {
                throw CalendarCondition.invalidFilter("RFC 4791 §9.9 knows no time-range of \(inner.name)")
            }
            guard places[inner.name]?.contains(filter.name) ?? true else {
                throw CalendarCondition.invalidFilter("\(inner.name) does not stand in \(filter.name)")
            }
            try check(inner)
        }
    }

    /// Properties that no RFC has may hold a time.
    private static func hasTime(_ name: String) -> Bool {
        guard let row = PropertyTable.row(name) else { return true }
        return ([row.type] + row.otherTypes).contains { $0 == .date || $0 == .dateTime || $0 == .period }
    }
}

extension ComponentFilter {
    /// How many elements of a filter it is, those within counted.
    fileprivate var conditions: Int {
        properties.reduce(1) { $0 + 1 + $1.parameters.count } + components.reduce(0) { $0 + $1.conditions }
    }

    fileprivate var timeRanges: Int {
        (timeRange == nil ? 0 : 1) + properties.count { $0.timeRange != nil }
            + components.reduce(0) { $0 + $1.timeRanges }
    }
}

extension CalendarFilter {
    /// The time ranges that it asks of alarms.
    var alarmRanges: Set<TimeRangeCondition> {
        var ranges: Set<TimeRangeCondition> = []
        var waiting = calendar.components
        while let component = waiting.popLast() {
            if component.name == "VALARM", let range = component.timeRange { ranges.insert(range) }
            waiting += component.components
        }
        return ranges
    }
}
