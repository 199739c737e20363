internal import ByteText
internal import CivilTime

/// What a change of a component means to others.
enum SchedulingChange {
    /// These say nothing to others.
    private static let silent: Set<String> = ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "COMPLETED"]

    /// Whether SEQUENCE goes up (RFC 5546 §2.1.4).
    static func isRevision(_ old: Component, _ new: Component) -> Bool {
        span(old) != span(new)
            || ["RRULE", "RDATE", "EXDATE", "STATUS"].contains { values(old, $0) != values(new, $0) }
    }

    /// Whether occurrences are added, come back or move, so that attendees are asked again (RFC 6638 §3.2.8). Those
    /// that only go leave the answers as they are.
    static func isReschedule(_ old: Component, _ new: Component) -> Bool {
        span(old) != span(new)
            || !values(new, "RDATE").isSubset(of: values(old, "RDATE"))
            || !values(old, "EXDATE").isSubset(of: values(new, "EXDATE"))
            || !isSameOrShorter(rules(new), than: rules(old))
    }

    /// Whether attendees should hear of the difference.
    static func isVisible(_ old: Component, _ new: Component) -> Bool { content(old) != content(new) }

    /// Start and end as they are written; an end by DURATION is worked out, so that it makes no difference.
    private static func span(_ component: Component) -> [String] {
        let start = component.first("DTSTART")
        if let end = component.first("DTEND") ?? component.first("DUE") { return [text(start), text(end)] }
        guard let start, let value = DateTimeValue(start),
            let length = component.first("DURATION").flatMap({ DurationValue($0.value) })
        else { return [text(start), ""] }
        let end = value.local.adding(seconds: Int64(length.approximateSeconds))
        return [text(start), text(value.replacing(end).property("DTEND"))]
    }

    private static func text(_ property: Property?) -> String {
        property.map { ($0.parameter("TZID") ?? "") + ":" + $0.value } ?? ""
    }

    private static func values(_ component: Component, _ name: String) -> Set<String> {
        var result: Set<String> = []
        for property in component.all(name) {
            let zone = property.parameter("TZID") ?? ""
            for value in TextEscaping.split(property.value) { result.insert(zone + ":" + value.asciiUppercased) }
        }
        return result
    }

    private static func rules(_ component: Component) -> [RecurrenceRule?] {
        component.all("RRULE").map { try? RecurrenceRule($0.value) }
    }

    /// Whether rules give nothing that others did not give.
    private static func isSameOrShorter(_ new: [RecurrenceRule?], than old: [RecurrenceRule?]) -> Bool {
        new.allSatisfy { rule in old.contains { isSameOrShorter(rule, than: $0) } }
    }

    private static func isSameOrShorter(_ new: RecurrenceRule?, than old: RecurrenceRule?) -> Bool {
        guard var new, var old else { return false }
        if new == old { return true }
        let isEndless = old.count == nil && old.until == nil
        let isEarlier = new.until.map { last in old.until.map { last.local <= $0.local } ?? false } ?? false
        let isFewer = new.count.map { count in old.count.map { count <= $0 } ?? false } ?? false
        guard isEndless || isEarlier || isFewer else { return false }
        (new.count, new.until, old.count, old.until) = (nil, nil, nil, nil)
        return new == old
    }

    /// What others see, without answers, alarms and private properties.
    private static func content(_ component: Component) -> [String] {
        component.properties.compactMap { property -> String? in
            let name = property.name
            guard !silent.contains(name), !Scheduling.isPrivate(property) else { return nil }
            if name == "ATTENDEE" || name == "ORGANIZER" {
                return name + (property.parameter("ROLE") ?? "") + CalendarUser(property.value).address
            }
            let parameters = property.parameters.map { $0.name + "=" + $0.values.joined(separator: ",") }.sorted()
            return name + parameters.joined(separator: ";") + ":" + property.value
        }.sorted()
    }
}
