internal import CivilTime

extension JSCalendarReader {
    /// Of these a component may have several, and JSCalendar says a part of each: one that was taken away stays away.
    private static let partlySaid: Set<String> = [
        "ATTENDEE", "ATTACH", "IMAGE", "LINK", "URL", "CONFERENCE", "CONCEPT", "RELATED-TO",
    ]
    private static let links: Set<String> = ["ATTACH", "IMAGE", "LINK", "URL"]
    /// Kept values of these were never written.
    private static let unsaid: Set<String> = ["EXDATE", "RDATE", "RRULE", "EXRULE", "REQUEST-STATUS"]

    /// Replaces properties made from members by kept ones, where both still agree.
    func restore(_ kept: [Property], into properties: inout [Property]) {
        for property in kept {
            let name = property.name
            let same = properties.firstIndex { $0.isNamed(name) && $0.value == property.value }
            if let same {
                properties[same] = property
            } else if !Self.isMade(name) || Self.unsaid.contains(name) {
                properties.append(property)
            } else {
                restore(changed: property, into: &properties)
            }
        }
    }

    private static func isMade(_ name: String) -> Bool {
        JSCalendarTable.composed.contains(name) || JSCalendarTable.texts.contains { $0.0 == name }
            || JSCalendarTable.integers.contains { $0.0 == name } || JSCalendarTable.instants.contains { $0.0 == name }
    }

    /// One that was not made in the same words.
    private func restore(changed property: Property, into properties: inout [Property]) {
        switch property.name {
        case "DTSTAMP":
            properties.removeAll { $0.isNamed("DTSTAMP") }
            properties.append(property)
        case "CREATED", "LAST-MODIFIED", "COMPLETED":
            let index = properties.firstIndex { $0.isNamed(property.name) }
            guard let index else { return properties.append(property) }
            // Without the Z that it should have, for example.
            if DateTimeValue(properties[index])?.local == DateTimeValue(property)?.local {
                properties[index] = property
            }
        case "DTEND", "DUE", "DURATION": restore(end: property, into: &properties)
        case "CATEGORIES": restore(keywords: property, into: &properties)
        case let name where Self.partlySaid.contains(name):
            // A link to something that is no address was not said.
            if Self.links.contains(name), JSCalendarLinks.object(property) == nil { properties.append(property) }
        case let name:
            if let index = properties.firstIndex(where: { $0.isNamed(name) && $0.text == property.text }) {
                properties[index] = property
            } else if !properties.contains(where: { $0.isNamed(name) }) {
                properties.append(property)
            }
        }
    }

    /// The end was computed from it, if nobody changed it since.
    private func restore(end property: Property, into properties: inout [Property]) {
        let ends = ["DTEND", "DUE", "DURATION"]
        guard let index = properties.firstIndex(where: { made in ends.contains { made.isNamed($0) } }) else {
            return properties.append(property)
        }
        guard let start = properties.first(where: { $0.isNamed("DTSTART") }).flatMap({ DateTimeValue($0) }),
            let made = DateTimeValue(properties[index])
        else { return }
        var wanted = DateTimeValue(property)
        if property.isNamed("DURATION") { wanted = DurationValue(property.value).map { end(of: start, $0) } }
        guard let wanted else { return }
        if rules(of: wanted).instant(of: wanted.local) == rules(of: made).instant(of: made.local) {
            properties[index] = property
        }
    }

    /// Takes its words out of the one list that was made of all of them, if they are all still there.
    private func restore(keywords property: Property, into properties: inout [Property]) {
        guard let index = properties.firstIndex(where: { $0.isNamed("CATEGORIES") && $0.parameters.isEmpty }) else {
            return
        }
        let made = properties[index].textList
        let own = property.textList
        guard own.allSatisfy(made.contains) else { return }
        let rest = made.filter { !own.contains($0) }
        if rest.isEmpty {
            properties[index] = property
        } else {
            properties[index] = Property(
                "CATEGORIES",
                value: rest.map { TextEscaping.escape($0) }.joined(separator: ",")
            )
            properties.append(property)
        }
    }
}
