internal import StreetRouting
internal import Synchronization

/// The streets of profiles at hours at which some are closed, open or slower by their conditional tags: made when first asked for, in
/// hundredths of a second for a city; the last few are kept.
final class LayersByHour: Sendable {
    private struct Key: Hashable {
        var profile: String
        var uses: [Int: StreetUse]
    }

    private struct Known {
        /// By profile name.
        var conditions: [String: StreetConditions] = [:]
        /// The last one used is the last.
        var layers: [(key: Key, layer: StreetLayer)] = []
    }

    private let known = Mutex(Known())
    /// A city's takes 8 MB each.
    private static let kept = 8

    /// `usual` itself where no condition matters then.
    func layer(_ usual: StreetLayer, of network: Network, during seconds: ClosedRange<Int>) -> StreetLayer {
        let streets = usual.router.network
        // Whoever asks meanwhile waits: making it twice would take longer.
        return known.withLock { known in
            let profile = usual.profile
            let conditions = known.conditions[profile.name] ?? StreetConditions(profile, on: streets)
            known.conditions[profile.name] = conditions
            if conditions.isEmpty { return usual }
            let key = Key(profile: profile.name, uses: conditions.uses(during: seconds))
            if key.uses.isEmpty { return usual }
            if let index = known.layers.firstIndex(where: { $0.key == key }) {
                let found = known.layers.remove(at: index)
                known.layers.append(found)
                return found.layer
            }
            let metric = StreetMetric(profile, on: streets, conditions: key.uses)
            let shortcuts = network.order.map { StreetShortcuts($0, streets, metric) }
            let layer = StreetLayer(
                router: StreetRouter(network: streets, metric: metric, shortcuts: shortcuts),
                ties: usual.ties,
                isStation: usual.stations == nil ? nil : network.transit?.isStation
            )
            if known.layers.count >= Self.kept { known.layers.removeFirst() }
            known.layers.append((key, layer))
            return layer
        }
    }
}
