internal import ByteText
public import CivilTime

extension Scheduling {
    /// The answer that an attendee's change makes (RFC 6638 §3.2.2.3): a REPLY with the instances whose PARTSTAT
    /// changed, and declined ones for what was deleted. nil when there is nothing to tell, or the organizer's copy is
    /// not ours to answer.
    public static func reply(
        from old: CalendarObject?,
        to new: CalendarObject?,
        as user: CalendarUser,
        now: Instant
    ) -> SchedulingMessage? {
        guard let object = new ?? old, let organizer = object.organizer, organizer != user else { return nil }
        guard object.isOrganizedByServer else { return nil }
        var answers: [Component] = []
        if let new {
            for (recurrence, component) in new.instances {
                guard let status = component.participationStatus(of: user) else { continue }
                let asked = old?.component(for: recurrence) ?? old?.master
                let before = asked?.participationStatus(of: user)
                let isForced = [component.first("ORGANIZER"), component.attendee(user)].contains {
                    $0?.parameter("SCHEDULE-FORCE-SEND")?.asciiUppercased == "REPLY"
                }
                guard isForced || status != before ?? "NEEDS-ACTION" else { continue }
                guard var answer = answer(component, user, status) else { continue }
                // An answer names the version that was asked about (RFC 5546 §2.1.4), whatever the client counts.
                if let asked, asked.sequence != answer.sequence {
                    answer.set(Property("SEQUENCE", value: "\(asked.sequence)"))
                }
                answers.append(answer)
            }
            if let old { answers += declinedByExclusion(old, new, user) }
        }
        answers += declinedByRemoval(old, new, user)
        guard !answers.isEmpty else { return nil }
        let document = document(.reply, answers, zones: object.zones, now: now)
        return SchedulingMessage(.reply, from: user, to: [organizer], document)
    }

    /// What the attendee removed: the whole, or some of the single occurrences that they know. What is cancelled needs
    /// no answer.
    private static func declinedByRemoval(
        _ old: CalendarObject?,
        _ new: CalendarObject?,
        _ user: CalendarUser
    ) -> [Component] {
        guard let old, new?.master == nil else { return [] }
        return old.instances.compactMap { recurrence, component in
            guard new?.component(for: recurrence) == nil, !isCancelled(component),
                component.participationStatus(of: user) != "DECLINED"
            else { return nil }
            return answer(component, user, "DECLINED")
        }
    }

    /// Only what an answer needs: who, to what, and how (RFC 5546 §3.2.3).
    static func answer(_ component: Component, _ user: CalendarUser, _ status: String) -> Component? {
        guard var attendee = component.attendee(user) else { return nil }
        attendee.setParameter("PARTSTAT", status)
        attendee.setParameter("RSVP", nil)
        let kept = ["UID", "SEQUENCE", "RECURRENCE-ID", "DTSTART", "DTEND", "DUE", "DURATION", "SUMMARY", "ORGANIZER"]
        var properties = component.properties.filter { kept.contains($0.name) }
        properties.append(attendee)
        properties.append(Property("REQUEST-STATUS", value: "2.0;Success"))
        return Component(name: component.name, properties: properties)
    }

    /// Occurrences that the attendee took out by an EXDATE.
    private static func declinedByExclusion(
        _ old: CalendarObject,
        _ new: CalendarObject,
        _ user: CalendarUser
    ) -> [Component] {
        guard let master = new.master, let start = master.first("DTSTART") else { return [] }
        let added = Set(new.series.excludedStarts).subtracting(old.series.excludedStarts).sorted()
        return added.compactMap { recurrence in
            let identifier = new.exclusion(of: recurrence, like: start)
            var component = old.component(for: recurrence) ?? master
            guard !isCancelled(component) else { return nil }
            if component.first("RECURRENCE-ID") == nil {
                component.remove("DTEND")
                component.set(Property("DTSTART", parameterList: identifier.parameters, value: identifier.value))
                component.append(
                    Property("RECURRENCE-ID", parameterList: identifier.parameters, value: identifier.value)
                )
            }
            return answer(component, user, "DECLINED")
        }
    }

    /// An attendee's wish for the latest version (RFC 5546 §3.2.6).
    public static func refresh(_ object: CalendarObject, as user: CalendarUser, now: Instant) -> SchedulingMessage? {
        guard let organizer = object.organizer, let component = object.components.first else { return nil }
        var properties = component.properties.filter { ["UID", "ORGANIZER", "RECURRENCE-ID"].contains($0.name) }
        properties.append(component.attendee(user) ?? Property("ATTENDEE", value: user.address))
        let request = Component(name: component.name, properties: properties)
        let document = document(.refresh, [request], zones: object.zones, now: now)
        return SchedulingMessage(.refresh, from: user, to: [organizer], document)
    }

    /// An attendee's proposal (RFC 5546 §3.2.7): the components as the attendee would have them.
    public static func counter(_ proposal: CalendarObject, as user: CalendarUser, now: Instant) -> SchedulingMessage? {
        guard let organizer = proposal.organizer else { return nil }
        let components = proposal.components.map { component -> Component in
            var component = component
            component.removeProperties { $0.isNamed("ATTENDEE") && CalendarUser($0.value) != user }
            return component
        }
        let document = document(.counter, components, zones: proposal.zones, now: now)
        return SchedulingMessage(.counter, from: user, to: [organizer], document)
    }

    /// An organizer's refusal of a proposal (RFC 5546 §3.2.8).
    public static func declineCounter(_ counter: SchedulingMessage, now: Instant) -> SchedulingMessage? {
        guard counter.method == .counter, let organizer = counter.recipients.first,
            let calendar = counter.document.calendar
        else { return nil }
        let components = calendar.components.filter { ComponentKind(rawValue: $0.name) != nil }
        let zones = CalendarZones([calendar])
        let document = document(.declineCounter, components, zones: zones, now: now)
        return SchedulingMessage(.declineCounter, from: organizer, to: [counter.originator], document)
    }
}
