internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 7809 §5.
enum TimeZoneProperties {
    static let all = [identifier, services]

    /// The TZID of what calendar-timezone holds, also of a zone that the server only keeps.
    static let identifier = LiveProperty(CalDAVName.calendarTimezoneID) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.isReadable else { return nil }
        let text = calendar.properties.timeZone?.text ?? CollectionSettings.keptTimeZone(of: calendar)
        return text.flatMap(CalendarTimeZoneText.identifier).map(PropertyValue.text)
    }

    /// Where the definitions are that answers leave out.
    static let services = LiveProperty(CalDAVName.timezoneServiceSet) { resource, context in
        guard case .home = resource else { return nil }
        return .href(context.addresses.timeZones)
    }
}
