internal import Columns
internal import FoundationEssentials
internal import StreetRouting
internal import Synchronization
internal import TransitRouting

/// What few queries need, and is therefore made in memory when the first of them comes, instead of lying in every
/// network directory: the simple models of the exact oracles, and profiles of few people.
final class MadeLayers: Sendable {
    private let layers = Mutex<[String: StreetLayer]>([:])
    private let transfers = Mutex<TransferTable?>(nil)
    private let refreshments = Mutex<RefreshmentPlaces?>(nil)

    /// None where the map has no hours, or the file is damaged (`network info --verify` tells).
    func refreshments(of network: Network) -> RefreshmentPlaces {
        refreshments.withLock { known in
            if let known { return known }
            var read: RefreshmentPlaces?
            if network.manifest.files.contains(where: { $0.name == RefreshmentPlaces.fileName }) {
                let file = URL(filePath: network.directory).appending(path: RefreshmentPlaces.fileName)
                read = try? RefreshmentPlaces(json: Data(contentsOf: file))
            }
            let places = read ?? RefreshmentPlaces([])
            known = places
            return places
        }
    }

    /// Nil for a network without streets.
    func layer(_ profile: StreetProfile, of network: Network) -> StreetLayer? {
        guard let streets = network.streets else { return nil }
        // Whoever asks meanwhile waits: making it twice would take longer.
        return layers.withLock { layers in
            if let known = layers[profile.name] { return known }
            let metric = StreetMetric(profile, on: streets)
            let shortcuts = network.order.map { StreetShortcuts($0, streets, metric) }
            let router = StreetRouter(network: streets, metric: metric, shortcuts: shortcuts)
            let ties = network.transit.map { transit in
                guard profile != .referenceWalk, let walking = network.layers[StreetProfile.foot.name]?.ties else {
                    return StopStreetLinks(
                        transit.timetable,
                        isServed: transit.isServed,
                        to: streets,
                        metric,
                        within: AccessEgressLimits.reference.tie
                    )
                }
                return StopStreetLinks(walking, on: streets, metric, within: AccessEgressLimits.standard.tie)
            }
            var made = StreetLayer(router: router, ties: ties)
            // The oracles' answers hang on millimetres, which only the search vertex by vertex adds up.
            if profile == .referenceWalk { made.targets?.settledBeforeSweep = .max }
            layers[profile.name] = made
            return made
        }
    }

    /// Nil for a network without a timetable.
    func referenceTransfers(of network: Network) -> TransferTable? {
        guard let transit = network.transit else { return nil }
        return transfers.withLock { known in
            if let known { return known }
            let table = TransferTable.straightLines(
                between: transit.timetable.coordinates.array,
                where: { transit.isServed[$0.row] }
            )
            known = table
            return table
        }
    }
}
