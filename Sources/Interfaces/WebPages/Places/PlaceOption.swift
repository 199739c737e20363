internal import Geo
internal import Planning

/// A place among those to choose from, in the value of a radio button.
struct PlaceOption: Equatable, Sendable {
    let coordinate: Coordinate
    let name: String
    let address: String

    init(_ place: OfferedPlace) {
        coordinate = place.coordinate
        name = place.name
        address = place.address ?? ""
    }

    /// Reads what a form sent; nil: it is none.
    init?(value: String) {
        let parts = value.split(separator: " ", maxSplits: 2)
        guard parts.count >= 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
            let coordinate = Coordinate(validating: latitude, longitude)
        else { return nil }
        self.coordinate = coordinate
        let label = parts.count > 2 ? String(parts[2].prefix(300)) : ""
        name = label
        address = ""
    }

    /// `42.35400 13.39100 Via Roma 1, L'Aquila`.
    var value: String { "\(coordinate.latitude) \(coordinate.longitude) \(label)" }

    var label: String { [name, address].filter { !$0.isEmpty }.joined(separator: ", ") }
}
