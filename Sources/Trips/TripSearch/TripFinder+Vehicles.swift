package import CivilTime
package import Geo
package import TripModel

extension TripFinder {
    /// The vehicle of the best trip of an ordinary moment where none of that kind is to be had now; nil where one is,
    /// where that trip takes none, and for times of which nothing is known.
    ///
    /// Costs a search.
    package func missingVehicle(_ request: TripRequest) -> MissingVehicle? {
        guard request.profile == .standard, !request.isEstimateEnough,
            !request.usableModes.isDisjoint(with: TravelMode.rented), network(for: request) != nil,
            let usual = options(request, in: nil, heedsCounts: false).first,
            let leg = usual.legs.first(where: { $0.mode.isShared }), let ride = leg.sharedRide,
            !options(request).contains(where: { $0.modes.contains(leg.mode.travelMode) })
        else { return nil }
        return MissingVehicle(mode: leg.mode, provider: ride.provider, departure: usual.departure)
    }

    /// The providers of shared vehicles and the feeds of realtime that have fallen silent, for a trip that might have
    /// taken what they tell of.
    package func silentSources(_ request: TripRequest) -> [SilentSource] {
        let rides = request.usableModes.contains(.transit) ? network(for: request)?.silent ?? [] : []
        return rides + (request.usableModes.isDisjoint(with: TravelMode.rented) ? [] : silentProviders)
    }
}

extension VehicleSupply {
    /// So near to where a ride began it is the same station.
    private static let sameStation = Metres(60)

    /// Whether a ride can still begin as it was planned.
    ///
    /// - Parameters:
    ///   - id: of the system.
    ///   - vehicle: the one that was to be taken; nil: any of the station's.
    ///   - mode: what is ridden.
    ///   - place: where it begins.
    ///   - count: how many are needed.
    ///   - now: counts that are older than an hour say nothing.
    /// - Returns: false for a system that is not known (any more).
    package func offers(
        _ id: String,
        vehicle: String?,
        _ mode: LegMode,
        at place: Coordinate,
        count: Int,
        now: Instant
    ) -> Bool {
        guard let system = systems.first(where: { $0.id == id }) else { return false }
        if let vehicle { return system.vehicles.contains { $0.id == vehicle } }
        let isLive = now - system.takenAt <= SharedSearch.liveSeconds
        let kinds = system.kinds.filter { $0.legMode == mode }
        return system.stations.contains { station in
            station.coordinate.distance(to: place) <= Self.sameStation
                && kinds.contains { station.hasVehicles($0.id, count, isLive: isLive) }
        }
    }
}
