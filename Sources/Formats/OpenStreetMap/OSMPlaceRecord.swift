package import Geo

/// A named or addressed object, for a place index.
package struct OSMPlaceRecord: Equatable, Sendable {
    /// Where it was found: node, way or relation, and its id.
    package var source: OSMRelation.MemberKind
    package var id: Int64
    /// The name in the local language (`name`).
    package var name: String?
    /// Other names by language code (`name:de` is "de").
    package var namesByLanguage: [String: String] = [:]
    /// `alt_name`, `old_name`, `short_name`, `official_name`, `loc_name`, `int_name`, `brand`, `operator` and `ref`,
    /// split at semicolons.
    package var otherNames: [String] = []
    package var street: String?
    package var houseNumber: String?
    package var city: String?
    package var postcode: String?
    /// Key and value of the tag that says what it is ("amenity=cafe", "place=town", "highway=residential"); "address"
    /// when it has an address and nothing else, "addr:interpolation" for a house between two that the map has.
    package var kind: String
    /// Of the node, or the middle of the way or the relation.
    package var coordinate: Coordinate
    /// How far its ends are from the coordinate, if it is an open way.
    package var extent = Metres.zero
    package var population: Int?
    /// As the map writes them (`opening_hours`).
    package var openingHours: String?
}

extension OSMPlaceRecord {
    /// The keys that make an object a place, the most telling first.
    static let kindKeys = [
        "place", "railway", "public_transport", "aeroway", "amenity", "shop", "tourism", "leisure", "historic",
        "office",
        "craft", "healthcare", "emergency", "man_made", "natural", "landuse", "boundary", "junction", "bridge",
        "waterway",
        "highway", "building",
    ]

    /// Nil when the tags neither name nor address anything. The coordinate is filled in later for ways and relations.
    ///
    /// `relation` is the street of a relation which the object is a house of, for tags that have none; empty where that
    /// is not known yet.
    init?(
        _ tags: OSMTags,
        source: OSMRelation.MemberKind,
        id: Int64,
        at coordinate: Coordinate,
        street relation: String? = nil
    ) {
        guard !tags.isEmpty else { return nil }
        self.init(source: source, id: id, kind: "", coordinate: coordinate)
        var values = [String?](repeating: nil, count: Self.kindKeys.count)
        var place: String?
        for index in 0..<tags.count {
            let key = tags.key(at: index)
            let value = tags.value(at: index)
            if value.isEmpty || value.utf8.count > 1_000 { continue }
            switch key {
            case "name": name = value
            case "addr:street", "addr:place": street = street == nil || key == "addr:street" ? value : street
            case "addr:housenumber": houseNumber = value
            case "addr:city": city = value
            case "is_in:city", "is_in:town", "is_in:village": place = value
            case "is_in": place = place ?? value.split { ",;".contains($0) }.first.map(String.init)
            case "addr:postcode": postcode = value
            case "population": population = Int(value)
            case "opening_hours": openingHours = value
            case "alt_name", "old_name", "short_name", "official_name", "loc_name", "int_name", "brand", "operator",
                "ref":
                for part in value.split(separator: ";") {
                    let trimmed = part.drop { $0 == " " }
                    if !trimmed.isEmpty, otherNames.count < 20 { otherNames.append(String(trimmed)) }
                }
            default:
                if key.hasPrefix("name:") {
                    if namesByLanguage.count < 100 { namesByLanguage[String(key.dropFirst(5))] = value }
                } else if let rank = Self.kindKeys.firstIndex(of: key), value != "no" {
                    values[rank] = value
                }
            }
        }
        // A settlement is in a district, not in a town.
        if city == nil, values[0] == nil { city = place }
        if street == nil, houseNumber != nil { street = relation }
        if let rank = values.firstIndex(where: { $0 != nil }), let value = values[rank] {
            kind = Self.kindKeys[rank] + "=" + value
        }
        if name == nil, let first = namesByLanguage.sorted(by: { $0.key < $1.key }).first { name = first.value }
        if name == nil {
            guard houseNumber != nil, street != nil else { return nil }
            if kind.isEmpty || kind.hasPrefix("building=") { kind = "address" }
        }
        // Objects that are no places (a bus route's way, a power line) have none of the keys.
        guard !kind.isEmpty || houseNumber != nil else { return nil }
        if kind.isEmpty { kind = "address" }
    }
}
