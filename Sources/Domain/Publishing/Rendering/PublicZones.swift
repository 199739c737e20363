internal import CivilTime
internal import ICalendar

/// The time zones of a published document: times that refer to zones of many objects are written anew, so that each
/// TZID means one zone and has its definition.
struct PublicZones {
    /// In which floating times are read from now on: a reader elsewhere must not read them in a zone of their own.
    var floating: ZoneRules
    private var known: [String: (rules: ZoneRules, earliest: Instant)] = [:]
    private var custom: [String: Component] = [:]

    init(floating: ZoneRules) { self.floating = floating }

    /// A property with a time, or a list of times, as it is published; nil where it can't be read. Only the parameters
    /// VALUE, TZID and RANGE are kept.
    mutating func published(_ property: Property, in zones: CalendarZones) -> Property? {
        let range = property.parameter("RANGE").map { [("RANGE", $0)] } ?? []
        guard property.parameter("VALUE")?.uppercased() != "PERIOD" else {
            // A period says its start; what it refers to is a zone as for a single time.
            let start = DateTimeValue(String(property.value.prefix { $0 != "/" }), tzid: property.parameter("TZID"))
            guard let start else { return nil }
            let zone = zone(of: start, in: zones).map { [("TZID", $0.name)] } ?? []
            return Property(property.name, parameters: [("VALUE", "PERIOD")] + zone, value: property.value)
        }
        let values = DateTimeValue.list(property)
        guard let first = values.first else { return nil }
        if first.isDate {
            let text = values.map { $0.local.date.basicText }.joined(separator: ",")
            return Property(property.name, parameters: [("VALUE", "DATE")] + range, value: text)
        }
        guard let zone = zone(of: first, in: zones) else {
            let texts = values.map { $0.text }
            return Property(property.name, parameters: range, value: texts.joined(separator: ","))
        }
        let texts = values.map { value in
            if case .utc(let utc) = value {
                zone.rules.local(Instant(secondsSince1970: utc.secondsSinceEpoch)).basicText
            } else {
                value.local.basicText
            }
        }
        return Property(property.name, parameters: [("TZID", zone.name)] + range, value: texts.joined(separator: ","))
    }

    /// An RRULE whose UNTIL has the form that the published DTSTART asks for (RFC 5545 §3.3.10): a date for a date,
    /// else UTC.
    func published(rule: String, start: DateTimeValue, in zones: CalendarZones) -> String {
        let parts = rule.split(separator: ";").map { part -> String in
            guard part.uppercased().hasPrefix("UNTIL="), let until = DateTimeValue(String(part.dropFirst(6))) else {
                return String(part)
            }
            switch (start, until) {
            case (.date, _): return "UNTIL=\(until.local.date.basicText)"
            case (_, .utc): return String(part)
            case (.zoned(_, let tzid), _):
                let rules = zones.rules(forTZID: tzid) ?? floating
                return "UNTIL=\(rules.instant(of: Self.endOfDay(until)).basicText)"
            case (.floating, _): return "UNTIL=\(floating.instant(of: Self.endOfDay(until)).basicText)"
            case (.utc, _): return "UNTIL=\(Self.endOfDay(until).basicText)Z"
            }
        }
        return parts.joined(separator: ";")
    }

    /// A date as the last second of its day.
    private static func endOfDay(_ value: DateTimeValue) -> CivilDateTime {
        guard value.isDate else { return value.local }
        return CivilDateTime(secondsSinceEpoch: value.local.secondsSinceEpoch + 86_399)
    }

    /// Under which TZID a time is published, and what it means; nil for UTC.
    private mutating func zone(of value: DateTimeValue, in zones: CalendarZones) -> (name: String, rules: ZoneRules)? {
        switch value {
        case .utc, .date: return nil
        case .floating(let local): return (note(floating, from: local), floating)
        case .zoned(let local, let tzid):
            guard let rules = zones.rules(forTZID: tzid) else { return (note(floating, from: local), floating) }
            if (try? ZoneRules.named(rules.name)) == rules { return (note(rules, from: local), rules) }
            guard let definition = zones.definition(of: tzid) else { return (note(floating, from: local), floating) }
            return (note(definition, called: tzid), rules)
        }
    }

    private mutating func note(_ rules: ZoneRules, from local: CivilDateTime) -> String {
        let instant = rules.instant(of: local)
        let earliest = min(known[rules.name]?.earliest ?? instant, instant)
        known[rules.name] = (rules, earliest)
        return rules.name
    }

    /// A definition of a client's own, under its name, or under another one where a different zone has that.
    private mutating func note(_ definition: Component, called tzid: String) -> String {
        var name = tzid
        var number = 2
        while (try? ZoneRules.named(name)) != nil || custom[name].map({ !Self.isSame($0, definition) }) ?? false {
            name = "\(tzid) \(number)"
            number += 1
        }
        var component = definition
        component.set(Property("TZID", value: name))
        custom[name] = component
        return name
    }

    private static func isSame(_ left: Component, _ right: Component) -> Bool {
        var (left, right) = (left, right)
        left.remove("TZID")
        right.remove("TZID")
        return left == right
    }

    /// The definitions of all zones that were named, by name.
    func definitions(until end: Instant) -> [Component] {
        var all = custom
        for (name, zone) in known {
            all[name] = VTimeZone.component(for: zone.rules, from: zone.earliest.adding(seconds: -86_400), to: end)
        }
        return all.sorted { $0.key < $1.key }.map(\.value)
    }
}
