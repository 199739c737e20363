package import Geo

/// A town that exists nowhere: an island in the Gulf of Genoa with two places on it, streets, names and lines.
///
/// The same each time. It is written as OpenStreetMap and GTFS files and imported like any region, so that the demo
/// shows the whole way that a real region takes.
package struct DemoTown: Sendable {
    package struct Node: Equatable, Sendable {
        package var id: Int64
        package var coordinate: Coordinate
        package var tags: [(key: String, value: String)]

        package static func == (left: Node, right: Node) -> Bool { left.id == right.id }
    }

    package struct TownWay: Sendable {
        package var id: Int64
        package var nodes: [Int64]
        package var tags: [(key: String, value: String)]
    }

    package struct Stop: Equatable, Sendable {
        package var id: String
        package var name: String
        package var coordinate: Coordinate
    }

    package struct Line: Equatable, Sendable {
        package var id: String
        package var name: String
        package var title: String
        /// `route_type` of GTFS: 0 tram, 2 rail, 3 bus.
        package var kind: Int
        package var color: String
        /// In the order of one direction; the other one goes back.
        package var stops: [Stop]
        /// From each stop to the next.
        package var runSeconds: [Int]
        package var headwaySeconds: Int
    }

    package static let name = "Lindenport"
    /// Where the person of the demo lives and works.
    package static let home = "9 Willow Street"
    package static let office = "Harbour Works"

    package private(set) var nodes: [Node] = []
    package private(set) var ways: [TownWay] = []
    package private(set) var lines: [Line] = []
    /// By name: what an event's location may say.
    package private(set) var places: [String: Coordinate] = [:]

    let town = StreetGrid(origin: Coordinate(latitude: 44.1000, longitude: 8.9000), rows: 16, columns: 24)
    let village = StreetGrid(origin: Coordinate(latitude: 44.1060, longitude: 9.0600), rows: 5, columns: 6)
    private var nextID: Int64 = 1

    package init() {
        let townNodes = addStreets(of: town, rowNames: Self.rowNames, columnNames: Self.columnNames, place: Self.name)
        let villageNodes = addStreets(
            of: village,
            rowNames: Self.villageRows,
            columnNames: Self.villageColumns,
            place: "Farholm"
        )
        addCoastRoad(from: townNodes[8 * 24 + 23], to: villageNodes[2 * 6])
        for (name, tags, row, column) in Self.sights {
            addPlace(name, tags, town.point(row: row, column: column, north: 18, east: 22))
        }
        for (name, tags, row, column) in Self.villageSights {
            addPlace(name, tags, village.point(row: row, column: column, north: 18, east: 22))
        }
        addPlace(Self.name, [("place", "town"), ("population", "18000")], town.point(row: 8, column: 12))
        addPlace("Farholm", [("place", "village"), ("population", "900")], village.point(row: 2, column: 3))
        addLines()
        addLand()
    }

    mutating func addNode(_ coordinate: Coordinate, _ tags: [(String, String)] = []) -> Int64 {
        defer { nextID += 1 }
        nodes.append(Node(id: nextID, coordinate: coordinate, tags: tags.map { (key: $0.0, value: $0.1) }))
        return nextID
    }

    mutating func addWay(_ nodes: [Int64], _ tags: [(String, String)]) {
        ways.append(TownWay(id: Int64(ways.count + 1), nodes: nodes, tags: tags.map { (key: $0.0, value: $0.1) }))
    }

    private mutating func addPlace(_ name: String, _ tags: [(String, String)], _ coordinate: Coordinate) {
        places[name] = coordinate
        _ = addNode(coordinate, [("name", name)] + tags)
    }

    /// The crossings of the grid, row by row.
    private mutating func addStreets(
        of grid: StreetGrid,
        rowNames: [String],
        columnNames: [String],
        place: String
    ) -> [Int64] {
        var crossings: [Int64] = []
        for row in 0..<grid.rows {
            for column in 0..<grid.columns { crossings.append(addNode(grid.point(row: row, column: column))) }
        }
        for (row, name) in rowNames.enumerated() {
            let ids = (0..<grid.columns).map { crossings[row * grid.columns + $0] }
            addWay(ids, Self.streetTags(name, isMain: row == grid.rows / 2))
            addHouses(
                name,
                place,
                along: (0..<grid.columns - 1).map { grid.point(row: row, column: $0, north: 12, east: 60) }
            )
        }
        for (column, name) in columnNames.enumerated() {
            let ids = (0..<grid.rows).map { crossings[$0 * grid.columns + column] }
            addWay(ids, Self.streetTags(name, isMain: column == grid.columns / 2))
            addHouses(
                name,
                place,
                along: (0..<grid.rows - 1).map { grid.point(row: $0, column: column, north: 60, east: 12) }
            )
        }
        return crossings
    }

    private static func streetTags(_ name: String, isMain: Bool) -> [(String, String)] {
        [
            ("highway", isMain ? "tertiary" : "residential"), ("name", name), ("maxspeed", isMain ? "50" : "30"),
            ("sidewalk", "both"),
        ]
    }

    private mutating func addHouses(_ street: String, _ place: String, along points: [Coordinate]) {
        for (index, point) in points.enumerated() {
            let number = String(2 * index + 1)
            places["\(number) \(street)"] = point
            _ = addNode(point, [("addr:housenumber", number), ("addr:street", street), ("addr:city", place)])
        }
    }

    private mutating func addCoastRoad(from: Int64, to: Int64) {
        guard let start = nodes.first(where: { $0.id == from })?.coordinate,
            let end = nodes.first(where: { $0.id == to })?.coordinate
        else { return }
        let bends = (1..<12).map { step -> Int64 in
            let part = Double(step) / 12
            // A bow to the north, as coast roads have.
            let bow = 0.006 * part * (1 - part) * 4
            return addNode(
                Coordinate(
                    latitude: start.latitude + (end.latitude - start.latitude) * part + bow,
                    longitude: start.longitude + (end.longitude - start.longitude) * part
                )
            )
        }
        addWay([from] + bends + [to], [("highway", "secondary"), ("name", "Coast Road"), ("maxspeed", "70")])
    }

    private mutating func addLines() {
        let bus = town.stops("b1", row: 8, columns: [0, 3, 6, 9, 12, 15, 18, 20, 23], names: Self.columnNames)
        let second = town.stops("b2", column: 12, rows: [0, 2, 4, 6, 8, 10, 12, 15], names: Self.rowNames)
        let tram =
            town.stops("t5", row: 3, columns: [1, 4, 7, 10, 13, 16, 18], names: Self.columnNames)
            + town.stops("t5v", column: 18, rows: [5, 8, 11, 14], names: Self.rowNames)
        let station = Stop(
            id: "central",
            name: "Central Station",
            coordinate: town.point(row: 8, column: 20, north: 25, east: 10)
        )
        let marsh = Stop(id: "marsh", name: "Saltmarsh", coordinate: Coordinate(latitude: 44.1155, longitude: 9.0000))
        let farholm = Stop(
            id: "farholm",
            name: "Farholm Station",
            coordinate: village.point(row: 2, column: 1, north: 20, east: 15)
        )
        lines = [
            Line(
                id: "1",
                name: "1",
                title: "Lighthouse - Harbour",
                kind: 3,
                color: "1D6FD1",
                stops: bus,
                runSeconds: Self.runs(bus, metresPerSecond: 6),
                headwaySeconds: 600
            ),
            Line(
                id: "2",
                name: "2",
                title: "North Gate - Beach",
                kind: 3,
                color: "3A8F3A",
                stops: second,
                runSeconds: Self.runs(second, metresPerSecond: 6),
                headwaySeconds: 720
            ),
            Line(
                id: "5",
                name: "5",
                title: "University - Hospital",
                kind: 0,
                color: "C2571A",
                stops: tram,
                runSeconds: Self.runs(tram, metresPerSecond: 8),
                headwaySeconds: 480
            ),
            Line(
                id: "R",
                name: "R",
                title: "Central Station - Farholm",
                kind: 2,
                color: "7A3FA0",
                stops: [station, marsh, farholm],
                runSeconds: [420, 360],
                headwaySeconds: 1800
            ),
        ]
        for stop in [station, farholm] {
            places[stop.name] = stop.coordinate
            _ = addNode(
                stop.coordinate,
                [("name", stop.name), ("railway", "station"), ("public_transport", "station")]
            )
        }
    }

    private static func runs(_ stops: [Stop], metresPerSecond: Double) -> [Int] {
        zip(stops, stops.dropFirst()).map { from, to in
            // To the next half minute, with the time at the stop.
            let seconds = from.coordinate.distance(to: to.coordinate).value / metresPerSecond + 20
            return (Int(seconds) + 29) / 30 * 30
        }
    }
}

/// Streets that cross at right angles.
struct StreetGrid: Sendable {
    var origin: Coordinate
    var rows: Int
    var columns: Int

    static let rowMetres = 140.0
    static let columnMetres = 160.0

    /// A crossing, or a point so many metres off it. Row 0 is the northernmost.
    func point(row: Int, column: Int, north: Double = 0, east: Double = 0) -> Coordinate {
        let metresPerDegree = 111_195.0
        let latitude = origin.latitude + (Double(rows - 1 - row) * Self.rowMetres + north) / metresPerDegree
        // The cosine of 44.1 degrees.
        let longitude = origin.longitude + (Double(column) * Self.columnMetres + east) / (metresPerDegree * 0.718_126)
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    func stops(_ prefix: String, row: Int, columns: [Int], names: [String]) -> [DemoTown.Stop] {
        columns.map { column in
            DemoTown.Stop(
                id: "\(prefix)-\(column)",
                name: names[column],
                coordinate: point(row: row, column: column, north: -6, east: 14)
            )
        }
    }

    func stops(_ prefix: String, column: Int, rows: [Int], names: [String]) -> [DemoTown.Stop] {
        rows.map { row in
            DemoTown.Stop(
                id: "\(prefix)-\(row)",
                name: names[row],
                coordinate: point(row: row, column: column, north: 14, east: -6)
            )
        }
    }
}
