internal import StreetRouting
internal import Synchronization

/// The streets of profiles at hours at which some are closed, open or slower by their conditional tags: made when first asked for, in
/// hundredths of a second for a city; the last few are kept.
final class LayersByHour: Sendable {
    private struct Key: Hashable {
        var profile: String
        var uses: [Int: StreetUse]
    }

    /// The streets of one state, made by who asks first; whoever asks for the same meanwhile waits.
    private final class Making: Sendable {
        let layer = Mutex<StreetLayer?>(nil)
    }

    private struct Known {
        /// By profile name.
        var conditions: [String: StreetConditions] = [:]
        /// The last one used is the last.
        var layers: [(key: Key, making: Making)] = []
    }

    private let known = Mutex(Known())
    /// Of each profile; a city's takes 8 MB each.
    private static let kept = 4

    /// `usual` itself where no condition matters then.
    func layer(_ usual: StreetLayer, of network: Network, during seconds: ClosedRange<Int>) -> StreetLayer {
        let streets = usual.router.network
        let profile = usual.profile
        let found: (uses: [Int: StreetUse], making: Making)? = known.withLock { known in
            let conditions = known.conditions[profile.name] ?? StreetConditions(profile, on: streets)
            known.conditions[profile.name] = conditions
            if conditions.isEmpty { return nil }
            let key = Key(profile: profile.name, uses: conditions.uses(during: seconds))
            if key.uses.isEmpty { return nil }
            if let index = known.layers.firstIndex(where: { $0.key == key }) {
                let found = known.layers.remove(at: index)
                known.layers.append(found)
                return (key.uses, found.making)
            }
            let others = known.layers.indices.filter { known.layers[$0].key.profile == profile.name }
            if others.count >= Self.kept { known.layers.remove(at: others[0]) }
            let making = Making()
            known.layers.append((key, making))
            return (key.uses, making)
        }
        guard let found else { return usual }
        return found.making.layer.withLock { made in
            if let made { return made }
            let metric = StreetMetric(profile, on: streets, conditions: found.uses)
            let shortcuts = network.order.map { StreetShortcuts($0, streets, metric) }
            let layer = StreetLayer(
                router: StreetRouter(network: streets, metric: metric, shortcuts: shortcuts),
                ties: usual.ties,
                isStation: usual.stations == nil ? nil : network.transit?.isStation
            )
            made = layer
            return layer
        }
    }
}
