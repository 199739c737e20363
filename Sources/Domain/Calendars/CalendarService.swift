package import Accounts
package import CivilTime

/// The calendars of all people, for protocol handlers, pages, the command line and the importer alike: one service for
/// each concern.
///
/// Each method names the person who acts. What they may not see is ``CalendarError/notFound``, the same as what is not
/// there; ``CalendarAccess`` decides it for all services.
package struct CalendarService: Sendable {
    private let context: CalendarContext

    /// - Parameters:
    ///   - repository: where calendars are kept.
    ///   - clock: the process's clock.
    ///   - limits: of sizes and numbers.
    ///   - directory: the people whom scheduling can reach.
    ///   - zoneOf: a person's time zone, or the server's.
    ///   - travelWords: what is said of the Travel calendar, in a person's language, or the server's.
    ///   - proposeZone: told the IANA name of the zone in which a person's client works, as far as a new event or a
    ///     calendar of theirs says; it counts for who has no zone yet.
    ///   - showsTravel: whether a person lets travel count in the free-busy that others see.
    package init(
        repository: any CalendarRepository,
        clock: any WallClock,
        limits: CalendarLimits = .standard,
        directory: any CalendarUserDirectory = EmptyDirectory(),
        zoneOf: @escaping @Sendable (PrincipalID) async -> ZoneRules,
        travelWords: @escaping @Sendable (PrincipalID) async -> TravelCalendarWords = { _ in TravelCalendarWords() },
        proposeZone: @escaping @Sendable (PrincipalID, String) async -> Void = { _, _ in },
        showsTravel: @escaping @Sendable (PrincipalID) async -> Bool = { _ in false }
    ) {
        context = CalendarContext(
            repository: repository,
            clock: clock,
            limits: limits,
            directory: directory,
            zoneOf: zoneOf,
            travelWords: travelWords,
            proposeZone: proposeZone,
            showsTravel: showsTravel
        )
    }

    private init(_ context: CalendarContext) { self.context = context }

    package var limits: CalendarLimits { context.limits }

    /// Homes and the calendars in them.
    package var collections: CollectionService { CollectionService(context: context) }
    /// Events, tasks and the like in a calendar.
    package var objects: ObjectService { ObjectService(context: context) }
    /// What owners grant to others, and their invitations.
    package var sharing: SharingService { SharingService(context: context) }
    /// Inboxes, and the delivery of meetings.
    package var scheduling: SchedulingService { SchedulingService(context: context) }
    /// When people and calendars are busy.
    package var freeBusy: FreeBusyService { FreeBusyService(context: context) }
    /// Managed attachments.
    package var attachments: AttachmentService { AttachmentService(context: context) }
    /// Files and folders outside calendars.
    package var files: FileService { FileService(context: context) }
    /// Write locks.
    package var locks: LockService { LockService(context: context) }
    /// Dead properties.
    package var properties: PropertyService { PropertyService(context: context) }

    /// The same services, whose writes are refused with ``CalendarError/brokenFence`` once others have broken one of
    /// the fences; without any, whose writes are refused by none.
    ///
    /// - Parameters:
    ///   - fences: what must stand when a write is done.
    ///   - retry: counts the attempts of a whole request; nil: each call counts its own.
    /// - Returns: the services.
    package func fenced(by fences: [WriteFence], retrying retry: RetryPolicy? = nil) -> CalendarService {
        CalendarService(context.fenced(by: fences, retrying: retry))
    }
}
