package import Geo

/// Says what is at a coordinate, from what was imported. No coordinate leaves the server.
package protocol ReverseGeocoder: Sendable {
    /// Named and addressed places within a distance, the nearest first.
    ///
    /// - Throws: ``PlaceSearchError`` when the index cannot be read.
    func places(
        around coordinate: Coordinate,
        within limit: Metres,
        limit count: Int
    ) throws(PlaceSearchError) -> [PlaceNearby]
}

package struct PlaceNearby: Hashable, Codable, Sendable {
    package var name: String
    /// Street, number, town, as far as known and not already the name.
    package var address: String?
    package var kind: String
    package var coordinate: Coordinate
    package var distance: Metres

    package init(name: String, address: String?, kind: String, coordinate: Coordinate, distance: Metres) {
        self.name = name
        self.address = address
        self.kind = kind
        self.coordinate = coordinate
        self.distance = distance
    }
}
