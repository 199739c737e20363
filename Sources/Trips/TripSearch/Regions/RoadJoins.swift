internal import CivilTime
internal import Geo
internal import StreetRouting
internal import Synchronization
internal import TripModel

/// Where the streets of pairs of networks meet, found when first asked for and kept while both serve.
final class RoadJoins: Sendable {
    private struct Key: Hashable {
        var from: String
        var to: String
        var profile: String
    }

    /// The joins that are kept; more pairs push the others out.
    private static let kept = 24
    /// Nobody drives longer than this without a night between.
    private static let longestSeconds = 16.0 * 3_600

    private let known = Mutex<[Key: RoadJoin?]>([:])

    /// The quickest way by one mode over the streets of two networks, once the vehicle has come; nil where they do not
    /// meet.
    func option(
        _ request: TripRequest,
        by mode: TravelMode,
        from home: Network,
        to away: Network,
        waitSeconds: Int64
    ) -> Itinerary? {
        guard let profile = StreetOptions.profile(of: mode), let first = home.layer(profile),
            let second = away.layer(profile), let join = join(home, away, first, second),
            let start = first.snap(request.from, within: AccessEgressLimits.standard.snap),
            let end = second.snap(request.to, within: AccessEgressLimits.standard.snap),
            let scratches = home.scratches, let awayBenches = away.scratches
        else { return nil }
        let way = scratches.with { scratch in
            awayBenches.with { awayBench in
                join.way(from: start, to: end, first, second, Self.longestSeconds, scratch, awayBench)
            }
        }
        return way.map { way in
            let seconds = seconds(of: way, request, first.router, second.router, zone: home.zone)
            return option(request, mode, profile, way, seconds, waitSeconds, start, end)
        }
    }

    private func join(_ home: Network, _ away: Network, _ first: StreetLayer, _ second: StreetLayer) -> RoadJoin? {
        let key = Key(from: home.version, to: away.version, profile: first.profile.name)
        if let known = known.withLock({ $0[key] }) { return known }
        let made = RoadJoin(first, second)
        known.withLock { known in
            if known.count >= Self.kept { known.removeAll() }
            known[key] = .some(made)
        }
        return made
    }

    /// At the hours at which each part is driven; the first network's clock holds for both.
    private func seconds(
        of way: RoadJoin.JoinedRoute,
        _ request: TripRequest,
        _ first: StreetRouter,
        _ second: StreetRouter,
        zone: ZoneRules
    ) -> Double {
        switch request.time {
        case .departAt(let time):
            let out = StreetHours(zone: zone, time: .departAt(time)).seconds(of: way.first, on: first)
            let later = TripRequest.Time.departAt(time.adding(seconds: Int64(out)))
            return out + StreetHours(zone: zone, time: later).seconds(of: way.second, on: second)
        case .arriveBy(let time):
            let parking = second.metric.profile.parkingSeconds
            let on = StreetHours(zone: zone, time: .arriveBy(time)).seconds(of: way.second, on: second, spare: parking)
            let sooner = TripRequest.Time.arriveBy(time.adding(seconds: -Int64(on + parking)))
            return on + StreetHours(zone: zone, time: sooner).seconds(of: way.first, on: first)
        }
    }

    private func option(
        _ request: TripRequest,
        _ mode: TravelMode,
        _ profile: StreetProfile,
        _ way: RoadJoin.JoinedRoute,
        _ streetSeconds: Double,
        _ waitSeconds: Int64,
        _ start: StreetPlace,
        _ end: StreetPlace
    ) -> Itinerary {
        let pace = StreetOptions.pace(request.preferences, mode)
        let ties = start.snapDistance.value + end.snapDistance.value
        let seconds = streetSeconds * pace.factor + profile.parkingSeconds + ties / pace.walking
        let total = Int64(seconds.rounded(.up))
        let departure =
            switch request.time {
            case .departAt(let time): time.adding(seconds: waitSeconds)
            case .arriveBy(let time): time.adding(seconds: -total - waitSeconds)
            }
        let leg = Leg(
            mode: LegMode(streetsBy: mode),
            departure: departure,
            arrival: departure.adding(seconds: total),
            from: LegEnd(coordinate: request.from),
            to: LegEnd(coordinate: request.to),
            distance: Metres(way.metres + (mode == .foot ? ties : 0)),
            directions: way.directions
        )
        return Itinerary(departure: departure, arrival: leg.arrival, distance: .zero, legs: [leg])
    }
}

extension LegMode {
    /// Of a way over streets alone.
    init(streetsBy mode: TravelMode) {
        self =
            switch mode {
            case .foot: .foot
            case .bicycle, .bikeSharing: .bicycle
            case .motorbike: .motorbike
            case .taxi: .taxi
            case .car, .carSharing, .transit: .car
            }
    }
}
