package import CivilTime
internal import ICalendar

/// The text of CALDAV:calendar-timezone and CALDAV:timezone (RFC 4791 §5.2.2, §9.8): a calendar with exactly one
/// VTIMEZONE.
package enum CalendarTimeZoneText {
    /// The zone of the text: the system's if the name is known, else the one defined by the text.
    ///
    /// - Parameter text: iCalendar.
    /// - Returns: nil where the text is none of that, or says no rules.
    package static func zone(of text: String) -> ZoneRules? {
        guard let definition = definition(in: text), let tzid = definition.first("TZID")?.text else { return nil }
        return CalendarZones([definition]).floatingRules(forTZID: tzid)
    }

    /// Whether these are the system's rules of their name.
    package static func isNamed(_ zone: ZoneRules) -> Bool { (try? ZoneRules.named(zone.name)) == zone }

    /// The name that the one VTIMEZONE of a text has (RFC 7809 §3.1.5).
    package static func identifier(in text: String) -> String? { definition(in: text)?.first("TZID")?.text }

    /// The text of a zone of the system's; nil for a name that it does not have.
    package static func text(ofZone tzid: String) -> String? {
        guard let name = ZoneDatabase.shared.canonicalSpelling(of: tzid), let rules = try? ZoneRules.named(name) else {
            return nil
        }
        let definition = TimeZoneInclusion.definition(rules, named: name)
        let document = CalendarDocument(productIdentifier: "-//Travlendar+//CalDAV//EN", components: [definition])
        return String(decoding: document.serialized(), as: UTF8.self)
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
