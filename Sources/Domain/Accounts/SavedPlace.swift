package import Geo

/// A place that a person may type by its own name: "Home", "Office", "Gym".
package struct SavedPlace: Hashable, Sendable {
    /// As the person wrote it; two names that differ in case only are one place.
    package var name: String
    package var coordinate: Coordinate
    package var address: String?

    /// The place where days start and end.
    package static let homeName = "Home"

    package init(name: String, coordinate: Coordinate, address: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
    }

    /// The form under which names are compared and kept unique.
    package static func foldedName(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
