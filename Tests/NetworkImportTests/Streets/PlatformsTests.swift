import Foundation
import Geo
import NetworkImport
import StreetRouting
import Testing

/// Walkable areas that the map does not tag as streets.
@Suite struct PlatformsTests {
    /// Three pieces to the east, of which the middle one has these tags; whether one gets over it.
    private func passes(_ tags: [String: String], _ profile: StreetProfile = .foot) throws -> Bool {
        var file = PlainOSMFile()
        for node in Int64(0)...3 { file.node(100 + node, 411_500_000, -86_100_000 + node * 10_000) }
        file.way(1, [100, 101], ["highway": "residential"])
        file.way(2, [101, 102], tags)
        file.way(3, [102, 103], ["highway": "residential"])
        let path = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let network = try StreetImport.network(fromOSM: [path.path])
        let router = StreetRouter(network: network, metric: StreetMetric(profile, on: network))
        var scratch = StreetScratch(for: network)
        let start = try #require(network.place(ofNode: 100))
        let end = try #require(network.place(ofNode: 103))
        return router.route(from: start, to: end, &scratch) != nil
    }

    @Test(arguments: [
        ["railway": "platform"], ["public_transport": "platform"], ["highway": "elevator"], ["highway": "platform"],
        ["railway": "platform", "public_transport": "platform", "surface": "asphalt"],
    ])
    func isWalkedOver(tags: [String: String]) throws {
        #expect(try passes(tags) && passes(tags, .wheelchair))
        #expect(try !passes(tags, .car) && !passes(tags, .referenceWalk))
    }

    @Test(arguments: [["railway": "platform", "foot": "no"], ["railway": "rail"], ["public_transport": "station"]])
    func isNot(tags: [String: String]) throws {
        #expect(try !passes(tags))
    }
}
