public import CivilTime

extension SchedulingMessage {
    /// The UID of what it is about.
    public var uid: String? {
        document.calendar?.components.first { ComponentKind(rawValue: $0.name) != nil }?.first("UID")?.text
    }
}

extension Scheduling {
    /// A message from outside as it may be kept: without alarms, what its author's program adds for itself, and what
    /// tells a server how to deliver (RFC 6638 §7).
    public static func received(_ message: SchedulingMessage) -> SchedulingMessage {
        var document = message.document
        guard var calendar = document.calendar else { return message }
        calendar.components = calendar.components.map { component in
            guard ComponentKind(rawValue: component.name) != nil else { return component }
            var component = component
            component.removeComponents { $0.name == "VALARM" }
            component.removeProperties(where: isPrivate)
            component.properties = component.properties.map { property in
                guard property.isNamed("ATTENDEE") || property.isNamed("ORGANIZER") else { return property }
                var property = property
                for name in ["SCHEDULE-AGENT", "SCHEDULE-STATUS", "SCHEDULE-FORCE-SEND"] {
                    property.setParameter(name, nil)
                }
                return property
            }
            return component
        }
        document.calendar = calendar
        return SchedulingMessage(message.method, from: message.originator, to: message.recipients, document)
    }

    /// The REPLY of somebody who answers a REQUEST without a calendar program: the same to all that they are asked to.
    ///
    /// - Parameters:
    ///   - request: what they were asked.
    ///   - user: who answers.
    ///   - status: a PARTSTAT (RFC 5545 §3.2.12).
    ///   - now: the time of the answer.
    /// - Returns: nil where they were not asked.
    public static func answer(
        to request: SchedulingMessage,
        by user: CalendarUser,
        _ status: String,
        now: Instant
    ) -> SchedulingMessage? {
        guard request.method == .request, let object = try? CalendarObject(request.document, acceptsMethod: true),
            let organizer = object.organizer
        else { return nil }
        let answers = object.instances.compactMap { answer($0.component, user, status) }
        guard !answers.isEmpty else { return nil }
        let document = document(.reply, answers, zones: object.zones, now: now)
        return SchedulingMessage(.reply, from: user, to: [organizer], document)
    }
}
