import Geo
import OpenStreetMap
import Testing

@Suite(.enabled(if: SharedData.isExpected, "../shared is absent"))
struct OSMPlaceReaderTests {
    @Test func findsPlacesOfLAquila() throws {
        var places: [OSMPlaceRecord] = []
        try OSMPlaceReader.read(path: SharedData.path("data/laquila/laquila.osm.pbf")) { places.append($0) }
        #expect(places.count > 1_000)
        let square = try #require(
            places.first { $0.kind == "place=square" && $0.name == "Largo Silvestro dell'Aquila" }
        )
        #expect(square.otherNames == ["Piazzetta del Sole"])
        #expect(square.coordinate.distance(to: Coordinate(latitude: 42.34937, longitude: 13.39996)).value < 5)
        let addresses = places.filter { $0.houseNumber != nil && $0.street != nil }
        #expect(!addresses.isEmpty)
        #expect(
            places.contains { $0.source == .way && $0.kind.hasPrefix("highway=") && $0.name?.hasPrefix("Via ") == true }
        )
        let box = BoundingBox(south: 42.1, west: 13.2, north: 42.6, east: 13.9)
        #expect(places.allSatisfy { box.contains($0.coordinate) && ($0.name != nil || $0.houseNumber != nil) })
    }
}
