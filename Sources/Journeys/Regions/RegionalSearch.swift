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
        let home = region(of: request.from)
        let away = region(of: request.to)
        for means in Means.allCases where request.usableMeans.contains(means) {
            let found =
                switch means {
                case .foot, .bicycle, .car, .motorbike, .taxi: road(means, request, home, away).map { [$0] } ?? []
                case .transit: rides(request, home, away)
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

    private func road(_ means: Means, _ request: TripRequest, _ home: Network?, _ away: Network?) -> TripOption? {
        let straight = request.from.distance(to: request.to)
        guard let home, let away, home !== away,
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

    private func rides(_ request: TripRequest, _ home: Network?, _ away: Network?) -> [TripOption] {
        // A taxi to the station is another trip than walking there: both may be worth it.
        var ways: [Set<Means>] = [[.foot, .transit]]
        if request.usableMeans.contains(.taxi) { ways.append([.foot, .transit, .taxi]) }
        var options: [TripOption] = []
        for network in networks {
            guard let transit = network.transit else { continue }
            let stations = Stations(transit)
            let from = stations.near(request.from)
            let to = stations.near(request.to)
            guard !from.isEmpty, !to.isEmpty else { continue }
            for means in ways {
                let ends = StationEnds(
                    request: request,
                    means: means,
                    home: home,
                    away: away,
                    estimator: estimator,
                    local: local
                )
                let search = RideBetween(network: network, transit: transit, ends: ends)
                for option in search.options(from: from, to: to) where !options.contains(option) {
                    options.append(option)
                }
            }
        }
        return options
    }
}
