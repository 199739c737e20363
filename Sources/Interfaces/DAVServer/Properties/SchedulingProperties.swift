internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// Properties of RFC 6638 that are not those of principals or calendars in general.
enum SchedulingProperties {
    static let all = [inboxURL, outboxURL, defaultCalendar, busyCalendars, availability, availabilityOfApple, tag]

    static let inboxURL = LiveProperty(CalDAVName.scheduleInboxURL) { resource, context in
        guard case .principal(let principal) = resource, principal.kind.hasHome else { return nil }
        return .href(context.addresses.calendar(principal.name, CollectionKind.inboxName))
    }

    static let outboxURL = LiveProperty(CalDAVName.scheduleOutboxURL) { resource, context in
        guard case .principal(let principal) = resource, principal.kind.hasHome else { return nil }
        return .href(context.addresses.calendar(principal.name, CollectionKind.outboxName))
    }

    /// RFC 6638 §9.2: on the inbox.
    static let defaultCalendar = LiveProperty(CalDAVName.scheduleDefaultCalendarURL) { resource, context in
        guard case .calendar(let inbox, let owner) = resource, let state = inbox.inbox else { return nil }
        return state.defaultCalendar.map { .href(context.addresses.calendar(owner.name, $0)) } ?? .empty
    }

    /// On the inbox; of the drafts before RFC 6638. It says the same as schedule-calendar-transp of each calendar.
    static let busyCalendars = LiveProperty(CalDAVName.calendarFreeBusySet) { resource, context in
        guard case .calendar(let inbox, let owner) = resource, let state = inbox.inbox else { return nil }
        return .hrefs(state.busyCalendars.map { context.addresses.calendar(owner.name, $0) })
    }

    /// RFC 7953 §7.2.4, on the inbox; read where it is asked for by name.
    static let availability = LiveProperty(
        CalDAVName.calendarAvailability,
        needs: .availability,
        value: availabilityText
    )
    static let availabilityOfApple = LiveProperty(
        AppleName.calendarAvailability,
        needs: .availability,
        value: availabilityText
    )

    private static let availabilityText: @Sendable (Resource, PropertyContext) -> PropertyValue? = {
        resource,
        context in
        guard case .calendar(let inbox, let owner) = resource, inbox.kind == .inbox else { return nil }
        return context.availabilities[owner.name].map(PropertyValue.text)
    }

    /// RFC 6638 §9.3.
    static let tag = LiveProperty(CalDAVName.scheduleTag) { resource, _ in
        guard case .object(let object, _, _) = resource else { return nil }
        return object.scheduleTag.map { .text("\"\($0)\"") }
    }
}
