internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// Public transport with a vehicle at an end: a taxi for the first or last stretch, an own bicycle or car left at a
/// station, a shared bicycle at either end or both, an own bicycle that goes along in the train.
struct VehicleAccessEgress {
    let search: TransitOptions
    let rules: AccessEgressLimits
    let shared: SharedSearch?
    let models: TravelModels

    /// How far a vehicle is taken to a station: data, by mode.
    struct VehicleRange {
        var mode: TravelMode
        var legMode: LegMode
        var limit: Metres
        /// Per ride: hailing, locking, finding the platform.
        var waitSeconds: Int32
        /// Only stations with rails, ferries or coaches; else any stop.
        var isStationOnly: Bool
    }

    private var taxi: VehicleRange {
        VehicleRange(
            mode: .taxi,
            legMode: .taxi,
            limit: Metres(8_000),
            waitSeconds: Int32(clamping: models.waitSeconds(for: .taxi)),
            isStationOnly: true
        )
    }
    /// What is left at a station.
    static let parked = [
        VehicleRange(mode: .bicycle, legMode: .bicycle, limit: Metres(6_000), waitSeconds: 120, isStationOnly: true),
        VehicleRange(mode: .car, legMode: .car, limit: Metres(15_000), waitSeconds: 240, isStationOnly: true),
        VehicleRange(
            mode: .motorbike,
            legMode: .motorbike,
            limit: Metres(15_000),
            waitSeconds: 180,
            isStationOnly: true
        ),
    ]
    private static let aboard = VehicleRange(
        mode: .bicycle,
        legMode: .bicycle,
        limit: Metres(6_000),
        waitSeconds: 120,
        isStationOnly: false
    )
    /// A taxi is worth a word when it spares this much against walking to and from the same service.
    private static let taxiGainSeconds: Int64 = 900
    static var mostGainSeconds: Int64 { max(taxiGainSeconds, sharedGainSeconds) }
    /// So is a shared bicycle.
    private static let sharedGainSeconds: Int64 = 180
    /// Public transport this much slower than a taxi all the way is looked at again.
    static let muchSlowerSeconds: Int64 = 2_400

    private var request: TripRequest { search.request }

    /// `walking`: what was found with walks at both ends; `taxiSeconds`: going all the way by taxi; `bicycleSeconds`:
    /// by the own bicycle.
    func options(
        _ access: TransitOptions.AccessSide,
        _ egress: TransitOptions.AccessSide,
        walking: [Itinerary],
        taxiSeconds: Int64?,
        bicycleSeconds: Int64?
    ) -> [Itinerary] {
        var options: [Itinerary] = []
        if request.usableModes.contains(.taxi), isTaxiWorthAThought(walking, taxiSeconds) {
            // When the last bus is gone, or there is none at one end.
            if let end = end(taxi, isForward: false) {
                options += search.options(from: access, to: end, directSeconds: worse(walking))
            }
            if let end = end(taxi, isForward: true) {
                options += search.options(from: end, to: egress, directSeconds: worse(walking))
            }
            options = gaining(options, walking, by: Self.taxiGainSeconds, with: .taxi)
        }
        if request.ownVehicles == .mayBeLeft {
            for stretch in Self.parked where request.usableModes.contains(stretch.mode) {
                guard let end = end(stretch, isForward: true) else { continue }
                options += search.options(from: end, to: egress, directSeconds: nil)
            }
        }
        return options + sharedOptions(access, egress, walking) + aboardOptions(bicycleSeconds)
    }

    private func sharedOptions(
        _ access: TransitOptions.AccessSide,
        _ egress: TransitOptions.AccessSide,
        _ walking: [Itinerary]
    ) -> [Itinerary] {
        guard let shared, request.usableModes.contains(.bikeSharing) else { return [] }
        let ends = SharedEnds(search: shared)
        var options: [Itinerary] = []
        let first = ends.end(isForward: true, waitSeconds: rules.boardingSeconds)
        let last = ends.end(isForward: false, waitSeconds: 0)
        let bound = worse(walking)
        if let first { options += search.options(from: first, to: egress, directSeconds: bound) }
        if let last { options += search.options(from: access, to: last, directSeconds: bound) }
        if let first, let last { options += search.options(from: first, to: last, directSeconds: bound) }
        return gaining(options, walking, by: Self.sharedGainSeconds, with: .bikeSharing)
    }

    /// With the own bicycle, which comes along; better than riding it all the way.
    private func aboardOptions(_ bicycleSeconds: Int64?) -> [Itinerary] {
        guard search.transit.takesBicycles, request.usableModes.contains(.bicycle),
            let first = end(Self.aboard, isForward: true), let last = end(Self.aboard, isForward: false)
        else { return [] }
        var withBicycle = TransitOptions(
            network: search.network,
            transit: search.transit,
            request: request,
            scratch: search.scratch,
            pruning: search.pruning,
            withBicycle: true
        )
        withBicycle.latestSeconds = search.latestSeconds
        return withBicycle.options(from: first, to: last, directSeconds: bicycleSeconds.map { Int32(clamping: $0) })
    }

    /// Reach by car is the dearest part of a query: only where walking leaves much to be wished.
    private func isTaxiWorthAThought(_ walking: [Itinerary], _ taxiSeconds: Int64?) -> Bool {
        guard let taxiSeconds else { return true }
        return (elapsed(walking) ?? .max) > taxiSeconds + Self.muchSlowerSeconds
    }

    /// The least seconds between the request's time and the far end of these.
    private func elapsed(_ walking: [Itinerary]) -> Int64? {
        walking.map { $0.elapsedSeconds(request.time) }.min()
    }

    /// What takes so long, ``gaining(_:_:by:with:)`` leaves out: it need not be searched.
    private func worse(_ walking: [Itinerary]) -> Int32? {
        search.pruning.boundsByWalking ? elapsed(walking).map { Int32(clamping: $0) } : nil
    }

    /// The options that use the mode and spare so much time against every one without it; and the one that spares
    /// most, however little, so that who leaves later never arrives earlier.
    private func gaining(
        _ options: [Itinerary],
        _ walking: [Itinerary],
        by seconds: Int64,
        with mode: TravelMode
    ) -> [Itinerary] {
        func gain(_ option: Itinerary) -> Int64 {
            let gains = walking.map { other in
                switch request.time {
                case .departAt: other.arrival - option.arrival
                case .arriveBy: option.departure - other.departure
                }
            }
            return gains.min() ?? .max
        }
        let using = options.filter { option in option.legs.contains { $0.mode.travelMode == mode } }
        let most = using.map(gain).max() ?? 0
        return using.filter { gain($0) >= seconds || (gain($0) == most && most > 0) }
    }

    private func end(_ stretch: VehicleRange, isForward: Bool) -> TransitOptions.AccessSide? {
        let door = isForward ? request.from : request.to
        guard let profile = StreetOptions.profile(of: stretch.mode),
            let layer = search.network.layer(profile, about: request),
            let place = layer.snap(door, within: rules.snap)
        else { return nil }
        let factor = StreetOptions.pace(request.preferences, stretch.mode).factor
        let wanted = request.preferences.distanceLimits[stretch.mode]
        let usual = profile.speeds["residential", default: 20] / 3.6
        let pace = AccessEgress.Pace(
            factor: factor,
            metresPerSecond: usual / factor,
            extraSeconds: stretch.waitSeconds,
            isByLength: false
        )
        var reach = AccessEgress(
            place,
            isForward: isForward,
            on: layer,
            limit: min(wanted?.maximum ?? stretch.limit, stretch.limit),
            pace: pace,
            scratch: search.scratch,
            onlyStations: stretch.isStationOnly
        )
        if stretch.isStationOnly, layer.stations == nil { reach.keep { stop, _ in search.transit.isStation[stop.row] } }
        if let least = wanted?.minimum { reach.keep { least <= $1 } }
        guard !reach.offsets.isEmpty else { return nil }
        return TransitOptions.AccessSide(reach: reach, mode: stretch.legMode, waitSeconds: stretch.waitSeconds)
    }
}
