import Foundation
import Geo
import OpenStreetMap
import Testing

private struct Census: OSMVisitor {
    var entities: OSMEntities = [.nodes, .ways, .relations]
    var nodes = 0
    var ways = 0
    var highways = 0
    var relations = 0
    var references = 0
    var box: BoundingBox?

    mutating func visit(_ node: OSMNode) {
        nodes += 1
        let coordinate = node.coordinate.coordinate
        if box == nil { box = BoundingBox(at: coordinate) } else { box?.include(coordinate) }
    }

    mutating func visit(_ way: OSMWay) {
        ways += 1
        references += way.nodes.count
        if way.tags["highway"] != nil { highways += 1 }
    }

    mutating func visit(_ relation: OSMRelation) { relations += 1 }
}

@Suite struct OSMReaderTests {
    @Test(.enabled(if: SharedData.isExpected, "../shared is absent"))
    func countsPorto() throws {
        var reader = try OSMReader(path: SharedData.path("data/porto/porto.osm.pbf"))
        var census = Census()
        try reader.read(&census)
        #expect(census.nodes == 347_944)
        #expect(census.ways == 51_458)
        #expect(census.highways == 51_349)
        #expect(census.relations == 357)
        let box = try #require(census.box)
        #expect(box.west > -8.79 && box.south > 40.97 && box.east < -8.34 && box.north < 41.41)
        var ways = Census(entities: .ways)
        try reader.read(&ways)
        #expect(ways.ways == 51_458 && ways.nodes == 0 && ways.references == census.references)
    }

    @Test(.enabled(if: SharedData.isExpected, "../shared is absent"), arguments: ["none", "deflate"])
    func readsPlainAndPackedBlobs(kind: String) throws {
        var reader = try OSMReader(path: SharedData.path("specs/osm-pbf/samples/SimpleFileBlock1-\(kind).osm.pbf"))
        var census = Census()
        try reader.read(&census)
        #expect(census.nodes == 12)
        #expect(census.ways == 4)
    }

    @Test(.enabled(if: SharedData.isExpected, "../shared is absent"))
    func readsTheSampleOfTheFormat() throws {
        var reader = try OSMReader(path: SharedData.path("specs/osm-pbf/samples/sample.pbf"))
        var census = Census()
        try reader.read(&census)
        #expect(census.nodes == 290 && census.ways == 44 && census.relations == 5)
    }

    @Test func refusesWhatIsNotThere() {
        #expect(throws: OSMError.self) { _ = try OSMReader(path: "/no/such/file.pbf") }
        #expect(throws: OSMError.self) { _ = try OSMReader(path: "/") }
    }

    @Test func refusesOtherFiles() throws {
        for bytes in [[], [1], Array("<?xml version='1.0'?><osm/>".utf8), [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF, 1]] {
            try withFile(bytes) { path in
                var reader = try OSMReader(path: path)
                var census = Census()
                #expect(throws: OSMError.notAPBF(path: path)) { try reader.read(&census) }
            }
        }
    }

    @Test(.enabled(if: SharedData.isExpected, "../shared is absent"))
    func aCutFileIsAnError() throws {
        let whole = try [UInt8](Data(contentsOf: URL(filePath: SharedData.path("specs/osm-pbf/samples/sample.pbf"))))
        for length in stride(from: 1, to: whole.count, by: 97) {
            try withFile(Array(whole[..<length])) { path in
                var reader = try OSMReader(path: path)
                var census = Census()
                do { try reader.read(&census) } catch is OSMError { return }
                // Only a cut between two blobs can pass.
                #expect(census.nodes == 0 || census.ways == 0 || census.relations == 0)
            }
        }
    }

    @Test(.enabled(if: SharedData.isExpected, "../shared is absent"), arguments: UInt64(1)...40)
    func damageNeverTraps(seed: UInt64) throws {
        let path = SharedData.path("specs/osm-pbf/samples/sample.pbf")
        var bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        for _ in 0..<(1 + Int(seed % 7)) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 20)
        }
        try withFile(bytes) { path in
            var reader = try OSMReader(path: path)
            var census = Census()
            do { try reader.read(&census) } catch is OSMError {}
        }
    }

    @Test func aBombIsRefused() throws {
        // A blob header that claims 2 GiB, and a blob that claims to unpack to 1 GiB.
        try withFile(Self.blob(type: "OSMHeader", claimedSize: Int32.max)) { path in
            var reader = try OSMReader(path: path)
            var census = Census()
            #expect(throws: OSMError.tooLarge(offset: 0, what: "the size", found: Int(Int32.max), limit: 32 << 20)) {
                try reader.read(&census)
            }
        }
        let bomb: [UInt8] = [0x10, 0x80, 0x80, 0x80, 0x80, 0x04, 0x1A, 0x02, 0x78, 0x9C]
        try withFile(Self.blob(type: "OSMHeader", claimedSize: Int32(bomb.count)) + bomb) { path in
            var reader = try OSMReader(path: path)
            var census = Census()
            let limit = 32 << 20
            #expect(throws: OSMError.tooLarge(offset: 0, what: "the unpacked size", found: 1 << 30, limit: limit)) {
                try reader.read(&census)
            }
        }
    }

    private static func blob(type: String, claimedSize: Int32) -> [UInt8] {
        var header: [UInt8] = [0x0A, UInt8(type.utf8.count)] + Array(type.utf8) + [0x18]
        var rest = UInt32(claimedSize)
        while rest >= 0x80 {
            header.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        header.append(UInt8(rest))
        return [0, 0, 0, UInt8(header.count)] + header
    }

    private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "osm-\(UUID().uuidString).pbf")
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        try body(path.path)
    }
}
