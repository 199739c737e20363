internal import Geo
internal import Glibc

/// What maps of the town show beside its streets: the shore, a park with a pond, a wood, a square, houses.
extension DemoTown {
    mutating func addLand() {
        addCoast()
        addArea(of: town, rows: 10.1...11.9, columns: 9.1...10.9, [("leisure", "park")])
        addArea(of: town, rows: 10.8...11.3, columns: 9.6...10.2, [("natural", "water"), ("name", "Mill Pond")])
        addArea(of: town, rows: 1.1...2.9, columns: 19.1...22.9, [("landuse", "forest"), ("name", "Fox Wood")])
        addArea(of: town, rows: 7.15...7.85, columns: 12.1...12.9, [("place", "square")])
        addArea(of: town, rows: -0.4...15.4, columns: -0.4...23.4, [("landuse", "residential")])
        addArea(of: village, rows: -0.4...4.4, columns: -0.4...5.4, [("landuse", "residential")])
        let track = lines.first { $0.id == "R" }?.stops.map { addNode($0.coordinate) } ?? []
        addWay(track, [("railway", "rail")])
        for address in nodes where address.tags.contains(where: { $0.key == "addr:housenumber" }) {
            addHouse(at: address.coordinate)
        }
    }

    /// Around all streets, with the land on its left.
    private mutating func addCoast() {
        guard let box = BoundingBox(around: nodes.map(\.coordinate)) else { return }
        let (latitude, longitude) = ((box.north - box.south) / 2, (box.east - box.west) / 2)
        let shore = (0..<72).map { step -> Int64 in
            let angle = Double(step) / 72 * 2 * Double.pi
            // Rounder than a rectangle, with bays.
            let power = pow(pow(abs(cos(angle)), 6) + pow(abs(sin(angle)), 6), -1.0 / 6)
            let bay = 1.04 + 0.02 * sin(angle * 9) + 0.015 * cos(angle * 5)
            return addNode(
                Coordinate(
                    latitude: box.center.latitude + sin(angle) * power * bay * (latitude + 0.0035),
                    longitude: box.center.longitude + cos(angle) * power * bay * (longitude + 0.004)
                )
            )
        }
        addWay(shore + [shore[0]], [("natural", "coastline")])
    }

    private mutating func addArea(
        of grid: StreetGrid,
        rows: ClosedRange<Double>,
        columns: ClosedRange<Double>,
        _ tags: [(String, String)]
    ) {
        let corners = [
            (rows.lowerBound, columns.lowerBound), (rows.lowerBound, columns.upperBound),
            (rows.upperBound, columns.upperBound), (rows.upperBound, columns.lowerBound),
        ]
        let ids = corners.map { row, column in
            addNode(
                grid.point(
                    row: 0,
                    column: 0,
                    north: -row * StreetGrid.rowMetres,
                    east: column * StreetGrid.columnMetres
                )
            )
        }
        addWay(ids + [ids[0]], tags)
    }

    private mutating func addHouse(at place: Coordinate) {
        let (north, east) = (6 / 111_195.0, 8 / (111_195.0 * 0.718_126))
        let ids = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].map { up, right in
            addNode(
                Coordinate(latitude: place.latitude + up * north, longitude: place.longitude + right * east)
            )
        }
        addWay(ids + [ids[0]], [("building", "house")])
    }
}
