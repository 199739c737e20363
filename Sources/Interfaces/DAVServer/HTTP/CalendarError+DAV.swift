internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

extension DAVError {
    /// The one translation of what calendars refuse into what the wire says.
    ///
    /// - Parameters:
    ///   - error: the refusal.
    ///   - href: the address that it is about, encoded.
    ///   - collection: the address of the calendar that was written to, for the object that holds the UID.
    init(_ error: CalendarError, href: String, collection: String) {
        switch error {
        case .notFound: self = .absent
        case .forbidden(let privilege):
            // Binding and unbinding concern members: the privilege is the collection's.
            self = .needs(privilege, on: privilege == "bind" || privilege == "unbind" ? collection : href)
        case .sendingForbidden(let privilege, let owner):
            let homes = Self.parent(of: Self.parent(of: collection))
            self = .needs(privilege, on: homes + Href.encode(owner) + "/" + CollectionKind.outboxName + "/")
        case .precondition(let precondition, let reason):
            self = Self.refusal(precondition, reason: reason, collection: collection)
        case .etagMismatch(let current):
            self.init(
                .preconditionFailed,
                nil,
                current == nil ? "there is nothing at this address" : "the resource has another entity tag",
                logDetail: "current tag: \(current?.value ?? "none")"
            )
        case .conflict(let reason): self.init(.conflict, reason)
        case .occupied(let reason): self.init(.methodNotAllowed, reason)
        case .refused(let reason): self.init(.forbidden, reason)
        case .lockConflict: self.init(.locked, DAVCondition("no-conflicting-lock"), "a lock stands in the way")
        case .invalidName: self.init(.forbidden, "this name can't be used")
        case .lostRace, .brokenFence:
            self.init(.serviceUnavailable, nil, "try again", logDetail: "lost race", retryAfterSeconds: 1)
        case .storageFull:
            self.init(
                .insufficientStorage,
                DAVCondition("sufficient-disk-space"),
                "the server's disk is full",
                logDetail: "the disk is full: nothing can be written until there is room",
                retryAfterSeconds: 60
            )
        case .unavailable(let detail):
            self.init(.serviceUnavailable, nil, "try again later", logDetail: detail, retryAfterSeconds: 5)
        }
    }

    /// DAV:need-privileges (RFC 3744 §7.1.1).
    private static func needs(_ privilege: String, on href: String) -> DAVError {
        DAVError(
            .forbidden,
            DAVCondition(
                DAVName.needPrivileges,
                [
                    .element(
                        DAVName.resource,
                        [
                            .href(href),
                            .element(DAVName.privilege, [.element(PrivilegeMarkup.name(privilege))]),
                        ]
                    )
                ]
            ),
            "this needs the privilege \(privilege)"
        )
    }

    private static func refusal(
        _ precondition: CalendarPrecondition,
        reason: String,
        collection: String
    ) -> DAVError {
        func calDAV(_ name: String, _ content: [Markup] = []) -> DAVError {
            DAVError(.forbidden, CalendarCondition.named(name, content), reason)
        }
        return switch precondition {
        case .supportedCalendarData: calDAV("supported-calendar-data")
        case .validCalendarData, .validTimeZone: calDAV("valid-calendar-data")
        case .validCalendarObjectResource: calDAV("valid-calendar-object-resource")
        case .supportedScale: calDAV("supported-rscale")
        case .supportedCalendarComponent: calDAV("supported-calendar-component")
        case .calendarCollectionLocationOK: calDAV("calendar-collection-location-ok")
        case .maxResourceSize: calDAV("max-resource-size")
        case .maxInstances: calDAV("max-instances")
        case .maxAttendees: calDAV("max-attendees-per-instance")
        case .minDateTime: calDAV("min-date-time")
        case .maxDateTime: calDAV("max-date-time")
        case .noUIDConflict(let existing):
            calDAV("no-uid-conflict", existing.map { [.href(collection + Href.encode($0))] } ?? [])
        case .uniqueSchedulingObject(let calendar, let name):
            calDAV(
                "unique-scheduling-object-resource",
                calendar.map { [.href(Self.parent(of: collection) + Href.encode($0) + "/" + Href.encode(name))] } ?? []
            )
        case .sameOrganizer: calDAV("same-organizer-in-all-components")
        case .allowedOrganizerChange: calDAV("allowed-organizer-scheduling-object-change")
        case .allowedAttendeeChange: calDAV("allowed-attendee-scheduling-object-change")
        case .defaultCalendarNeeded: calDAV("default-calendar-needed")
        case .validDefaultCalendar: calDAV("valid-schedule-default-calendar-URL")
        case .maxAttachmentSize: calDAV("max-attachment-size")
        case .maxAttachments: calDAV("max-attachments-per-resource")
        case .validRecurrence: calDAV("valid-rid")
        case .validManagedID: calDAV("valid-managed-id")
        case .validManagedIDParameter: calDAV("valid-managed-id-parameter")
        case .resourceMustBeNull:
            DAVError(.methodNotAllowed, DAVCondition("resource-must-be-null"), reason)
        case .validSyncToken: DAVError(.forbidden, DAVCondition("valid-sync-token"), reason)
        case .numberOfMatchesWithinLimits:
            DAVError(.forbidden, DAVCondition("number-of-matches-within-limits"), reason)
        case .quotaNotExceeded: DAVError(.insufficientStorage, DAVCondition("quota-not-exceeded"), reason)
        case .travelItemProtected:
            DAVError(
                .forbidden,
                DAVCondition(XMLName("urn:travlendar:ns", "travel-item-protected")),
                reason
            )
        }
    }

    /// The address of the collection that an address lies in.
    static func parent(of href: String) -> String {
        let path = href.hasSuffix("/") ? href.dropLast() : href[...]
        return String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
