package import CivilTime
package import Geo
package import TripModel

/// Answers trip requests from the networks of this server, or by estimate.
package final class TripFinder: Sendable {
    private let networks: [CurrentNetwork]
    private let models: TravelModels
    private let vehicles: CurrentVehicles
    private let placed: PlacedSupplies
    private let zone: ZoneRules
    private let joins = RoadJoins()
    private let pruning: SearchPruning

    /// `networks`: one per region, in order of preference. `vehicles`: those to be shared. `zone`: by whose clock hours
    /// are meant where no network answers.
    package convenience init(
        networks: [CurrentNetwork] = [],
        models: TravelModels = .standard,
        vehicles: CurrentVehicles = CurrentVehicles(),
        zone: ZoneRules = .utc
    ) {
        self.init(networks: networks, models: models, vehicles: vehicles, zone: zone, pruning: .list)
    }

    init(
        networks: [CurrentNetwork],
        models: TravelModels = .standard,
        vehicles: CurrentVehicles = CurrentVehicles(),
        zone: ZoneRules = .utc,
        pruning: SearchPruning
    ) {
        self.networks = networks
        self.models = models
        self.vehicles = vehicles
        self.zone = zone
        self.pruning = pruning
        placed = PlacedSupplies(vehicles)
    }

    /// Another one whenever the shared vehicles change: answers from before may be wrong.
    package var vehiclesVersion: UInt64 { vehicles.snapshot().version }

    /// The options, best first; empty where no allowed mode leads there within the constraints.
    ///
    /// The network is taken once, so an import that swaps it does not disturb a running query. Same request, same
    /// network: same answer.
    package func options(_ request: TripRequest) -> [Itinerary] {
        options(request, in: nil)
    }

    /// Providers of shared vehicles that have not been heard of for too long.
    var silentProviders: [SilentSource] { vehicles.snapshot().silent }

    /// In one network, or in the current ones. `heedsCounts`: else shared vehicles are where they usually are.
    func options(_ request: TripRequest, in only: Network?, heedsCounts: Bool = true) -> [Itinerary] {
        var request = request
        // The oracles know one best: the earliest arrival or the latest departure.
        if request.profile == .reference {
            request.preferences.objective = .quickest
            request.preferences.order = nil
        }
        let snapshots = only.map { [$0] } ?? networks.map { $0.snapshot() }
        let known = Self.network(for: request, among: snapshots)
        let models = models.priced(in: known?.currency ?? Self.currency(at: request.from, among: snapshots))
        let ranker = ItineraryRanker(models: models)
        let zone = known?.zone ?? zone
        let estimator = TripEstimator(models: models, zone: zone)
        guard !request.isEstimateEnough, !snapshots.isEmpty else {
            return ranker.ranked(estimator.options(request), for: request)
        }
        let answer =
            known.map { search($0, models, pruning, heedsCounts).answer(request) }
            ?? regional(snapshots, models, zone).answer(request)
        let fares = known == nil ? RegionalFares(snapshots) : known?.fares
        let version = known?.version ?? snapshots.map(\.version).joined(separator: "+")
        var options = answer.options.map { option in
            var option = models.completed(option, for: request, fares: fares)
            option.networkVersion = version
            return option
        }
        if !answer.unanswered.isEmpty {
            var rest = request
            rest.modes = answer.unanswered
            options += estimator.options(rest)
        }
        return ranker.ranked(options.filter { request.preferences.allow($0, in: zone) }, for: request)
    }

    private func search(
        _ network: Network,
        _ models: TravelModels,
        _ pruning: SearchPruning,
        _ heedsCounts: Bool = true
    ) -> NetworkSearch {
        NetworkSearch(
            network: network,
            models: models,
            vehicles: placed.placed(on: network),
            pruning: pruning,
            heedsCounts: heedsCounts
        )
    }

    private func regional(_ networks: [Network], _ models: TravelModels, _ zone: ZoneRules) -> RegionalSearch {
        RegionalSearch(
            networks: networks,
            models: models,
            estimator: TripEstimator(models: models, zone: zone),
            joins: joins
        ) { request, network in
            // What is late for a part may be in time for the whole.
            var pruning = self.pruning
            pruning.leavesOutLate = false
            return self.search(network, models, pruning).answer(request).options
        }
    }

    /// That of the first network round a place; nil: it lies outside all.
    package func zone(at place: Coordinate) -> ZoneRules? {
        networks.lazy.map { $0.snapshot() }.first { $0.bounds.contains(place) }?.zone
    }

    /// Names what the answer to a request hangs on: version and state of the network that covers both ends, else those
    /// of all.
    package func networkState(for request: TripRequest) -> String {
        let snapshots = networks.map { $0.snapshot() }
        let asked = Self.network(for: request, among: snapshots).map { [$0] } ?? snapshots
        return asked.map { "\($0.version)@\($0.liveVersion)" }.joined(separator: "+")
    }

    /// Why no public transport is known between the ends of a request on its day; nil: it is, or was never.
    package func timetableGap(_ request: TripRequest) -> TimetableGap? {
        guard request.profile == .standard, !request.isEstimateEnough, request.usableModes.contains(.transit) else {
            return nil
        }
        return network(for: request)?.gap(for: request)
    }

    /// The network that answers a request alone; nil: none covers both ends.
    func network(for request: TripRequest) -> Network? {
        Self.network(for: request, among: networks.map { $0.snapshot() })
    }

    /// Where one may eat or drink near a place for all of a time: of the first network round the place.
    package func refreshments(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment
    ) -> [OpenPlace] {
        guard let network = networks.lazy.map({ $0.snapshot() }).first(where: { $0.bounds.contains(place) }) else {
            return []
        }
        return network.refreshments.open(near: place, during: span, for: refreshment, in: network.zone)
    }

    /// What people pay in, by the first network that says.
    package var currency: String? { networks.lazy.compactMap { $0.snapshot().currency }.first }

    /// What is paid in where a trip starts; nil where no network says.
    private static func currency(at place: Coordinate, among networks: [Network]) -> String? {
        networks.first { $0.bounds.contains(place) }?.currency
    }

    /// The first network whose streets cover both ends.
    private static func network(for request: TripRequest, among networks: [Network]) -> Network? {
        networks.first {
            $0.streets != nil && $0.bounds.contains(request.from) && $0.bounds.contains(request.to)
        }
    }
}
