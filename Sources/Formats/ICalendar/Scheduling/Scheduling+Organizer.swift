public import CivilTime

extension Scheduling {
    /// The messages that an organizer's change makes (RFC 6638 §3.2.1): cancellations to those who lose the whole or
    /// single instances, then invitations and updates to those who have something left and do not know it yet. `old`
    /// is nil for a new object, `new` for a deleted one.
    ///
    /// An instance that is only cancelled makes a CANCEL and nothing else. Users whose SCHEDULE-AGENT is not the
    /// server get nothing.
    public static func organizerMessages(
        from old: CalendarObject?,
        to new: CalendarObject?,
        now: Instant
    ) -> [SchedulingMessage] {
        guard let organizer = new?.organizer ?? old?.organizer else { return [] }
        var cancels = RecipientGroups()
        var requests = RecipientGroups()
        for change in attendeeChanges(from: old, to: new) {
            if !change.cancelled.isEmpty { cancels.add(change.user, change.cancelled) }
            if change.isNews { requests.add(change.user, change.invited) }
        }
        var messages: [SchedulingMessage] = []
        if let old {
            messages += cancels.groups.map { group in
                let components = group.instances.compactMap { cancellation($0, from: old, to: new, group.users) }
                let document = document(.cancel, components, zones: old.zones, and: new?.zones, now: now)
                return SchedulingMessage(.cancel, from: organizer, to: group.users, document)
            }
        }
        if let new {
            messages += requests.groups.map { group in
                let components = group.instances.compactMap { request($0, of: new, group.users, all: group.instances) }
                let document = document(.request, components, zones: new.zones, now: now)
                return SchedulingMessage(.request, from: organizer, to: group.users, document)
            }
        }
        return messages
    }

    /// Users who get the same message, because it is about the same instances.
    private struct RecipientGroups {
        var groups: [(instances: [Int64?], users: [CalendarUser])] = []

        mutating func add(_ user: CalendarUser, _ instances: [Int64?]) {
            if let index = groups.firstIndex(where: { $0.instances == instances }) {
                groups[index].users.append(user)
            } else {
                groups.append((instances, [user]))
            }
        }
    }

    /// A component as users are invited to it; the series without the instances to which they are not (RFC 6638
    /// §3.2.6).
    private static func request(
        _ recurrence: Int64?,
        of object: CalendarObject,
        _ users: [CalendarUser],
        all invited: [Int64?]
    ) -> Component? {
        guard var component = object.component(for: recurrence) else { return nil }
        guard recurrence == nil, let start = component.first("DTSTART") else { return component }
        let invited = Set(invited)
        for case (let other?, let override) in object.instances where !invited.contains(other) {
            guard users.allSatisfy({ override.attendee($0) == nil }) || isCancelled(override) else { continue }
            component.append(object.exclusion(of: other, like: start))
        }
        return component
    }

    /// What tells users that an instance is cancelled, or all of it where nil (RFC 5546 §3.2.5): an override of the new
    /// version, or what they knew of it.
    private static func cancellation(
        _ recurrence: Int64?,
        from old: CalendarObject,
        to new: CalendarObject?,
        _ users: [CalendarUser]
    ) -> Component? {
        let latest = recurrence.flatMap { new?.component(for: $0) }
        guard var component = latest ?? old.component(for: recurrence) else { return nil }
        component.set(Property("STATUS", value: "CANCELLED"))
        component.set(Property("SEQUENCE", value: "\(sequence(ofCancelling: recurrence, from: old, to: new))"))
        component.removeProperties { $0.isNamed("ATTENDEE") && !users.contains(CalendarUser($0.value)) }
        for user in users where component.attendee(user) == nil {
            component.append(Property("ATTENDEE", value: user.address))
        }
        return component
    }
}

extension CalendarObject {
    /// An EXDATE for an occurrence, in the form of DTSTART.
    func exclusion(of recurrence: Int64, like start: Property) -> Property {
        let value = series.recurrenceIDValue(recurrence)
        if let tzid = start.parameter("TZID") { return DateTimeValue.zoned(value.local, tzid: tzid).property("EXDATE") }
        return value.property("EXDATE")
    }
}
