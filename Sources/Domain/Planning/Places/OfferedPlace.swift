package import Geo
package import TripModel

/// A place that is offered to a person who types one, or asks what is at a coordinate.
package struct OfferedPlace: Equatable, Sendable {
    /// Where it is known from, the closest to the person first.
    package enum Source: String, Sendable, CaseIterable {
        /// A place of the person's own, such as Home.
        case saved
        /// One that they chose for a text before.
        case learned
        /// The place of another event of the day.
        case day
        /// The map of a network.
        case map
    }

    package var name: String
    /// Street, quarter and town as far as known, or what else tells it from places of that name.
    package var address: String?
    /// As the map has it: `address`, `street`, `stop`, `cafe` ...; nil where it is not from the map.
    package var kind: String?
    package var source: Source
    package var coordinate: Coordinate
    package var exactness: PlaceExactness
    /// From the coordinate that was asked about; nil where a text was.
    package var distance: Metres?
    /// One line which means this place when it stands in an event.
    package var location: String

    /// A place of the person's own, which is exactly where it is.
    init(_ source: Source, _ name: String, address: String? = nil, at coordinate: Coordinate, location: String) {
        self.name = name
        self.address = address
        self.source = source
        self.coordinate = coordinate
        exactness = PlaceExactness(.place, margin: .zero)
        self.location = location
    }

    /// A place of the map.
    init(
        _ name: String,
        address: String?,
        kind: String,
        at coordinate: Coordinate,
        exactness: PlaceExactness,
        distance: Metres? = nil
    ) {
        self.name = name
        self.address = address
        self.kind = kind
        source = .map
        self.coordinate = coordinate
        self.exactness = exactness
        self.distance = distance
        let title = [name, address].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        location = PlaceCoordinates.line(title, at: coordinate)
    }
}
