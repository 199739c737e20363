internal import GRDB
package import Geo
package import Geocoding

extension SQLitePlaceIndex: ReverseGeocoder {
    /// Farther than this nobody would say that one is there.
    private static let farthest = Metres(5_000)
    /// A belt of latitude in a city holds thousands; what lies beside the box is never read.
    private static let mostRows = 20_000

    package func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        let plane = LocalPlane(at: coordinate)
        let limit = min(limit, Self.farthest)
        let (north, east) = (limit.value / plane.metresPerLatitude, limit.value / max(1, plane.metresPerLongitude))
        let entries = try read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT * FROM place WHERE latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ? LIMIT ?"
            )
            return try Self.entries(
                statement,
                [
                    coordinate.latitude - north, coordinate.latitude + north, coordinate.longitude - east,
                    coordinate.longitude + east, Self.mostRows,
                ]
            ).map(\.entry)
        }
        let near = entries.map { PlaceNearby($0, from: coordinate) }
        let within = near.filter { $0.distance <= limit && !$0.name.isEmpty }
        return Array(
            within.sorted { ($0.distance.value, $0.name) < ($1.distance.value, $1.name) }.prefix(max(0, count))
        )
    }
}
