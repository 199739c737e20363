import Geo
import Testing

@Suite struct CoordinateTests {
    @Test func distanceIsHaversineOnTheMeanSphere() {
        let porto = Coordinate(latitude: 41.2380537, longitude: -8.622564)
        let maia = Coordinate(latitude: 41.2231818, longitude: -8.6001288)
        #expect(abs(porto.distance(to: maia).value - 2500.9) < 0.05)
        #expect(porto.distance(to: porto) == .zero)
    }

    @Test func antipodesAreHalfTheCircumferenceApart() {
        let far = Coordinate(latitude: 0, longitude: 0).distance(to: Coordinate(latitude: 0, longitude: 180))
        #expect(abs(far.value - Double.pi * Coordinate.earthRadiusMetres) < 0.001)
    }

    @Test(arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity), (-90.0001, 0)])
    func rejectsWhatIsNotOnTheEarth(latitude: Double, longitude: Double) {
        #expect(Coordinate(validating: latitude, longitude) == nil)
    }

    @Test(arguments: [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)])
    func bearings(latitude: Double, longitude: Double, expected: Double) {
        let origin = Coordinate(latitude: 0, longitude: 0)
        #expect(abs(origin.bearing(to: Coordinate(latitude: latitude, longitude: longitude)) - expected) < 1e-9)
    }

    @Test func packsToSevenDecimals() {
        let coordinate = Coordinate(latitude: 41.2380537, longitude: -8.622564)
        #expect(PackedCoordinate(coordinate).coordinate == coordinate)
        #expect(PackedCoordinate(coordinate) == PackedCoordinate(latitudeE7: 412_380_537, longitudeE7: -86_225_640))
    }
}
