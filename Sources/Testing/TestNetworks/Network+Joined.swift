package import CivilTime
package import Fares
internal import Geo
package import StreetRouting
package import TransitRouting
package import TripSearch

extension Network {
    /// Streets and timetable as an import joins them. With `isFast`, street searches use the hierarchy.
    ///
    /// - Parameters:
    ///   - streets: with a profile each for all that moves on them.
    ///   - timetable: its stops are tied to the streets.
    ///   - walks: between stops.
    ///   - version: the network's name in answers.
    ///   - isFast: search with the hierarchy.
    ///   - zone: of the region.
    ///   - names: translations of stops and lines.
    ///   - fares: prices of rides.
    /// - Returns: a network that is on no disk.
    /// - Throws: what a timetable without a usable calendar throws.
    package static func joined(
        _ streets: StreetNetwork,
        _ timetable: Timetable,
        _ walks: TransferTable,
        version: String = "v1",
        isFast: Bool = false,
        zone: ZoneRules = .utc,
        names: TranslatedNames? = nil,
        fares: (any FarePricing)? = nil
    ) throws -> Network {
        let (isServed, _) = TransitLayer.service(of: timetable)
        let hierarchy = isFast ? StreetHierarchy(streets) : nil
        var layers: [String: StreetLayer] = [:]
        for profile in Network.profiles {
            let metric = StreetMetric(profile, on: streets)
            let router = StreetRouter(
                network: streets,
                metric: metric,
                shortcuts: hierarchy.map { StreetShortcuts($0, streets, metric) }
            )
            let ties = StopStreetLinks(
                timetable,
                isServed: isServed,
                to: streets,
                router.metric,
                within: AccessEgressLimits.standard.tie
            )
            layers[profile.name] = StreetLayer(router: router, ties: ties)
        }
        let transit = TransitLayer(
            calendar: try TimetableCalendar(timetable),
            transfers: walks
        )
        let manifest = NetworkManifest(
            name: "town",
            version: version,
            builtAt: "2025-11-12T00:00:00Z",
            bounds: streets.bounds.expanded(by: Metres(500)),
            timeZone: zone.name,
            attribution: [],
            sources: [],
            files: []
        )
        return Network(
            directory: "",
            manifest: manifest,
            zone: zone,
            streets: streets,
            layers: layers,
            transit: transit,
            names: names,
            fares: fares
        )
    }
}
