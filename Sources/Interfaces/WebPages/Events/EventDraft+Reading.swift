internal import Accounts
internal import CivilTime
internal import ICalendar
internal import Planning

extension EventDraft {
    /// An event that is there, as its form shows it.
    init(_ event: OpenEvent, _ visit: Visit) {
        self.init()
        let occurrence = event.occurrence
        let component = occurrence.component
        title = component.first("SUMMARY")?.text ?? ""
        calendar = event.address.calendar
        isAllDay = occurrence.isAllDay
        set(occurrence, in: event.formZone(visit), hasEnd: Self.hasEnd(component))
        place = PlaceLine(component.first("LOCATION")?.text ?? "").words
        notes = component.first("DESCRIPTION")?.text ?? ""
        category = component.first("CATEGORIES")?.textList.first ?? ""
        if let rule = event.rule {
            repetition = EventRepetition(rule, in: event.occurrence.zone)
        } else if event.object.isRecurring {
            repetition.pattern = .keep
        }
        alarm = Self.alarm(component)
        invitees = component.all("ATTENDEE").map(\.value)
            .filter { $0.lowercased().hasPrefix("mailto:") }
            .map { String($0.dropFirst(7)).lowercased() }
            .filter { !visit.person.emails.contains($0) }
            .joined(separator: "\n")
        isFree = component.first("TRANSP")?.value.uppercased() == "TRANSPARENT"
        isPrivate = ["PRIVATE", "CONFIDENTIAL"].contains(component.first("CLASS")?.value.uppercased() ?? "")
    }

    private static func hasEnd(_ component: Component) -> Bool {
        component.first("DTEND") != nil || component.first("DURATION") != nil
    }

    private mutating func set(_ occurrence: Occurrence, in zone: ZoneRules?, hasEnd: Bool) {
        var start = occurrence.startLocal
        var end = occurrence.endLocal
        if !occurrence.isAllDay, let zone {
            start = zone.local(occurrence.start)
            end = zone.local(occurrence.end)
        }
        startDate = start.date.iso8601
        if isAllDay {
            endDate = max(start.date, end.date.adding(days: -1)).iso8601
        } else {
            startTime = start.time.hoursAndMinutes
            endDate = hasEnd ? end.date.iso8601 : ""
            endTime = hasEnd ? end.time.hoursAndMinutes : ""
        }
    }

    /// What the form says of the alarms: one that rings a whole number of minutes before the start, or none.
    private static func alarm(_ component: Component) -> String {
        let alarms = component.components(named: "VALARM")
        guard let only = alarms.first else { return "" }
        guard alarms.count == 1, let trigger = only.first("TRIGGER"), trigger.parameters.isEmpty,
            only.first("REPEAT") == nil, only.first("ACTION")?.value.uppercased() == "DISPLAY",
            let duration = DurationValue(trigger.value), duration.approximateSeconds <= 0
        else { return keptAlarms }
        let minutes = -duration.approximateSeconds / 60
        return EventForm.alarmMinutes.contains(minutes) ? "\(minutes)" : keptAlarms
    }
}
