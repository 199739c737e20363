internal import CalDAV
internal import Calendars
internal import ICalendar
internal import WebDAV

/// Properties of calendars: RFC 4791 §5.2, RFC 6638 §9.1, and Apple's.
enum CalendarCollectionProperties {
    static let all = [
        description, timeZone, components, data, maxResourceSize, minDateTime, maxDateTime, maxAttendees, collations,
        transparency, color, order,
    ]

    static let description = LiveProperty(CalDAVName.calendarDescription) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.isReadable else { return nil }
        return CollectionSettings.spoken(CalDAVName.calendarDescription, of: calendar)
            ?? calendar.properties.description.map(PropertyValue.text)
    }

    static let timeZone = LiveProperty(CalDAVName.calendarTimezone) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.isReadable else { return nil }
        return calendar.properties.timeZone.map { .text($0.text) }
    }

    static let components = LiveProperty(CalDAVName.supportedCalendarComponentSet) { resource, _ in
        guard case .calendar(let calendar, _) = resource else { return nil }
        let names = calendar.properties.components.map(\.rawValue).sorted()
        return .content(names.map { .element(CalDAVName.comp, attributes: [.init("name", $0)]) })
    }

    static let data = LiveProperty(CalDAVName.supportedCalendarData) { resource, _ in
        guard case .calendar = resource else { return nil }
        let attributes = [Markup.Attribute("content-type", "text/calendar"), Markup.Attribute("version", "2.0")]
        return .content([.element(CalDAVName.calendarData, attributes: attributes)])
    }

    static let maxResourceSize = LiveProperty(CalDAVName.maxResourceSize) { resource, context in
        guard case .calendar = resource else { return nil }
        return .text(String(context.limits.objectBytes))
    }

    static let minDateTime = LiveProperty(CalDAVName.minDateTime) { resource, context in
        guard case .calendar = resource else { return nil }
        return .text(year(context.limits.years.lowerBound) + "0101T000000Z")
    }

    static let maxDateTime = LiveProperty(CalDAVName.maxDateTime) { resource, context in
        guard case .calendar = resource else { return nil }
        return .text(year(context.limits.years.upperBound) + "1231T235959Z")
    }

    /// Four digits.
    private static func year(_ number: Int) -> String { String(String(10_000 + number).dropFirst()) }

    static let maxAttendees = LiveProperty(CalDAVName.maxAttendeesPerInstance) { resource, context in
        guard case .calendar = resource else { return nil }
        return .text(String(context.limits.attendees))
    }

    static let collations = LiveProperty(CalDAVName.supportedCollationSet) { resource, _ in
        guard case .calendar = resource else { return nil }
        return .content(Collation.allCases.map { .element(CalDAVName.supportedCollation, [.text($0.rawValue)]) })
    }

    static let transparency = LiveProperty(CalDAVName.scheduleCalendarTransp) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.kind.isCalendar else { return nil }
        let isOpaque = calendar.properties.transparency == .opaque
        return .elements([isOpaque ? CalDAVName.opaque : CalDAVName.transparent])
    }

    static let color = LiveProperty(AppleName.calendarColor) { resource, _ in
        guard case .calendar(let calendar, _) = resource else { return nil }
        return calendar.properties.color.map(PropertyValue.text)
    }

    static let order = LiveProperty(AppleName.calendarOrder) { resource, _ in
        guard case .calendar(let calendar, _) = resource else { return nil }
        return calendar.properties.order.map { .text(String($0)) }
    }
}
