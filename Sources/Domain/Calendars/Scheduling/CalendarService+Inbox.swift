package import Accounts
internal import CivilTime
internal import ICalendar

/// What an inbox says of the calendars beside it.
package struct InboxState: Equatable, Sendable {
    /// The name of the calendar where invitations are put (RFC 6638 §9.2); nil: there is none.
    package var defaultCalendar: String?
    /// The names of the calendars that make their owner busy.
    package var busyCalendars: [String]

    init(_ home: SchedulingHome) {
        defaultCalendar = home.defaultCalendar(for: .event)?.name
        busyCalendars = home.calendars.filter { $0.properties.transparency == .opaque }.map(\.name)
    }
}

extension CalendarService {
    /// What the inbox of a person's own home says of the calendars beside it.
    func inboxState(of owner: PrincipalID) async throws(CalendarError) -> InboxState {
        guard let home = SchedulingHome(try await repository.listCollections(of: owner)) else { throw .notFound }
        return InboxState(home)
    }

    /// Whether a calendar is where invitations are put, so that it can't be deleted (CALDAV:default-calendar-needed).
    func requireNotDefault(_ collection: CalendarCollection) async throws(CalendarError) {
        guard collection.kind == .calendar,
            let home = SchedulingHome(try await repository.listCollections(of: collection.owner)),
            home.defaultCalendar(for: .event)?.id == collection.id
        else { return }
        throw .precondition(
            .defaultCalendarNeeded,
            reason: "invitations are put into this calendar; choose another one for them first"
        )
    }

    /// Sets where invitations are put: a calendar of the same home that takes events.
    ///
    /// - Throws: ``CalendarPrecondition/validDefaultCalendar``.
    package func setDefaultCalendar(
        named name: String,
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) {
        guard owner == person else { throw .notFound }
        guard let home = SchedulingHome(try await repository.listCollections(of: owner)) else { throw .notFound }
        guard let calendar = home.calendars.first(where: { $0.name == name }),
            calendar.properties.components.contains(.event)
        else {
            throw .precondition(.validDefaultCalendar, reason: "this is no calendar of yours that takes events")
        }
        _ = try await repository.updateCollection(
            home.inbox.id,
            changes: [.defaultCalendar(calendar.id)],
            planning: nil
        )
    }

    /// Sets which calendars make their owner busy (CALDAV:calendar-free-busy-set of older clients): their
    /// schedule-calendar-transp follows.
    ///
    /// A set that names none of them changes nothing: clients write it without having been asked to, and it would take
    /// every trip away (docs/adr/0520).
    ///
    /// - Parameters:
    ///   - names: of calendars; what is none of the owner's is left out.
    ///   - owner: of the inbox.
    ///   - person: who asks for it.
    /// - Throws: `notFound` for somebody else's inbox.
    package func setBusyCalendars(
        named names: Set<String>,
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) {
        guard owner == person else { throw .notFound }
        guard let home = SchedulingHome(try await repository.listCollections(of: owner)) else { throw .notFound }
        guard home.calendars.contains(where: { names.contains($0.name) }) else { return }
        for calendar in home.calendars {
            let wanted: CollectionTransparency = names.contains(calendar.name) ? .opaque : .transparent
            guard calendar.properties.transparency != wanted else { continue }
            _ = try await updateCollection(at: calendar.address, changes: [.transparency(wanted)], as: person)
        }
    }

    /// When a person is available (RFC 7953 §7.2.4), as iCalendar text; nil: they have not said.
    package func availability(
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) -> String? {
        let address = CalendarAddress(owner: owner, name: CollectionKind.inboxName)
        _ = try await visibleCollection(at: address, by: person, needing: .read)
        return try await repository.availability(of: owner)
    }

    /// Sets when a person is available, or takes it away.
    ///
    /// - Throws: ``CalendarPrecondition/validCalendarData`` for what is no calendar with one `VAVAILABILITY`, and nothing else but zones.
    package func setAvailability(
        _ text: String?,
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) {
        let address = CalendarAddress(owner: owner, name: CollectionKind.inboxName)
        _ = try await visibleCollection(at: address, by: person, needing: .writeProperties)
        if let text { _ = try availability(text) }
        try await repository.setAvailability(text, of: owner)
    }

    /// Reads the text of a CALDAV:calendar-availability.
    func availability(_ text: String) throws(CalendarError) -> CalendarObject {
        func invalid(_ reason: String) -> CalendarError { .precondition(.validCalendarData, reason: reason) }
        guard text.utf8.count <= limits.propertyBytes else {
            throw invalid("an availability has at most \(limits.propertyBytes) bytes")
        }
        guard let document = try? CalendarDocument(parsing: Array(text.utf8), limits: limits.calendar) else {
            throw invalid("this is no iCalendar")
        }
        guard let object = try? CalendarObject(document, limits: limits.calendar), object.kind == .availability,
            object.overrides.isEmpty, let master = object.master
        else { throw invalid("there must be one VAVAILABILITY, and nothing else but VTIMEZONE") }
        for component in [master] + master.components(named: "AVAILABLE") {
            for name in ["DTSTART", "DTEND"] {
                switch component.first(name).map({ DateTimeValue($0) }) {
                case nil, .utc, .zoned: continue
                default: throw invalid("\(name) must be a time in UTC or in a time zone")
                }
            }
            guard component.name == "VAVAILABILITY" || component.first("DTSTART") != nil else {
                throw invalid("each AVAILABLE has a DTSTART")
            }
        }
        return object
    }

    /// Messages that lie in inboxes and notification collections for longer than this are taken away: many clients never do it.
    private static let messageSeconds: Int64 = 90 * 86_400

    /// Deletes old messages there, some at a time.
    package func forgetOldMessages() async throws(CalendarError) {
        let now = clock.now()
        let oldest = now.adding(seconds: -Self.messageSeconds)
        while try await repository.deleteMessages(before: oldest, at: now, limit: 500) == 500 {}
    }
}
