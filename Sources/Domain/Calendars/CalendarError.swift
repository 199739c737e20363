/// A condition that an RFC names; the interface responds with its element.
package enum CalendarPrecondition: Equatable, Sendable {
    // RFC 4791 §5.3.1.1 and §5.3.2.1
    case supportedCalendarData
    case validCalendarData
    case validCalendarObjectResource
    case supportedCalendarComponent
    case calendarCollectionLocationOK
    case maxResourceSize
    case maxInstances
    case maxAttendees
    case minDateTime
    case maxDateTime
    /// CALDAV:no-uid-conflict with the name of the object that holds the UID, in the same collection; nil: the person
    /// may not see it.
    case noUIDConflict(existing: String?)
    /// CALDAV:supported-rscale (RFC 7529 §10).
    case supportedScale
    /// CALDAV:valid-calendar-data for the text of a calendar-timezone.
    case validTimeZone
    // RFC 6638 §3.2.4
    /// CALDAV:unique-scheduling-object-resource with the place of the object that holds the UID, in another calendar of
    /// the home; without it where the person may not see it.
    case uniqueSchedulingObject(calendar: String?, name: String)
    case sameOrganizer
    case allowedOrganizerChange
    case allowedAttendeeChange
    // RFC 6638 §4.3.1
    case defaultCalendarNeeded
    case validDefaultCalendar
    /// DAV:resource-must-be-null (RFC 4918 §9.3.1; RFC 5689 §3).
    case resourceMustBeNull
    /// DAV:valid-sync-token (RFC 6578 §3.2).
    case validSyncToken
    /// DAV:number-of-matches-within-limits (RFC 4791 §7.8, §7.10; RFC 3744 §9.2).
    case numberOfMatchesWithinLimits
    /// CALDAV:max-attachment-size, max-attachments-per-resource, valid-rid, valid-managed-id and
    /// valid-managed-id-parameter (RFC 8607 §3.11).
    case maxAttachmentSize
    case maxAttachments
    case validRecurrence
    case validManagedID
    case validManagedIDParameter
    /// DAV:quota-not-exceeded (RFC 4331 §6).
    case quotaNotExceeded
    /// Ours: a client changed what only the server may change of a travel item.
    case travelItemProtected(property: String)
}

/// Refusals of calendars. Each case maps to one status and at most one element.
package enum CalendarError: Error, Equatable, Sendable {
    case notFound
    /// The person may see this but not do that. The privilege is the DAV name, such as `write-content`.
    case forbidden(privilege: String)
    /// The write would send messages in the name of somebody whose outbox does not grant it (RFC 6638 §6.2): by the DAV
    /// name of the privilege, such as `schedule-send-invite`, and the name of the outbox's owner.
    case sendingForbidden(privilege: String, outboxOf: String)
    /// The `reason` is for the log and for the answer's description; it never holds content of another person.
    case precondition(CalendarPrecondition, reason: String)
    /// An If-Match or If-None-Match that did not hold; nil: nothing is stored there.
    case etagMismatch(current: ETag?)
    /// The state from which the write was computed has changed; it is done again from the start (``RetryPolicy``).
    case lostRace
    /// The premises on which the interface admitted the write have changed meanwhile: a lock came, or what a condition
    /// was about. To try the same again can't help; the interface looks again.
    case brokenFence
    /// The parent collection is missing (RFC 4918 §9.7.1).
    case conflict(reason: String)
    /// Something stands there to which this can't be done.
    case occupied(reason: String)
    case refused(reason: String)
    /// These locks stand in the way of a new one (RFC 4918 §9.10.6).
    case lockConflict([HomeLock])
    /// A name that can't be used: empty, too long, or with characters that a path segment must not have.
    case invalidName
    /// The disk is full; nothing was written.
    case storageFull
    /// Nothing was written; may be tried again.
    case unavailable(logDetail: String)
}
