internal import ByteText

/// What a change of a component means to others.
enum SchedulingChange {
    /// A change of these is a new schedule: SEQUENCE goes up and answers start anew (RFC 5546 §2.1.4, RFC 6638 §3.2.8).
    private static let schedule = ["DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE"]
    /// These say nothing to others.
    private static let silent: Set<String> = ["DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "COMPLETED"]

    static func isReschedule(_ old: Component, _ new: Component) -> Bool {
        schedule.contains { name in values(old.all(name)) != values(new.all(name)) }
    }

    /// Whether attendees should hear of the difference.
    static func isVisible(_ old: Component, _ new: Component) -> Bool { content(old) != content(new) }

    private static func values(_ properties: [Property]) -> [String] {
        properties.map { ($0.parameter("TZID") ?? "") + ":" + $0.value }.sorted()
    }

    /// What others see, without answers, alarms and private properties.
    private static func content(_ component: Component) -> [String] {
        component.properties.compactMap { property -> String? in
            let name = property.name
            guard !silent.contains(name), !name.hasPrefix("X-") else { return nil }
            if name == "ATTENDEE" || name == "ORGANIZER" {
                return name + (property.parameter("ROLE") ?? "") + CalendarUser(property.value).address
            }
            let parameters = property.parameters.map { $0.name + "=" + $0.values.joined(separator: ",") }.sorted()
            return name + parameters.joined(separator: ";") + ":" + property.value
        }.sorted()
    }
}

extension Scheduling {
    /// An organizer's new version made ready to store and to send: SEQUENCE is higher where the schedule changed (unless the
    /// client saw to it), and attendees of what was rescheduled are asked again.
    public static func prepared(_ new: CalendarObject, replacing old: CalendarObject?) -> CalendarDocument {
        guard let old, let organizer = new.organizer else { return new.document }
        var changed: [(old: Component, new: Component)] = []
        for (recurrence, component) in new.instances {
            guard let before = old.component(for: recurrence) ?? old.master,
                SchedulingChange.isReschedule(before, component),
                recurrence == nil || old.component(for: recurrence) != nil
            else { continue }
            var updated = component
            if component.sequence <= before.sequence {
                updated.set(Property("SEQUENCE", value: "\(before.sequence + 1)"))
            }
            for attendee in component.all("ATTENDEE").map({ CalendarUser($0.value) }) where attendee != organizer {
                updated.updateAttendee(attendee) { $0.setParameter("PARTSTAT", "NEEDS-ACTION") }
            }
            changed.append((component, updated))
        }
        guard !changed.isEmpty, var calendar = new.document.calendar else { return new.document }
        calendar.components = calendar.components.map { component in
            changed.first { $0.old == component }?.new ?? component
        }
        var document = new.document
        document.calendar = calendar
        return document
    }

    /// Whether an attendee may store a new version (RFC 6638 §3.2.2.1): all but the own answer, alarms, transparency and
    /// private notes is the organizer's.
    public static func isAllowed(
        _ new: CalendarObject,
        replacing old: CalendarObject,
        byAttendee user: CalendarUser
    ) -> Bool {
        guard new.organizer == old.organizer else { return false }
        for (recurrence, component) in new.instances {
            guard let before = old.component(for: recurrence) ?? old.master else { return false }
            let names =
                recurrence != nil && old.component(for: recurrence) == nil ? sharedTexts : sharedTexts + sharedTimes
            guard names.allSatisfy({ isSame($0, before, component) }) else { return false }
            let others = [before, component].map { side in
                Set(side.all("ATTENDEE").map { CalendarUser($0.value) }).subtracting([user])
            }
            guard others[0] == others[1], component.attendee(user) != nil || before.attendee(user) == nil else {
                return false
            }
            for attendee in others[0]
            where component.participationStatus(of: attendee) != before.participationStatus(of: attendee) {
                return false
            }
        }
        return true
    }

    /// Whether two components say the same of a property, however a client writes it.
    private static func isSame(_ name: String, _ before: Component, _ after: Component) -> Bool {
        let left = before.all(name)
        let right = after.all(name)
        switch name {
        // An attendee removes an occurrence by an EXDATE, which is an answer too.
        case "EXDATE": return dates(left).isSubset(of: dates(right))
        case "RDATE": return dates(left) == dates(right)
        case "RRULE": return rules(left) == rules(right)
        // One may be written in place of another.
        case "DTEND", "DUE", "DURATION":
            return left.isEmpty || right.isEmpty || left.map(\.value) == right.map(\.value)
        case "DTSTART", "STATUS": return left.map(\.value.asciiUppercased) == right.map(\.value.asciiUppercased)
        default: return left.map(\.text) == right.map(\.text)
        }
    }

    private static func dates(_ properties: [Property]) -> Set<String> {
        Set(properties.flatMap { TextEscaping.split($0.value) })
    }

    private static func rules(_ properties: [Property]) -> [Set<String>] {
        properties.map { Set($0.value.asciiUppercased.split(separator: ";").map(String.init)) }
    }

    private static let sharedTexts = ["SUMMARY", "LOCATION", "DESCRIPTION", "STATUS"]
    private static let sharedTimes = ["DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "RDATE", "EXDATE"]
}
