internal import CivilTime
internal import Geo
internal import TransitRouting

/// Trips between places that no single network covers with its streets (TRV-7): by the roads that two networks share, and by the
/// timetables of any network that has stations near both ends, with the ways to and from the stations asked of the networks there.
/// What no network knows of such a trip is estimated, and marks the whole as an estimate.
struct RegionalSearch {
    /// All networks, in order of preference; taken once for the whole trip.
    let networks: [Network]
    let models: TravelModels
    let estimator: TripEstimator
    let joins: RoadJoins
    /// Options of a trip inside one network, as for any other request.
    let local: (TripRequest, Network) -> [TripOption]

    typealias Answer = NetworkSearch.Answer

    func answer(_ request: TripRequest) -> Answer {
        var answer = Answer()
        if case .fetched(let vehicle, let place) = request.ownVehicles {
            // There are no options without it.
            if request.usableMeans.contains(vehicle) { answer.options = rides(request, to: place) }
            if answer.options.isEmpty { answer.unanswered = request.usableMeans }
            return answer
        }
        for means in Means.allCases where request.usableMeans.contains(means) {
            let found =
                switch means {
                case .foot, .bicycle, .car, .motorbike, .taxi: road(means, request).map { [$0] } ?? []
                case .transit: rides(request, to: request.to)
                case .carSharing, .bikeSharing: [TripOption]()
                }
            answer.options += found
            if found.isEmpty { answer.unanswered.insert(means) }
        }
        return answer
    }

    /// The network whose streets a place lies in.
    private func region(of place: Coordinate) -> Network? {
        networks.first { $0.streets != nil && $0.bounds.contains(place) }
    }

    // MARK: Roads

    private func road(_ means: Means, _ request: TripRequest) -> TripOption? {
        let straight = request.from.distance(to: request.to)
        guard let home = region(of: request.from), let away = region(of: request.to), home !== away,
            straight.kilometres <= models.estimate[means]?.farthestKilometres ?? .infinity
        else { return nil }
        return joins.option(
            request,
            by: means,
            from: home,
            to: away,
            waitSeconds: models.waitSeconds(for: means)
        )
    }

    // MARK: Rides

    /// `end`: near which one gets out.
    private func rides(_ request: TripRequest, to end: Coordinate) -> [TripOption] {
        var options: [TripOption] = []
        for network in networks {
            guard let transit = network.transit else { continue }
            let stations = Stations(transit)
            let from = stations.near(request.from)
            let to = stations.near(end)
            guard !from.isEmpty, !to.isEmpty else { continue }
            for ways in Self.ways(request) {
                let ends = StationEnds(
                    request: request,
                    ways: ways,
                    networks: networks,
                    estimator: estimator,
                    local: local
                )
                let near = from.filter { stop in
                    let place = transit.timetable.coordinate(of: stop)
                    return ways.parked.map { request.from.distance(to: place) <= $0.limit } ?? true
                }
                let search = RideBetween(network: network, transit: transit, ends: ends)
                for option in search.options(from: near, to: to) where !options.contains(option) {
                    options.append(option)
                }
            }
        }
        return options
    }

    /// How one may get to the stations and from them. A taxi is another trip than walking there, and so is a vehicle that is left:
    /// all may be worth it.
    private static func ways(_ request: TripRequest) -> [StationEnds.Ways] {
        let usable = request.usableMeans
        var ways = [StationEnds.Ways(out: [.foot, .transit], back: [.foot, .transit])]
        if usable.contains(.taxi) {
            ways.append(StationEnds.Ways(out: [.foot, .transit, .taxi], back: [.foot, .transit, .taxi]))
        }
        switch request.ownVehicles {
        case .goAlong: break
        case .mayBeLeft:
            for stretch in VehicleEnds.parked where usable.contains(stretch.means) {
                ways.append(StationEnds.Ways(out: [stretch.means], back: [.foot, .transit], parked: stretch))
            }
        case .fetched(let means, _):
            // It goes to the door, and no taxi does.
            for index in ways.indices { ways[index].back = [.foot, .transit, means] }
        }
        return ways
    }
}
