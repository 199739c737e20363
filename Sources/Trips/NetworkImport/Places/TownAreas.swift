internal import Geo
internal import OpenStreetMap

/// The towns whose boundaries the map has, to ask which one a place lies in.
struct TownAreas {
    private struct Cell: Hashable {
        var row: Int
        var column: Int
    }

    private var areas: [OSMArea] = []
    private var cells: [Cell: [Int]] = [:]

    /// Cells of a tenth of a degree: a town is in few of them, and few towns are in one.
    private static let cellsPerDegree = 10.0
    /// What is larger is no town.
    private static let mostCells = 400
    /// Of boundaries inside one another, the one that addresses name: 8 in most countries, 7 in some.
    private static let preferred = [8, 7]

    mutating func add(_ area: OSMArea) {
        guard let box = BoundingBox(around: area.rings.flatMap(\.self)) else { return }
        let from = Self.cell(Coordinate(latitude: box.south, longitude: box.west))
        let to = Self.cell(Coordinate(latitude: box.north, longitude: box.east))
        let rows = from.row...max(from.row, to.row)
        let columns = from.column...max(from.column, to.column)
        guard rows.count * columns.count <= Self.mostCells else { return }
        areas.append(area)
        for row in rows {
            for column in columns { cells[Cell(row: row, column: column), default: []].append(areas.count - 1) }
        }
    }

    func town(at place: Coordinate) -> String? {
        let around = (cells[Self.cell(place)] ?? []).map { areas[$0] }.filter { Self.holds($0, place) }
        return Self.preferred.lazy.compactMap { level in around.first { $0.level == level }?.name }.first
    }

    private static func cell(_ place: Coordinate) -> Cell {
        Cell(
            row: Int((place.latitude * cellsPerDegree).rounded(.down)),
            column: Int((place.longitude * cellsPerDegree).rounded(.down))
        )
    }

    /// Even-odd rule: how many sides lie to the east.
    private static func holds(_ area: OSMArea, _ place: Coordinate) -> Bool {
        var isInside = false
        for ring in area.rings {
            for (a, b) in zip(ring, ring.dropFirst())
            where (a.latitude > place.latitude) != (b.latitude > place.latitude) {
                let share = (place.latitude - a.latitude) / (b.latitude - a.latitude)
                if place.longitude < a.longitude + share * (b.longitude - a.longitude) { isInside.toggle() }
            }
        }
        return isInside
    }
}
