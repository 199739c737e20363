internal import ICalendar

/// What an object says to all who see it, however a program writes it down: the order of properties, parameters and
/// components means nothing, and programs that write an object anew put their own stamps, and their own definitions of
/// time zones, in place of others'.
struct SharedMeaning: Equatable, Sendable {
    /// One text for all ways of writing the same. Its marks are control characters, which no stored object holds.
    private let text: String

    init(of document: CalendarDocument) {
        text = Self.text(of: document.components)
    }

    private static func text(of components: [Component]) -> String {
        components.filter { $0.name != "VTIMEZONE" }.map { component in
            let lines = component.properties.filter { !isStamp($0) }.map(line).sorted()
            return "\u{1}\(component.name)\u{2}" + lines.joined(separator: "\u{2}") + text(of: component.components)
                + "\u{3}"
        }.sorted().joined()
    }

    private static func line(_ property: Property) -> String {
        let parameters = property.parameters.map { ([$0.name.uppercased()] + $0.values).joined(separator: "\u{4}") }
        return ([property.name.uppercased()] + parameters.sorted() + [property.value]).joined(separator: "\u{5}")
    }

    private static func isStamp(_ property: Property) -> Bool {
        switch property.name.uppercased() {
        case "PRODID", "VERSION", "DTSTAMP", "CREATED", "LAST-MODIFIED", "X-MOZ-GENERATION": true
        case "CALSCALE": property.value.uppercased() == "GREGORIAN"
        case "SEQUENCE": property.value == "0"
        default: false
        }
    }
}
