internal import ICalendar

/// What each person has of their own in an object that several share: alarms and their state, whether it takes time,
/// travel to it.
///
/// CalendarServer's sharing asks for it of VALARM and TRANSP. The rest of an object is the same for all. A part is kept
/// as a small calendar that holds, for each instance by its RECURRENCE-ID, a component with nothing else in it.
struct PersonalData: Sendable {
    /// By the value of RECURRENCE-ID; empty for the master.
    private let parts: [String: Component]

    /// A person's data in an object that they sent or own.
    init(of document: CalendarDocument) {
        var parts: [String: Component] = [:]
        for component in document.calendar?.components ?? [] where Self.isInstance(component) {
            let own = component.properties.filter(Self.isPersonal)
            let alarms = component.components.filter(Self.isAlarm)
            let identity = component.first("RECURRENCE-ID").map { [$0] } ?? []
            parts[Self.key(component)] = Component(
                name: component.name,
                properties: identity + own,
                components: alarms
            )
        }
        self.parts = parts
    }

    /// Reads what ``serialized()`` wrote; nothing where it can't be read.
    init(stored bytes: [UInt8], limits: Limits) {
        let document = try? CalendarDocument(parsing: bytes, limits: limits)
        self.init(of: document ?? CalendarDocument([]))
    }

    /// nil: there is nothing that differs from having none.
    func serialized() -> [UInt8]? {
        guard
            parts.values.contains(where: { part in
                !part.components.isEmpty || part.properties.contains(where: Self.isPersonal)
            })
        else { return nil }
        let components = parts.sorted { $0.key < $1.key }.map(\.value)
        return CalendarDocument([Component(name: "VCALENDAR", components: components)]).serialized()
    }

    /// The object with this in place of what somebody else has in it. An instance of which nothing is known has the
    /// alarms of the series.
    func applied(to document: CalendarDocument) -> CalendarDocument {
        guard var calendar = document.calendar else { return document }
        calendar.components = calendar.components.map { component in
            guard Self.isInstance(component) else { return component }
            return applied(to: component)
        }
        var result = document
        result.calendar = calendar
        return result
    }

    private func applied(to component: Component) -> Component {
        var component = component
        let key = Self.key(component)
        component.removeProperties { Self.isPersonal($0) && !$0.isNamed("TRANSP") }
        component.removeComponents(where: Self.isAlarm)
        if let own = parts[key] {
            if let transparency = own.first("TRANSP") {
                component.set(transparency)
            } else {
                component.remove("TRANSP")
            }
        }
        guard let own = parts[key] ?? parts[""] else { return component }
        if parts[key] != nil {
            for property in own.properties where Self.isPersonal(property) && !property.isNamed("TRANSP") {
                component.append(property)
            }
        }
        for alarm in own.components { component.append(alarm) }
        return component
    }

    private static func key(_ component: Component) -> String { component.first("RECURRENCE-ID")?.value ?? "" }

    private static func isInstance(_ component: Component) -> Bool { component.name != "VTIMEZONE" }

    private static func isAlarm(_ component: Component) -> Bool { component.name == "VALARM" }

    /// X-APPLE-TRAVEL-START says where somebody sets out from, X-MOZ-LASTACK when they saw their alarm.
    private static func isPersonal(_ property: Property) -> Bool {
        let name = property.name
        return name == "TRANSP" || name.hasPrefix("X-APPLE-TRAVEL-") || name == "X-MOZ-LASTACK"
            || name.hasPrefix("X-MOZ-SNOOZE-TIME")
    }
}
