internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// Going to where a vehicle of one's own was left, and with it to the door (DESIGN.md 5: taken out, it comes back).
struct FetchedVehicle {
    let network: Network
    let request: TripRequest
    let scratch: SearchScratch
    let profile: StreetProfile
    let legMode: LegMode
    private let foot: StreetLayer
    /// Where it stands, on foot.
    private let stand: StreetPlace
    private let ride: StreetRoute
    private let coordinate: Coordinate

    /// How far one walks to it.
    private static let walk = Metres(1_000)

    /// Nil where no way leads from it to the door, or the person's limits are against it.
    init?(
        _ mode: TravelMode,
        _ legMode: LegMode,
        at coordinate: Coordinate,
        network: Network,
        request: TripRequest,
        scratch: SearchScratch,
        within snap: Metres
    ) {
        guard request.usableModes.contains(mode), let profile = StreetOptions.profile(of: mode),
            let layer = network.layer(profile, about: request), let foot = network.layer(.foot, about: request),
            let stand = foot.snap(coordinate, within: snap), let start = layer.snap(coordinate, within: snap),
            let end = layer.snap(request.to, within: snap),
            let ride = layer.router.route(from: start, to: end, &scratch.street),
            request.preferences.distanceLimits[mode]?.allows(ride.length) ?? true
        else { return nil }
        self.network = network
        self.request = request
        self.scratch = scratch
        self.profile = profile
        self.legMode = legMode
        self.foot = foot
        self.stand = stand
        self.ride = ride
        self.coordinate = coordinate
    }

    private var rideSeconds: Double {
        ride.seconds * StreetOptions.pace(request.preferences, legMode.travelMode).factor + profile.parkingSeconds
    }

    private func parts(walkSeconds: Double, walkMetres: Double) -> [LegDraft] {
        [
            LegDraft(.foot, seconds: walkSeconds, metres: walkMetres, end: LegEnd(coordinate: coordinate)),
            LegDraft(
                legMode,
                seconds: rideSeconds,
                metres: ride.length.value,
                end: LegEnd(coordinate: request.to)
            ),
        ]
    }

    /// On foot to it.
    func walked(within snap: Metres) -> Itinerary? {
        guard let from = foot.snap(request.from, within: snap),
            let walk = foot.router.route(from: from, to: stand, &scratch.street)
        else { return nil }
        let (factor, speed) = StreetOptions.pace(request.preferences, .foot)
        let tie = from.snapDistance.value + stand.snapDistance.value
        return PartTimes(request: request, zone: network.zone).option(
            parts(walkSeconds: walk.seconds * factor + tie / speed, walkMetres: walk.length.value + tie)
        )
    }

    /// From the stops around it.
    var end: TransitOptions.AccessSide? {
        let (factor, speed) = StreetOptions.pace(request.preferences, .foot)
        let reach = AccessEgress(
            stand,
            isForward: false,
            on: foot,
            limit: min(request.preferences.maximumWalking ?? Self.walk, Self.walk),
            pace: AccessEgress.Pace(factor: factor, metresPerSecond: speed, extraSeconds: 0, isByLength: false),
            scratch: scratch
        )
        guard !reach.offsets.isEmpty else { return nil }
        let ride = Int32(rideSeconds.rounded(.up))
        let offsets = reach.offsets.map { StopOffset($0.stop, seconds: $0.seconds + ride) }
        return TransitOptions.AccessSide(offsets: offsets, waitSeconds: 0) { offset in
            parts(
                walkSeconds: Double(offset.seconds - ride),
                walkMetres: reach.distance(to: offset.stop).value
            )
        }
    }
}
