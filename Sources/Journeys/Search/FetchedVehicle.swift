internal import Geo
internal import StreetRouting
internal import TransitRouting

/// Going to where a vehicle of one's own was left, and with it to the door (DESIGN.md 5: taken out, it comes back).
struct FetchedVehicle {
    let network: Network
    let request: TripRequest
    let bench: SearchBench
    let profile: StreetProfile
    let legMeans: LegMeans
    private let foot: StreetLayer
    /// Where it stands, on foot.
    private let stand: StreetPlace
    private let ride: StreetRoute
    private let coordinate: Coordinate

    /// How far one walks to it.
    private static let walk = Metres(1_000)

    /// Nil where no way leads from it to the door, or the person's limits are against it.
    init?(
        _ means: Means,
        _ legMeans: LegMeans,
        at coordinate: Coordinate,
        network: Network,
        request: TripRequest,
        bench: SearchBench,
        within snap: Metres
    ) {
        guard request.usableMeans.contains(means), let profile = StreetOptions.profile(of: means),
            let layer = network.layer(profile, about: request), let foot = network.layer(.foot, about: request),
            let stand = foot.snap(coordinate, within: snap), let start = layer.snap(coordinate, within: snap),
            let end = layer.snap(request.to, within: snap),
            let ride = layer.router.route(from: start, to: end, &bench.street),
            request.constraints.distanceLimits[means]?.allows(ride.length) ?? true
        else { return nil }
        self.network = network
        self.request = request
        self.bench = bench
        self.profile = profile
        self.legMeans = legMeans
        self.foot = foot
        self.stand = stand
        self.ride = ride
        self.coordinate = coordinate
    }

    private var rideSeconds: Double {
        ride.seconds * StreetOptions.pace(request.constraints, legMeans.means).factor + profile.parkingSeconds
    }

    private func parts(walkSeconds: Double, walkMetres: Double) -> [TripPart] {
        [
            TripPart(.foot, seconds: walkSeconds, metres: walkMetres, end: LegEnd(coordinate: coordinate)),
            TripPart(
                legMeans,
                seconds: rideSeconds,
                metres: ride.length.value,
                end: LegEnd(coordinate: request.to)
            ),
        ]
    }

    /// On foot to it.
    func walked(within snap: Metres) -> TripOption? {
        guard let from = foot.snap(request.from, within: snap),
            let walk = foot.router.route(from: from, to: stand, &bench.street)
        else { return nil }
        let (factor, speed) = StreetOptions.pace(request.constraints, .foot)
        let tie = from.snapDistance.value + stand.snapDistance.value
        return PartTimes(request: request, zone: network.zone).option(
            parts(walkSeconds: walk.seconds * factor + tie / speed, walkMetres: walk.length.value + tie)
        )
    }

    /// From the stops around it.
    var end: TransitOptions.End? {
        let (factor, speed) = StreetOptions.pace(request.constraints, .foot)
        let reach = DoorReach(
            stand,
            isForward: false,
            on: foot,
            limit: min(request.constraints.maximumWalking ?? Self.walk, Self.walk),
            pace: DoorReach.Pace(factor: factor, metresPerSecond: speed, extraSeconds: 0, isByLength: false),
            bench: bench
        )
        guard !reach.offsets.isEmpty else { return nil }
        let ride = Int32(rideSeconds.rounded(.up))
        let offsets = reach.offsets.map { StopOffset($0.stop, seconds: $0.seconds + ride) }
        return TransitOptions.End(offsets: offsets, waitSeconds: 0) { offset in
            parts(
                walkSeconds: Double(offset.seconds - ride),
                walkMetres: reach.distance(to: offset.stop).value
            )
        }
    }
}
