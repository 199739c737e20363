internal import Accounts
internal import CivilTime
internal import ICalendar

extension FreeBusyService {
    /// The travel of a person within a range, as others see it. Travel to and from events that the viewer organizes is
    /// left out: who chooses the place of a meeting must not learn how long the way to it is.
    func travelTime(
        of principal: Principal,
        in range: Range<Instant>,
        toldTo viewer: PrincipalID
    ) async throws(CalendarError) -> [BusyPeriod] {
        let reach = TravelBusyTime.reachSeconds
        let wide = range.lowerBound.adding(seconds: -reach)..<range.upperBound.adding(seconds: reach)
        var users = try await CalendarUserLookup(context.directory, owner: principal.id)
        var trips: [CalendarObject] = []
        var events: [String: [BusyPeriod]] = [:]
        for calendar in try await repository.listCollections(of: principal.id)
        where calendar.kind.isCalendar && calendar.properties.transparency == .opaque {
            let floating = await context.floatingZone(of: calendar)
            for object in try await objects(touching: wide, in: calendar) {
                if calendar.kind == .travel, object.master?.first("CATEGORIES")?.value == "TRAVEL" {
                    trips.append(object)
                    continue
                }
                try await users.lookUp(object)
                if let organizer = object.organizer, users.is(organizer, viewer) { continue }
                let taken = try? object.busyPeriods(
                    in: wide,
                    of: { principal.isReached(at: $0) },
                    floating: floating,
                    limits: limits.calendar
                )
                events[object.uid, default: []] += taken ?? []
            }
        }
        var periods: [BusyPeriod] = []
        for trip in trips {
            guard let uid = trip.master?.first("RELATED-TO")?.text, let event = events[uid],
                let own = try? trip.busyPeriods(in: wide, floating: .utc, limits: limits.calendar).first
            else { continue }
            if let period = TravelBusyTime.period(of: own.start..<own.end, to: event) { periods.append(period) }
        }
        return periods
    }

    private func objects(
        touching range: Range<Instant>,
        in calendar: CalendarCollection
    ) async throws(CalendarError) -> [CalendarObject] {
        var found: [CalendarObject] = []
        var next: ObjectCursor?
        repeat {
            let page = try await repository.candidates(
                for: ObjectQuery(range: TimeRange(range)),
                in: calendar.id,
                from: next,
                limit: 200
            )
            found += page.objects.compactMap { compiler.read($0) }
            next = page.next
        } while next != nil && found.count <= limits.busyPeriods
        return found
    }
}
