package import Geo
package import TripModel

/// A place to choose: of a completion, or of a question which one was meant.
package struct PlaceSuggestion: Hashable, Codable, Sendable {
    /// `Via Roma 12`, `Trindade`.
    package var name: String
    /// What tells it from the others of the list, in words that people know: street, quarter and town as far as the map
    /// has them, else what is near. Nil where nothing is known, and nothing is needed.
    package var detail: String?
    /// As in ``PlaceMatch/kind``.
    package var kind: String
    package var coordinate: Coordinate
    /// How it was found, and how far off it may be.
    package var exactness: PlaceExactness
    /// What to write into the calendar so that exactly this place is found; nil where only its coordinates do that.
    package var text: String?

    package init(
        name: String,
        detail: String?,
        kind: String,
        coordinate: Coordinate,
        exactness: PlaceExactness,
        text: String?
    ) {
        self.name = name
        self.detail = detail
        self.kind = kind
        self.coordinate = coordinate
        self.exactness = exactness
        self.text = text
    }
}
