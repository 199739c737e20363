import Foundation
import Geo
import OpenStreetMap
import Testing

/// `addr:interpolation`: rows of houses of which the map has the first and the last.
@Suite struct HouseRowsTests {
    /// Nodes 1 to 4 to the east, 100 units of 1e-5 degree apart, with these numbers; one way over all.
    private func houses(
        _ numbers: [String?],
        _ tags: [String: String],
        times: Int = 1
    ) throws -> [String: Double] {
        var file = PlainOSMFile()
        for (index, number) in numbers.enumerated() {
            var tags: [String: String] = [:]
            if let number { tags = ["addr:housenumber": number, "addr:street": "Via Roma", "addr:city": "Bari"] }
            file.node(Int64(1 + index), 0, Int64(index) * 10_000, tags)
        }
        file.way(9, (0..<times).flatMap { _ in numbers.indices.map { Int64(1 + $0) } }, tags)
        let path = FileManager.default.temporaryDirectory.appending(path: "rows-\(UUID().uuidString).osm.pbf")
        try Data(file.bytes().file).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var found: [String: Double] = [:]
        try OSMPlaceReader.read(path: path.path) { record in
            guard record.kind == "addr:interpolation" else { return }
            #expect(found[record.houseNumber ?? ""] == nil)
            found[record.houseNumber ?? ""] = (record.coordinate.longitude * 1e5).rounded() / 100
            #expect(record.street == "Via Roma" && record.city == "Bari")
        }
        return found
    }

    @Test func thoseBetweenAreEvenlyAlongTheRow() throws {
        #expect(try houses(["2", nil, nil, "8"], ["addr:interpolation": "even"]) == ["4": 1, "6": 2])
        #expect(try houses(["8", "2"], ["addr:interpolation": "even"]) == ["6": 0.33, "4": 0.67])
        #expect(try houses(["1", "3", nil, "7"], ["addr:interpolation": "odd"]) == ["5": 2])
        #expect(try houses(["1", "4"], ["addr:interpolation": "all"]) == ["2": 0.33, "3": 0.67])
        #expect(try houses(["10/A", "30"], ["addr:interpolation": "10"]) == ["20": 0.5])
    }

    @Test func nonsenseIsNone() throws {
        for rule in ["", "0", "-2", "alphabetic", "1000000"] {
            #expect(try houses(["2", "8"], ["addr:interpolation": rule]).isEmpty, "\(rule)")
        }
        #expect(try houses(["2", nil], ["addr:interpolation": "even"]).isEmpty)
        #expect(try houses(["2", "2"], ["addr:interpolation": "even"]).isEmpty)
        #expect(try houses(["2", "99998"], ["addr:interpolation": "even"]).isEmpty)
        #expect(try houses(["x", "8"], ["addr:interpolation": "even"]).isEmpty)
        #expect(try houses(["2", "8"], [:]).isEmpty)
        // A row that goes to and fro shows each house once; one longer than the map allows none.
        #expect(try houses(["2", "8"], ["addr:interpolation": "even"], times: 500) == ["4": 0.33, "6": 0.67])
        #expect(try houses(["2", "8"], ["addr:interpolation": "even"], times: 1_001).isEmpty)
    }
}
