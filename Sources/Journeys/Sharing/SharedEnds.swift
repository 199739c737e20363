internal import Geo
internal import StreetRouting
internal import TransitRouting

/// A shared bicycle or scooter between a door and the stops: walk, take, ride, leave, walk.
struct SharedEnds {
    let search: SharedSearch

    /// How far one rides to a stop.
    private static let ride = Metres(5_000)
    /// So many places to take a vehicle (from the door) or to leave it (at the door) are tried for each kind, the nearest.
    private static let places = 2
    /// So many places at the far end, the soonest reached.
    private static let farPlaces = 200

    private var request: TripRequest { search.request }
    private var placed: PlacedSupply { search.placed }

    /// The fastest way between the door and one stop.
    private struct Way {
        var kind: SharedSearch.Kind
        var point: Int
        var walkOut: (seconds: Double, metres: Double)
        var ride: (seconds: Double, metres: Double)
        var walkIn: (seconds: Double, metres: Double)
        /// Where it is left.
        var left: LegEnd

        /// As the parts will have it.
        var seconds: Int32 {
            Int32(walkOut.seconds.rounded(.up)) + Int32(ride.seconds.rounded(.up))
                + Int32(walkIn.seconds.rounded(.up))
        }
    }

    /// From the door if `isForward`, else to it; nil where there is nothing to ride.
    func end(isForward: Bool, waitSeconds: Int32) -> TransitOptions.End? {
        let foot = placed.foot.street
        let kinds = search.kinds.filter { $0.kind.legMeans.means == .bikeSharing }
        guard !kinds.isEmpty,
            let door = foot.snap(isForward ? request.from : request.to, within: JoinRules.standard.snap)
        else { return nil }
        let near = search.walks(door, isForward: isForward)
        var ways: [StopIndex: Way] = [:]
        for kind in kinds {
            if isForward { ride(from: near, kind, &ways) } else { ride(to: near, kind, &ways) }
        }
        guard !ways.isEmpty else { return nil }
        let offsets = ways.map { StopOffset($0.key, seconds: $0.value.seconds + waitSeconds) }
            .sorted { $0.stop.row < $1.stop.row }
        return TransitOptions.End(offsets: offsets, waitSeconds: waitSeconds) { [search] offset in
            guard let way = ways[offset.stop] else { return [] }
            let placed = search.placed
            return [
                TripPart(
                    .foot,
                    seconds: way.walkOut.seconds,
                    metres: way.walkOut.metres,
                    end: LegEnd(name: search.name(of: way.point), coordinate: placed.points[way.point].coordinate)
                ),
                TripPart(
                    way.kind.kind.legMeans,
                    seconds: way.ride.seconds,
                    metres: way.ride.metres,
                    end: way.left,
                    vehicle: search.ride(
                        way.kind,
                        from: way.point,
                        seconds: way.ride.seconds,
                        distance: Metres(way.ride.metres)
                    )
                ),
                TripPart(.foot, seconds: way.walkIn.seconds, metres: way.walkIn.metres, end: way.left),
            ]
        }
    }

    private func limitSeconds(_ kind: SharedSearch.Kind) -> Double {
        Self.ride.value / (kind.kind.profile.speeds["residential", default: 17] / 3.6)
    }

    private func handling(_ kind: SharedSearch.Kind) -> Double {
        VehicleSupply.Kind.takingSeconds + kind.kind.profile.parkingSeconds
    }

    private func offer(_ way: Way, at stop: StopIndex, _ ways: inout [StopIndex: Way]) {
        guard search.allows(Metres(way.ride.metres), way.kind, from: way.point) else { return }
        if let limit = request.constraints.maximumWalking, way.walkOut.metres + way.walkIn.metres > limit.value {
            return
        }
        if let known = ways[stop], known.seconds <= way.seconds { return }
        ways[stop] = way
    }

    // MARK: From the door

    private func ride(from near: [SharedSearch.Walk], _ kind: SharedSearch.Kind, _ ways: inout [StopIndex: Way]) {
        let picks = near.lazy.filter {
            placed.points[$0.point].system == kind.system && kind.layer.places[$0.point] != nil
                && search.mayTake(kind, at: $0.point)
        }
        let (factor, _) = StreetOptions.pace(request.constraints, .foot)
        for pick in picks.prefix(Self.places) {
            guard let place = kind.layer.places[pick.point] else { continue }
            let walkOut = (pick.seconds, pick.metres)
            for (point, ride) in reach(kind, place, kind.layer.targets, isForward: true, points: kind.layer.points) {
                guard placed.points[point].system == kind.system, search.mayLeave(kind, at: point) else { continue }
                let left = LegEnd(name: search.name(of: point), coordinate: placed.points[point].coordinate)
                for walk in placed.stopWays(of: point, isForward: true, search.bench) {
                    let walkIn = (walk.seconds * factor, walk.metres)
                    offer(
                        Way(kind: kind, point: pick.point, walkOut: walkOut, ride: ride, walkIn: walkIn, left: left),
                        at: walk.stop,
                        &ways
                    )
                }
            }
            guard kind.kind.returning != .stations, let ties = kind.layer.street.ties,
                let targets = kind.layer.street.targets
            else { continue }
            let stops = reach(kind, place, targets, isForward: true, points: Array(ties.stops.indices))
            for (row, ride) in stops where search.mayLeave(kind, at: ties.places[row].coordinate) {
                let left = LegEnd(coordinate: ties.places[row].coordinate)
                offer(
                    Way(
                        kind: kind,
                        point: pick.point,
                        walkOut: walkOut,
                        ride: ride,
                        walkIn: walk(ties.places[row].snapDistance),
                        left: left
                    ),
                    at: ties.stops[row],
                    &ways
                )
            }
        }
    }

    private func walk(_ tie: Metres) -> (seconds: Double, metres: Double) {
        (tie.value / StreetOptions.pace(request.constraints, .foot).walking, tie.value)
    }

    // MARK: To the door

    private func ride(to near: [SharedSearch.Walk], _ kind: SharedSearch.Kind, _ ways: inout [StopIndex: Way]) {
        var ends: [(place: StreetPlace, walkIn: (seconds: Double, metres: Double), left: LegEnd)] = []
        let stations = near.lazy.filter {
            placed.points[$0.point].system == kind.system && search.mayLeave(kind, at: $0.point)
        }
        for walk in stations.prefix(Self.places) {
            guard let place = kind.layer.places[walk.point] else { continue }
            let left = LegEnd(name: search.name(of: walk.point), coordinate: placed.points[walk.point].coordinate)
            ends.append((place, (walk.seconds, walk.metres), left))
        }
        if kind.kind.returning != .stations,
            let place = kind.layer.street.snap(request.to, within: JoinRules.standard.tie),
            search.mayLeave(kind, at: place.coordinate)
        {
            ends.append((place, walk(place.snapDistance), LegEnd(coordinate: place.coordinate)))
        }
        let (factor, _) = StreetOptions.pace(request.constraints, .foot)
        for end in ends {
            let found = reach(kind, end.place, kind.layer.targets, isForward: false, points: kind.layer.points)
                .filter { placed.points[$0.0].system == kind.system && search.mayTake(kind, at: $0.0) }
                .sorted { ($0.1.seconds, $0.0) < ($1.1.seconds, $1.0) }
            for (point, ride) in found.prefix(Self.farPlaces) {
                for walk in placed.stopWays(of: point, isForward: false, search.bench) {
                    let walkOut = (walk.seconds * factor, walk.metres)
                    offer(
                        Way(kind: kind, point: point, walkOut: walkOut, ride: ride, walkIn: end.walkIn, left: end.left),
                        at: walk.stop,
                        &ways
                    )
                }
            }
        }
    }

    /// What lies within a ride of a place: index into `points`' values, seconds with taking and leaving, metres.
    private func reach(
        _ kind: SharedSearch.Kind,
        _ place: StreetPlace,
        _ targets: StreetTargets,
        isForward: Bool,
        points: [Int]
    ) -> [(Int, (seconds: Double, metres: Double))] {
        let router = kind.layer.street.router
        let limit = limitSeconds(kind)
        if isForward {
            router.reach(
                from: place,
                targets,
                limitSeconds: limit,
                &search.bench.street,
                into: &search.bench.reached
            )
        } else {
            router.reach(
                to: place,
                targets,
                limitSeconds: limit,
                &search.bench.street,
                into: &search.bench.reached
            )
        }
        let fixed = handling(kind)
        return search.bench.reached.compactMap { reach in
            guard reach.length <= Self.ride else { return nil }
            return (points[Int(reach.target)], (reach.seconds * kind.factor + fixed, reach.length.value))
        }
    }
}
