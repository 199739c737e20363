internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// calendar-query (RFC 4791 §7.8): on a calendar, on one object, or on all calendars of a home.
///
/// Index rows answer what they can; only what a filter asks beyond them reads and parses objects.
struct CalendarQueryHandler: Sendable {
    let services: DAVServices

    func respond(to message: CalendarQuery, in request: DAVRequest) async throws -> DAVAnswer {
        let viewer = request.principal
        let resource = try await services.finder(for: viewer).find(request.target)
        let search = Search(
            message: message,
            plan: FilterPlan(message.filter),
            floating: try message.zone(),
            reporter: try ObjectReporter(message.selection, services: services, request: request),
            services: services,
            viewer: viewer
        )
        let pages: MultistatusPages
        switch resource {
        case .calendar(let calendar, let owner):
            // A collection itself is no calendar object, so Depth: 0 finds nothing. No Depth at all: most clients mean
            // 1.
            pages = request.depth == .zero ? .whole { _ in } : search.pages(.init([Place(calendar, owner)]))
        case .home(let owner, _):
            let calendars = try await services.calendars.collections.listCollections(of: owner.id, as: viewer.id)
                .filter { $0.kind.isCalendar && $0.isReadable }
            let places = request.depth == .infinity ? calendars.map { Place($0, owner) } : []
            pages = search.pages(.init(places))
        case .object(let summary, let calendar, let owner):
            let address = ObjectAddress(calendar: calendar.address, name: summary.name)
            let object = try await services.calendars.objects.object(at: address, as: viewer.id)
            let zone = await search.zone(of: calendar)
            let place = try await search.reporter.place(calendar, owner, floating: zone)
            let found = try await search.reporter.load([object], in: place)
            pages = .whole { writer in
                var allowance = FilterAllowance()
                for object in found {
                    guard allowance.admits(message.filter, ofObject: object.object.bytes.count) else {
                        return search.tellLimit(.init(calendar, owner), &writer)
                    }
                    guard search.matches(object.object, zone) else { continue }
                    if !search.reporter.write(object, in: place, into: &writer) {
                        search.tellLimit(.init(calendar, owner), &writer)
                    }
                }
            }
        case .root, .principals, .principal, .proxyGroup, .homes, .file:
            throw DAVError.unsupportedReport(CalDAVName.calendarQuery)
        }
        return DAVAnswer(.multiStatus, .multistatus(pages))
    }

    struct Place: Sendable {
        let calendar: CalendarCollection
        let owner: Principal

        init(_ calendar: CalendarCollection, _ owner: Principal) {
            self.calendar = calendar
            self.owner = owner
        }
    }
}

/// One query on its way through calendars and pages.
private struct Search: Sendable {
    let message: CalendarQuery
    let plan: FilterPlan
    let floating: ZoneRules?
    let reporter: ObjectReporter
    let services: DAVServices
    let viewer: Principal

    func zone(of calendar: CalendarCollection) async -> ZoneRules {
        if let floating { return floating }
        return await services.calendars.freeBusy.floatingZone(of: calendar)
    }

    /// How far the query has come.
    struct Position: Sendable {
        var places: ArraySlice<CalendarQueryHandler.Place>
        var cursor: ObjectCursor?
        /// Read and not told yet; nil: the next ones have to be read.
        var pending: ArraySlice<ObjectReporter.Found>?
        var written = 0
        var allowance = FilterAllowance()

        init(_ places: [CalendarQueryHandler.Place]) { self.places = places[...] }
    }

    func pages(_ position: Position) -> MultistatusPages {
        guard let place = position.places.first else { return .whole { _ in } }
        return MultistatusPages { writer in
            var position = position
            let zone = await zone(of: place.calendar)
            let told = try await reporter.place(place.calendar, place.owner, floating: zone)
            var pending = try await pending(&position, place, told)
            var timer = YieldTimer()
            while let object = pending.popFirst() {
                try await timer.pause()
                if !plan.isWhole {
                    guard position.allowance.admits(message.filter, ofObject: object.object.bytes.count) else {
                        tellLimit(place, &writer)
                        return nil
                    }
                    guard matches(object.object, zone) else { continue }
                }
                if let limit = message.limit, position.written >= limit {
                    tellLimit(place, &writer)
                    return nil
                }
                guard reporter.write(object, in: told, into: &writer) else {
                    tellLimit(place, &writer)
                    return nil
                }
                position.written += 1
                if writer.count >= services.configuration.pageBytes, !pending.isEmpty {
                    position.pending = pending
                    return pages(position)
                }
            }
            position.pending = nil
            if position.cursor == nil { position.places = position.places.dropFirst() }
            return position.places.isEmpty ? nil : pages(position)
        }
    }

    private func pending(
        _ position: inout Position,
        _ place: CalendarQueryHandler.Place,
        _ told: ObjectReporter.Place
    ) async throws -> ArraySlice<ObjectReporter.Found> {
        if let pending = position.pending { return pending }
        let page = try await services.calendars.objects.objects(
            matching: plan.query,
            in: place.calendar,
            from: position.cursor,
            limit: services.configuration.objectsPerPage,
            floating: told.floating,
            as: viewer.id
        )
        position.cursor = page.next
        return try await reporter.load(page.objects, in: told)[...]
    }

    func tellLimit(_ place: CalendarQueryHandler.Place, _ writer: inout MultistatusWriter) {
        writer.response(
            href: services.addresses.calendar(place.owner.name, place.calendar.name),
            status: .insufficientStorage,
            condition: DAVCondition("number-of-matches-within-limits")
        )
    }

    func matches(_ object: StoredObject, _ zone: ZoneRules) -> Bool {
        guard plan.mayMatch(uid: object.uid) else { return false }
        return FilterMatcher(message.filter, floating: zone, limits: services.calendars.limits.calendar)
            .matches(object.bytes)
    }
}
