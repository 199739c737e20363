internal import ByteText
internal import CivilTime

/// What a change of a component means to others.
enum SchedulingChange {
    /// These say nothing to others.
    private static let silent: Set<String> = ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "COMPLETED"]

    /// What ``isRevision(_:_:)`` and ``isReschedule(_:_:)`` look at in an occurrence of a series.
    static let timing: Set<String> = ["DTSTART", "DTEND", "DUE", "DURATION", "STATUS", "SEQUENCE"]

    /// Whether SEQUENCE goes up (RFC 5546 §2.1.4).
    static func isRevision(_ old: Component, _ new: Component) -> Bool {
        span(old) != span(new)
            || ["RRULE", "RDATE", "EXDATE", "STATUS"].contains { values(old, $0) != values(new, $0) }
    }

    /// Whether occurrences are added, come back or move, so that attendees are asked again (RFC 6638 §3.2.8). Those
    /// that only go leave the answers as they are.
    static func isReschedule(_ old: Component, _ new: Component) -> Bool { Schedule(old).isRescheduled(by: new) }

    /// When a component takes place, to be compared with several others.
    struct Schedule {
        private let span: [String]
        private let added: Set<String>
        private let excluded: Set<String>
        private let rules: [RecurrenceRule?]

        init(_ component: Component) {
            span = SchedulingChange.span(component)
            added = values(component, "RDATE")
            excluded = values(component, "EXDATE")
            rules = SchedulingChange.rules(component)
        }

        /// What ``SchedulingChange/isReschedule(_:_:)`` says of the component that takes its place.
        func isRescheduled(by new: Component) -> Bool {
            span != SchedulingChange.span(new)
                || !values(new, "RDATE").isSubset(of: added)
                || !excluded.isSubset(of: values(new, "EXDATE"))
                || !isSameOrShorter(SchedulingChange.rules(new), than: rules)
        }
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

    /// What an override shows to others beside the occurrence of the series in whose place it stands. The text of the
    /// series is read once for all of them.
    struct PlainContent {
        /// What differs between occurrences that are as the series has them.
        static let placing: Set<String> = ["DTSTART", "DTEND", "DUE", "RECURRENCE-ID"]
        private static let recurrence: Set<String> = ["RRULE", "RDATE", "EXRULE", "EXDATE"]
        private let shared: [String]

        init(ofSeries master: Component) {
            shared = content(master) { !Self.placing.contains($0) && !Self.recurrence.contains($0) }
        }

        /// What ``SchedulingChange/isVisible(_:_:)`` says of an override and the occurrence that it replaces, of which
        /// the properties in ``placing`` are enough.
        func isVisible(_ plain: Component, _ override: Component) -> Bool {
            content(plain, where: Self.placing.contains) != content(override, where: Self.placing.contains)
                || shared != content(override) { !Self.placing.contains($0) }
        }
    }

    /// What others see, without answers, alarms and private properties.
    private static func content(_ component: Component, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        component.properties.compactMap { property -> String? in
            let name = property.name
            guard isWanted(name), !silent.contains(name), !Scheduling.isPrivate(property) else { return nil }
            if name == "ATTENDEE" || name == "ORGANIZER" {
                return name + (property.parameter("ROLE") ?? "") + CalendarUser(property.value).address
            }
            let parameters = property.parameters.map { $0.name + "=" + $0.values.joined(separator: ",") }.sorted()
            return name + parameters.joined(separator: ";") + ":" + property.value
        }.sorted()
    }
}
