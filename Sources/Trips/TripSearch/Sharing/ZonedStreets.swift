internal import StreetRouting

/// The streets of a profile without the zones that one kind of shared vehicle may not ride through, so that every
/// search keeps out of them and finds the way round.
struct ZonedStreets: Sendable {
    /// What closes: as long as it stays the same, so do the streets.
    private let profile: String
    private let kind: String
    private let zones: [VehicleSupply.Zone]
    private let rules: [VehicleSupply.Rule]
    private let isClosed: [Bool]
    let street: StreetLayer

    /// More are not made: kinds of vehicles beyond are not offered.
    private static let maximum = 32

    /// Whether anything is closed to a kind of vehicle.
    static func areNeeded(_ system: VehicleSupply.System, _ kind: VehicleSupply.VehicleType) -> Bool {
        func closes(_ rules: [VehicleSupply.Rule]) -> Bool {
            rules.contains { !$0.mayPass && $0.applies(to: kind.id) }
        }
        return closes(system.rules) || system.zones.contains { closes($0.rules) }
    }

    /// Those of a kind: known ones, of which `known` is the list, or new ones; nil when there are too many.
    static func streets(
        of kind: VehicleSupply.VehicleType,
        in system: VehicleSupply.System,
        on street: StreetLayer,
        _ network: Network,
        known: [ZonedStreets],
        made: inout [ZonedStreets]
    ) -> ZonedStreets? {
        let candidates = made + known
        let same = candidates.first {
            $0.profile == street.profile.name && $0.kind == kind.id && $0.zones == system.zones
                && $0.rules == system.rules
        }
        if let same {
            made.append(same)
            return same
        }
        guard made.count < maximum else { return nil }
        let streets = street.router.network
        let isClosed = (0..<UInt32(streets.segmentCount)).map { segment in
            streets.geometry(of: segment).contains { !system.rule(at: $0, for: kind.id).mayPass }
        }
        let alike = candidates.first { $0.profile == street.profile.name && $0.isClosed == isClosed }
        let zoned = ZonedStreets(kind, system, isClosed, alike?.street ?? layer(street, isClosed, network))
        made.append(zoned)
        return zoned
    }

    private init(
        _ kind: VehicleSupply.VehicleType,
        _ system: VehicleSupply.System,
        _ isClosed: [Bool],
        _ street: StreetLayer
    ) {
        profile = street.profile.name
        self.kind = kind.id
        zones = system.zones
        rules = system.rules
        self.isClosed = isClosed
        self.street = street
    }

    private static func layer(_ street: StreetLayer, _ isClosed: [Bool], _ network: Network) -> StreetLayer {
        let streets = street.router.network
        let metric = street.router.metric.closing(isClosed, on: streets)
        let shortcuts = network.order.map { StreetShortcuts($0, streets, metric) }
        return StreetLayer(
            router: StreetRouter(network: streets, metric: metric, shortcuts: shortcuts),
            ties: street.ties
        )
    }
}
