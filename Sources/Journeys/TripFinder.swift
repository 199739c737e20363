internal import Geo

/// Answers trip requests from the networks of this server, or by estimate.
package final class TripFinder: Sendable {
    private let networks: [CurrentNetwork]
    private let models: TravelModels

    /// `networks`: one per region, in order of preference.
    package init(networks: [CurrentNetwork] = [], models: TravelModels = .standard) {
        self.networks = networks
        self.models = models
    }

    /// The options, best first; empty where no allowed means can do it within the constraints.
    ///
    /// The network is taken once, so an import that swaps it does not disturb a running query. Same request, same network: same answer.
    package func options(_ request: TripRequest) -> [TripOption] {
        var request = request
        // The oracles know one best: the earliest arrival or the latest departure.
        if request.profile == .reference { request.ranking = TripRanking(goal: .quickest) }
        let ranker = OptionRanker(models: models)
        let estimator = TripEstimator(models: models)
        guard !request.isEstimateEnough, let network = network(for: request) else {
            return ranker.ranked(estimator.options(request), for: request)
        }
        let answer = NetworkSearch(network: network, models: models).answer(request)
        var options = answer.options.map { option in
            var option = models.completed(option)
            option.networkVersion = network.version
            return option
        }
        if !answer.unanswered.isEmpty {
            var rest = request
            rest.means = answer.unanswered
            options += estimator.options(rest)
        }
        return ranker.ranked(options.filter { request.constraints.allows($0) }, for: request)
    }

    /// The network that would answer for a trip between these two, if one covers both.
    package func network(for request: TripRequest) -> Network? {
        networks.lazy.map { $0.snapshot() }.first { $0.bounds.contains(request.from) && $0.bounds.contains(request.to) }
    }
}
