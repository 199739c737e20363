package import Geo

/// Where a leg begins or ends.
package struct LegEnd: Hashable, Codable, Sendable {
    /// Of the stop or car park; nil for a door.
    package var name: String?
    package var coordinate: Coordinate
    /// Of a stop: the feed's stop_id with the feed's name before it, `stcp:AAL1`.
    package var stopID: String?

    package init(name: String? = nil, coordinate: Coordinate, stopID: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.stopID = stopID
    }
}
