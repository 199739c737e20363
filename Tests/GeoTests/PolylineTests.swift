import Geo
import Testing

@Suite struct PolylineTests {
    private let line = Polyline([
        Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 0.01),
        Coordinate(latitude: 0.01, longitude: 0.01),
    ])

    @Test func findsTheNearestPoint() throws {
        let near = try #require(line.nearestPoint(to: Coordinate(latitude: 0.005, longitude: 0.011)))
        #expect(near.segment == 1)
        #expect(abs(near.fraction - 0.5) < 1e-9)
        #expect(abs(near.distance.value - 111.2) < 0.1)
        #expect(Polyline([]).nearestPoint(to: near.coordinate) == nil)
    }

    @Test func walksAlong() throws {
        #expect(line.coordinate(at: Metres(-5)) == line.coordinates[0])
        #expect(line.coordinate(at: line.length + Metres(1)) == line.coordinates[2])
        let middle = try #require(line.coordinate(at: line.length * 0.5))
        #expect(middle.distance(to: line.coordinates[1]).value < 0.01)
    }

    @Test func boxes() throws {
        let box = try #require(BoundingBox(around: line.coordinates))
        #expect(box == BoundingBox(south: 0, west: 0, north: 0.01, east: 0.01))
        #expect(box.contains(box.center))
        #expect(!box.contains(Coordinate(latitude: -0.001, longitude: 0)))
        #expect(box.expanded(by: Metres(200)).contains(Coordinate(latitude: -0.001, longitude: 0)))
        #expect(BoundingBox(around: []) == nil)
    }
}
