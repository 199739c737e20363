internal import CivilTime
internal import Geo
internal import TransitRouting
internal import TripModel

/// Trips between places that no single network covers with its streets (TRV-7): by the roads that two networks share,
/// and by the timetables of any network that has stations near both ends, with the ways to and from the stations asked
/// of the networks there. What no network knows of such a trip is estimated, and marks the whole as an estimate.
struct RegionalSearch {
    /// All networks, in order of preference; taken once for the whole trip.
    let networks: [Network]
    let models: TravelModels
    let estimator: TripEstimator
    let joins: RoadJoins
    /// Options of a trip inside one network, as for any other request.
    let local: (TripRequest, Network) -> [Itinerary]

    typealias Answer = NetworkSearch.SearchResult

    func answer(_ request: TripRequest) -> Answer {
        var answer = Answer()
        if case .fetched(let vehicle, let place) = request.ownVehicles {
            // There are no options without it.
            if request.usableModes.contains(vehicle) { answer.options = rides(request, to: place) }
            if answer.options.isEmpty { answer.unanswered = request.usableModes }
            return answer
        }
        for mode in TravelMode.allCases where request.usableModes.contains(mode) {
            let found =
                switch mode {
                case .foot, .bicycle, .car, .motorbike, .taxi: road(mode, request).map { [$0] } ?? []
                case .transit: rides(request, to: request.to)
                case .carSharing, .bikeSharing: [Itinerary]()
                }
            answer.options += found
            if found.isEmpty { answer.unanswered.insert(mode) }
        }
        return answer
    }

    /// The network whose streets a place lies in.
    private func region(of place: Coordinate) -> Network? {
        networks.first { $0.streets != nil && $0.bounds.contains(place) }
    }

    // MARK: Roads

    private func road(_ mode: TravelMode, _ request: TripRequest) -> Itinerary? {
        let straight = request.from.distance(to: request.to)
        guard let home = region(of: request.from), let away = region(of: request.to), home !== away,
            straight.kilometres <= models.estimate[mode]?.farthestKilometres ?? .infinity
        else { return nil }
        return joins.option(
            request,
            by: mode,
            from: home,
            to: away,
            waitSeconds: models.waitSeconds(for: mode)
        )
    }

    // MARK: Rides

    /// `end`: near which one gets out.
    private func rides(_ request: TripRequest, to end: Coordinate) -> [Itinerary] {
        var options: [Itinerary] = []
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

    /// How one may get to the stations and from them. A taxi is another trip than walking there, and so is a vehicle
    /// that is left: all may be worth it.
    private static func ways(_ request: TripRequest) -> [StationEnds.Ways] {
        let usable = request.usableModes
        var ways = [StationEnds.Ways(out: [.foot, .transit], back: [.foot, .transit])]
        if usable.contains(.taxi) {
            ways.append(StationEnds.Ways(out: [.foot, .transit, .taxi], back: [.foot, .transit, .taxi]))
        }
        switch request.ownVehicles {
        case .goAlong: break
        case .mayBeLeft:
            for stretch in VehicleAccessEgress.parked where usable.contains(stretch.mode) {
                ways.append(StationEnds.Ways(out: [stretch.mode], back: [.foot, .transit], parked: stretch))
            }
        case .fetched(let mode, _):
            // It goes to the door, and no taxi does.
            for index in ways.indices { ways[index].back = [.foot, .transit, mode] }
        }
        return ways
    }
}
