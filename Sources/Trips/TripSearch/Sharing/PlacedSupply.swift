internal import Geo
internal import StreetRouting
internal import Synchronization
internal import TransitRouting
internal import TripModel

/// A supply laid over the streets of one network, so that queries need not look for the streets of a thousand vehicles.
final class PlacedSupply: Sendable {
    /// A place where something shared may be taken or left.
    struct Point: Sendable {
        enum Source: Sendable {
            case station(Int)
            case vehicle(Int)
            /// Inside a zone that is set apart for leaving vehicles.
            case parking
        }

        /// Index into the supply's systems.
        var system: Int
        var source: Source
        var coordinate: Coordinate
    }

    /// The points as one profile reaches them.
    struct Layer: Sendable {
        let street: StreetLayer
        /// By point; nil where no street of the profile is near, and for points of other systems.
        let places: [StreetPlace?]
        let targets: StreetTargets
        /// By target.
        let points: [Int]
    }

    let supply: VehicleSupply
    let points: [Point]
    let foot: Layer
    /// By system: whether any point is a zone for leaving vehicles.
    let hasParking: [Bool]
    /// By system and kind of vehicle; nil where the network has no such streets.
    private let rides: [Ride: Layer]
    /// Kept, so that the next supply need not make them again.
    private let zoned: [ZonedStreets]
    /// More than the row of any stop that the searches around the points may name.
    let stopBound: Int
    private let stops: Mutex<[Int: [StopWay]]>
    /// The last few of the layers at hours whose streets are not the usual ones.
    private let byHour = Mutex<[(ride: Ride, layer: Layer)]>([])

    /// A walk between a point and a stop.
    struct StopWay: Sendable {
        var stop: StopIndex
        /// In the profile's own time.
        var seconds: Double
        var metres: Double
    }

    private struct Ride: Hashable {
        var system: Int
        var kind: String
    }

    /// From a street to what stands beside it.
    private static let tie = Metres(150)
    private static let keptHours = 8
    /// From where a vehicle stands to a stop.
    static let stopWalk = Metres(300)

    /// Nil where the network has no streets or nothing of the supply lies on it. `last`: the supply before, on the same
    /// network.
    init?(_ snapshot: CurrentVehicles.Snapshot, on network: Network, last: PlacedSupply? = nil) {
        guard let walking = network.layer(.foot) else { return nil }
        let supply = snapshot.supply
        let area = network.bounds
        var points: [Point] = []
        for (number, system) in supply.systems.enumerated() {
            func add(_ source: Point.Source, _ coordinate: Coordinate) {
                if area.contains(coordinate) {
                    points.append(Point(system: number, source: source, coordinate: coordinate))
                }
            }
            for (index, station) in system.stations.enumerated() { add(.station(index), station.coordinate) }
            for (index, vehicle) in system.vehicles.enumerated() { add(.vehicle(index), vehicle.coordinate) }
            // Where vehicles may not be left in general, the zones that allow it are places to go to.
            if system.rules.contains(where: { !$0.mayEnd }) {
                for zone in system.zones where zone.rules.contains(where: \.mayEnd) {
                    for inside in zone.area.innerPoints { add(.parking, inside) }
                }
            }
        }
        guard !points.isEmpty else { return nil }
        self.supply = supply
        self.points = points
        var hasParking = [Bool](repeating: false, count: supply.systems.count)
        for point in points {
            if case .parking = point.source { hasParking[point.system] = true }
        }
        self.hasParking = hasParking
        /// Of one system, for rides, or of all.
        func layer(_ street: StreetLayer, _ system: Int? = nil) -> Layer {
            let places = points.map { point in
                system.map { $0 == point.system } ?? true ? street.snap(point.coordinate, within: Self.tie) : nil
            }
            let reachable = places.indices.filter { places[$0] != nil }
            return Layer(
                street: street,
                places: places,
                targets: StreetTargets(reachable.compactMap { places[$0] }, street.router, isFar: system != nil),
                points: reachable
            )
        }
        foot = layer(walking)
        var rides: [Ride: Layer] = [:]
        var zoned: [ZonedStreets] = []
        for (number, system) in supply.systems.enumerated() {
            var free: [String: Layer] = [:]
            for kind in system.kinds {
                guard let street = network.layer(kind.profile) else { continue }
                let ride = Ride(system: number, kind: kind.id)
                if ZonedStreets.areNeeded(system, kind) {
                    let own = ZonedStreets.streets(
                        of: kind,
                        in: system,
                        on: street,
                        network,
                        known: last?.zoned ?? [],
                        made: &zoned
                    )
                    if let own { rides[ride] = layer(own.street, number) }
                } else {
                    let known = free[kind.profile.name] ?? layer(street, number)
                    free[kind.profile.name] = known
                    rides[ride] = known
                }
            }
        }
        self.rides = rides
        self.zoned = zoned
        stopBound = max(walking.stopBound, rides.values.map(\.street.stopBound).max() ?? 0)
        stops = Mutex([:])
    }

    /// The streets as a kind of vehicle of a system may use them about the hour of a request (docs/adr/0070). Streets
    /// without the zones that are closed to the kind are the usual ones at all hours.
    func layer(
        of kind: VehicleSupply.VehicleType,
        system: Int,
        about request: TripRequest,
        on network: Network
    ) -> Layer? {
        let ride = Ride(system: system, kind: kind.id)
        guard let usual = rides[ride], let always = network.layer(kind.profile),
            let street = network.layer(kind.profile, about: request),
            street.router.metric !== always.router.metric, usual.street.router.metric === always.router.metric
        else { return rides[ride] }
        return byHour.withLock { known in
            let same = known.first { $0.ride == ride && $0.layer.street.router.metric === street.router.metric }
            if let same { return same.layer }
            let layer = Layer(
                street: street,
                places: usual.places,
                targets: StreetTargets(usual.points.compactMap { usual.places[$0] }, street.router, isFar: true),
                points: usual.points
            )
            if known.count >= Self.keptHours { known.removeFirst() }
            known.append((ride, layer))
            return layer
        }
    }

    func system(of point: Int) -> VehicleSupply.System { supply.systems[points[point].system] }

    /// The stops around a point, from it or to it; looked up once for each.
    func stopWays(of point: Int, isForward: Bool, _ scratch: SearchScratch) -> [StopWay] {
        let key = 2 * point + (isForward ? 1 : 0)
        if let known = stops.withLock({ $0[key] }) { return known }
        var ways: [StopWay] = []
        if let place = foot.places[point], let ties = foot.street.ties, let targets = foot.street.targets {
            let speed = StreetOptions.pace(TravelPreferences(), .foot).walking
            let limit = Self.stopWalk.value / speed
            if isForward {
                foot.street.router.reach(
                    from: place,
                    targets,
                    limitSeconds: limit,
                    &scratch.street,
                    into: &scratch.reached
                )
            } else {
                foot.street.router.reach(
                    to: place,
                    targets,
                    limitSeconds: limit,
                    &scratch.street,
                    into: &scratch.reached
                )
            }
            for reach in scratch.reached {
                let row = Int(reach.target)
                let tie = ties.places[row].snapDistance.value + place.snapDistance.value
                let metres = reach.length.value + tie
                guard metres <= Self.stopWalk.value else { continue }
                ways.append(StopWay(stop: ties.stops[row], seconds: reach.seconds + tie / speed, metres: metres))
            }
        }
        let found = ways
        stops.withLock { $0[key] = found }
        return found
    }
}

/// The placed form of the vehicles of this moment, one for each network; made by the first query after a change.
final class PlacedSupplies: Sendable {
    private struct CachedSupply: Sendable {
        /// All states of a network share them.
        var streets: StreetNetwork
        var version: UInt64
        var placed: PlacedSupply?
    }

    private let vehicles: CurrentVehicles
    private let entries = Mutex<[CachedSupply]>([])

    init(_ vehicles: CurrentVehicles) { self.vehicles = vehicles }

    func placed(on network: Network) -> PlacedSupply? {
        let snapshot = vehicles.snapshot()
        guard !snapshot.supply.systems.isEmpty, let streets = network.streets else { return nil }
        let known = entries.withLock { entries in
            entries.first { $0.streets === streets && $0.version == snapshot.version }
        }
        if let known { return known.placed }
        let last = entries.withLock { entries in entries.last { $0.streets === streets }?.placed }
        // Outside the lock: two queries may make the same one, which harms nothing.
        let entry = CachedSupply(
            streets: streets,
            version: snapshot.version,
            placed: PlacedSupply(snapshot, on: network, last: last)
        )
        entries.withLock { entries in
            // Those of the version before stay for a moment: what is closed to vehicles seldom changes with them.
            entries.removeAll { $0.streets === streets || $0.version &+ 1 < snapshot.version }
            entries.append(entry)
        }
        return entry.placed
    }
}
