internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// A shared bicycle or scooter between a door and the stops: walk, take, ride, leave, walk.
struct SharedEnds {
    let search: SharedSearch

    /// How far one rides to a stop.
    private static let ride = Metres(5_000)
    /// So many places to take a vehicle (from the door) or to leave it (at the door) are tried for each kind, the
    /// nearest.
    private static let places = 2
    /// So many places at the far end, the soonest reached.
    private static let farPlaces = 200

    private var request: TripRequest { search.request }
    private var placed: PlacedSupply { search.placed }

    /// A stretch of a way.
    private struct WayPart {
        var seconds = 0.0
        var metres = 0.0
    }

    /// The fastest way between the door and one stop.
    private struct SharedRoute {
        var kind: Int
        /// Where it is taken.
        var point: Int
        var walkOut = WayPart()
        var ride = WayPart()
        var walkIn = WayPart()
        /// Where it is left: a point of the supply, nil where it stands in the street.
        var leftPoint: Int?
        var left = Coordinate(latitude: 0, longitude: 0)

        /// As the parts will have it.
        var seconds: Int32 {
            Int32(walkOut.seconds.rounded(.up)) + Int32(ride.seconds.rounded(.up))
                + Int32(walkIn.seconds.rounded(.up))
        }
    }

    /// The fastest way to every stop, in the order in which the stops were found.
    private struct Ways {
        var list: [(stop: StopIndex, way: SharedRoute, seconds: Int32)] = []
        let scratch: SearchScratch

        mutating func offer(_ way: SharedRoute, at stop: StopIndex) {
            let seconds = way.seconds
            let known = Int(scratch.placeOfStop[stop.row])
            if known < 0 {
                scratch.placeOfStop[stop.row] = Int32(list.count)
                list.append((stop, way, seconds))
            } else if seconds < list[known].seconds {
                list[known] = (stop, way, seconds)
            }
        }

        /// Ends the list; ascending by stop.
        mutating func finish() {
            for entry in list { scratch.placeOfStop[entry.stop.row] = -1 }
            list.sort { $0.stop.row < $1.stop.row }
        }
    }

    /// From the door if `isForward`, else to it; nil where there is nothing to ride.
    func end(isForward: Bool, waitSeconds: Int32) -> TransitOptions.AccessSide? {
        let foot = placed.foot.street
        let kinds = search.kinds.filter { $0.kind.legMode.travelMode == .bikeSharing }
        guard !kinds.isEmpty,
            let door = foot.snap(isForward ? request.from : request.to, within: AccessEgressLimits.standard.snap)
        else { return nil }
        let near = search.walks(door, isForward: isForward)
        search.scratch.prepare(stops: placed.stopBound)
        var ways = Ways(scratch: search.scratch)
        for number in kinds.indices {
            if isForward {
                ride(from: near, kinds[number], number, &ways)
            } else {
                ride(to: near, kinds[number], number, &ways)
            }
        }
        ways.finish()
        guard !ways.list.isEmpty else { return nil }
        let offsets = ways.list.map { StopOffset($0.stop, seconds: $0.seconds + waitSeconds) }
        return TransitOptions.AccessSide(offsets: offsets, waitSeconds: waitSeconds) {
            [search, ways = ways.list] offset in
            guard let way = ways.first(where: { $0.stop == offset.stop })?.way else { return [] }
            let kind = kinds[way.kind]
            let left = LegEnd(name: way.leftPoint.flatMap(search.name), coordinate: way.left)
            return [
                LegDraft(
                    .foot,
                    seconds: way.walkOut.seconds,
                    metres: way.walkOut.metres,
                    end: LegEnd(
                        name: search.name(of: way.point),
                        coordinate: search.placed.points[way.point].coordinate
                    )
                ),
                LegDraft(
                    kind.kind.legMode,
                    seconds: way.ride.seconds,
                    metres: way.ride.metres,
                    end: left,
                    vehicle: search.ride(
                        kind,
                        from: way.point,
                        seconds: way.ride.seconds,
                        distance: Metres(way.ride.metres)
                    )
                ),
                LegDraft(.foot, seconds: way.walkIn.seconds, metres: way.walkIn.metres, end: left),
            ]
        }
    }

    private func limitSeconds(_ kind: SharedSearch.UsableVehicleType) -> Double {
        Self.ride.value / (kind.kind.profile.speeds["residential", default: 17] / 3.6)
    }

    private func handling(_ kind: SharedSearch.UsableVehicleType) -> Double {
        VehicleSupply.VehicleType.takingSeconds + kind.kind.profile.parkingSeconds
    }

    private func offer(_ way: SharedRoute, at stop: StopIndex, _ ways: inout Ways) {
        if let limit = request.preferences.maximumWalking, way.walkOut.metres + way.walkIn.metres > limit.value {
            return
        }
        ways.offer(way, at: stop)
    }

    // MARK: From the door

    private func ride(
        from near: [SharedSearch.Walk],
        _ kind: SharedSearch.UsableVehicleType,
        _ number: Int,
        _ ways: inout Ways
    ) {
        let picks = near.lazy.filter {
            placed.points[$0.point].system == kind.system && kind.layer.places[$0.point] != nil
                && search.mayTake(kind, at: $0.point)
        }
        let (factor, _) = StreetOptions.pace(request.preferences, .foot)
        for pick in picks.prefix(Self.places) {
            guard let place = kind.layer.places[pick.point] else { continue }
            var way = SharedRoute(
                kind: number,
                point: pick.point,
                walkOut: WayPart(seconds: pick.seconds, metres: pick.metres)
            )
            eachReached(kind, place, search.mayBeLeftAtPoints(kind) ? kind.layer.targets : nil, isForward: true) {
                target,
                ride in
                let point = kind.layer.points[target]
                guard search.mayLeave(kind, at: point), search.allows(Metres(ride.metres), kind, from: pick.point)
                else { return }
                way.ride = ride
                way.leftPoint = point
                way.left = placed.points[point].coordinate
                for walk in placed.stopWays(of: point, isForward: true, search.scratch) {
                    way.walkIn = WayPart(seconds: walk.seconds * factor, metres: walk.metres)
                    offer(way, at: walk.stop, &ways)
                }
            }
            guard kind.kind.returning != .stations, let ties = kind.layer.street.ties,
                var targets = kind.layer.street.targets
            else { continue }
            // A ride goes as far as the sweep at once.
            targets.settledBeforeSweep = 0
            way.leftPoint = nil
            eachReached(kind, place, targets, isForward: true) { row, ride in
                let tie = ties.places[row]
                guard search.mayLeave(kind, at: tie.coordinate),
                    search.allows(Metres(ride.metres), kind, from: pick.point)
                else { return }
                way.ride = ride
                way.left = tie.coordinate
                way.walkIn = walk(tie.snapDistance)
                offer(way, at: ties.stops[row], &ways)
            }
        }
    }

    private func walk(_ tie: Metres) -> WayPart {
        WayPart(seconds: tie.value / StreetOptions.pace(request.preferences, .foot).walking, metres: tie.value)
    }

    // MARK: To the door

    private func ride(
        to near: [SharedSearch.Walk],
        _ kind: SharedSearch.UsableVehicleType,
        _ number: Int,
        _ ways: inout Ways
    ) {
        var ends: [(place: StreetPlace, way: SharedRoute)] = []
        let stations = near.lazy.filter {
            placed.points[$0.point].system == kind.system && search.mayLeave(kind, at: $0.point)
        }
        for walk in stations.prefix(Self.places) {
            guard let place = kind.layer.places[walk.point] else { continue }
            var way = SharedRoute(kind: number, point: walk.point)
            way.walkIn = WayPart(seconds: walk.seconds, metres: walk.metres)
            way.leftPoint = walk.point
            way.left = placed.points[walk.point].coordinate
            ends.append((place, way))
        }
        if kind.kind.returning != .stations,
            let place = kind.layer.street.snap(request.to, within: AccessEgressLimits.standard.tie),
            search.mayLeave(kind, at: place.coordinate)
        {
            var way = SharedRoute(kind: number, point: 0)
            way.walkIn = walk(place.snapDistance)
            way.left = place.coordinate
            ends.append((place, way))
        }
        let (factor, _) = StreetOptions.pace(request.preferences, .foot)
        for end in ends {
            var found: [(point: Int, ride: WayPart)] = []
            eachReached(kind, end.place, kind.layer.targets, isForward: false) { target, ride in
                let point = kind.layer.points[target]
                guard search.mayTake(kind, at: point), search.allows(Metres(ride.metres), kind, from: point)
                else { return }
                found.append((point, ride))
            }
            found.sort { ($0.ride.seconds, $0.point) < ($1.ride.seconds, $1.point) }
            for (point, ride) in found.prefix(Self.farPlaces) {
                var way = end.way
                way.point = point
                way.ride = ride
                for walk in placed.stopWays(of: point, isForward: false, search.scratch) {
                    way.walkOut = WayPart(seconds: walk.seconds * factor, metres: walk.metres)
                    offer(way, at: walk.stop, &ways)
                }
            }
        }
    }

    /// What lies within a ride of a place: each target, and the ride with taking and leaving.
    private func eachReached(
        _ kind: SharedSearch.UsableVehicleType,
        _ place: StreetPlace,
        _ targets: StreetTargets?,
        isForward: Bool,
        _ body: (Int, WayPart) -> Void
    ) {
        guard let targets else { return }
        let router = kind.layer.street.router
        let limit = limitSeconds(kind)
        if isForward {
            router.reach(
                from: place,
                targets,
                limitSeconds: limit,
                &search.scratch.street,
                into: &search.scratch.reached
            )
        } else {
            router.reach(
                to: place,
                targets,
                limitSeconds: limit,
                &search.scratch.street,
                into: &search.scratch.reached
            )
        }
        let fixed = handling(kind)
        // The body may search again with this scratch.
        let reached = search.scratch.reached
        for reach in reached where reach.length <= Self.ride {
            body(
                Int(reach.target),
                WayPart(seconds: reach.seconds * kind.factor + fixed, metres: reach.length.value)
            )
        }
    }
}
