internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// One time that an alarm asks for a reminder.
struct DueAlarm {
    let instant: Instant
    let occurrence: Occurrence
    /// The words of the alarm; empty: none.
    let words: String

    /// The alarms of an object that ask a person for a reminder in a window, ascending; of those that ask at the same
    /// time about the same occurrence, one.
    ///
    /// An alarm that repeats asks once. What was dismissed in a calendar app, is over with, or was declined by the
    /// person asks for nothing.
    static func list(
        in object: CalendarObject,
        _ window: Range<Instant>,
        floating: ZoneRules,
        for person: Principal
    ) -> [DueAlarm] {
        guard let moments = try? object.alarmMoments(in: window, floating: floating) else { return [] }
        var seen: Set<[Int64]> = []
        return moments.compactMap { moment in
            let component = moment.occurrence.component
            guard asks(component, at: moment.instant, for: person),
                moment.alarm.moments(for: moment.occurrence).first == moment.instant,
                seen.insert([moment.instant.secondsSince1970, moment.occurrence.start.secondsSince1970]).inserted
            else { return nil }
            let words = moment.alarm.component.first("DESCRIPTION")?.text ?? ""
            return DueAlarm(instant: moment.instant, occurrence: moment.occurrence, words: words)
        }
    }

    /// The occurrence of what the server itself wrote, which never repeats; nil: it can't be read.
    static func firstOccurrence(of object: CalendarObject, floating: ZoneRules) -> Occurrence? {
        let always = Instant(secondsSince1970: 0)..<Instant(secondsSince1970: 1 << 36)
        return try? object.occurrences(overlapping: always, floating: floating, maximum: 1).first
    }

    private static func asks(_ component: Component, at instant: Instant, for person: Principal) -> Bool {
        guard ["VEVENT", "VTODO"].contains(component.name), component.first("COMPLETED") == nil else { return false }
        if let status = component.first("STATUS")?.value.uppercased(), ["COMPLETED", "CANCELLED"].contains(status) {
            return false
        }
        // Thunderbird notes with the event what was dismissed.
        if let property = component.first("X-MOZ-LASTACK"), let value = DateTimeValue(property),
            value.local.secondsSinceEpoch >= instant.secondsSince1970
        {
            return false
        }
        return !component.isDeclined(by: person)
    }
}

extension Component {
    func isDeclined(by person: Principal) -> Bool {
        all("ATTENDEE").contains { attendee in
            person.isReached(at: CalendarUser(attendee.value))
                && attendee.parameter("PARTSTAT")?.uppercased() == "DECLINED"
        }
    }
}
