package import Accounts
package import CivilTime
internal import DayPlanner
package import Geo
package import TripModel

extension PlanningService {
    /// A ride by a shared vehicle in a trip that stands in a calendar.
    package struct PublishedRide: Equatable, Sendable {
        package var system: String
        /// Nil: any of the station's.
        package var vehicle: String?
        package var mode: LegMode
        package var place: Coordinate
        /// How many are needed.
        package var count: Int
    }

    /// What changed of the shared vehicles since they were last looked at.
    package enum VehicleNews: Sendable {
        /// Nothing but the time.
        case none
        case counts
        /// A provider fell silent, or is back.
        case providers
    }

    /// Trips are looked at that leave within this time.
    private static let watchedSeconds: Int64 = 3_600
    /// Each trip of somebody who uses shared vehicles is planned again when it is so near.
    private static let moments: [Int64] = [3_600, 1_200]

    /// Has the days of those coming trips planned again whose shared vehicle is no longer there, of those that come
    /// near, and of those that found none where there is news (LIVE-3).
    ///
    /// - Parameters:
    ///   - last: when this was last done.
    ///   - news: what changed since.
    ///   - isThere: judges one ride.
    /// - Returns: whose days were marked.
    /// - Throws: where the store is unavailable; what was marked until then stays.
    @discardableResult
    package func recheckVehicles(
        since last: Instant,
        _ news: VehicleNews,
        _ isThere: @Sendable (PublishedRide) -> Bool
    ) async throws(PlanningError) -> [PrincipalID] {
        var touched: [PrincipalID] = []
        let now = clock.now()
        let window = now..<now.adding(seconds: 2 * Self.watchedSeconds)
        for horizon in try await repository.listHorizons() {
            let near = try await repository.listPublished(of: horizon.person, window: window).filter {
                now < $0.record.eventStart || now < $0.record.start
            }
            guard !near.isEmpty, let settings = try await settings(of: horizon.person) else { continue }
            let isSharing = !settings.preferences.modes.isDisjoint(with: TravelMode.rented)
            var days: Set<Int> = []
            for item in near where isTouched(item, since: last, now, news, isSharing, isThere) {
                for moment in [item.record.start, item.record.eventStart] {
                    days.insert(settings.zone.local(moment).date.daysSinceEpoch)
                }
            }
            for day in days.sorted() { try await repository.markDirty(day...day, of: horizon.person, now: now) }
            if !days.isEmpty { touched.append(horizon.person) }
        }
        if !touched.isEmpty { wake() }
        return touched
    }

    private func isTouched(
        _ item: PublishedTravelItem,
        since last: Instant,
        _ now: Instant,
        _ news: VehicleNews,
        _ isSharing: Bool,
        _ isThere: (PublishedRide) -> Bool
    ) -> Bool {
        if item.record.key.kind == .warning(.noVehicle) { return news != .none }
        guard let trip = Self.trip(of: item), now < item.record.start,
            item.record.start - now <= Self.watchedSeconds
        else { return false }
        let rides = Self.rides(of: trip)
        if rides.contains(where: { !isThere($0) }) { return true }
        guard isSharing || !rides.isEmpty else { return false }
        if news == .providers { return true }
        return Self.moments.contains { offset in
            let moment = item.record.start.adding(seconds: -offset)
            return last < moment && moment <= now
        }
    }

    private static func rides(of trip: TripRecord) -> [PublishedRide] {
        trip.legs.compactMap { leg in
            guard let system = leg.system, let mode = LegMode(rawValue: leg.means) else { return nil }
            return PublishedRide(
                system: system,
                vehicle: leg.vehicle,
                mode: mode,
                place: leg.from.coordinate,
                count: mode.vehicles(for: trip.passengers ?? 1)
            )
        }
    }
}
