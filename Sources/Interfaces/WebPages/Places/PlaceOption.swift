internal import Geo
internal import Planning
internal import TripModel

/// A place among those to choose from, in the value of a radio button.
struct PlaceOption: Equatable, Sendable {
    let coordinate: Coordinate
    let name: String
    let address: String
    /// How far off it may be; nil where the form was sent.
    var exactness: PlaceExactness?

    init(_ place: OfferedPlace) {
        exactness = place.exactness
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

    /// What kind of place it is and how far off it may be, for whoever chooses; nil where its name is enough.
    func detail(_ texts: TextTable) -> String? {
        guard let exactness else { return nil }
        let margin = texts.distance(Int64(exactness.margin.value.rounded(.up)))
        switch exactness.basis {
        case .stop: return texts[.placeIsStop]
        case .street, .alongStreet:
            return exactness.margin > PlaceExactness.told
                ? texts.text(.placeAlongStreet, ["distance": margin]) : texts[.placeIsStreet]
        case .settlement: return texts.text(.placeIsTown, ["distance": margin])
        case .betweenNumbers, .nextNumber: return texts.text(.placeUpTo, ["distance": margin])
        case .place, .houseNumber:
            return exactness.margin > PlaceExactness.told ? texts.text(.placeUpTo, ["distance": margin]) : nil
        }
    }

    var label: String { [name, address].filter { !$0.isEmpty }.joined(separator: ", ") }
}
