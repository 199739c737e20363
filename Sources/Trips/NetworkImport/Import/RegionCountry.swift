internal import OpenStreetMap

/// Finds the country of a region by what its map says: of addresses, of boundaries, of settlements.
struct RegionCountry: OSMVisitor {
    /// Tags whose value is, or begins with, an ISO 3166-1 code: `IT`, `IT-25`.
    private static let keys = [
        "addr:country", "ISO3166-1:alpha2", "ISO3166-1", "ISO3166-2", "is_in:country_code", "country_code",
    ]

    var entities: OSMEntities { [.nodes, .ways, .relations] }

    /// How often each country is named.
    private(set) var votes: [String: Int] = [:]

    mutating func visit(_ node: OSMNode) { count(node.tags) }
    mutating func visit(_ way: OSMWay) { count(way.tags) }
    mutating func visit(_ relation: OSMRelation) { count(relation.tags) }

    /// The country that is named most; nil where none is, or two are named alike. An extract of a border region names
    /// both sides.
    var country: String? {
        let ranked = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let first = ranked.first, ranked.count < 2 || ranked[1].value < first.value else { return nil }
        return first.key
    }

    private mutating func count(_ tags: OSMTags) {
        guard !tags.isEmpty else { return }
        for key in Self.keys {
            guard let code = tags[key].flatMap({ Self.code($0) }) else { continue }
            votes[code, default: 0] += 1
            // One object has one voice.
            return
        }
    }

    /// The country of `IT`, `it`, `IT-25`; nil for anything else, such as a country's name.
    static func code(_ text: String) -> String? {
        let letters = text.prefix { $0 != "-" }.uppercased()
        guard letters.utf8.count == 2, letters.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
        return letters
    }

    /// Reads the maps once more for it.
    ///
    /// - Parameter paths: `.osm.pbf` files.
    /// - Returns: an ISO 3166-1 code; nil where the maps do not say.
    /// - Throws: ``StreetFileError`` with the file that is not sound.
    static func country(of paths: [String]) throws(StreetFileError) -> String? {
        var visitor = RegionCountry()
        for path in paths {
            do throws(OSMError) {
                var reader = try OSMReader(path: path, limits: .standard)
                try reader.read(&visitor) { _ in }
            } catch {
                throw StreetFileError(path: path, error: error)
            }
        }
        return visitor.country
    }
}
