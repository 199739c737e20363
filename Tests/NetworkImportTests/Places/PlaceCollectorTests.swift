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
            record("Rifugio", "tourism=alpine_hut", 43.5, 15.0),
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

    /// From south to north, from west to east.
    private func square(_ name: String, _ latitudes: ClosedRange<Double>, level: Int = 8) -> OSMArea {
        let (south, north, west, east) = (latitudes.lowerBound, latitudes.upperBound, 13.3, 13.5)
        let corners = [(south, west), (south, east), (north, east), (north, west), (south, west)]
        return OSMArea(name: name, level: level, rings: [corners.map { Coordinate(latitude: $0.0, longitude: $0.1) }])
    }

    @Test func aBoundarySaysInWhichTownAPlaceIs() {
        var collector = PlaceCollector()
        collector.add(square("Lucoli", 42.30...42.33))
        collector.add(square("L'Aquila", 42.33...42.45))
        collector.add(square("Comunità", 42...43, level: 7))
        // Its circle reaches to Lucoli.
        collector.add(record("Paganica", "place=village", 42.34))
        collector.add(record("Via Uno", "highway=residential", 42.329))
        collector.add(record("Via Due", "highway=residential", 42.345))
        collector.add(record("Via Tre", "highway=residential", 42.42))
        collector.add(record("Via Quattro", "highway=residential", 42.6))
        let towns = Dictionary(uniqueKeysWithValues: collector.finished().map { ($0.name, $0.town) })
        #expect(towns["Via Uno"] == "Paganica, Lucoli" && towns["Via Due"] == "Paganica, L'Aquila")
        #expect(towns["Via Tre"] == "L'Aquila" && towns["Via Quattro"] == "Comunità")
    }

    @Test func whereTheMapTellsNoTownTheOperatorOrTheGazetteerDoes() {
        func town(_ usual: String?, _ latitude: Double, _ longitude: Double) -> String?? {
            var collector = PlaceCollector()
            collector.add(record("Rua Formosa", "highway=residential", latitude, longitude))
            return collector.finished(town: usual).first?.town
        }
        #expect(town(nil, 41.15, -8.61) == "Porto" && town("Invicta", 41.15, -8.61) == "Invicta")
        #expect(town(nil, 45, -30) == .some(nil))
    }
}
