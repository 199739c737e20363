internal import ByteText

/// What an organizer's change takes from one attendee, and what it leaves to them (RFC 6638 §3.2.1.2).
///
/// An instance is named by what it replaces; nil is the series, with every instance that has no component of its own.
struct AttendeeChange {
    let user: CalendarUser
    /// What the user is invited to from now on.
    let invited: [Int64?]
    /// What the user was invited to and no longer is, as far as a CANCEL has to tell it; nil stands for all of it.
    let cancelled: [Int64?]
    /// Whether a REQUEST has something to tell about what is left.
    let isNews: Bool
}

extension Scheduling {
    /// What a change means to each attendee whom the server serves. `old` is nil for a new object, `new` for a deleted
    /// one.
    static func attendeeChanges(from old: CalendarObject?, to new: CalendarObject?) -> [AttendeeChange] {
        guard let organizer = new?.organizer ?? old?.organizer else { return [] }
        let plain = plainInstances(of: new, in: old)
        return unique(served(in: old) + served(in: new)).filter { $0 != organizer }.map { user in
            let before = old.map { invitations(of: user, in: $0) } ?? []
            let after = new.map { invitations(of: user, in: $0) } ?? []
            guard let new, !after.isEmpty else {
                return AttendeeChange(user: user, invited: [], cancelled: whole(before), isNews: false)
            }
            guard after.contains(nil) || !before.contains(nil) else {
                return AttendeeChange(user: user, invited: after, cancelled: [nil], isNews: true)
            }
            let cancelled = lost(before, plain: plain, to: new, after)
            let isCancelled = Set(cancelled)
            let kept = before.filter { !isCancelled.contains($0) }
            let isNews =
                kept.isEmpty || kept != after || wantsSending(user, new)
                || after.contains { recurrence in
                    guard let now = new.component(for: recurrence), let then = old?.component(for: recurrence) else {
                        return true
                    }
                    return SchedulingChange.isVisible(then, now)
                }
            return AttendeeChange(user: user, invited: after, cancelled: cancelled, isNews: isNews)
        }
    }

    /// Whether a component is cancelled (RFC 5545 §3.8.1.11).
    static func isCancelled(_ component: Component) -> Bool {
        component.first("STATUS")?.value.asciiUppercased == "CANCELLED"
    }

    /// The instances that have a component of their own in `new` and none in `old`, where they are part of the series.
    private static func plainInstances(of new: CalendarObject?, in old: CalendarObject?) -> Set<Int64> {
        guard let new, let old else { return [] }
        let added = new.instances.compactMap(\.recurrence).filter { old.component(for: $0) == nil }
        return Set(added.filter { old.madeOverride($0) != nil })
    }

    private static func whole(_ invitations: [Int64?]) -> [Int64?] {
        invitations.contains(nil) ? [nil] : invitations
    }

    /// The single instances to which a user was invited and no longer is, in ascending order. Those that are back in
    /// the series are not lost.
    private static func lost(
        _ before: [Int64?],
        plain: Set<Int64>,
        to new: CalendarObject,
        _ after: [Int64?]
    ) -> [Int64?] {
        let known = Set(before.compactMap(\.self)).union(before.contains(nil) ? plain : [])
        let after = Set(after)
        return known.sorted().filter { recurrence in
            new.component(for: recurrence) == nil ? !after.contains(nil) : !after.contains(recurrence)
        }
    }

    private static func served(in object: CalendarObject?) -> [CalendarUser] {
        (object?.components ?? []).flatMap { $0.all("ATTENDEE") }
            .filter(\.isServed)
            .map { CalendarUser($0.value) }
    }

    /// The instances whose component lists a user whom the server serves.
    private static func invitations(of user: CalendarUser, in object: CalendarObject) -> [Int64?] {
        object.instances.filter { ($0.component.attendee(user)?.isServed ?? false) && !isCancelled($0.component) }
            .map(\.recurrence)
    }

    private static func wantsSending(_ user: CalendarUser, _ object: CalendarObject) -> Bool {
        object.components.contains { component in
            component.attendee(user)?.parameter("SCHEDULE-FORCE-SEND")?.asciiUppercased == "REQUEST"
        }
    }
}
