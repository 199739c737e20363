package import Geo

/// One place as an import hands it to the place index.
package struct PlaceEntry: Hashable, Sendable {
    /// In the local language; empty for a bare address.
    package var name: String
    /// In other languages, older, shorter.
    package var otherNames: [String]
    package var street: String?
    package var houseNumber: String?
    package var town: String?
    package var postcode: String?
    /// A word of ours or of the map: `address`, `street`, `stop`, `station`, `square`, `town`, `cafe` ...
    package var kind: String
    package var coordinate: Coordinate
    /// How far a street reaches from its coordinate; nil for what is in one spot, and where nobody knows.
    package var extent: Metres?

    package init(
        name: String,
        otherNames: [String] = [],
        street: String? = nil,
        houseNumber: String? = nil,
        town: String? = nil,
        postcode: String? = nil,
        kind: String,
        coordinate: Coordinate,
        extent: Metres? = nil
    ) {
        self.name = name
        self.otherNames = otherNames
        self.street = street
        self.houseNumber = houseNumber
        self.town = town
        self.postcode = postcode
        self.kind = kind
        self.coordinate = coordinate
        self.extent = extent
    }

    /// The kind of a house that the map lacks, between two that it has.
    package static let betweenNumbers = "between"

    /// `Via Roma 12, L'Aquila`, without what is already the name.
    package var address: String? {
        var parts: [String] = []
        if let street, street != name || houseNumber != nil {
            parts.append(houseNumber.map { "\(street) \($0)" } ?? street)
        }
        if let town, town != name { parts.append(town) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

/// Writes the place index of a network. Fitted in `StorageSQLite/Places`, handed to the import by the entrance.
package protocol PlaceIndexMaking: Sendable {
    /// The file's name in a network directory.
    var fileName: String { get }
    /// Writes a whole new index and syncs it.
    ///
    /// - Throws: whatever hindered it; the import then gives up and the old network stays.
    func makeIndex(at path: String, of entries: [PlaceEntry]) throws
}
