package import ICalendar

/// How much of an object those may see who do not own its calendar: CLASS (RFC 5545 §3.8.1.3), or CalendarServer's
/// X-CALENDARSERVER-ACCESS.
package enum Classification: Int, Comparable, Sendable {
    case open
    /// When, and with what title and where.
    case restricted
    /// When, and nothing else.
    case timeOnly
    case hidden

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The closest of what its components say.
    package init(of document: CalendarDocument) {
        var closest = Classification.open
        for calendar in document.components {
            closest = max(closest, Self.said(by: calendar.first("X-CALENDARSERVER-ACCESS")))
            for component in calendar.components {
                closest = max(closest, Self.said(by: component.first("CLASS")))
                closest = max(closest, Self.said(by: component.first("X-CALENDARSERVER-ACCESS")))
            }
        }
        self = closest
    }

    /// Unknown values are treated as PRIVATE (RFC 5545 §3.8.1.3).
    private static func said(by property: Property?) -> Classification {
        switch property?.value.uppercased() {
        case nil, "PUBLIC": .open
        case "RESTRICTED": .restricted
        case "CONFIDENTIAL": .timeOnly
        default: .hidden
        }
    }

    /// The visible part of an object that is shown in part.
    func visible(_ document: CalendarDocument) -> CalendarDocument {
        guard self != .open, var calendar = document.calendar else { return document }
        calendar.components = calendar.components.map { component in
            guard component.name != "VTIMEZONE" else { return component }
            var component = component
            component.removeProperties { !isVisible($0.name) }
            component.removeComponents { _ in true }
            return component
        }
        calendar.removeProperties { !["VERSION", "PRODID", "CALSCALE", "X-CALENDARSERVER-ACCESS"].contains($0.name) }
        var result = document
        result.calendar = calendar
        return result
    }

    private func isVisible(_ property: String) -> Bool {
        switch property {
        case "UID", "RECURRENCE-ID", "SEQUENCE", "DTSTAMP", "STATUS", "TRANSP", "CLASS", "X-CALENDARSERVER-ACCESS",
            "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE":
            true
        case "SUMMARY", "LOCATION": self == .restricted
        default: false
        }
    }
}
