internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 7809 §5.
enum TimeZoneProperties {
    static let all = [identifier, services]

    /// The TZID of what calendar-timezone holds.
    static let identifier = LiveProperty(CalDAVName.calendarTimezoneID) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.isReadable else { return nil }
        return calendar.properties.timeZone.flatMap { CalendarTimeZoneText.identifier(in: $0.text) }.map(
            PropertyValue.text
        )
    }

    /// Where the definitions are that answers leave out.
    static let services = LiveProperty(CalDAVName.timezoneServiceSet) { resource, context in
        guard case .home = resource else { return nil }
        return .href(context.addresses.timeZones)
    }
}
