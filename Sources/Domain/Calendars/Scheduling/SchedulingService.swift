package import Accounts
internal import CivilTime
package import ICalendar

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

/// Inboxes and their settings, and meetings: everybody concerned is told in the unit of work of the change.
package struct SchedulingService: CalendarConcern {
    let context: CalendarContext

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
            planning: nil,
            at: clock.now()
        )
    }

    /// When a person is available (RFC 7953 §7.2.4), as iCalendar text; nil: they have not said.
    package func availability(
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) -> String? {
        let address = CalendarAddress(owner: owner, name: CollectionKind.inboxName)
        _ = try await access.collection(at: address, by: person, needing: .read)
        return try await repository.availability(of: owner)
    }

    /// Sets when a person is available, or takes it away.
    ///
    /// - Throws: ``CalendarPrecondition/validCalendarData`` for what is no calendar with one `VAVAILABILITY`, and
    ///   nothing else but zones.
    package func setAvailability(
        _ text: String?,
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) {
        let address = CalendarAddress(owner: owner, name: CollectionKind.inboxName)
        _ = try await access.collection(at: address, by: person, needing: .writeProperties)
        if let text { _ = try compiler.availability(text) }
        try await repository.setAvailability(text, of: owner, at: clock.now())
    }

    /// Whether a calendar user address is one of a person's.
    package func isAddress(_ user: CalendarUser, of person: PrincipalID) async throws(CalendarError) -> Bool {
        let users = try await CalendarUserLookup(context.directory, owner: person)
        return users.is(user, person)
    }

    /// Messages that lie in inboxes and notification collections for longer than this are taken away: many clients
    /// never do it.
    private static let messageSeconds: Int64 = 90 * 86_400

    /// Deletes old messages there, some at a time.
    package func forgetOldMessages() async throws(CalendarError) {
        let now = clock.now()
        let oldest = now.adding(seconds: -Self.messageSeconds)
        while try await repository.deleteMessages(before: oldest, at: now, limit: 500) == 500 {}
    }
}
