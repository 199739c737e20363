import Foundation
import Geo
import NetworkImport
import StreetRouting
import Testing

/// A street of two ways to the east; going straight on at its middle is forbidden to some.
@Suite struct RestrictionsTests {
    private func network(_ tags: [String: String]) throws -> StreetNetwork {
        var file = PlainOSMFile()
        for node in Int64(0)...6 { file.node(100 + node, 411_500_000, -86_100_000 + node * 10_000) }
        file.way(1, [100, 101, 102, 103], ["highway": "residential"])
        file.way(2, [103, 104, 105, 106], ["highway": "residential"])
        file.relation(7, [(1, 1, "from"), (0, 103, "via"), (1, 2, "to")], tags.merging(["type": "restriction"]) { $1 })
        let path = FileManager.default.temporaryDirectory.appending(path: "turns-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        return try StreetImport.network(fromOSM: [path.path])
    }

    private func passes(_ tags: [String: String]) throws -> String {
        let network = try network(tags)
        return try [("car", StreetProfile.car), ("motorbike", .motorbike), ("bicycle", .bicycle)].filter { _, profile in
            let router = StreetRouter(network: network, metric: StreetMetric(profile, on: network))
            var scratch = StreetScratch(for: network)
            let start = try #require(network.place(ofNode: 101))
            let end = try #require(network.place(ofNode: 105))
            return router.route(from: start, to: end, &scratch) != nil
        }.map(\.0).joined(separator: " ")
    }

    @Test func holdForTheVehiclesThatTheyName() throws {
        #expect(try passes(["restriction": "no_straight_on"]) == "")
        #expect(try passes(["restriction": "no_straight_on", "except": "bicycle"]) == "bicycle")
        #expect(try passes(["restriction:motorcar": "no_straight_on"]) == "motorbike bicycle")
        #expect(try passes(["restriction:bicycle": "no_straight_on"]) == "car motorbike")
        #expect(try passes(["restriction:motor_vehicle": "no_straight_on"]) == "bicycle")
        #expect(try passes(["restriction:hgv": "no_straight_on"]) == "car motorbike bicycle")
        // The narrower one stands in the wider one's stead.
        #expect(try passes(["restriction": "no_straight_on", "restriction:bicycle": "none"]) == "bicycle")
    }
}
