import Foundation
import Geo
import Geocoding
import OpenStreetMap
import Testing
import TripSearch

@testable import NetworkImport

/// Places that the map has as relations: areas of several ways, sites, settlements.
@Suite struct RelationPlacesTests {
    /// Nodes 1 ... 9 in rows of three, 0.001 degrees apart from 42.0, 13.0 to the north-east; ways 11 and 12 are the
    /// halves of the outline.
    private func places(
        _ relations: [(members: [(UInt64, Int64, String)], tags: [String: String])],
        nodeTags: [String: String] = [:]
    ) throws -> [OSMPlaceRecord] {
        var file = PlainOSMFile()
        for node in Int64(0)..<9 {
            file.node(
                1 + node,
                420_000_000 + node / 3 * 10_000,
                130_000_000 + node % 3 * 10_000,
                node == 0 ? nodeTags : [:]
            )
        }
        file.way(11, [1, 2, 3, 6, 9], [:])
        file.way(12, [9, 8, 7, 4, 1], [:])
        file.way(13, [5], [:])
        for (number, relation) in relations.enumerated() {
            file.relation(Int64(21 + number), relation.members, relation.tags)
        }
        let path = FileManager.default.temporaryDirectory.appending(path: "areas-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var places: [OSMPlaceRecord] = []
        try OSMPlaceReader.read(path: path.path) { places.append($0) }
        return places
    }

    private static let outline: [(UInt64, Int64, String)] = [(1, 11, "outer"), (1, 12, "outer"), (1, 13, "inner")]
    private static let fort = [
        "type": "multipolygon", "name": "Forte spagnolo", "historic": "castle", "name:en": "Fort",
    ]

    private func isAt(_ place: OSMPlaceRecord, _ latitude: Double, _ longitude: Double) -> Bool {
        place.coordinate.distance(to: Coordinate(latitude: latitude, longitude: longitude)).value < 0.1
    }

    @Test func anAreaIsInItsMiddle() throws {
        let place = try #require(try places([(Self.outline, Self.fort)]).first)
        #expect(place.source == .relation && place.name == "Forte spagnolo" && place.kind == "historic=castle")
        #expect(isAt(place, 42.001, 13.001))
    }

    @Test func aLabelSaysWhere() throws {
        let members = Self.outline + [(0, 3, "label")]
        let place = try #require(try places([(members, Self.fort)]).first)
        #expect(isAt(place, 42, 13.002))
    }

    @Test func aSiteIsWhereItsMembersAre() throws {
        let tags = ["type": "site", "name": "Campus", "amenity": "university"]
        let place = try #require(try places([([(0, 1, ""), (0, 3, "entrance")], tags)]).first)
        #expect(isAt(place, 42, 13.001))
    }

    @Test func othersAreNoPlaces() throws {
        let route = ["type": "route", "name": "Bus 5", "public_transport": "station"]
        let unnamed = ["type": "multipolygon", "landuse": "forest"]
        let absent: [(UInt64, Int64, String)] = [(1, 99, "outer"), (0, 98, "label")]
        #expect(
            try places([(Self.outline, route), (Self.outline, unnamed), (absent, Self.fort), ([], Self.fort)]).isEmpty
        )
    }

    @Test func aSettlementIsTakenOnce() throws {
        func entries(_ pointName: String) throws -> [String] {
            let tags = ["type": "boundary", "boundary": "administrative", "place": "village", "name": "Arischia"]
            var collector = PlaceCollector()
            let point = ["place": "village", "name": pointName]
            for place in try places([(Self.outline, tags)], nodeTags: point) { collector.add(place) }
            return collector.finished().map(\.name).sorted()
        }
        #expect(try entries("Arischia") == ["Arischia"])
        #expect(try entries("Cansatessa") == ["Arischia", "Cansatessa"])
    }

    /// Ways 11 and 12 are the halves of a square, way 14 goes nowhere.
    private func areas(_ members: [(UInt64, Int64, String)], level: String = "8") throws -> [OSMArea] {
        var file = PlainOSMFile()
        for node in Int64(1)...4 {
            file.node(node, 420_000_000 + (node / 3) * 100_000, 130_000_000 + ((node / 2) % 2) * 100_000, [:])
        }
        file.way(11, [1, 2, 3], [:])
        file.way(12, [1, 4, 3], [:])
        file.way(14, [1, 2], [:])
        let tags = ["type": "boundary", "boundary": "administrative", "admin_level": level, "name": "Arischia"]
        file.relation(21, members, tags)
        let path = FileManager.default.temporaryDirectory.appending(path: "bounds-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var areas: [OSMArea] = []
        try OSMPlaceReader.read(path: path.path, area: { areas.append($0) }, emit: { _ in })
        return areas
    }

    @Test func aBoundaryIsJoinedFromItsWays() throws {
        let area = try #require(try areas([(1, 11, "outer"), (1, 12, "outer")]).first)
        #expect(area.name == "Arischia" && area.level == 8 && area.rings.count == 1)
        #expect(area.rings[0].count == 5 && area.rings[0].first == area.rings[0].last)
    }

    @Test func aBoundaryThatIsCutOffIsNone() throws {
        #expect(try areas([(1, 11, "outer")]).isEmpty)
        #expect(try areas([(1, 11, "outer"), (1, 12, "outer"), (1, 99, "outer")]).isEmpty)
        #expect(try areas([(1, 11, "outer"), (1, 14, "outer")]).isEmpty)
        #expect(try areas([(1, 11, "outer"), (1, 12, "outer")], level: "4").isEmpty)
    }
}
