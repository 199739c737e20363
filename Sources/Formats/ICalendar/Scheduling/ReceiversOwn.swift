internal import ByteText

/// What a receiver has of their own in a component of their copy. Found once, it goes into every component that takes
/// the place of that one: each new override of a series takes it from the master.
struct ReceiversOwn {
    private let schedule: SchedulingChange.Schedule
    private let user: CalendarUser
    private let status: String?
    private let alarms: [Component]
    private let properties: [Property]
    private let deliveryParameters: [(name: String, value: String)]
    private let classification: Property?
    private let extensions: [Property]

    /// RFC 6638 §3.2.2.1: what an attendee sets for themselves, whatever the organizer has.
    private static let names = ["TRANSP", "PERCENT-COMPLETE", "COMPLETED", "COLOR"]

    init(_ component: Component, of user: CalendarUser) {
        schedule = SchedulingChange.Schedule(component)
        self.user = user
        status = component.participationStatus(of: user)
        alarms = component.components(named: "VALARM")
        properties = Self.names.compactMap { component.first($0) }
        // RFC 6638 §7.1, §7.3: who carries the receiver's answers, and what became of the last one.
        let organizer = component.first("ORGANIZER")
        deliveryParameters = ["SCHEDULE-AGENT", "SCHEDULE-STATUS"].compactMap { name in
            organizer?.parameter(name).map { (name, $0) }
        }
        classification = component.first("CLASS")
        extensions = component.properties.filter(Scheduling.isPrivate)
    }

    /// The organizer's component with what is the receiver's own: alarms, and the answer while the schedule is the
    /// same.
    func kept(in component: Component) -> Component {
        var component = component
        let names = Set(component.properties.map(\.name))
        if component.components(named: "VALARM").isEmpty {
            for alarm in alarms { component.append(alarm) }
        }
        if let status, !schedule.isRescheduled(by: component) {
            component.updateAttendee(user) { $0.setParameter("PARTSTAT", status) }
        }
        for property in properties { component.set(property) }
        if !deliveryParameters.isEmpty, var organizer = component.first("ORGANIZER") {
            for (name, value) in deliveryParameters { organizer.setParameter(name, value) }
            component.set(organizer)
        }
        // Whoever made their copy more private than the organizer has it keeps it so.
        if let classification, Self.secrecy(of: classification) > Self.secrecy(of: component.first("CLASS")) {
            component.set(classification)
        }
        for property in extensions where !names.contains(property.name) { component.append(property) }
        return component
    }

    /// RFC 5545 §3.8.1.3: none is PUBLIC, and what is not known counts as PRIVATE.
    private static func secrecy(of property: Property?) -> Int {
        switch property?.value.asciiUppercased {
        case nil, "PUBLIC": 0
        case "CONFIDENTIAL": 2
        default: 1
        }
    }
}
