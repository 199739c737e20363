package import CivilTime
internal import ICalendar

/// The text of CALDAV:calendar-timezone and CALDAV:timezone (RFC 4791 §5.2.2, §9.8): a calendar with exactly one VTIMEZONE.
package enum CalendarTimeZoneText {
    /// The zone that the text means.
    ///
    /// - Parameter text: iCalendar.
    /// - Returns: nil where the text is none of that, or means no zone that this machine knows.
    package static func zone(of text: String) -> ZoneRules? {
        guard let definition = definition(in: text), let tzid = definition.first("TZID")?.text,
            let found = CalendarZones([definition]).rules(forTZID: tzid)
        else { return nil }
        return try? ZoneRules.named(found.name)
    }

    /// Whether the text is a calendar with exactly one VTIMEZONE, of whatever zone.
    package static func isValid(_ text: String) -> Bool { definition(in: text) != nil }

    private static func definition(in text: String) -> Component? {
        guard let document = try? CalendarDocument(parsing: Array(text.utf8)), let calendar = document.calendar,
            calendar.components.count == 1, let definition = calendar.components.first,
            definition.name == "VTIMEZONE", definition.first("TZID") != nil
        else { return nil }
        return definition
    }
}
