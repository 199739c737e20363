internal import StreetRouting
internal import Synchronization

/// The streets of profiles at hours at which some are closed, open or slower by their conditional tags: made when first
/// asked for, in hundredths of a second for a city; the last few are kept.
final class LayersByHour: Sendable {
    private struct Key: Hashable {
        var profile: String
        var uses: [Int: StreetUse]
    }

    /// Made by the first caller; callers that ask for the same meanwhile wait, others do not.
    private final class Making<Made: Sendable>: Sendable {
        private let known = Mutex<Made?>(nil)

        func made(_ make: () -> Made) -> Made {
            known.withLock { known in
                let made = known ?? make()
                known = made
                return made
            }
        }
    }

    private struct Known {
        /// By profile name.
        var conditions: [String: Making<StreetConditions>] = [:]
        /// The last one used is the last.
        var layers: [(key: Key, making: Making<StreetLayer>)] = []
    }

    private let known = Mutex(Known())
    /// Of each profile; a city's takes 8 MB each.
    private static let kept = 4

    /// `usual` itself where no condition matters then.
    func layer(_ usual: StreetLayer, of network: Network, during seconds: ClosedRange<Int>) -> StreetLayer {
        let streets = usual.router.network
        let profile = usual.profile
        let reading = known.withLock { known in
            let reading = known.conditions[profile.name] ?? Making()
            known.conditions[profile.name] = reading
            return reading
        }
        let conditions = reading.made { StreetConditions(profile, on: streets) }
        if conditions.isEmpty { return usual }
        let key = Key(profile: profile.name, uses: conditions.uses(during: seconds))
        return key.uses.isEmpty
            ? usual
            : making(key).made {
                let metric = StreetMetric(profile, on: streets, conditions: key.uses)
                let shortcuts = network.order.map { StreetShortcuts($0, streets, metric) }
                return StreetLayer(
                    router: StreetRouter(network: streets, metric: metric, shortcuts: shortcuts),
                    ties: usual.ties,
                    isStation: usual.stations == nil ? nil : network.transit?.isStation
                )
            }
    }

    private func making(_ key: Key) -> Making<StreetLayer> {
        known.withLock { known in
            if let index = known.layers.firstIndex(where: { $0.key == key }) {
                let found = known.layers.remove(at: index)
                known.layers.append(found)
                return found.making
            }
            let others = known.layers.indices.filter { known.layers[$0].key.profile == key.profile }
            if others.count >= Self.kept { known.layers.remove(at: others[0]) }
            let making = Making<StreetLayer>()
            known.layers.append((key, making))
            return making
        }
    }
}
