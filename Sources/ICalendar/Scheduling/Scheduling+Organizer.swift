internal import ByteText
public import CivilTime

extension Scheduling {
    /// The messages that an organizer's change makes (RFC 6638 §3.2.1): invitations and updates to those who are on it, and
    /// cancellations to those who no longer are. `old` is nil for a new object, `new` for a deleted one.
    ///
    /// Users whose SCHEDULE-AGENT is not the server get nothing.
    public static func organizerMessages(
        from old: CalendarObject?,
        to new: CalendarObject?,
        now: Instant
    ) -> [SchedulingMessage] {
        guard let organizer = new?.organizer ?? old?.organizer else { return [] }
        let users = attendees(of: old) + attendees(of: new)
        var outbox = Outbox(organizer: organizer)
        for user in unique(users) where user != organizer {
            let before = old.map { invitations(of: user, in: $0) } ?? []
            let after = new.map { invitations(of: user, in: $0) } ?? []
            if let old, !before.isEmpty, after.isEmpty {
                outbox.add(.cancel, user, before, of: old)
                continue
            }
            guard let new, !after.isEmpty else { continue }
            let lost = before.filter { recurrence in recurrence != nil && isLost(recurrence, user, new) }
            if let old, !lost.isEmpty { outbox.add(.cancel, user, lost, of: old) }
            let uninvited = new.instances.compactMap { item -> Int64? in
                guard let recurrence = item.recurrence, item.component.attendee(user) == nil, after.contains(nil),
                    !before.isEmpty, old.map({ isInvited(user, to: recurrence, in: $0) }) ?? false
                else { return nil }
                return recurrence
            }
            if !uninvited.isEmpty { outbox.add(.cancel, user, uninvited, of: new) }
            let isNews =
                before.isEmpty || before != after || wantsSending(user, new)
                || after.contains { recurrence in
                    guard let now = new.component(for: recurrence), let then = old?.component(for: recurrence) else {
                        return true
                    }
                    return SchedulingChange.isVisible(then, now)
                }
            if isNews { outbox.add(.request, user, after, of: new) }
        }
        return outbox.messages(now: now)
    }

    private static func attendees(of object: CalendarObject?) -> [CalendarUser] {
        (object?.components ?? []).flatMap { $0.all("ATTENDEE") }
            .filter(\.isServed)
            .map { CalendarUser($0.value) }
    }

    /// The instances whose component lists a user whom the server serves: nil is the series.
    private static func invitations(of user: CalendarUser, in object: CalendarObject) -> [Int64?] {
        object.instances.filter { ($0.component.attendee(user)?.isServed ?? false) && !isCancelled($0.component) }
            .map(\.recurrence)
    }

    private static func isCancelled(_ component: Component) -> Bool {
        component.first("STATUS")?.value.asciiUppercased == "CANCELLED"
    }

    private static func isInvited(_ user: CalendarUser, to recurrence: Int64, in object: CalendarObject) -> Bool {
        (object.component(for: recurrence) ?? object.master)?.attendee(user) != nil
    }

    /// Whether an occurrence that a user was asked to alone is gone, with nothing of the series left to tell it by.
    private static func isLost(_ recurrence: Int64?, _ user: CalendarUser, _ new: CalendarObject) -> Bool {
        guard let recurrence else { return false }
        if let component = new.component(for: recurrence) { return isCancelled(component) }
        return new.master?.attendee(user) == nil
    }

    private static func wantsSending(_ user: CalendarUser, _ object: CalendarObject) -> Bool {
        object.components.contains { component in
            component.attendee(user)?.parameter("SCHEDULE-FORCE-SEND")?.asciiUppercased == "REQUEST"
        }
    }

    /// Gathers users who get the same message.
    private struct Outbox {
        private struct Entry {
            let method: SchedulingMethod
            let recurrences: [Int64?]
            let object: CalendarObject
            var users: [CalendarUser]
        }

        let organizer: CalendarUser
        private var entries: [Entry] = []

        init(organizer: CalendarUser) { self.organizer = organizer }

        mutating func add(
            _ method: SchedulingMethod,
            _ user: CalendarUser,
            _ recurrences: [Int64?],
            of object: CalendarObject
        ) {
            if let index = entries.firstIndex(where: {
                $0.method == method && $0.recurrences == recurrences && $0.object.document == object.document
            }) {
                entries[index].users.append(user)
            } else {
                entries.append(Entry(method: method, recurrences: recurrences, object: object, users: [user]))
            }
        }

        func messages(now: Instant) -> [SchedulingMessage] {
            entries.map { entry in
                let components = entry.recurrences.compactMap { recurrence -> Component? in
                    entry.method == .cancel
                        ? cancellation(entry.object, recurrence, entry.users)
                        : request(entry.object, recurrence, entry.users, all: entry.recurrences)
                }
                // A cancelled series takes its overrides along.
                let isWhole = entry.method == .cancel && entry.recurrences.contains(nil)
                let document = Scheduling.document(
                    entry.method,
                    isWhole ? Array(components.prefix(1)) : components,
                    zones: entry.object.zones,
                    now: now
                )
                return SchedulingMessage(entry.method, from: organizer, to: entry.users, document)
            }
        }

        private func request(
            _ object: CalendarObject,
            _ recurrence: Int64?,
            _ users: [CalendarUser],
            all recurrences: [Int64?]
        ) -> Component? {
            guard var component = object.component(for: recurrence) else { return nil }
            guard recurrence == nil else { return component }
            // Occurrences to which they are not asked do not exist for them.
            for case (let other?, let override) in object.instances where !recurrences.contains(other) {
                guard users.allSatisfy({ override.attendee($0) == nil }) || isCancelled(override) else { continue }
                guard let start = component.first("DTSTART") else { continue }
                component.append(object.exclusion(of: other, like: start))
            }
            return component
        }

        private func cancellation(
            _ object: CalendarObject,
            _ recurrence: Int64?,
            _ users: [CalendarUser]
        ) -> Component? {
            guard var component = object.component(for: recurrence) ?? object.master else { return nil }
            if let recurrence, component.first("RECURRENCE-ID") == nil, let start = component.first("DTSTART") {
                var identifier = object.exclusion(of: recurrence, like: start)
                identifier = Property("RECURRENCE-ID", parameterList: identifier.parameters, value: identifier.value)
                for name in ["RRULE", "RDATE", "EXDATE"] { component.remove(name) }
                component.set(Property("DTSTART", parameterList: identifier.parameters, value: identifier.value))
                component.remove("DTEND")
                component.append(identifier)
            }
            component.set(Property("STATUS", value: "CANCELLED"))
            component.set(component.nextSequence)
            component.removeProperties { $0.isNamed("ATTENDEE") && !users.contains(CalendarUser($0.value)) }
            for user in users where component.attendee(user) == nil {
                component.append(Property("ATTENDEE", value: user.address))
            }
            return component
        }
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
