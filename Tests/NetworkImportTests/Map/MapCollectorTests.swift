import Foundation
import Geo
import MapDrawing
import Testing
import TripSearch

@testable import NetworkImport

@Suite struct MapCollectorTests {
    private static let bounds = BoundingBox(south: 45, west: 7, north: 45.1, east: 7.1)

    /// A street in two ways, a park, a lake with an island of two ways each, a house, a town.
    private static func town() -> PlainOSMFile {
        var file = PlainOSMFile()
        var id: Int64 = 0
        func node(_ latitude: Int64, _ longitude: Int64, _ tags: [String: String] = [:]) -> Int64 {
            id += 1
            file.node(id, 450_000_000 + latitude * 1_000, 70_000_000 + longitude * 1_000, tags)
            return id
        }
        let street = [node(500, 100), node(500, 300), node(500, 600)]
        let park = [node(600, 100), node(600, 200), node(700, 200), node(700, 100)]
        let lake = [node(100, 100), node(100, 300), node(300, 300), node(300, 100)]
        let island = [node(150, 150), node(150, 200), node(200, 200)]
        let house = [node(520, 120), node(520, 130), node(530, 130)]
        _ = node(500, 500, ["place": "town", "name": "Borgo"])
        file.way(1, [street[1], street[2]], ["highway": "residential", "name": "Via Po"])
        file.way(2, [street[1], street[0]], ["highway": "residential", "name": "Via Po"])
        file.way(3, park + [park[0]], ["leisure": "park", "name": "Valentino"])
        file.way(4, [lake[0], lake[1], lake[2]], [:])
        file.way(5, [lake[0], lake[3], lake[2]], [:])
        file.way(6, island + [island[0]], [:])
        file.way(7, house + [house[0]], ["building": "yes"])
        file.relation(
            1,
            [(1, 4, "outer"), (1, 5, "outer"), (1, 6, "inner")],
            ["type": "multipolygon", "natural": "water", "name": "Lago"]
        )
        return file
    }

    private static func sheet(_ file: PlainOSMFile, mostNodes: Int = 1_000) throws -> (sheet: MapSheet, isCut: Bool) {
        let path = NSTemporaryDirectory() + "map-\(UUID().uuidString).osm.pbf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(file.bytes().file).write(to: URL(fileURLWithPath: path))
        var builder = MapSheetBuilder()
        let isCut = try MapCollector.collect([path, path], within: bounds, into: &builder, mostNodes: mostNodes)
        return (builder.build(), isCut)
    }

    @Test func whatIsDrawnIsCollectedOnce() throws {
        let (sheet, isCut) = try Self.sheet(Self.town())
        #expect(!isCut && sheet.isSound)
        let features = sheet.features
        #expect(
            features.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.green, .water, .building, .street, .town]
        )
        #expect(features.first { $0.kind == .street }?.parts.map(\.count) == [3])
        let lake = try #require(features.first { $0.kind == .water })
        #expect(lake.name == "Lago" && lake.parts.map(\.count).sorted() == [3, 4])
    }

    @Test func buildingsAreLeftOutFirst() throws {
        let (sheet, isCut) = try Self.sheet(Self.town(), mostNodes: 10)
        #expect(isCut && !sheet.features.contains { $0.kind == .building })
        #expect(sheet.features.contains { $0.kind == .street })
    }

    @Test func theSeaIsOnTheRightOfTheCoast() {
        let box = MapBox(left: 0, top: 0, right: 100, bottom: 100)
        func isSea(_ x: Int32, _ y: Int32, _ rings: [[MapPoint]]) -> Bool {
            rings.reduce(false) { inside, ring in
                var inside = inside
                for (index, one) in ring.enumerated() {
                    let other = ring[(index + 1) % ring.count]
                    guard (one.y > y) != (other.y > y) else { continue }
                    let crossing = Double(other.x - one.x) * Double(y - one.y) / Double(other.y - one.y) + Double(one.x)
                    if Double(x) < crossing { inside.toggle() }
                }
                return inside
            }
        }
        // Southwards: the west is sea.
        let south = [MapPoint(x: 40, y: -10), MapPoint(x: 40, y: 50), MapPoint(x: 60, y: 110)]
        // An island in it, its land on the left: counterclockwise as one sees it.
        let island = [
            MapPoint(x: 10, y: 10), MapPoint(x: 10, y: 20), MapPoint(x: 20, y: 20), MapPoint(x: 20, y: 10),
            MapPoint(x: 10, y: 10),
        ]
        let west = CoastFill(box: box).areas(along: [south, island])
        #expect(isSea(5, 50, west) && !isSea(90, 50, west) && !isSea(15, 15, west))
        let east = CoastFill(box: box).areas(along: [south.reversed()])
        #expect(!isSea(5, 50, east) && isSea(90, 50, east))
        let around = CoastFill(box: box).areas(along: [island])
        #expect(isSea(90, 90, around) && !isSea(15, 15, around))
    }

    @Test func aNetworkHasItsMap() throws {
        let path = NSTemporaryDirectory() + "map-\(UUID().uuidString)"
        defer { for end in ["", ".osm.pbf"] { try? FileManager.default.removeItem(atPath: path + end) } }
        try Data(Self.town().bytes().file).write(to: URL(fileURLWithPath: path + ".osm.pbf"))
        let report = try NetworkImporter(places: nil).run(
            .init(name: "borgo", streets: [path + ".osm.pbf"], feeds: [], output: path)
        )
        #expect(report.seconds.map(\.phase).contains(.map))
        #expect(try NetworkCheck.problems(in: path).isEmpty)
        let network = try Network.open(directory: path)
        #expect(network.manifest.files.contains { $0.name == MapSheet.fileName })
        // Without the file, its streets are drawn all the same.
        #expect(MapSheet(of: network).features.contains { $0.kind == .street && $0.name == "Via Po" })
    }
}
