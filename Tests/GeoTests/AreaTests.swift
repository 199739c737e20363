import Geo
import Testing

struct AreaTests {
    private static func square(_ size: Double, at centre: (Double, Double) = (0, 0)) -> [Coordinate] {
        [(-size, -size), (-size, size), (size, size), (size, -size)].map {
            Coordinate(latitude: centre.0 + $0.0, longitude: centre.1 + $0.1)
        }
    }

    @Test func holesAreOutside() {
        let area = Area(polygons: [[Self.square(2), Self.square(1)], [Self.square(0.5, at: (5, 5))]])
        #expect(!area.contains(Coordinate(latitude: 0, longitude: 0)))
        #expect(area.contains(Coordinate(latitude: 1.5, longitude: 0)))
        #expect(area.contains(Coordinate(latitude: 5.2, longitude: 4.8)))
        #expect(!area.contains(Coordinate(latitude: 3, longitude: 0)))
        #expect(area.bounds == BoundingBox(south: -2, west: -2, north: 5.5, east: 5.5))
    }

    @Test func closedRingsAndOpenOnesAreAlike() {
        let open = Self.square(1)
        let closed = open + open.prefix(1)
        for point in [(0.3, 0.4), (1.2, 0), (-0.99, 0.99)].map({ Coordinate(latitude: $0.0, longitude: $0.1) }) {
            #expect(Area(polygons: [[open]]).contains(point) == Area(polygons: [[closed]]).contains(point))
        }
    }

    @Test func innerPointsLieInside() throws {
        // A horseshoe, whose middle is outside; and a ring round a hole.
        let shoe = [(0, 0), (0, 3), (3, 3), (3, 2), (1, 2), (1, 1), (3, 1), (3, 0)].map {
            Coordinate(latitude: Double($0.0), longitude: Double($0.1))
        }
        let area = Area(polygons: [[shoe], [Self.square(2, at: (10, 10)), Self.square(1, at: (10, 10))]])
        #expect(area.innerPoints.count == 2)
        for point in area.innerPoints { #expect(area.contains(point)) }
        #expect(Area(polygons: [[[]], []]).innerPoints.isEmpty)
        #expect(!Area(polygons: []).contains(Coordinate(latitude: 0, longitude: 0)))
    }
}
