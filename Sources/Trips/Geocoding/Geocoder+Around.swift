package import Geo

extension Geocoder {
    /// Named and addressed places within a distance, the nearest first; no outside geocoder is asked.
    ///
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    package func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby] {
        var found: [PlaceNearby] = []
        for naming in namings { found += try naming.places(around: coordinate, within: limit, limit: count) }
        return Array(found.sorted { $0.distance < $1.distance }.prefix(max(0, count)))
    }
}
