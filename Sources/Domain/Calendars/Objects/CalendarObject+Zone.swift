internal import CivilTime
internal import ICalendar

extension CalendarObject {
    /// The IANA name of the zone in which a person wrote an event of their own; nil: it is a meeting, whose zone may be
    /// that of another, or its times are in UTC, floating, or in a zone that has no such name.
    var ownZoneName: String? {
        guard let master, master.organizer == nil, let start = master.first("DTSTART"),
            let tzid = start.parameter("TZID"),
            let name = (try? ZoneRules.named(tzid))?.name, name != "UTC"
        else { return nil }
        return name
    }
}
