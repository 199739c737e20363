import Geo
import Geocoding
import Testing
import TripSearch

@testable import NetworkImport
@testable import OpenStreetMap

@Suite struct PlaceCollectorTests {
    func record(_ name: String?, _ kind: String, _ latitude: Double, _ longitude: Double = 13.4) -> OSMPlaceRecord {
        OSMPlaceRecord(
            source: .way,
            id: 1,
            name: name,
            kind: kind,
            coordinate: Coordinate(latitude: latitude, longitude: longitude)
        )
    }

    func collected(_ records: [OSMPlaceRecord]) -> [PlaceEntry] {
        var collector = PlaceCollector()
        for record in records { collector.add(record) }
        return collector.finished()
    }

    @Test func piecesOfAStreetAreOne() {
        let pieces = (0..<6).map { record("Via Roma", "highway=residential", 42.35 + Double($0) * 0.002) }
        let far = record("Via Roma", "highway=residential", 42.60)
        let entries = collected(pieces + [far])
        #expect(entries.map(\.name) == ["Via Roma", "Via Roma"])
        #expect(entries.map(\.kind) == ["street", "street"])
        #expect(abs(entries[0].coordinate.latitude - 42.355) < 0.0011)
    }

    @Test func aStreetReachesAsFarAsItsFarthestPiece() throws {
        var piece = record("Via Lunga", "highway=residential", 42.35)
        piece.extent = Metres(100)
        var next = record("Via Lunga", "highway=residential", 42.353)
        next.extent = Metres(150)
        let street = try #require(collected([piece, next]).first)
        let reach = street.coordinate.distance(to: Coordinate(latitude: 42.353, longitude: 13.4)) + Metres(150)
        let other = street.coordinate.distance(to: Coordinate(latitude: 42.35, longitude: 13.4)) + Metres(100)
        #expect(street.extent == max(reach, other))
        #expect(collected([record("Bar", "amenity=bar", 42.35)]).first?.extent == nil)
    }

    @Test func aPlaceIsInTheTownWhoseReachItIsDeepestIn() {
        let entries = collected([
            record("Piazza Duomo", "highway=pedestrian", 42.35), record("L'Aquila", "place=city", 42.352),
            record("Pizzoli", "place=village", 42.43), record("Bar Centrale", "amenity=cafe", 42.428),
            record("Rifugio", "tourism=alpine_hut", 43.5),
        ])
        let towns = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.town) })
        #expect(towns["Piazza Duomo"] == "L'Aquila" && towns["Bar Centrale"] == "Pizzoli")
        #expect(towns["Rifugio"] == .some(nil) && towns["L'Aquila"] == .some(nil))
        #expect(entries.first { $0.name == "Piazza Duomo" }?.kind == "square")
    }

    @Test func whatIsNoPlaceIsLeftOut() {
        #expect(
            collected([record("Raccordo", "highway=motorway_junction", 42), record("Confine", "boundary=x", 42)])
                .isEmpty
        )
    }
}
