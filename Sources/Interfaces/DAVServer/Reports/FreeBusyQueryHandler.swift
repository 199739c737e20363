internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// free-busy-query (RFC 4791 §7.10): when the events of a calendar, or of all calendars of a home, take time, and
/// nothing else about them.
///
/// Any Depth on a calendar means what is in it. Of a home, calendars that do not make their owner busy (RFC 6638 §9.1)
/// are left out; so is Travel
/// where somebody else asks (ADR 0040).
struct FreeBusyQueryHandler: Sendable {
    let services: DAVServices

    func respond(to message: FreeBusyQuery, in request: DAVRequest) async throws -> DAVAnswer {
        let viewer = request.principal
        let range = message.range.bounds
        let collections: [CalendarCollection]
        switch try await services.finder(for: viewer).find(request.target) {
        case .calendar(let calendar, _) where calendar.kind.isCalendar: collections = [calendar]
        case .home(let owner, _):
            collections = try await services.calendars.collections.listCollections(of: owner.id, as: viewer.id)
                .filter {
                    $0.kind.isCalendar && $0.properties.transparency == .opaque && $0.privileges.contains(.readFreeBusy)
                        && ($0.kind != .travel || owner.id == viewer.id)
                }
        default: throw DAVError.unsupportedReport(CalDAVName.freeBusyQuery)
        }
        let periods = try await services.calendars.freeBusy.busyPeriods(in: collections, range: range, as: viewer.id)
        let document = CalendarDocument(
            productIdentifier: DAVServices.productIdentifier,
            components: [BusyTime.component(periods, in: range, stamp: services.clock.now())]
        )
        return DAVAnswer(.ok, .bytes(document.serialized(), type: CalendarContentType.of(.freeBusy)))
    }
}
