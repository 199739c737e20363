internal import CivilTime
internal import Geo
internal import StreetRouting

/// Node to node against `street_oracle.py`, or place to place beside other street engines.
struct StreetVerify {
    let network: Network
    let clock: any WallClock
    let path: String

    private static let tolerance = 0.0101

    func run(
        _ routes: [ReferenceFile.StreetPair],
        of file: ReferenceFile,
        _ report: inout VerifyReport
    ) throws(VerifyError) {
        guard let streets = network.streets, let scratches = network.scratches else { throw .needsStreets(file: path) }
        guard let walk = network.layer(.referenceWalk), let car = network.layer(.referenceCar) else {
            throw .needsStreets(file: path)
        }
        if file.engines == nil {
            scratches.with { scratch in
                for pair in routes { exact(pair, streets, walk, car, scratch, &report) }
            }
            return
        }
        let means: [String: StreetProfile] = ["walk": .foot, "bicycle": .bicycle, "car": .car]
        guard let profile = means[file.mode ?? ""], let layer = network.layer(profile) else {
            throw .unknownFormat(file: path)
        }
        scratches.with { scratch in compare(routes, layer, scratch, &report) }
    }

    private func exact(
        _ pair: ReferenceFile.StreetPair,
        _ streets: StreetNetwork,
        _ walk: StreetLayer,
        _ car: StreetLayer,
        _ scratch: SearchScratch,
        _ report: inout VerifyReport
    ) {
        guard let from = pair.fromNode.flatMap({ streets.place(ofNode: $0) }),
            let to = pair.toNode.flatMap({ streets.place(ofNode: $0) })
        else {
            report.check(false, "\(pair.id): no street at its nodes")
            return
        }
        let walking = report.timed(clock) { walk.router.route(from: from, to: to, &scratch.street) }
        report.check(
            agree(walking?.length.value, pair.walkM),
            "\(pair.id) walking: \(text(walking?.length.value)) m, expected \(text(pair.walkM)) m"
        )
        let driving = report.timed(clock) { car.router.route(from: from, to: to, &scratch.street) }
        report.check(
            agree(driving?.seconds, pair.carS),
            "\(pair.id) driving: \(text(driving?.seconds)) s, expected \(text(pair.carS)) s"
        )
        report.check(
            agree(driving?.length.value, pair.carM),
            "\(pair.id) driving: \(text(driving?.length.value)) m, expected \(text(pair.carM)) m"
        )
    }

    private func agree(_ found: Double?, _ expected: Double?) -> Bool {
        guard let found, let expected else { return found == nil && expected == nil }
        return abs(found - expected) <= Self.tolerance
    }

    private func text(_ value: Double?) -> String {
        value.map { String(($0 * 100).rounded() / 100) } ?? "none"
    }

    /// What is not found fails, and lengths that stray from both engines': they differ from each other by design, so
    /// that single routes are only told.
    private func compare(
        _ routes: [ReferenceFile.StreetPair],
        _ layer: StreetLayer,
        _ scratch: SearchScratch,
        _ report: inout VerifyReport
    ) {
        var spread = EngineSpread()
        for pair in routes {
            guard let from = pair.from, let to = pair.to else { continue }
            let found = report.timed(clock) { () -> StreetRoute? in
                let start = layer.snap(
                    Coordinate(latitude: from.lat, longitude: from.lon),
                    within: AccessEgressLimits.standard.snap
                )
                let end = layer.snap(
                    Coordinate(latitude: to.lat, longitude: to.lon),
                    within: AccessEgressLimits.standard.snap
                )
                guard let start, let end else { return nil }
                return layer.router.route(from: start, to: end, &scratch.street)
            }
            report.check(found != nil, "\(pair.id): no way found")
            guard let metres = found?.length.value else { continue }
            spread.add(metres, ["Valhalla": pair.valhalla?.distanceM, "OSRM": pair.osrm?.distanceM])
        }
        spread.tell(for: layer.profile, &report)
    }
}
