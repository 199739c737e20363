internal import Geo
internal import StreetRouting
internal import TripModel

/// From door to door with a shared vehicle: walk, take, ride, leave, walk. For each kind of vehicle the fastest way
/// over all places to take it and all places to leave it.
struct SharedRides {
    let search: SharedSearch
    /// Off: every pair of places is tried, for tests; the answer is the same.
    var skipsHopeless = true

    private var request: TripRequest { search.request }
    private var placed: PlacedSupply { search.placed }

    /// Where a ride may end, and the walk from there.
    private struct Drop {
        var place: StreetPlace
        var walkSeconds: Double
        var walkMetres: Double
        var end: LegEnd
    }

    private struct Pair {
        var pick: SharedSearch.Walk
        var drop: Drop
        /// At least so many seconds.
        var bound: Double
    }

    /// `walkSeconds`: what walking all the way takes, where that is a choice; a ride must be faster.
    func options(walkSeconds: Int64?) -> [Itinerary] {
        let foot = placed.foot.street
        let kinds = search.kinds
        guard !kinds.isEmpty, let from = foot.snap(request.from, within: AccessEgressLimits.standard.snap),
            let to = foot.snap(request.to, within: AccessEgressLimits.standard.snap)
        else { return [] }
        let picks = search.walks(from, isForward: true)
        guard !picks.isEmpty else { return [] }
        let leaves = search.walks(to, isForward: false)
        return kinds.compactMap { kind in
            option(kind, picks, leaves, to, walkSeconds.map(Double.init) ?? .infinity)
        }
    }

    private func option(
        _ kind: SharedSearch.UsableVehicleType,
        _ picks: [SharedSearch.Walk],
        _ leaves: [SharedSearch.Walk],
        _ door: StreetPlace,
        _ limit: Double
    ) -> Itinerary? {
        let picks = picks.filter {
            placed.points[$0.point].system == kind.system && kind.layer.places[$0.point] != nil
                && search.mayTake(kind, at: $0.point)
        }
        guard !picks.isEmpty else { return nil }
        let drops = drops(kind, leaves, door)
        let speed = kind.kind.topSpeed(request.preferences)
        let fixed = VehicleSupply.VehicleType.takingSeconds + kind.kind.profile.parkingSeconds
        let most = request.preferences.maximumWalking?.value ?? .infinity
        var pairs: [Pair] = []
        for pick in picks {
            guard let place = kind.layer.places[pick.point] else { continue }
            for drop in drops where pick.metres + drop.walkMetres <= most {
                let straight = place.coordinate.distance(to: drop.place.coordinate).value
                // A little less than the straight line, for what numbers lose.
                let bound = pick.seconds + drop.walkSeconds + fixed + straight * 0.999 / speed
                if bound < limit || !skipsHopeless { pairs.append(Pair(pick: pick, drop: drop, bound: bound)) }
            }
        }
        if skipsHopeless { pairs.sort { $0.bound < $1.bound } }
        var best: (seconds: Double, pair: Pair, route: StreetRoute)?
        let router = kind.layer.street.router
        for pair in pairs {
            if skipsHopeless, let best, pair.bound >= best.seconds { break }
            guard let place = kind.layer.places[pair.pick.point],
                let route = router.route(from: place, to: pair.drop.place, &search.scratch.street),
                search.allows(route.length, kind, from: pair.pick.point)
            else { continue }
            let seconds =
                pair.pick.seconds + pair.drop.walkSeconds + fixed + route.seconds * kind.factor
            guard seconds < limit, best.map({ seconds < $0.seconds }) ?? true else { continue }
            best = (seconds, pair, route)
        }
        return best.flatMap { assemble(kind, $0.pair, $0.route, fixed, door) }
    }

    /// Stations and parking places near the door; and the door itself, or where it must not be left there, the streets
    /// around.
    private func drops(
        _ kind: SharedSearch.UsableVehicleType,
        _ leaves: [SharedSearch.Walk],
        _ door: StreetPlace
    ) -> [Drop] {
        var drops: [Drop] = []
        for walk in leaves where placed.points[walk.point].system == kind.system {
            guard let place = kind.layer.places[walk.point], search.mayLeave(kind, at: walk.point) else { continue }
            let end = LegEnd(name: search.name(of: walk.point), coordinate: placed.points[walk.point].coordinate)
            drops.append(Drop(place: place, walkSeconds: walk.seconds, walkMetres: walk.metres, end: end))
        }
        guard kind.kind.returning != .stations else { return drops }
        let street = kind.layer.street
        if let place = street.snap(request.to, within: AccessEgressLimits.standard.snap),
            search.mayLeave(kind, at: place.coordinate)
        {
            if let drop = drop(at: place, door) { drops.append(drop) }
            return drops
        }
        for metres in [80.0, 160, 300, 500, 800] {
            for bearing in 0..<12 {
                let point = request.to.moved(by: Metres(metres), bearing: Double(bearing) * 30)
                guard let place = street.snap(point, within: Metres(50)),
                    search.mayLeave(kind, at: place.coordinate), let drop = drop(at: place, door)
                else { continue }
                drops.append(drop)
            }
        }
        return drops
    }

    private func drop(at place: StreetPlace, _ door: StreetPlace) -> Drop? {
        let foot = placed.foot.street
        let (factor, speed) = StreetOptions.pace(request.preferences, .foot)
        guard let start = foot.snap(place.coordinate, within: Metres(100)),
            let walk = foot.router.route(from: start, to: door, &search.scratch.street)
        else { return nil }
        let tie = start.snapDistance.value + door.snapDistance.value
        let metres = walk.length.value + tie
        guard metres <= SharedSearch.walk.value + door.snapDistance.value else { return nil }
        return Drop(
            place: place,
            walkSeconds: walk.seconds * factor + tie / speed,
            walkMetres: metres,
            end: LegEnd(coordinate: place.coordinate)
        )
    }

    private func assemble(
        _ kind: SharedSearch.UsableVehicleType,
        _ pair: Pair,
        _ route: StreetRoute,
        _ fixed: Double,
        _ door: StreetPlace
    ) -> Itinerary? {
        let point = pair.pick.point
        guard let place = kind.layer.places[point] else { return nil }
        let router = kind.layer.street.router
        let directions = router.path(from: place, to: pair.drop.place, &search.scratch.street)
            .map { StreetDirections.names(of: $0, on: router.network) }
        let seconds = route.seconds * kind.factor + fixed
        let parts = [
            LegDraft(
                .foot,
                seconds: pair.pick.seconds,
                metres: pair.pick.metres,
                end: LegEnd(name: search.name(of: point), coordinate: placed.points[point].coordinate)
            ),
            LegDraft(
                kind.kind.legMode,
                seconds: seconds,
                metres: route.length.value,
                end: pair.drop.end,
                directions: directions ?? [],
                vehicle: search.ride(kind, from: point, seconds: seconds, distance: route.length)
            ),
            LegDraft(
                .foot,
                seconds: pair.drop.walkSeconds,
                metres: pair.drop.walkMetres,
                end: LegEnd(coordinate: request.to)
            ),
        ]
        return PartTimes(request: request, zone: search.network.zone).option(parts)
    }
}
