package import Geo

/// Finds places by their text in what was imported. No text leaves the server.
package protocol PlaceSearch: Sendable {
    /// The best matches, best first. Typing errors are forgiven; house numbers are looked for exactly, then nearby.
    ///
    /// `near` breaks ties and ranks: usually the person's home or the activity before.
    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch]
}

package enum PlaceSearchError: Error, Equatable, Sendable {
    case unavailable(logDetail: String)
}

package struct PlaceMatch: Hashable, Codable, Sendable {
    package var name: String
    /// Street, number, town, as far as known and not already the name.
    package var address: String?
    /// `address`, `street`, `stop`, `station`, `square`, `cafe` ... as in the map.
    package var kind: String
    package var coordinate: Coordinate
    /// 0 to 1; 1 is every word as written.
    package var score: Double
    /// Every word of the text is found, spelled the same but for case and accents, the house number included.
    package var isExact: Bool
    /// The map lacks this house; it must be between two that it has.
    package var isBetweenNumbers: Bool

    package init(
        name: String,
        address: String? = nil,
        kind: String,
        coordinate: Coordinate,
        score: Double,
        isExact: Bool,
        isBetweenNumbers: Bool = false
    ) {
        self.name = name
        self.address = address
        self.kind = kind
        self.coordinate = coordinate
        self.score = score
        self.isExact = isExact
        self.isBetweenNumbers = isBetweenNumbers
    }

    /// What to show in a list of choices.
    package var title: String { address.map { name.isEmpty ? $0 : "\(name), \($0)" } ?? name }
}
