internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TripModel

/// What the searches for shared vehicles have in common: who may be taken, where it may be left, what it costs.
struct SharedSearch {
    let network: Network
    let placed: PlacedSupply
    let request: TripRequest
    let scratch: SearchScratch
    let heedsCounts: Bool
    /// Walks between the doors and the points, kept for the ends of public transport: out, and back.
    private let walked = Walked()

    private final class Walked {
        var walks: [Bool: [Walk]] = [:]
    }

    init(
        network: Network,
        placed: PlacedSupply,
        request: TripRequest,
        scratch: SearchScratch,
        heedsCounts: Bool = true
    ) {
        self.heedsCounts = heedsCounts
        self.network = network
        self.placed = placed
        self.request = request
        self.scratch = scratch
    }

    /// Counts of a feed hold for rides that begin within this time of it.
    static let liveSeconds: Int64 = 3_600
    /// To a vehicle, and from where it is left.
    static let walk = Metres(1_000)

    /// A kind of vehicle of a system that this person may use.
    struct UsableVehicleType {
        var system: Int
        var kind: VehicleSupply.VehicleType
        var layer: PlacedSupply.Layer
        var factor: Double
    }

    var kinds: [UsableVehicleType] {
        let allowed = request.usableModes
        return placed.supply.systems.enumerated().flatMap { number, system in
            system.kinds.compactMap { kind in
                guard kind.returning != .origin, allowed.contains(kind.legMode.travelMode),
                    kind.legMode.travelMode != .carSharing || kind.legMode.vehicles(for: request.passengers) == 1,
                    let layer = placed.layer(of: kind, system: number, about: request, on: network)
                else { return nil }
                return UsableVehicleType(
                    system: number,
                    kind: kind,
                    layer: layer,
                    factor: kind.paceFactor(request.preferences)
                )
            }
        }
    }

    /// So many are needed for all who travel.
    private func vehicles(_ kind: UsableVehicleType) -> Int { kind.kind.legMode.vehicles(for: request.passengers) }

    /// Whether what a feed counts is of the time of the trip.
    func isLive(_ system: VehicleSupply.System) -> Bool {
        heedsCounts && abs(request.instant - system.takenAt) <= Self.liveSeconds
    }

    func mayTake(_ kind: UsableVehicleType, at point: Int) -> Bool {
        let system = placed.supply.systems[kind.system]
        switch placed.points[point].source {
        case .station(let index):
            return system.stations[index].hasVehicles(kind.kind.id, vehicles(kind), isLive: isLive(system))
        case .vehicle(let index):
            let vehicle = system.vehicles[index]
            // Two that stand side by side are seldom of one kind.
            return vehicles(kind) == 1 && vehicle.kind == kind.kind.id
                && system.rule(at: vehicle.coordinate, for: vehicle.kind).mayStart
        case .parking: return false
        }
    }

    func mayLeave(_ kind: UsableVehicleType, at point: Int) -> Bool {
        let system = placed.supply.systems[kind.system]
        switch placed.points[point].source {
        case .station(let index):
            return kind.kind.returning != .anywhere
                && system.stations[index].hasDocks(kind.kind.id, vehicles(kind), isLive: isLive(system))
        case .vehicle: return false
        case .parking: return mayLeave(kind, at: placed.points[point].coordinate)
        }
    }

    /// Whether there can be a point at which it may be left at all.
    func mayBeLeftAtPoints(_ kind: UsableVehicleType) -> Bool {
        kind.kind.returning != .anywhere || placed.hasParking[kind.system]
    }

    /// Away from stations.
    func mayLeave(_ kind: UsableVehicleType, at coordinate: Coordinate) -> Bool {
        kind.kind.returning != .stations
            && placed.supply.systems[kind.system].rule(at: coordinate, for: kind.kind.id).mayEnd
    }

    /// How far the vehicle at a point goes; nil: as far as one wants.
    func range(_ kind: UsableVehicleType, from point: Int) -> Metres? {
        let system = placed.supply.systems[kind.system]
        if case .vehicle(let index) = placed.points[point].source, isLive(system),
            let range = system.vehicles[index].range
        {
            return range
        }
        return kind.kind.range
    }

    /// Whether a ride of this length is within range and the person's limits.
    func allows(_ distance: Metres, _ kind: UsableVehicleType, from point: Int) -> Bool {
        if let range = range(kind, from: point), range < distance { return false }
        return request.preferences.distanceLimits[kind.kind.legMode.travelMode]?.allows(distance) ?? true
    }

    /// The ride as a leg tells of it.
    func ride(_ kind: UsableVehicleType, from point: Int, seconds: Double, distance: Metres) -> SharedRide {
        let system = placed.supply.systems[kind.system]
        var vehicleID: String?
        var planID = kind.kind.plan
        if case .vehicle(let index) = placed.points[point].source {
            vehicleID = system.vehicles[index].id
            planID = system.vehicles[index].plan ?? planID
        }
        return SharedRide(
            system: system.id,
            provider: system.name,
            vehicleID: vehicleID,
            kind: kind.kind.name,
            range: range(kind, from: point),
            price: planID.flatMap { system.plans[$0] }?.price(minutes: seconds / 60, distance: distance),
            co2GramsPerKilometre: kind.kind.co2GramsPerKilometre,
            isSeen: isLive(system),
            page: system.page
        )
    }

    func name(of point: Int) -> String? {
        if case .station(let index) = placed.points[point].source {
            return placed.system(of: point).stations[index].name
        }
        return nil
    }

    /// Walks between the request's door at that end and the points within a limit, nearest first; sought once.
    func walks(_ door: StreetPlace, isForward: Bool) -> [Walk] {
        if let known = walked.walks[isForward] { return known }
        let found = findWalks(door, isForward: isForward)
        walked.walks[isForward] = found
        return found
    }

    private func findWalks(_ door: StreetPlace, isForward: Bool) -> [Walk] {
        let foot = placed.foot
        let (factor, speed) = StreetOptions.pace(request.preferences, .foot)
        let limit = min(request.preferences.maximumWalking ?? Self.walk, Self.walk)
        let seconds = limit.value / StreetOptions.pace(TravelPreferences(), .foot).walking * 1.001 + 0.1
        if isForward {
            foot.street.router.reach(
                from: door,
                foot.targets,
                limitSeconds: seconds,
                &scratch.street,
                into: &scratch.reached
            )
        } else {
            foot.street.router.reach(
                to: door,
                foot.targets,
                limitSeconds: seconds,
                &scratch.street,
                into: &scratch.reached
            )
        }
        var walks: [Walk] = []
        for reach in scratch.reached {
            let point = foot.points[Int(reach.target)]
            let tie = (foot.places[point]?.snapDistance.value ?? 0) + door.snapDistance.value
            let metres = reach.length.value + tie
            guard metres <= limit.value else { continue }
            walks.append(Walk(point: point, seconds: reach.seconds * factor + tie / speed, metres: metres))
        }
        walks.sort { ($0.seconds, $0.point) < ($1.seconds, $1.point) }
        return walks
    }

    struct Walk {
        var point: Int
        var seconds: Double
        var metres: Double
    }
}
