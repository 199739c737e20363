internal import Accounts
internal import CivilTime
internal import ICalendar
internal import Planning

/// Makes the objects that an event's form says. It changes what the form changed and leaves everything else as it is.
struct EventWriter {
    let draft: EventDraft
    let times: EventTimes
    /// Of the times; nil: floating ones.
    let zone: ZoneRules?
    let person: Principal
    let now: Instant

    private static let product = "-//Travlendar+//Pages//EN"

    /// A new event.
    func newObject(uid: String) -> CalendarDocument {
        var event = Component(name: "VEVENT", properties: [Property("UID", value: uid)])
        event.append(Property("CREATED", value: now.basicText))
        write(onto: &event, instead: EventDraft())
        writeTimes(onto: &event, times)
        writeRule(onto: &event, from: times.start)
        return withZone(CalendarDocument(productIdentifier: Self.product, components: [event]))
    }

    /// The event with a change of all its occurrences.
    ///
    /// - Parameters:
    ///   - event: as it is.
    ///   - before: the form that was sent to be changed.
    /// - Returns: the whole object.
    func changingAll(_ event: OpenEvent, from before: EventDraft) -> CalendarDocument {
        var document = event.object.document
        guard var calendar = document.calendar, var master = event.object.master else { return document }
        var shifted = times
        if event.object.isRecurring, let start = master.first("DTSTART").flatMap({ DateTimeValue($0) }) {
            // The form shows one occurrence; the series moves by as much as it.
            let moved = times.start.secondsSinceEpoch - event.occurrence.startLocal.secondsSinceEpoch
            shifted.start = start.local.adding(seconds: moved)
            shifted.end = times.seconds.map { shifted.start.adding(seconds: $0) }
        }
        write(onto: &master, instead: before)
        let isMoved = draft.hasOtherTimes(than: before)
        let move = isMoved ? move(of: master, to: shifted, zone: event.occurrence.zone) : nil
        if isMoved { writeTimes(onto: &master, shifted) }
        move?.moveDates(of: &master)
        if draft.repetition != before.repetition {
            writeRule(onto: &master, from: shifted.start)
        } else if let move {
            moveRule(of: &master, by: move.days, to: shifted.start)
        }
        let uid = event.object.uid
        calendar.removeComponents { component in
            guard component.first("UID")?.text == uid else { return false }
            return component.first("RECURRENCE-ID") == nil || isMoved || draft.repetition.pattern == .none
        }
        if let move { calendar.append(contentsOf: move.move(event.object.overrides, of: master)) }
        calendar.append(master)
        document.calendar = calendar
        return withZone(document)
    }

    /// The event with a change of one occurrence.
    func changingOne(_ event: OpenEvent, from before: EventDraft) -> CalendarDocument {
        var document = event.object.document
        guard var calendar = document.calendar else { return document }
        var component = event.object.component(of: event.occurrence, inUTC: false)
        write(onto: &component, instead: before)
        if draft.hasOtherTimes(than: before) { writeTimes(onto: &component, times) }
        calendar.removeOverride(event.occurrence.recurrenceIDText)
        calendar.append(component)
        document.calendar = calendar
        return withZone(document)
    }

    /// The series up to an occurrence, and one of its own from there on with the change.
    func splitting(_ event: OpenEvent, from before: EventDraft, uid: String) -> (CalendarDocument, CalendarDocument) {
        let first = SeriesEnding.before(event.occurrence, of: event.object, now: now)
        var (next, overrides) = SeriesEnding.from(event.occurrence, of: event.object)
        next.remove("SEQUENCE")
        next.set(Property("UID", value: uid))
        if let rule = event.rule, draft.repetition == before.repetition {
            next.set(Property("RRULE", value: SeriesEnding.rest(of: rule, from: event).text))
        }
        write(onto: &next, instead: before)
        let name = event.object.recurrenceIDProperty(of: event.occurrence, inUTC: false)
        let move = name.flatMap { DateTimeValue($0) }.map {
            SeriesMove(from: $0, to: value(times.start, times), zone: event.occurrence.zone)
        }
        move?.moveDates(of: &next)
        writeTimes(onto: &next, times)
        if draft.repetition != before.repetition {
            writeRule(onto: &next, from: times.start)
        } else if let move, draft.hasOtherTimes(than: before) {
            moveRule(of: &next, by: move.days, to: times.start)
        }
        overrides = move?.move(overrides, of: next) ?? []
        for index in overrides.indices { overrides[index].set(Property("UID", value: uid)) }
        let document = CalendarDocument(productIdentifier: Self.product, components: [next] + overrides)
        return (first, withZone(document))
    }

    private func move(of master: Component, to times: EventTimes, zone: ZoneRules) -> SeriesMove? {
        guard let start = master.first("DTSTART").flatMap({ DateTimeValue($0) }) else { return nil }
        return SeriesMove(from: start, to: value(times.start, times), zone: zone)
    }

    // MARK: Parts

    private func write(onto event: inout Component, instead before: EventDraft) {
        if draft.title != before.title { event.set(.text("SUMMARY", draft.title)) }
        if draft.place != before.place { writePlace(onto: &event) }
        if draft.notes != before.notes { Self.set(&event, "DESCRIPTION", draft.notes) }
        if draft.category != before.category { writeCategory(onto: &event, instead: before.category) }
        if draft.isFree != before.isFree {
            event.set(Property("TRANSP", value: draft.isFree ? "TRANSPARENT" : "OPAQUE"))
        }
        if draft.isPrivate != before.isPrivate {
            event.set(Property("CLASS", value: draft.isPrivate ? "PRIVATE" : "PUBLIC"))
        }
        if draft.alarm != before.alarm, draft.alarm != EventDraft.keptAlarms { writeAlarm(onto: &event) }
        if draft.addresses != before.addresses { writeInvitees(onto: &event) }
        event.set(Property("DTSTAMP", value: now.basicText))
        event.set(Property("LAST-MODIFIED", value: now.basicText))
    }

    private static func set(_ event: inout Component, _ name: String, _ text: String) {
        if text.isEmpty { event.remove(name) } else { event.set(.text(name, text)) }
    }

    /// Another place: what apps had made of the old one goes with it.
    private func writePlace(onto event: inout Component) {
        for name in PlaceLine.names { event.remove(name) }
        event.removeComponents { $0.name == "VLOCATION" }
        for property in PlaceLine(draft.place).properties { event.append(property) }
    }

    private func writeCategory(onto event: inout Component, instead before: String) {
        var categories = event.all("CATEGORIES").flatMap(\.textList).filter { $0 != before }
        if !draft.category.isEmpty { categories.insert(draft.category, at: 0) }
        event.remove("CATEGORIES")
        for category in categories { event.append(.text("CATEGORIES", category)) }
    }

    private func writeAlarm(onto event: inout Component) {
        event.removeComponents { $0.name == "VALARM" }
        guard let minutes = Int(draft.alarm), EventForm.alarmMinutes.contains(minutes) else { return }
        event.append(
            Component(
                name: "VALARM",
                properties: [
                    Property("ACTION", value: "DISPLAY"), .text("DESCRIPTION", draft.title),
                    Property("TRIGGER", value: (-DurationValue(seconds: minutes * 60)).text),
                ]
            )
        )
    }

    /// Those who stay keep their answers; the person organizes as soon as somebody is invited.
    private func writeInvitees(onto event: inout Component) {
        let wanted = draft.addresses.map { CalendarUser($0) }
        let own = person.emails.map { CalendarUser($0) }
        let standing = event.all("ATTENDEE")
        event.remove("ATTENDEE")
        guard !wanted.isEmpty, let email = person.emails.first else { return event.remove("ORGANIZER") }
        if event.first("ORGANIZER") == nil {
            event.append(
                Property("ORGANIZER", parameters: [("CN", person.displayName)], value: "mailto:\(email)")
            )
        }
        for property in standing where own.contains(CalendarUser(property.value)) { event.append(property) }
        if !standing.contains(where: { own.contains(CalendarUser($0.value)) }) {
            event.append(Property("ATTENDEE", parameters: [("PARTSTAT", "ACCEPTED")], value: "mailto:\(email)"))
        }
        for user in wanted where !own.contains(user) {
            let known = standing.first { CalendarUser($0.value) == user }
            let new = Property(
                "ATTENDEE",
                parameters: [("PARTSTAT", "NEEDS-ACTION"), ("RSVP", "TRUE")],
                value: user.address
            )
            event.append(known ?? new)
        }
    }

    private func writeTimes(onto event: inout Component, _ times: EventTimes) {
        event.remove("DURATION")
        event.set(value(times.start, times).property("DTSTART"))
        if let end = times.end {
            event.set(value(end, times).property("DTEND"))
        } else {
            event.remove("DTEND")
        }
    }

    private func value(_ local: CivilDateTime, _ times: EventTimes) -> DateTimeValue {
        if times.isAllDay { return .date(local.date) }
        guard let zone else { return .floating(local) }
        return zone.name == "UTC" ? .utc(local) : .zoned(local, tzid: zone.name)
    }

    private func writeRule(onto event: inout Component, from start: CivilDateTime) {
        guard draft.repetition.pattern != .keep else { return }
        guard let rule = draft.repetition.rule(from: start, isAllDay: times.isAllDay, in: zone) else {
            for name in ["RRULE", "RDATE", "EXDATE"] { event.remove(name) }
            return
        }
        event.set(Property("RRULE", value: rule.text))
    }

    /// A rule that the form left as it is, for a series that begins on another day or at another time. The weekdays of
    /// a weekly one move along, and with them the start of its weeks; working days stay what they are. The last day
    /// stays in the series, whatever time of day it gets.
    private func moveRule(of event: inout Component, by days: Int, to start: CivilDateTime) {
        guard var rule = event.first("RRULE").flatMap({ try? RecurrenceRule($0.value) }) else { return }
        if rule.frequency == .weekly, !rule.weekdays.isEmpty, draft.repetition.pattern != .weekdays {
            func moved(_ day: Weekday) -> Weekday { CivilDate(daysSinceEpoch: 4 + (day.rawValue - 1) + days).weekday }
            rule.weekdays = rule.weekdays.map { RecurrenceRule.WeekdayNumber(moved($0.weekday), ordinal: $0.ordinal) }
            if rule.interval > 1 { rule.weekStart = moved(rule.weekStart) }
        }
        if draft.repetition.pattern != .keep, let last = EventDraft.date(draft.repetition.until) {
            rule.until = EventRepetition.end(last, start.time, isAllDay: times.isAllDay, in: zone)
        }
        event.set(Property("RRULE", value: rule.text))
    }

    /// With the definition of the zone that the times name.
    private func withZone(_ document: CalendarDocument) -> CalendarDocument {
        guard let zone, zone.name != "UTC", !times.isAllDay, var calendar = document.calendar else { return document }
        let isDefined = calendar.components(named: "VTIMEZONE").contains { $0.first("TZID")?.value == zone.name }
        guard !isDefined else { return document }
        let definition = VTimeZone.component(for: zone, from: zone.instant(of: times.start))
        let rest = calendar.components
        calendar.removeComponents { _ in true }
        calendar.append(contentsOf: [definition] + rest)
        var document = document
        document.calendar = calendar
        return document
    }
}

extension EventDraft {
    func hasOtherTimes(than other: EventDraft) -> Bool {
        (isAllDay, startDate, startTime, endDate, endTime)
            != (other.isAllDay, other.startDate, other.startTime, other.endDate, other.endTime)
    }
}

extension Component {
    /// Removes the component that replaces one occurrence.
    mutating func removeOverride(_ recurrence: String?) {
        guard let recurrence else { return }
        removeComponents { $0.first("RECURRENCE-ID")?.value == recurrence }
    }
}
