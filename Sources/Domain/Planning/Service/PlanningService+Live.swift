package import Accounts
package import CivilTime
internal import DayPlanner
package import TripModel

extension PlanningService {
    /// A leg of a trip that stands in a calendar: a ride, or a way of fixed length.
    package struct PublishedLeg: Equatable, Sendable {
        package var departure: Instant
        package var arrival: Instant
        package var ride: RideReference?
    }

    /// Has the days of those trips planned again that no longer stand as they were planned (LIVE-2): coming ones, of
    /// today and tomorrow, by lines. A trip that was late is looked at again in any case, since news may be good.
    ///
    /// - Parameter stands: judges the legs of one trip, in order.
    /// - Returns: whose days were marked.
    /// - Throws: where the store is unavailable; what was marked until then stays.
    @discardableResult
    package func recheck(
        _ stands: @Sendable ([PublishedLeg]) -> Bool
    ) async throws(PlanningError) -> [PrincipalID] {
        var touched: [PrincipalID] = []
        let now = clock.now()
        for horizon in try await repository.listHorizons() {
            guard let settings = try await settings(of: horizon.person) else { continue }
            let today = settings.zone.local(now).date.daysSinceEpoch
            let end = settings.zone.startOfDay(CivilDate(daysSinceEpoch: today + 2))
            let published = try await repository.listPublished(of: horizon.person, window: now..<end)
            var days: Set<Int> = []
            // What has begun is left as it is.
            for item in published where now < item.record.start {
                // News may be over.
                if item.record.key.kind == .warning(.disruption) {
                    days.insert(settings.zone.local(item.record.eventStart).date.daysSinceEpoch)
                }
                guard let legs = Self.legs(of: item), legs.contains(where: { $0.ride != nil }) else { continue }
                guard item.record.lateSeconds > 0 || !stands(legs) else { continue }
                for moment in [item.record.start, item.record.eventStart] {
                    days.insert(settings.zone.local(moment).date.daysSinceEpoch)
                }
            }
            for day in days.sorted() where day >= today {
                try await repository.markDirty(day...day, of: horizon.person, now: now)
            }
            if !days.isEmpty { touched.append(horizon.person) }
        }
        if !touched.isEmpty { wake() }
        return touched
    }

    /// The trip as the server published it, whatever a client made of the block.
    static func legs(of item: PublishedTravelItem) -> [PublishedLeg]? {
        trip(of: item)?.legs.compactMap { leg in
            guard let departure = try? Instant(iso8601: leg.departure), let arrival = try? Instant(iso8601: leg.arrival)
            else { return nil }
            return PublishedLeg(departure: departure, arrival: arrival, ride: leg.ride)
        }
    }
}
