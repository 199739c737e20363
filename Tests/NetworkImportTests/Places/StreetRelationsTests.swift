import Foundation
import Geo
import OpenStreetMap
import Testing

@testable import NetworkImport

/// Houses that say by a relation only in which street they are.
@Suite struct StreetRelationsTests {
    private func records(_ type: String, role: String = "house") throws -> [OSMPlaceRecord] {
        var file = PlainOSMFile()
        for node in Int64(1)...4 { file.node(node, 420_000_000, 130_000_000 + node * 1_000, [:]) }
        file.node(5, 420_000_000, 130_000_000, ["addr:housenumber": "12/A"])
        file.node(6, 420_000_000, 130_000_000, ["addr:housenumber": "14", "addr:street": "Via Verdi"])
        file.node(7, 420_000_000, 130_000_000, ["addr:housenumber": "99"])
        file.way(11, [1, 2, 3, 1], ["building": "yes", "addr:housenumber": "16"])
        file.way(12, [1, 2, 4, 1], ["building": "yes", "addr:housenumber": "18"])
        let members: [(UInt64, Int64, String)] = [(0, 5, role), (0, 6, role), (1, 11, role), (1, 13, "street")]
        file.relation(21, members, ["type": type, "name": "Via Roma"])
        let path = FileManager.default.temporaryDirectory.appending(path: "streets-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var records: [OSMPlaceRecord] = []
        try OSMPlaceReader.read(path: path.path) { records.append($0) }
        return records
    }

    @Test(arguments: ["associatedStreet", "street"])
    func aHouseIsInTheStreetOfItsRelation(type: String) throws {
        let houses = try records(type).map { "\($0.street ?? "-") \($0.houseNumber ?? "-") \($0.kind)" }.sorted()
        // Its own tags come first; a number that is in no street is no address.
        #expect(houses == ["Via Roma 12/A address", "Via Roma 16 address", "Via Verdi 14 address"])
    }

    @Test func otherRelationsSayNothing() throws {
        #expect(try records("route").map(\.houseNumber) == ["14"])
        #expect(try records("street", role: "outer").map(\.houseNumber) == ["14"])
    }
}
