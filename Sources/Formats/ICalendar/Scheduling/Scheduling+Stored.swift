internal import ByteText

extension CalendarObject {
    /// Everyone who is asked to any of its occurrences, each once.
    public var attendees: [CalendarUser] {
        Scheduling.unique(components.flatMap { $0.all("ATTENDEE") }.map { CalendarUser($0.value) })
    }

    /// How many ATTENDEE there are in all components together.
    public var attendeeLines: Int { components.reduce(0) { $0 + $1.all("ATTENDEE").count } }

    /// The users who acted for the organizer (SENT-BY, RFC 5545 §3.2.18).
    public var organizerSenders: Set<CalendarUser> {
        Set(components.compactMap { $0.first("ORGANIZER")?.parameter("SENT-BY") }.map { CalendarUser($0) })
    }

    /// The users who acted for an attendee.
    public func senders(ofAttendee user: CalendarUser) -> Set<CalendarUser> {
        Set(components.compactMap { $0.attendee(user)?.parameter("SENT-BY") }.map { CalendarUser($0) })
    }

    /// Whether all components that name an organizer name the same one (RFC 6638 §3.2.4.2).
    public var hasOneOrganizer: Bool { Scheduling.unique(components.compactMap(\.organizer)).count <= 1 }

    /// Whether the organizer is reached by the server (SCHEDULE-AGENT, RFC 6638 §7.1).
    public var isOrganizedByServer: Bool {
        components.compactMap { $0.first("ORGANIZER") }.allSatisfy(\.isServed)
    }

    /// Whether the server tells a user what becomes of the object: listed, and not by the client itself or by nobody.
    public func serves(_ user: CalendarUser) -> Bool {
        components.contains { $0.attendee(user)?.isServed ?? false }
    }

    /// What a user has answered to the parts that ask them, as PARTSTAT.
    public func answers(of user: CalendarUser) -> [String] {
        components.compactMap { $0.participationStatus(of: user) }
    }
}

extension Property {
    /// Whether the server sends messages to this user: no SCHEDULE-AGENT, or SERVER (RFC 6638 §7.1).
    var isServed: Bool { ["SERVER", nil].contains(parameter("SCHEDULE-AGENT")?.asciiUppercased) }
}

extension Scheduling {
    /// The property that tells what became of a message: an organizer's object has it on its attendees, an attendee's
    /// copy on the organizer.
    public enum Correspondent: String, Sendable {
        case organizer = "ORGANIZER"
        case attendee = "ATTENDEE"
    }

    /// An object's document to be stored, with the delivery status of those to whom something was sent (RFC 6638
    /// §7.3), and without SCHEDULE-FORCE-SEND, which is never kept (§7.2). Where nothing of that applies it is the
    /// same, byte for byte.
    ///
    /// A status that stood in `old` stays where the client has left it out.
    public static func marked(
        _ document: CalendarDocument,
        statuses: [CalendarUser: String],
        on correspondent: Correspondent,
        keeping old: CalendarObject?
    ) -> CalendarDocument {
        var known: [CalendarUser: String] = [:]
        for property in (old?.components ?? []).flatMap({ $0.all(correspondent.rawValue) }) {
            guard let status = property.parameter("SCHEDULE-STATUS") else { continue }
            known[CalendarUser(property.value)] = known[CalendarUser(property.value)] ?? status
        }
        return changingUsers(of: document) { property in
            let force = property.parameter("SCHEDULE-FORCE-SEND")?.asciiUppercased
            if force != nil { property.setParameter("SCHEDULE-FORCE-SEND", nil) }
            guard property.isNamed(correspondent.rawValue) else { return }
            let user = CalendarUser(property.value)
            var status = statuses[user]
            if let force, force != "REQUEST", force != "REPLY" { status = "2.3" }
            if status == nil, property.isServed, property.parameter("SCHEDULE-STATUS") == nil { status = known[user] }
            if let status, property.parameter("SCHEDULE-STATUS") != status {
                property.setParameter("SCHEDULE-STATUS", status)
            }
        }
    }

    /// A new object as its organizer may make it: nobody else has answered yet (RFC 6638 §3.2.1). `others` are those
    /// whom the server serves.
    public static func unanswered(_ document: CalendarDocument, others: Set<CalendarUser>) -> CalendarDocument {
        changingUsers(of: document) { property in
            guard property.isNamed("ATTENDEE"), property.isServed, others.contains(CalendarUser(property.value)),
                let status = property.parameter("PARTSTAT")?.asciiUppercased, status != "NEEDS-ACTION"
            else { return }
            property.setParameter("PARTSTAT", "NEEDS-ACTION")
        }
    }

    /// Whether an organizer's new version leaves the answers of `others` alone, or asks them again (RFC 6638 §3.2.1).
    public static func keepsAnswers(
        _ new: CalendarObject,
        replacing old: CalendarObject,
        of others: Set<CalendarUser>
    ) -> Bool {
        new.instances.allSatisfy { recurrence, component in
            let before = old.component(for: recurrence) ?? old.master
            return component.all("ATTENDEE").allSatisfy { attendee in
                let user = CalendarUser(attendee.value)
                guard attendee.isServed, others.contains(user),
                    let status = component.participationStatus(of: user), status != "NEEDS-ACTION"
                else { return true }
                return status == before?.participationStatus(of: user)
            }
        }
    }

    /// A new version with the answers that the others have given since it was read (RFC 6638 §3.2.10.1); also of
    /// occurrences that have a component of their own for nothing but an answer; nil where these would make it larger
    /// than about `maximumBytes`.
    public static func merged(
        _ new: CalendarObject,
        answersFrom old: CalendarObject,
        maximumBytes: Int = Limits.standard.bytes,
        owner: (CalendarUser) -> Bool
    ) -> CalendarDocument? {
        var changed: [(old: Component, new: Component)] = []
        for (recurrence, component) in new.instances {
            guard let before = old.component(for: recurrence) ?? old.master else { continue }
            let updated = answered(component, as: before, except: owner)
            if updated != component { changed.append((component, updated)) }
        }
        var added: [Component] = []
        var plainOld = PlainOccurrences(of: old, names: SchedulingChange.PlainContent.placing)
        var plainNew = PlainOccurrences(of: new)
        let content = old.master.map { SchedulingChange.PlainContent(ofSeries: $0) }
        var room = Room(bytes: maximumBytes)
        room.keep(new.components)
        for case (let recurrence?, let override) in old.instances where new.component(for: recurrence) == nil {
            guard let content, let plain = plainOld.component(at: recurrence), !content.isVisible(plain, override),
                let base = plainNew.component(at: recurrence)
            else { continue }
            guard room.holds(base) else { return nil }
            added.append(answered(base, as: override, except: owner))
        }
        return rewritten(new.document, changed, adding: added)
    }

    private static func answered(
        _ component: Component,
        as before: Component,
        except owner: (CalendarUser) -> Bool
    ) -> Component {
        var component = component
        for user in unique(component.all("ATTENDEE").map { CalendarUser($0.value) }) where !owner(user) {
            guard let known = before.attendee(user), let own = component.attendee(user) else { continue }
            for name in ["PARTSTAT", "SCHEDULE-STATUS"] where known.parameter(name) != own.parameter(name) {
                component.updateAttendee(user) { $0.setParameter(name, known.parameter(name)) }
            }
        }
        return component
    }

    /// Adds those who stand behind a group as attendees (RFC 5545 §3.2.11), where they are not listed by themselves.
    public static func expanded(
        _ object: CalendarObject,
        group: CalendarUser,
        members: [(user: CalendarUser, name: String)]
    ) -> CalendarDocument {
        var changed: [(old: Component, new: Component)] = []
        for component in object.components where component.attendee(group) != nil {
            var updated = component
            for member in members where component.attendee(member.user) == nil {
                let parameters = [
                    ("CN", member.name), ("PARTSTAT", "NEEDS-ACTION"), ("RSVP", "TRUE"), ("MEMBER", group.address),
                ]
                updated.append(Property("ATTENDEE", parameters: parameters, value: member.user.address))
            }
            if updated != component { changed.append((component, updated)) }
        }
        return rewritten(object.document, changed)
    }

    /// What tells a component of an object from its others, as it is written; all nil is the master.
    private struct InstanceName: Hashable {
        private let value: String?
        private let tzid: String?

        init(_ component: Component) {
            let property = component.first("RECURRENCE-ID")
            value = property?.value
            tzid = property?.parameter("TZID")
        }
    }

    /// The document with other components in the place of some of one object, and further ones at the end.
    static func rewritten(
        _ document: CalendarDocument,
        _ changed: [(old: Component, new: Component)],
        adding added: [Component] = []
    ) -> CalendarDocument {
        guard !changed.isEmpty || !added.isEmpty, var calendar = document.calendar else { return document }
        var replacements: [InstanceName: Component] = [:]
        for (old, new) in changed { replacements[InstanceName(old)] = new }
        calendar.components = calendar.components.map { component in
            guard ComponentKind(rawValue: component.name) != nil else { return component }
            return replacements[InstanceName(component)] ?? component
        }
        calendar.append(contentsOf: added)
        var document = document
        document.calendar = calendar
        return document
    }

    private static func changingUsers(
        of document: CalendarDocument,
        _ change: (inout Property) -> Void
    ) -> CalendarDocument {
        guard var calendar = document.calendar else { return document }
        var components = calendar.components
        var isAnyChanged = false
        for (index, component) in components.enumerated() where ComponentKind(rawValue: component.name) != nil {
            var isChanged = false
            let properties = component.properties.map { property -> Property in
                guard property.isNamed("ATTENDEE") || property.isNamed("ORGANIZER") else { return property }
                var updated = property
                change(&updated)
                isChanged = isChanged || updated != property
                return updated
            }
            guard isChanged else { continue }
            components[index].properties = properties
            isAnyChanged = true
        }
        guard isAnyChanged else { return document }
        calendar.components = components
        var document = document
        document.calendar = calendar
        return document
    }
}
