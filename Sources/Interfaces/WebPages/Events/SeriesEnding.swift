internal import CivilTime
internal import ICalendar

/// Series that lose occurrences.
enum SeriesEnding {
    /// The series without one occurrence (EXDATE).
    static func without(_ occurrence: Occurrence, of object: CalendarObject, now: Instant) -> CalendarDocument {
        var document = object.document
        guard var calendar = document.calendar, var master = object.master,
            let name = object.recurrenceIDProperty(of: occurrence, inUTC: false)
        else { return document }
        let parameters = name.parameters.filter { $0.name != "RANGE" }
        master.append(Property("EXDATE", parameterList: parameters, value: name.value))
        stamp(&master, now)
        calendar.removeOverride(occurrence.recurrenceIDText)
        calendar.replaceMaster(of: object.uid, with: master)
        document.calendar = calendar
        return document
    }

    /// The series as it is before an occurrence.
    static func before(_ occurrence: Occurrence, of object: CalendarObject, now: Instant) -> CalendarDocument {
        var document = object.document
        guard var calendar = document.calendar, var master = object.master, let cut = occurrence.recurrenceID else {
            return document
        }
        if let property = master.first("RRULE"), var rule = try? RecurrenceRule(property.value) {
            rule.count = nil
            rule.until = end(before: cut, like: occurrence, master)
            master.set(Property("RRULE", value: rule.text))
        }
        let side = Side(cut: cut, zone: occurrence.zone)
        for name in ["RDATE", "EXDATE"] { master.keepDates(name) { !side.isLater($0) } }
        stamp(&master, now)
        calendar.removeComponents { component in
            component.first("RECURRENCE-ID").flatMap { DateTimeValue($0) }.map(side.isLater) ?? false
        }
        calendar.replaceMaster(of: object.uid, with: master)
        document.calendar = calendar
        return document
    }

    /// The master as it is from an occurrence on, but for its start and its rule, and what replaces the occurrences
    /// after that one.
    static func from(_ occurrence: Occurrence, of object: CalendarObject) -> (Component, [Component]) {
        guard var master = object.master, let cut = occurrence.recurrenceID else {
            return (object.master ?? Component(name: "VEVENT"), [])
        }
        let side = Side(cut: cut, zone: occurrence.zone)
        for name in ["RDATE", "EXDATE"] { master.keepDates(name, where: side.isLater) }
        let overrides = object.overrides.filter { component in
            guard let property = component.first("RECURRENCE-ID"), let value = DateTimeValue(property) else {
                return false
            }
            return side.isLater(value) && property.value != occurrence.recurrenceIDText
        }
        return (master, overrides)
    }

    /// Tells the occurrences before a cut from the others.
    private struct Side {
        let cut: Instant
        let zone: ZoneRules

        func isLater(_ value: DateTimeValue) -> Bool {
            let rules: ZoneRules = if case .utc = value { .utc } else { zone }
            return rules.instant(of: value.local) >= cut
        }
    }

    /// The rule for a series that begins with an occurrence of another: a COUNT is what is left of it. It counts what the
    /// rule gives, whatever was left out, added or put off (RFC 5545 §3.8.5).
    static func rest(of rule: RecurrenceRule, from event: OpenEvent) -> RecurrenceRule {
        guard let count = rule.count, let cut = event.occurrence.recurrenceID, var master = event.object.master else {
            return rule
        }
        for name in ["EXDATE", "RDATE"] { master.remove(name) }
        var document = event.object.document
        document.calendar?.removeComponents { $0.first("RECURRENCE-ID") != nil }
        document.calendar?.replaceMaster(of: event.object.uid, with: master)
        let earlier = try? CalendarObject(document).occurrences(
            overlapping: Instant.distantPast..<cut,
            floating: event.occurrence.zone,
            maximum: count
        )
        var rule = rule
        rule.count = max(1, count - (earlier?.filter { $0.start < cut }.count ?? 0))
        return rule
    }

    /// The last moment before an occurrence, in the form that UNTIL must have (RFC 5545 §3.3.10).
    private static func end(before cut: Instant, like occurrence: Occurrence, _ master: Component) -> DateTimeValue {
        let start = master.first("DTSTART").flatMap { DateTimeValue($0) }
        let local = occurrence.zone.local(cut.adding(seconds: -1))
        switch start {
        case .date?: return .date(local.date)
        case .floating?: return .floating(local)
        case .utc?, .zoned?, nil: return .utc(cut.adding(seconds: -1).utc)
        }
    }

    private static func stamp(_ master: inout Component, _ now: Instant) {
        master.set(Property("DTSTAMP", value: now.basicText))
        master.set(Property("LAST-MODIFIED", value: now.basicText))
    }
}

extension Component {
    /// Puts another component in the place of the one without RECURRENCE-ID.
    fileprivate mutating func replaceMaster(of uid: String, with master: Component) {
        removeComponents { $0.first("UID")?.text == uid && $0.first("RECURRENCE-ID") == nil }
        append(master)
    }
    /// Leaves of the lists of dates (or periods) of a name what begins when a test says so.
    fileprivate mutating func keepDates(_ name: String, where test: (DateTimeValue) -> Bool) {
        let properties = all(name)
        remove(name)
        for property in properties {
            let tzid = property.parameter("TZID")
            let kept = property.value.split(separator: ",").filter { text in
                let start = text.prefix { $0 != "/" }
                return DateTimeValue(start, tzid: tzid).map(test) ?? false
            }
            guard !kept.isEmpty else { continue }
            append(Property(name, parameterList: property.parameters, value: kept.joined(separator: ",")))
        }
    }
}
