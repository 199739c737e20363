import CivilTime
import Geo
import StreetRouting
import TransitRouting
import TripModel

@testable import TripSearch

/// The obvious way to answer a request on a small region: every stop at both ends, every ride, every pair of places to
/// take and to leave a vehicle. It shares with the search the streets between two places and the figures, and nothing
/// else.
final class SlowTrips {
    let region: RandomRegion
    let request: TripRequest
    private var scratch: StreetScratch

    /// A way between a door and a stop: seconds with waiting, seconds of waiting, and by what.
    struct Way {
        var seconds: Int32
        var wait: Int32
        var vehicles: [LegMode]
        var walked: Double
    }

    init(_ region: RandomRegion, _ request: TripRequest) {
        self.region = region
        self.request = request
        scratch = StreetScratch(for: region.network.streets!)
    }

    // MARK: Streets

    private func layer(_ profile: StreetProfile) -> StreetLayer { region.network.layer(profile)! }

    private func route(_ from: StreetPlace, _ to: StreetPlace, _ layer: StreetLayer) -> StreetRoute? {
        layer.router.route(from: from, to: to, &scratch)
    }

    var walkingSpeed: Double { request.preferences.walkingSpeed ?? 4.8 / 3.6 }
    private var walkingFactor: Double { 4.8 / 3.6 / walkingSpeed }

    /// Seconds on foot, and metres; nil where no way leads.
    private func walk(_ from: StreetPlace, _ to: StreetPlace) -> (seconds: Double, metres: Double)? {
        route(from, to, layer(.foot)).map { ($0.seconds * walkingFactor, $0.length.value) }
    }

    private func snap(_ place: Coordinate, _ profile: StreetProfile, _ limit: Double = 1_000) -> StreetPlace? {
        layer(profile).snap(place, within: Metres(limit))
    }

    /// Seconds of walking all the way.
    var direct: Int32? {
        guard request.modes.contains(.foot), let from = snap(request.from, .foot), let to = snap(request.to, .foot),
            let walk = walk(from, to)
        else { return nil }
        let ties = (from.snapDistance.value + to.snapDistance.value) / walkingSpeed
        return Int32((walk.seconds + ties).rounded(.up))
    }

    /// The walks between a door and every stop.
    func walks(_ door: Coordinate, isForward: Bool, wait: Int32, limit: Double) -> [Int: Way] {
        ways(
            door,
            .foot,
            isForward: isForward,
            wait: wait,
            limit: limit,
            factor: walkingFactor,
            speed: walkingSpeed,
            []
        )
    }

    /// The ways between a door and every stop by one means.
    func ways(
        _ door: Coordinate,
        _ profile: StreetProfile,
        isForward: Bool,
        wait: Int32,
        limit: Double,
        factor: Double,
        speed: Double,
        _ vehicles: [LegMode]
    ) -> [Int: Way] {
        guard let place = snap(door, profile), let ties = layer(profile).ties else { return [:] }
        var ways: [Int: Way] = [:]
        for (stop, tie) in zip(ties.stops, ties.places) {
            guard let way = isForward ? route(place, tie, layer(profile)) : route(tie, place, layer(profile)) else {
                continue
            }
            let metres = way.length.value + tie.snapDistance.value + place.snapDistance.value
            guard metres <= limit else { continue }
            let seconds = way.seconds * factor + (tie.snapDistance.value + place.snapDistance.value) / speed
            ways[stop.row] = Way(
                seconds: Int32(seconds.rounded(.up)) + wait,
                wait: wait,
                vehicles: vehicles,
                walked: metres
            )
        }
        return ways
    }

    // MARK: Rides

    /// The earliest arrival at the door with at most so many rides; nil where there is none.
    private func arrival(
        _ access: [Int: Way],
        _ egress: [Int: Way],
        leaving time: Int32,
        rides: Int,
        withBicycle: Bool
    ) -> Int32? {
        var ready = [Int32?](repeating: nil, count: region.stopCount)
        func lower(_ value: Int32, _ slot: inout Int32?) { slot = min(slot ?? .max, value) }
        for (stop, way) in access { lower(time + way.seconds, &ready[stop]) }
        var best: Int32?
        for _ in 0..<rides {
            var ridden = [Int32?](repeating: nil, count: region.stopCount)
            for trip in region.trips where !withBicycle || trip.takesBicycles {
                for (place, on) in trip.calls.enumerated() {
                    guard let from = ready[on.stop], from <= on.departure else { continue }
                    for off in trip.calls.dropFirst(place + 1) where isAllowed(on.departure, off.arrival) {
                        lower(off.arrival, &ridden[off.stop])
                    }
                }
            }
            for (stop, way) in egress {
                if let arrival = ridden[stop] { lower(arrival + way.seconds, &best) }
            }
            ready = Array(repeating: nil, count: region.stopCount)
            for stop in 0..<region.stopCount {
                if let arrival = ridden[stop] { lower(arrival + region.changeSeconds[stop], &ready[stop]) }
            }
            for walk in region.walks {
                if let arrival = ridden[walk.from] { lower(arrival + walk.seconds, &ready[walk.to]) }
            }
        }
        return best
    }

    private func isAllowed(_ departure: Int32, _ arrival: Int32) -> Bool {
        guard let hours = request.preferences.hours[.transit] else { return true }
        return hours.allow(RandomRegion.time(departure)...RandomRegion.time(arrival), in: .utc)
    }

    /// The best times by number of rides: (departure, arrival, rides), each better than all with fewer rides and than
    /// going without; squeezed, so that no second is spent waiting at a door.
    func journeys(
        _ access: [Int: Way],
        _ egress: [Int: Way],
        directSeconds: Int32?,
        withBicycle: Bool = false
    ) -> [(departure: Int32, arrival: Int32, rides: Int)] {
        guard !access.isEmpty, !egress.isEmpty else { return [] }
        // Every moment at which it can matter that one leaves.
        let moments = Set(
            region.trips.flatMap { trip in
                trip.calls.flatMap { call in access[call.stop].map { [call.departure - $0.seconds] } ?? [] }
            }
        ).sorted()
        func latest(by arrival: Int32, rides: Int, after: Int32) -> Int32? {
            moments.last { moment in
                moment >= after
                    && self.arrival(access, egress, leaving: moment, rides: rides, withBicycle: withBicycle)
                        .map { $0 <= arrival } ?? false
            }
        }
        var found: [(departure: Int32, arrival: Int32, rides: Int)] = []
        let most = min(request.preferences.maximumTransfers ?? 5, 5) + 1
        let base = RandomRegion.time(0)
        switch request.time {
        case .departAt(let time):
            let start = Int32(time - base)
            var bound = directSeconds.map { start + $0 } ?? .max
            for rides in 1...most {
                guard
                    let arrival = arrival(access, egress, leaving: start, rides: rides, withBicycle: withBicycle),
                    arrival < bound
                else { continue }
                bound = arrival
                guard let departure = latest(by: arrival, rides: rides, after: start) else { continue }
                found.append((departure, arrival, rides))
            }
        case .arriveBy(let time):
            let end = Int32(time - base)
            var bound = directSeconds.map { end - $0 } ?? .min
            for rides in 1...most {
                guard let departure = latest(by: end, rides: rides, after: .min), departure > bound,
                    let arrival = arrival(access, egress, leaving: departure, rides: rides, withBicycle: withBicycle)
                else { continue }
                bound = departure
                found.append((departure, arrival, rides))
            }
        }
        return found
    }

    // MARK: Sharing

    /// A walk of so many metres that takes longer than on level streets (stairs) is too long.
    private func isNear(_ seconds: Double, _ metres: Double) -> Bool {
        seconds / walkingFactor <= metres / (4.8 / 3.6) * 1.001 + 0.1
    }

    /// Of a kind of shared vehicle the least seconds from door to door, over all places to take it and all to leave it
    /// that have a name; nil where there is none.
    func shared(system: VehicleSupply.System, kind: VehicleSupply.VehicleType) -> Int32? {
        guard let from = snap(request.from, .foot), let to = snap(request.to, .foot) else { return nil }
        let profile = kind.profile
        let limit = min(1_000, request.preferences.maximumWalking?.value ?? .infinity)
        func out(_ place: Coordinate) -> (seconds: Double, metres: Double)? {
            guard let foot = snap(place, .foot, 150), let walk = walk(from, foot) else { return nil }
            let tie = foot.snapDistance.value + from.snapDistance.value
            guard walk.metres + tie <= limit, isNear(walk.seconds, limit) else { return nil }
            return (walk.seconds + tie / walkingSpeed, walk.metres + tie)
        }
        func back(_ place: Coordinate) -> (seconds: Double, metres: Double)? {
            guard let foot = snap(place, .foot, 150), let walk = walk(foot, to) else { return nil }
            let tie = foot.snapDistance.value + to.snapDistance.value
            guard walk.metres + tie <= limit, isNear(walk.seconds, limit) else { return nil }
            return (walk.seconds + tie / walkingSpeed, walk.metres + tie)
        }
        var best = Double.infinity
        for pick in system.stations where pick.isRenting && pick.vehicles?[kind.id] ?? 0 > 0 {
            guard let walkOut = out(pick.coordinate), let start = snap(pick.coordinate, profile, 150) else { continue }
            for drop in system.stations where drop.docks ?? 1 > 0 {
                guard let walkIn = back(drop.coordinate), let end = snap(drop.coordinate, profile, 150),
                    walkOut.metres + walkIn.metres <= request.preferences.maximumWalking?.value ?? .infinity,
                    let ride = route(start, end, layer(profile)),
                    request.preferences.distanceLimits[kind.legMode.travelMode]?.allows(ride.length) ?? true
                else { continue }
                let seconds =
                    walkOut.seconds + walkIn.seconds + ride.seconds * kind.paceFactor(request.preferences) + 60
                    + profile.parkingSeconds
                best = min(best, seconds)
            }
        }
        return best.isFinite ? Int32(best.rounded(.up)) : nil
    }
}
