internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 7809 §5.
enum TimeZoneProperties {
    static let all = [identifier, services]

    /// The name by which the zone service knows what calendar-timezone holds (RFC 7809 §5.2); of a zone of the client's
    /// own its TZID.
    static let identifier = LiveProperty(CalDAVName.calendarTimezoneID) { resource, _ in
        guard case .calendar(let calendar, _) = resource, calendar.isReadable else { return nil }
        if let name = calendar.properties.timeZone?.name { return .text(name) }
        let text = calendar.properties.timeZone?.text ?? CollectionSettings.keptTimeZone(of: calendar)
        return text.flatMap(CalendarTimeZoneText.identifier).map(PropertyValue.text)
    }

    /// Where the definitions are that answers leave out.
    static let services = LiveProperty(CalDAVName.timezoneServiceSet) { resource, context in
        guard case .home = resource else { return nil }
        return .href(context.addresses.timeZones)
    }
}
