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
        let known = InvitedUsers(old)
        let invited = InvitedUsers(new)
        // Most attendees share most instances: each is compared once.
        var visible: [Int64?: Bool] = [:]
        func isVisible(_ recurrence: Int64?, in new: CalendarObject) -> Bool {
            if let known = visible[recurrence] { return known }
            let components = (new.component(for: recurrence), old?.component(for: recurrence))
            var isVisible = true
            if case (let now?, let then?) = components { isVisible = SchedulingChange.isVisible(then, now) }
            visible[recurrence] = isVisible
            return isVisible
        }
        return unique(known.users + invited.users).filter { $0 != organizer }.map { user in
            let before = known.instances[user] ?? []
            let after = invited.instances[user] ?? []
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
                kept.isEmpty || kept != after || invited.forced.contains(user)
                || after.contains { isVisible($0, in: new) }
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
        var occurrences = PlainOccurrences(of: old)
        return Set(added.filter { occurrences.contains($0) })
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
}

/// The users whom an object invites, each to its instances, found in one pass over it.
private struct InvitedUsers {
    /// Everyone whom the server serves in some component, cancelled ones too, each once.
    private(set) var users: [CalendarUser] = []
    /// The instances that invite each of them, the master first, then ascending; cancelled ones invite nobody.
    private(set) var instances: [CalendarUser: [Int64?]] = [:]
    /// To whom the client wants to have a message sent whatever changes (SCHEDULE-FORCE-SEND, RFC 6638 §7.2).
    private(set) var forced: Set<CalendarUser> = []

    init(_ object: CalendarObject?) {
        guard let object else { return }
        var known: Set<CalendarUser> = []
        for (recurrence, component) in object.instances {
            let isCancelled = Scheduling.isCancelled(component)
            var named: Set<CalendarUser> = []
            for attendee in component.all("ATTENDEE") {
                let user = CalendarUser(attendee.value)
                // The first line of a user counts.
                guard named.insert(user).inserted else { continue }
                if attendee.parameter("SCHEDULE-FORCE-SEND")?.asciiUppercased == "REQUEST" { forced.insert(user) }
                guard attendee.isServed else { continue }
                if known.insert(user).inserted { users.append(user) }
                if !isCancelled { instances[user, default: []].append(recurrence) }
            }
        }
    }
}
