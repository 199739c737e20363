package import CivilTime
internal import Geo

/// Answers trip requests from the networks of this server, or by estimate.
package final class TripFinder: Sendable {
    private let networks: [CurrentNetwork]
    private let models: TravelModels
    private let vehicles: CurrentVehicles
    private let placed: PlacedSupplies
    private let zone: ZoneRules

    /// `networks`: one per region, in order of preference. `vehicles`: those to be shared. `zone`: by whose clock hours are
    /// meant where no network answers.
    package init(
        networks: [CurrentNetwork] = [],
        models: TravelModels = .standard,
        vehicles: CurrentVehicles = CurrentVehicles(),
        zone: ZoneRules = .utc
    ) {
        self.networks = networks
        self.models = models
        self.vehicles = vehicles
        self.zone = zone
        placed = PlacedSupplies(vehicles)
    }

    /// Another one whenever the shared vehicles change: answers from before may be wrong.
    package var vehiclesVersion: UInt64 { vehicles.snapshot().version }

    /// The options, best first; empty where no allowed means can do it within the constraints.
    ///
    /// The network is taken once, so an import that swaps it does not disturb a running query. Same request, same network: same answer.
    package func options(_ request: TripRequest) -> [TripOption] {
        var request = request
        // The oracles know one best: the earliest arrival or the latest departure.
        if request.profile == .reference { request.ranking = TripRanking(goal: .quickest) }
        let ranker = OptionRanker(models: models)
        let known = network(for: request)
        let zone = known?.zone ?? zone
        let estimator = TripEstimator(models: models, zone: zone)
        guard !request.isEstimateEnough, let network = known else {
            return ranker.ranked(estimator.options(request), for: request)
        }
        let search = NetworkSearch(network: network, models: models, vehicles: placed.placed(on: network))
        let answer = search.answer(request)
        var options = answer.options.map { option in
            var option = models.completed(option, for: request, fares: network.fares)
            option.networkVersion = network.version
            return option
        }
        if !answer.unanswered.isEmpty {
            var rest = request
            rest.means = answer.unanswered
            options += estimator.options(rest)
        }
        return ranker.ranked(options.filter { request.constraints.allows($0, in: zone) }, for: request)
    }

    /// The network that would answer for a trip between these two, if one covers both.
    package func network(for request: TripRequest) -> Network? {
        networks.lazy.map { $0.snapshot() }.first { $0.bounds.contains(request.from) && $0.bounds.contains(request.to) }
    }
}
