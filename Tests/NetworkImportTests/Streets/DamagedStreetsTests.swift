import Columns
import Foundation
import Geo
import NetworkImport
import OpenStreetMap
import StreetRouting
import Testing

@Suite struct DamagedStreetsTests {
    /// Four by four junctions with all that an importer reads: names, one-ways, a barrier, a signal, turn restrictions.
    private static func town() -> PlainOSMFile {
        var file = PlainOSMFile()
        for node in Int64(0)..<16 {
            var tags: [String: String] = [:]
            if node == 5 { tags = ["barrier": "bollard"] }
            if node == 10 { tags = ["highway": "traffic_signals"] }
            file.node(100 + node, 411_500_000 + node / 4 * 10_000, -86_100_000 + node % 4 * 10_000, tags)
        }
        for row in Int64(0)..<4 {
            let nodes = (0..<4).map { 100 + row * 4 + $0 }
            let tags =
                row == 1 ? ["highway": "primary", "oneway": "yes"] : ["highway": "residential", "name": "Rua \(row)"]
            file.way(1 + row, nodes, tags)
            file.way(11 + row, (0..<4).map { 100 + $0 * 4 + row }, ["highway": row == 2 ? "footway" : "tertiary"])
        }
        file.relation(
            1,
            [(1, 1, "from"), (0, 100, "via"), (1, 11, "to")],
            ["type": "restriction", "restriction": "no_left_turn"]
        )
        file.relation(
            2,
            [(1, 2, "from"), (1, 3, "via"), (1, 4, "to")],
            ["type": "restriction", "restriction": "no_u_turn", "except": "bicycle"]
        )
        return file
    }

    @Test func theTownIsRead() throws {
        let network = try read(Self.town().bytes().file)
        #expect(network.segmentCount == 24 + 4, "24 streets and the four halves of the bollard")
        #expect(network.validate() == nil)
        #expect(!network.copyBase.isEmpty)
        #expect(network.halfSignals.array.reduce(0) { $0 + Int($1) } == 4)
        #expect(network.names.array.contains("Rua 2"))
        let walk = StreetRouter(network: network, metric: StreetMetric(.foot, on: network))
        var scratch = StreetScratch(for: network)
        let from = try #require(network.place(ofNode: 100))
        let to = try #require(network.place(ofNode: 115))
        let expected = 3 * 0.001 * LocalPlane(at: from.coordinate).metresPerLatitude
        let metres = try #require(walk.route(from: from, to: to, &scratch)).length.value
        #expect(metres > expected && metres < 2 * expected)
    }

    /// Readable parts are built, searched and sound; the rest is refused with an error. Nothing traps.
    @Test(arguments: UInt64(1)...250)
    func damageIsSurvived(seed: UInt64) throws {
        var (bytes, start) = Self.town().bytes()
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        for _ in 0..<(1 + Int(seed % 9)) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[start + Int((state >> 33) % UInt64(bytes.count - start))] = UInt8(truncatingIfNeeded: state >> 20)
        }
        let network: StreetNetwork
        do { network = try read(bytes) } catch is StreetFileError { return }
        #expect(network.validate() == nil)
        let hierarchy = StreetHierarchy(network)
        #expect(hierarchy.validate() == nil)
        var scratch = StreetScratch(for: network)
        for profile in [StreetProfile.foot, .car] {
            let metric = StreetMetric(profile, on: network)
            let shortcuts = StreetShortcuts(hierarchy, network, metric)
            let fast = StreetRouter(network: network, metric: metric, shortcuts: shortcuts)
            #expect(fast.validate() == nil)
            let plain = StreetRouter(network: network, metric: metric)
            let far = Metres(20_000_000)
            guard let from = network.snap(network.bounds.center, for: metric, within: far),
                let to = network.snap(Coordinate(latitude: 41.15, longitude: -8.61), for: metric, within: far)
            else { continue }
            let expected = plain.route(from: from, to: to, &scratch)
            #expect(fast.route(from: from, to: to, &scratch)?.ticks == expected?.ticks)
        }
    }

    @Test func anEmptyNetworkAnswers() throws {
        let network = StreetGraphBuilder().build()
        #expect(network.segmentCount == 0)
        #expect(network.snap(Coordinate(latitude: 0, longitude: 0), for: StreetMetric(.foot, on: network)) == nil)
        #expect(StreetHierarchy(network).edgeCount == 0)
    }

    private func read(_ bytes: [UInt8]) throws -> StreetNetwork {
        let path = FileManager.default.temporaryDirectory.appending(path: "town-\(UUID().uuidString).osm.pbf")
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        return try StreetImport.network(fromOSM: [path.path])
    }
}
