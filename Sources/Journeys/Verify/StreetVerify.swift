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
        guard let streets = network.streets, let benches = network.benches else { throw .needsStreets(file: path) }
        guard let walk = network.layer(.referenceWalk), let car = network.layer(.referenceCar) else {
            throw .needsStreets(file: path)
        }
        if file.engines == nil {
            benches.with { bench in
                for pair in routes { exact(pair, streets, walk, car, bench, &report) }
            }
            return
        }
        let means: [String: StreetProfile] = ["walk": .foot, "bicycle": .bicycle, "car": .car]
        guard let profile = means[file.mode ?? ""], let layer = network.layer(profile) else {
            throw .unknownFormat(file: path)
        }
        benches.with { bench in compare(routes, layer, bench, &report) }
    }

    private func exact(
        _ pair: ReferenceFile.StreetPair,
        _ streets: StreetNetwork,
        _ walk: StreetLayer,
        _ car: StreetLayer,
        _ bench: SearchBench,
        _ report: inout VerifyReport
    ) {
        guard let from = pair.fromNode.flatMap({ streets.place(ofNode: $0) }),
            let to = pair.toNode.flatMap({ streets.place(ofNode: $0) })
        else {
            report.check(false, "\(pair.id): no street at its nodes")
            return
        }
        let walking = report.timed(clock) { walk.router.route(from: from, to: to, &bench.street) }
        report.check(
            agree(walking?.length.value, pair.walkM),
            "\(pair.id) walking: \(text(walking?.length.value)) m, expected \(text(pair.walkM)) m"
        )
        let driving = report.timed(clock) { car.router.route(from: from, to: to, &bench.street) }
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

    /// Only what is not found fails; lengths are told as shares of each engine's.
    private func compare(
        _ routes: [ReferenceFile.StreetPair],
        _ layer: StreetLayer,
        _ bench: SearchBench,
        _ report: inout VerifyReport
    ) {
        var shares: [String: [Double]] = [:]
        var between = 0
        for pair in routes {
            guard let from = pair.from, let to = pair.to else { continue }
            let found = report.timed(clock) { () -> StreetRoute? in
                let start = layer.snap(
                    Coordinate(latitude: from.lat, longitude: from.lon),
                    within: JoinRules.standard.snap
                )
                let end = layer.snap(Coordinate(latitude: to.lat, longitude: to.lon), within: JoinRules.standard.snap)
                guard let start, let end else { return nil }
                return layer.router.route(from: start, to: end, &bench.street)
            }
            report.check(found != nil, "\(pair.id): no way found")
            guard let metres = found?.length.value else { continue }
            let engines = [("Valhalla", pair.valhalla?.distanceM), ("OSRM", pair.osrm?.distanceM)]
            for case (let name, let length?) in engines where length > 0 {
                shares[name, default: []].append(metres / length)
            }
            let lengths = engines.compactMap(\.1)
            if let least = lengths.min(), let most = lengths.max(), metres >= 0.95 * least, metres <= 1.05 * most {
                between += 1
            }
        }
        for (name, values) in shares.sorted(by: { $0.key < $1.key }) {
            let spread = [0.05, 0.5, 0.95].map { text(VerifyReport.quantile(values, $0).map { $0 * 100 }) }
            report.notes.append(
                "length in % of \(name)'s: median \(spread[1]), 5th and 95th percentile \(spread[0]) and \(spread[2])"
            )
        }
        report.notes.append("\(between) of \(routes.count) within [0.95 of the shorter, 1.05 of the longer]")
    }
}
