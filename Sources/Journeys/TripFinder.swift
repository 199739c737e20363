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
        let ranker = OptionRanker(models: models)
        return ranker.ranked(TripEstimator(models: models).options(request), for: request)
    }

    /// The network that would answer for a trip between these two, if one covers both.
    package func network(for request: TripRequest) -> Network? {
        networks.lazy.map { $0.snapshot() }.first { $0.bounds.contains(request.from) && $0.bounds.contains(request.to) }
    }
}
