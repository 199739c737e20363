import Columns
import Foundation
import Geo
import NetworkImport
import StreetRouting
import Testing

/// Extracts that overlap, read as one map.
@Suite struct SeveralFilesTests {
    /// A street of 12 nodes to the east in ways of three pieces each, and a turn that is forbidden.
    private static func extract(_ ways: Range<Int64>, cutAt end: Int64? = nil) -> [UInt8] {
        var file = PlainOSMFile()
        let last = end ?? ways.upperBound * 3
        for node in (ways.lowerBound * 3)...last { file.node(100 + node, 411_500_000, -86_100_000 + node * 10_000) }
        for way in ways {
            let nodes = ((way * 3)...min(last, way * 3 + 3)).map { 100 + $0 }
            file.way(way + 1, nodes, ["highway": "residential", "name": "Rua \(way)"])
        }
        if ways.count > 1 {
            file.relation(
                7,
                [(1, 2, "from"), (0, 106, "via"), (1, 3, "to")],
                ["type": "restriction", "restriction": "no_straight_on"]
            )
        }
        return file.bytes().file
    }

    private func network(_ files: [[UInt8]]) throws -> StreetNetwork {
        let folder = FileManager.default.temporaryDirectory.appending(path: "extracts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.enumerated().map { number, bytes in
            let path = folder.appending(path: "\(number).osm.pbf")
            try Data(bytes).write(to: path)
            return path.path
        }
        return try StreetImport.network(fromOSM: paths)
    }

    private func metres(_ network: StreetNetwork, _ from: Int64, _ to: Int64) throws -> Double? {
        let router = StreetRouter(network: network, metric: StreetMetric(.foot, on: network))
        var scratch = StreetScratch(for: network)
        let start = try #require(network.place(ofNode: from))
        let end = try #require(network.place(ofNode: to))
        return router.route(from: start, to: end, &scratch)?.length.value
    }

    @Test func whatTwoFilesHoldIsThereOnce() throws {
        let whole = try network([Self.extract(0..<4)])
        let joined = try network([Self.extract(0..<3), Self.extract(1..<4)])
        #expect(joined.validate() == nil)
        #expect(joined.segmentCount == whole.segmentCount)
        #expect(joined.vertexCount == whole.vertexCount)
        #expect(try metres(joined, 100, 112) == metres(whole, 100, 112))
        #expect(joined.copyBase.count == whole.copyBase.count && !whole.copyBase.isEmpty)
    }

    @Test func aStreetCutAtTheEdgeGoesOnInTheOtherFile() throws {
        // The first extract ends in the middle of way 2, the second has all of it.
        let joined = try network([Self.extract(0..<2, cutAt: 5), Self.extract(1..<4)])
        let whole = try network([Self.extract(0..<4)])
        let found = try #require(try metres(joined, 100, 112))
        let expected = try #require(try metres(whole, 100, 112))
        #expect(abs(found - expected) < 0.001)
    }

    @Test func theFileThatIsNotSoundIsNamed() throws {
        let error = #expect(throws: StreetFileError.self) {
            try network([Self.extract(0..<2), Array("not a map".utf8)])
        }
        #expect(error?.path.hasSuffix("1.osm.pbf") == true)
    }

    @Test(arguments: [
        ("00:30", 20.0), ("30", 20), ("00:30:00", 20), ("PT30M", 20), ("PT0.5H", 20), ("soon", 15), ("00:00", 15),
        ("-5", 15), ("PT", 15), ("1:2:3:4", 15),
    ])
    func aFerryTakesAsLongAsItSays(duration: String, speed: Double) throws {
        var file = PlainOSMFile()
        let degree = LocalPlane(at: Coordinate(latitude: 41.15, longitude: -8.61)).metresPerLatitude
        // 10 km to the north in four pieces, with a landing half way.
        for node in Int64(0)...4 {
            file.node(100 + node, 411_500_000 + Int64(Double(node) * 2_500 / degree * 1e7), -86_100_000)
        }
        file.way(1, [100, 101, 102, 103, 104], ["route": "ferry", "duration": duration])
        file.node(105, 411_500_000 + Int64(5_000 / degree * 1e7), -86_090_000)
        file.way(2, [102, 105], ["highway": "residential"])
        let network = try network([file.bytes().file])
        let router = StreetRouter(network: network, metric: StreetMetric(.foot, on: network))
        var scratch = StreetScratch(for: network)
        let start = try #require(network.place(ofNode: 100))
        let end = try #require(network.place(ofNode: 104))
        let route = try #require(router.route(from: start, to: end, &scratch))
        #expect(abs(route.length.value / route.seconds * 3.6 - speed) < 0.2)
    }
}
