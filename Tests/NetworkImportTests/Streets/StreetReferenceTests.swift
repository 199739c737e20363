import Foundation
import Geo
import NetworkImport
import StreetRouting
import Testing

/// Real towns against the reference answers beside the repository (`../shared/data/<city>/reference`).
@Suite(.enabled(if: StreetReferences.isExpected, "../shared is absent"))
struct StreetReferenceTests {
    /// `street_exact.json`: walking metres and driving seconds of the two deliberately simple profiles.
    @Test func exactAnswersOfLAquila() throws { try expectExactAnswers("laquila") }

    /// Lengths of our own profiles beside Valhalla's and OSRM's: every pair found, within 2 % of one of them in the
    /// median and 10 % at the 95th percentile, and 95 % of the drives between 0.95 of the shorter and 1.05 of the
    /// longer answer.
    @Test func plausibleLengthsInLAquila() throws {
        let network = try StreetReferences.network("laquila")
        let hierarchy = StreetHierarchy(network)
        var scratch = StreetScratch(for: network)
        for (mode, profile) in [("walk", StreetProfile.foot), ("bicycle", .bicycle), ("car", .car)] {
            let metric = StreetMetric(profile, on: network)
            let shortcuts = StreetShortcuts(hierarchy, network, metric)
            let router = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
            var deviations: [Double] = []
            var inside = 0
            for pair in try StreetReferences.load("laquila", "street_\(mode)") {
                let from = try #require(network.snap(pair.start, for: metric))
                let to = try #require(network.snap(pair.end, for: metric))
                let metres = try #require(router.route(from: from, to: to, &scratch), "\(mode) \(pair.id)").length.value
                let engines = pair.engines.sorted()
                let shorter = try #require(engines.first)
                let longer = try #require(engines.last)
                deviations.append(min(abs(metres / shorter - 1), abs(metres / longer - 1)))
                if metres >= 0.95 * shorter, metres <= 1.05 * longer { inside += 1 }
            }
            deviations.sort()
            #expect(deviations[deviations.count / 2] < 0.02, "\(mode) median")
            #expect(deviations[deviations.count * 95 / 100] < 0.10, "\(mode) 95th percentile")
            #expect(Double(inside) >= 0.95 * Double(deviations.count), "\(mode) inside")
        }
    }

    private func expectExactAnswers(_ city: String) throws {
        let network = try StreetReferences.network(city)
        var scratch = StreetScratch(for: network)
        let walk = StreetRouter(network: network, metric: StreetMetric(.referenceWalk, on: network))
        let car = StreetRouter(network: network, metric: StreetMetric(.referenceCar, on: network))
        for pair in try StreetReferences.loadExact(city) {
            let from = try #require(network.place(ofNode: pair.from))
            let to = try #require(network.place(ofNode: pair.to))
            let walked = walk.route(from: from, to: to, &scratch)
            let driven = car.route(from: from, to: to, &scratch)
            expectSame(walked?.length.value, pair.walkMetres, pair.id)
            expectSame(driven?.seconds, pair.carSeconds, pair.id)
        }
    }

    private func expectSame(_ found: Double?, _ expected: Double?, _ id: String) {
        guard let found, let expected else {
            #expect(found == nil && expected == nil, "\(id)")
            return
        }
        #expect(abs(found - expected) <= 0.01, "\(id)")
    }
}

/// The files of `../shared/data`.
enum StreetReferences {
    static let root: URL? = {
        if let path = ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"] { return URL(filePath: path) }
        var package = URL(filePath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<4 { package.deleteLastPathComponent() }
        let shared = package.deletingLastPathComponent().appending(path: "shared")
        return FileManager.default.fileExists(atPath: shared.path) ? shared : nil
    }()

    /// With CI=true the data must be there: the tests then fail instead of being skipped.
    static var isExpected: Bool { root != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    struct Exact: Decodable {
        var id: String
        var from: Int64
        var to: Int64
        var walkMetres: Double?
        var carSeconds: Double?

        enum CodingKeys: String, CodingKey {
            case id
            case from = "from_node"
            case to = "to_node"
            case walkMetres = "walk_m"
            case carSeconds = "car_s"
        }
    }

    struct Pair: Decodable {
        struct End: Decodable {
            var lat: Double
            var lon: Double
        }
        struct Answer: Decodable {
            var metres: Double

            enum CodingKeys: String, CodingKey { case metres = "distance_m" }
        }
        var id: String
        var from: End
        var to: End
        var valhalla: Answer?
        var osrm: Answer?

        var start: Coordinate { Coordinate(latitude: from.lat, longitude: from.lon) }
        var end: Coordinate { Coordinate(latitude: to.lat, longitude: to.lon) }
        var engines: [Double] { [valhalla, osrm].compactMap { $0?.metres } }
    }

    private struct Routes<Route: Decodable>: Decodable {
        var routes: [Route]
    }

    static func loadExact(_ city: String) throws -> [Exact] { try read(city, "street_exact") }

    static func load(_ city: String, _ name: String) throws -> [Pair] { try read(city, name) }

    private static func read<Route: Decodable>(_ city: String, _ name: String) throws -> [Route] {
        let root = try #require(root)
        let data = try Data(contentsOf: root.appending(path: "data/\(city)/reference/\(name).json"))
        return try JSONDecoder().decode(Routes<Route>.self, from: data).routes
    }

    static func network(_ city: String) throws -> StreetNetwork {
        try StreetImport.network(fromOSM: [#require(root).appending(path: "data/\(city)/\(city).osm.pbf").path])
    }
}
