package import Geo

/// What is sought for a break.
package enum Refreshment: String, Hashable, Codable, Sendable, CaseIterable {
    /// Where one sits down to eat.
    case meal
    /// A coffee, a snack.
    case snack
}

/// Where one may go in a break, and it is open then.
package struct OpenPlace: Hashable, Sendable {
    package var name: String
    /// As the map has it: `cafe`, `restaurant` ...
    package var kind: String
    package var coordinate: Coordinate
    /// As the crow flies, from where the person then is.
    package var distance: Metres

    package init(name: String, kind: String, coordinate: Coordinate, distance: Metres) {
        self.name = name
        self.kind = kind
        self.coordinate = coordinate
        self.distance = distance
    }
}
