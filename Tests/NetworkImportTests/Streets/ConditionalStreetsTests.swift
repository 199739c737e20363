import Foundation
import Geo
import NetworkImport
import StreetRouting
import Testing

/// Conditional tags on their way from a map into a network.
@Suite struct ConditionalStreetsTests {
    private func network(_ tags: [String: String]) throws -> StreetNetwork {
        var file = PlainOSMFile()
        for node in Int64(0)...3 { file.node(100 + node, 411_500_000, -86_100_000 + node * 10_000) }
        file.way(1, [100, 101], ["highway": "residential"])
        file.way(2, [101, 102], tags.merging(["highway": "residential"]) { $1 })
        file.way(3, [102, 103], ["highway": "residential"])
        let path = FileManager.default.temporaryDirectory.appending(path: "hours-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        return try StreetImport.network(fromOSM: [path.path])
    }

    private func passes(_ network: StreetNetwork, atHour hour: Int) throws -> Bool {
        let uses = StreetConditions(.car, on: network).uses(during: (hour * 3_600)...(hour * 3_600))
        let router = StreetRouter(network: network, metric: StreetMetric(.car, on: network, conditions: uses))
        var scratch = StreetScratch(for: network)
        let start = try #require(network.place(ofNode: 100))
        let end = try #require(network.place(ofNode: 103))
        return router.route(from: start, to: end, &scratch) != nil
    }

    @Test func theyAreKept() throws {
        let read = try network(["motor_vehicle:conditional": "no @ (Mo-Fr 07:00-09:00)"])
        #expect(try passes(read, atHour: 12) && !passes(read, atHour: 8))
        #expect(read.unreadConditions == nil)
        // Through the file of the network too.
        let path = FileManager.default.temporaryDirectory.appending(path: "hours-\(UUID().uuidString).col").path
        defer { for file in [path, path + ".nodes"] { try? FileManager.default.removeItem(atPath: file) } }
        try read.write(to: path)
        try #require(read.nodes).write(to: path + ".nodes")
        let mapped = try StreetNetwork(mapping: path, nodes: path + ".nodes")
        #expect(try passes(mapped, atHour: 12) && !passes(mapped, atHour: 8))
    }

    @Test func aStreetThatIsMostlyClosedToAllIsThereInItsHours() throws {
        let read = try network(["access": "no", "access:conditional": "yes @ (08:00-20:00)"])
        #expect(try passes(read, atHour: 12) && !passes(read, atHour: 22))
    }

    @Test func whatCannotBeReadIsCounted() throws {
        let speed = "30 @ (Mo-Fr 07:00-09:00); 80 @ wet"
        // Nobody of ours drives what the other one is about.
        let read = try network(["maxspeed:conditional": speed, "hgv:conditional": "no @ x"])
        let unread = try #require(read.unreadConditions)
        #expect(unread.segments == 1 && unread.example == "maxspeed:conditional=\(speed)")
        #expect(try passes(read, atHour: 8))
    }
}
