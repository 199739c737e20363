internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// free-busy-query (RFC 4791 §7.10): when the events of a calendar take time, and nothing else about them.
struct FreeBusyQueryHandler: Sendable {
    let services: DAVServices

    func respond(to message: FreeBusyQuery, in request: DAVRequest) async throws -> DAVAnswer {
        guard
            case .calendar(let calendar, _) = try await services.finder(for: request.principal).find(request.target),
            calendar.kind.isCalendar
        else { throw DAVError.unsupportedReport(CalDAVName.freeBusyQuery) }
        let range = message.range.bounds
        let floating = await services.calendars.floatingZone(of: calendar)
        let limits = services.calendars.limits.calendar
        var periods: [BusyPeriod] = []
        var next: ObjectCursor?
        repeat {
            let page = try await services.calendars.objects(
                matching: ObjectQuery(range: TimeRange(range)),
                in: calendar,
                from: next,
                limit: services.configuration.objectsPerPage,
                floating: floating,
                forTimesOnly: true,
                as: request.principal.id
            )
            for object in page.objects {
                periods += try Self.periods(object, in: range, floating: floating, limits: limits)
            }
            next = page.next
        } while next != nil
        let document = CalendarDocument(
            productIdentifier: DAVServices.productIdentifier,
            components: [BusyTime.component(periods, in: range, stamp: services.clock.now())]
        )
        return DAVAnswer(.ok, .bytes(document.serialized(), type: CalendarContentType.of(.freeBusy)))
    }

    /// What can't be read takes no time.
    private static func periods(
        _ object: StoredObject,
        in range: Range<Instant>,
        floating: ZoneRules,
        limits: Limits
    ) throws(DAVError) -> [BusyPeriod] {
        guard let document = try? CalendarDocument(parsing: object.bytes, limits: limits),
            let read = try? CalendarObject(document, acceptsMethod: true, limits: limits)
        else { return [] }
        do throws(RecurrenceError) {
            return try read.busyPeriods(in: range, floating: floating, limits: limits)
        } catch {
            throw DAVError(
                .forbidden,
                DAVCondition("number-of-matches-within-limits"),
                "there are too many occurrences in this range"
            )
        }
    }
}
