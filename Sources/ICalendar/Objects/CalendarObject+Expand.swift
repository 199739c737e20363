public import CivilTime

extension CalendarObject {
    /// `CALDAV:expand` (RFC 4791 §9.6.5): each occurrence in the window as a component of its own, its times in UTC, without
    /// recurrence properties and time zones. Dates and floating times stay what they are.
    public func expanded(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> CalendarDocument {
        var result: [Component] = []
        for occurrence in try occurrences(overlapping: window, floating: floating, limits: limits) {
            result.append(component(of: occurrence, inUTC: true))
        }
        // What has no time of its own is given as it is.
        if series.undated != nil, let master { result.append(converted(master)) }
        if kind == .freeBusy || kind == .availability { result = [master].compactMap { $0 }.map(converted) }
        return replacingComponents(by: result, keepingZones: false)
    }

    /// The component of one occurrence, with its own times and its RECURRENCE-ID, without recurrence properties.
    public func component(of occurrence: Occurrence, inUTC: Bool) -> Component {
        let original = occurrence.component
        let tzid = inUTC ? nil : original.first("DTSTART")?.parameter("TZID")
        func value(_ local: CivilDateTime, _ instant: Instant) -> DateTimeValue {
            if occurrence.isAllDay { return .date(local.date) }
            if occurrence.isFloating, tzid == nil { return .floating(local) }
            return tzid.map { .zoned(local, tzid: $0) } ?? .utc(instant.utc)
        }
        let start = value(occurrence.startLocal, occurrence.start)
        let end = value(occurrence.endLocal, occurrence.end)
        var written: Set<String> = []
        var properties: [Property] = []
        func write(_ property: @autoclosure () -> Property, once name: String) {
            if written.insert(name).inserted { properties.append(property()) }
        }
        let recurrenceID = recurrenceIDProperty(of: occurrence, inUTC: inUTC)
        for property in original.properties {
            switch property.name {
            case "RRULE", "RDATE", "EXDATE", "EXRULE": continue
            case "DTSTART": write(start.property("DTSTART"), once: "DTSTART")
            case let name where name == "DTEND" || name == "DUE": write(end.property(name), once: name)
            case "RECURRENCE-ID":
                write(recurrenceID ?? (inUTC ? converted(property) : property), once: "RECURRENCE-ID")
            default: properties.append(inUTC ? converted(property) : property)
            }
        }
        if let recurrenceID { write(recurrenceID, once: "RECURRENCE-ID") }
        return original.replacingProperties(by: properties)
    }

    /// The RECURRENCE-ID that names an occurrence, in the form of the master's DTSTART; nil where nothing recurs.
    public func recurrenceIDProperty(of occurrence: Occurrence, inUTC: Bool) -> Property? {
        guard let instant = occurrence.recurrenceID, let text = occurrence.recurrenceIDText else { return nil }
        let tzid = (master ?? overrides.first)?.first(master == nil ? "RECURRENCE-ID" : "DTSTART")?.parameter("TZID")
        if case .rules = series.zone, inUTC || tzid == nil {
            return DateTimeValue.utc(instant.utc).property("RECURRENCE-ID")
        }
        return DateTimeValue(text, tzid: tzid)?.property("RECURRENCE-ID")
    }

    /// Every time with a TZID that is known, in UTC.
    private func converted(_ component: Component) -> Component {
        component.replacingProperties(by: component.properties.map(converted))
    }

    private func converted(_ property: Property) -> Property {
        guard let tzid = property.parameter("TZID"), let rules = zones.rules(forTZID: tzid) else { return property }
        let values = DateTimeValue.list(property)
        guard !values.isEmpty else { return property }
        let texts = values.map { value in
            if case .zoned(let local, _) = value { rules.instant(of: local).basicText } else { value.text }
        }
        var converted = property
        converted.setParameter("TZID", nil)
        converted.setParameter("RANGE", nil)
        converted.value = texts.joined(separator: ",")
        return converted
    }

    /// `CALDAV:limit-recurrence-set` (RFC 4791 §9.6.6): the master, and the overrides that lie in the window or replace an
    /// occurrence that did.
    public func limitedRecurrenceSet(in window: Range<Instant>, floating: ZoneRules) -> CalendarDocument {
        let masterRules = series.zone.rules(floating: floating)
        var kept: Set<Int> = []
        for (index, override) in series.overrides.enumerated() {
            let rules = override.zone.rules(floating: floating)
            let start = rules.instantSeconds(ofLocal: override.start)
            let end = override.length.end(ofStart: override.start, at: start, rules)
            let original = masterRules.instantSeconds(ofLocal: override.recurrence)
            let originalEnd = series.length.end(ofStart: override.recurrence, at: original, masterRules)
            let low = window.lowerBound.secondsSince1970
            let high = window.upperBound.secondsSince1970
            let isIn =
                override.test.accepts(start: start, end: end, low: low, high: high)
                || series.test.accepts(start: original, end: originalEnd, low: low, high: high)
                || (override.appliesToFuture && original < high)
            if isIn { kept.insert(overrideOrder[index]) }
        }
        let components = [master].compactMap { $0 } + overrides.indices.filter(kept.contains).map { overrides[$0] }
        return replacingComponents(by: components, keepingZones: true)
    }

    /// `CALDAV:limit-freebusy-set` (RFC 4791 §9.6.7): only the FREEBUSY periods that overlap the window.
    public func limitedFreeBusySet(in window: Range<Instant>) -> CalendarDocument {
        guard kind == .freeBusy, var component = master else { return document }
        let properties = component.properties.compactMap { property -> Property? in
            guard property.isNamed("FREEBUSY") else { return property }
            let periods = TextEscaping.split(property.value)
            let kept = periods.filter { text in
                guard let period = PeriodValue(text) else { return true }
                return period.start < window.upperBound && period.end > window.lowerBound
            }
            guard kept.count < periods.count else { return property }
            guard !kept.isEmpty else { return nil }
            var limited = property
            limited.value = kept.joined(separator: ",")
            return limited
        }
        component.properties = properties
        return replacingComponents(by: [component], keepingZones: true)
    }

    /// The document with other components of this object in its `VCALENDAR`.
    private func replacingComponents(by components: [Component], keepingZones: Bool) -> CalendarDocument {
        var calendar = document.calendar ?? Component(name: "VCALENDAR")
        calendar.removeComponents { component in
            component.name == "VTIMEZONE" ? !keepingZones : ComponentKind(rawValue: component.name) != nil
        }
        calendar.append(contentsOf: components)
        var result = document
        result.calendar = calendar
        return result
    }
}
