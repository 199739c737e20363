package import Geo

/// A place that a person may type by its own name: "Home", "Office", "Gym".
package struct SavedPlace: Hashable, Sendable {
    /// As the person wrote it; two names that differ in case only are one place.
    package var name: String
    package var coordinate: Coordinate
    package var address: String?

    /// The place where days start and end, as we save it.
    package static let homeName = "Home"
    /// It in all our languages, folded.
    private static let homeNames: Set<String> = ["home", "casa"]

    package init(name: String, coordinate: Coordinate, address: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
    }

    /// The place where a person's days start and end: "Home", else what another of our languages calls so.
    package static func home(among places: [SavedPlace]) -> SavedPlace? {
        let homes = places.filter { homeNames.contains(foldedName($0.name)) }
        return homes.first { foldedName($0.name) == foldedName(homeName) } ?? homes.first
    }

    /// The form under which names are compared and kept unique.
    package static func foldedName(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
