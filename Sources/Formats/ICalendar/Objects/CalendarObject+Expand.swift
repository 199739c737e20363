public import CivilTime

extension CalendarObject {
    /// `CALDAV:expand` (RFC 4791 §9.6.5): each occurrence in the window as a component of its own, its times in UTC,
    /// without recurrence properties and time zones. Dates and floating times stay what they are.
    ///
    /// - Throws: ``RecurrenceError`` at the limits.
    public func expanded(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> CalendarDocument {
        var allowance = ExpansionAllowance()
        return try expanded(in: window, floating: floating, limits: limits, allowance: &allowance) { $0 }
    }

    /// As ``expanded(in:floating:limits:)``, at a bounded cost.
    ///
    /// - Parameters:
    ///   - window: half-open.
    ///   - floating: the zone of floating times.
    ///   - limits: those of one object.
    ///   - allowance: what it may cost; what it costs is taken from it, also where it is given up.
    ///   - select: takes from a component what is wanted of it, so that nothing else is counted.
    /// - Returns: the document with the instances, without its time zones.
    /// - Throws: ``RecurrenceError`` at the limits and at the end of the allowance, before the instance beyond it is
    ///   made.
    public func expanded(
        in window: Range<Instant>,
        floating: ZoneRules,
        limits: Limits = .standard,
        allowance: inout ExpansionAllowance,
        selecting select: (Component) -> Component
    ) throws(RecurrenceError) -> CalendarDocument {
        var limits = limits
        limits.occurrences = min(limits.occurrences, allowance.instances)
        let spans: [SeriesSpan]
        do throws(RecurrenceError) {
            spans = try series.spans(overlapping: window, floating: floating, limits: limits, steps: &allowance.steps)
        } catch {
            if case .tooManyOccurrences = error { allowance.instances -= limits.occurrences }
            throw error
        }
        allowance.instances -= spans.count
        var templates: [Int?: (template: InstanceTemplate, cost: Int)] = [:]
        let recurrenceIDs = recurrenceIDForm(inUTC: true)
        var result: [Component] = []
        for span in spans {
            guard let occurrence = occurrence(of: span, floating: floating) else { continue }
            let (template, cost) =
                templates[span.override]
                ?? {
                    let template = InstanceTemplate(select(occurrence.component), of: self, inUTC: true)
                    return (template, template.cost)
                }()
            templates[span.override] = (template, cost)
            guard cost <= allowance.bytes else { throw .tooManyBytes }
            allowance.bytes -= cost
            result.append(template.component(of: occurrence, recurrenceID: recurrenceIDs.property(of: occurrence)))
        }
        // What has no time of its own is given as it is.
        if series.undated != nil, let master { result.append(converted(master)) }
        if kind == .freeBusy || kind == .availability { result = [master].compactMap { $0 }.map(converted) }
        return replacingComponents(by: result, keepingZones: false)
    }

    /// The component of one occurrence, with its own times and its RECURRENCE-ID, without recurrence properties.
    public func component(of occurrence: Occurrence, inUTC: Bool) -> Component {
        InstanceTemplate(occurrence.component, of: self, inUTC: inUTC)
            .component(of: occurrence, recurrenceID: recurrenceIDProperty(of: occurrence, inUTC: inUTC))
    }

    /// The RECURRENCE-ID that names an occurrence, in the form of the master's DTSTART; nil where nothing recurs.
    public func recurrenceIDProperty(of occurrence: Occurrence, inUTC: Bool) -> Property? {
        recurrenceIDForm(inUTC: inUTC).property(of: occurrence)
    }

    private func recurrenceIDForm(inUTC: Bool) -> RecurrenceIDForm {
        let tzid = (master ?? overrides.first)?.first(master == nil ? "RECURRENCE-ID" : "DTSTART")?.parameter("TZID")
        if case .rules = series.zone, inUTC || tzid == nil { return RecurrenceIDForm(tzid: tzid, isInUTC: true) }
        return RecurrenceIDForm(tzid: tzid, isInUTC: false)
    }

    /// In which form the RECURRENCE-IDs of a series are written.
    private struct RecurrenceIDForm {
        let tzid: String?
        let isInUTC: Bool

        func property(of occurrence: Occurrence) -> Property? {
            guard let instant = occurrence.recurrenceID, let value = occurrence.recurrenceIDValue else { return nil }
            if isInUTC { return DateTimeValue.utc(instant.utc).property("RECURRENCE-ID") }
            if case .floating(let local) = value, let tzid, !tzid.isEmpty {
                return DateTimeValue.zoned(local, tzid: tzid).property("RECURRENCE-ID")
            }
            return value.property("RECURRENCE-ID")
        }
    }

    /// Every time with a TZID that is known, in UTC.
    private func converted(_ component: Component) -> Component {
        component.replacingProperties(by: component.properties.map(converted))
    }

    func converted(_ property: Property) -> Property {
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

    /// `CALDAV:limit-recurrence-set` (RFC 4791 §9.6.6): the master, and the overrides that lie in the window or replace
    /// an occurrence that did.
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
