package import CivilTime
package import ICalendar
internal import WebDAV

/// Tests calendar objects against a filter (RFC 4791 §9.7, §9.9).
///
/// A time range and the other conditions of a comp-filter must hold of one and the same component: of the master when
/// one of its own occurrences lies in the range, or of an override that does.
package struct FilterMatcher: Sendable {
    private let filter: CalendarFilter
    private let floating: ZoneRules
    private let limits: Limits

    /// - Parameters:
    ///   - filter: the filter.
    ///   - floating: the zone in which floating times are read.
    ///   - limits: for parsing and expansion.
    package init(_ filter: CalendarFilter, floating: ZoneRules, limits: Limits = .standard) {
        self.filter = filter
        self.floating = floating
        self.limits = limits
    }

    /// Bytes that are no calendar object match nothing.
    package func matches(_ bytes: [UInt8]) -> Bool {
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits),
            let object = try? CalendarObject(document, acceptsMethod: true, limits: limits)
        else { return false }
        return matches(object)
    }

    package func matches(_ object: CalendarObject) -> Bool {
        guard let calendar = object.document.calendar else { return false }
        let asked = asked(of: object)
        return filter.calendar.properties.allSatisfy { matches($0, calendar, object) }
            && filter.calendar.components.allSatisfy { matches($0, in: calendar, asked) }
    }

    private func matches(_ filter: ComponentFilter, in calendar: Component, _ asked: Asked) -> Bool {
        let object = asked.object
        let components = calendar.components(named: filter.name)
        if filter.isNotDefined { return components.isEmpty }
        let matching = components.filter { matchesInside(filter, $0, asked) }
        guard !matching.isEmpty else { return false }
        guard let range = filter.timeRange, filter.name == object.kind.rawValue else { return true }
        return lies(in: range, matching, ofAll: components.count, object)
    }

    /// Whether an occurrence of one of the components lies in the range; a rule that is given up on counts as one that
    /// does.
    private func lies(
        in range: TimeRangeCondition,
        _ components: [Component],
        ofAll count: Int,
        _ object: CalendarObject
    ) -> Bool {
        do {
            guard try object.overlaps(range.bounds, floating: floating, limits: limits) else { return false }
            guard components.count < count else { return true }
            let occurrences = try object.occurrences(
                overlapping: range.bounds,
                floating: floating,
                limits: limits,
                maximum: limits.occurrences
            )
            return occurrences.contains { occurrence in components.contains { $0 == occurrence.component } }
        } catch {
            return true
        }
    }

    private func matchesInside(_ filter: ComponentFilter, _ component: Component, _ asked: Asked) -> Bool {
        filter.properties.allSatisfy { matches($0, component, asked.object) }
            && filter.components.allSatisfy { inner in
                if inner.isNotDefined { return component.components(named: inner.name).isEmpty }
                return parts(inner, of: component, asked).contains { matchesInside(inner, $0, asked) }
            }
    }

    /// The components of a name inside a component; of alarms those that ring in the time range (RFC 4791 §9.9). Of
    /// other components inside components no time is known, so they lie in every range.
    private func parts(_ filter: ComponentFilter, of component: Component, _ asked: Asked) -> [Component] {
        guard filter.name == "VALARM", let ringing = filter.timeRange.flatMap({ asked.ringing[$0] }) else {
            return component.components(named: filter.name)
        }
        return ringing[component.first("RECURRENCE-ID")?.value ?? ""] ?? []
    }

    /// An object, and for each time range that the filter asks of alarms which of them ring in it: found once, however
    /// many alarms there are.
    private struct Asked {
        let object: CalendarObject
        /// Without those that were given up on: there every alarm counts.
        var ringing: [TimeRangeCondition: [String: [Component]]] = [:]
    }

    private func asked(of object: CalendarObject) -> Asked {
        var asked = Asked(object: object)
        for range in filter.alarmRanges {
            asked.ringing[range] = try? object.ringingAlarms(in: range.bounds, floating: floating, limits: limits)
        }
        return asked
    }

    private func matches(_ filter: PropertyFilter, _ component: Component, _ object: CalendarObject) -> Bool {
        let properties = component.all(filter.name)
        if filter.isNotDefined { return properties.isEmpty }
        return properties.contains { property in
            (filter.timeRange.map { lies(property, in: $0, object) } ?? true)
                && (filter.textMatch?.matches(property.text) ?? true)
                && filter.parameters.allSatisfy { matches($0, property) }
        }
    }

    private func matches(_ filter: ParameterFilter, _ property: Property) -> Bool {
        let value = property.parameter(filter.name)
        if filter.isNotDefined { return value == nil }
        guard let value else { return false }
        return filter.textMatch?.matches(value) ?? true
    }

    private func lies(_ property: Property, in range: TimeRangeCondition, _ object: CalendarObject) -> Bool {
        guard let value = DateTimeValue(property) else { return false }
        return range.bounds.contains(value.instant(in: object.zones, floating: floating))
    }
}

extension DateTimeValue {
    /// The point in time that is meant; a zone that nobody knows is read as floating.
    func instant(in zones: CalendarZones, floating: ZoneRules) -> Instant {
        switch self {
        case .utc(let local): Instant(secondsSince1970: local.secondsSinceEpoch)
        case .date, .floating: floating.instant(of: local)
        case .zoned(let local, let tzid): (zones.rules(forTZID: tzid) ?? floating).instant(of: local)
        }
    }
}
