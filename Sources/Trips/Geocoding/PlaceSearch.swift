package import Geo
package import TripModel

/// Finds places by their text in what was imported. No text leaves the server.
package protocol PlaceSearch: Sendable {
    /// The best matches, best first. Typing errors are forgiven; house numbers are looked for exactly, then nearby.
    ///
    /// `near` breaks ties and ranks: usually the person's home or the activity before.
    func search(_ text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch]

    /// The same without forgiving anything: only what has every word of the text (``PlaceMatch/isExact``). Cheaper.
    func exactMatches(of text: String, near: Coordinate?, limit: Int) throws(PlaceSearchError) -> [PlaceMatch]
}

extension PlaceSearch {
    package func exactMatches(
        of text: String,
        near: Coordinate?,
        limit: Int
    ) throws(PlaceSearchError) -> [PlaceMatch] {
        try search(text, near: near, limit: limit).filter(\.isExact)
    }
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
    /// The same but for the number of a house, which the map may lack.
    package var isExactlyNamed: Bool
    /// The map lacks this house; it must be between two that it has.
    package var isBetweenNumbers: Bool
    /// How it was found, and how far off it may be.
    package var exactness: PlaceExactness
    /// Why it may not be what was meant, however much of the text it has.
    package var doubt: Doubt?
    /// By how much its name differs from the text: 1 for each slip, article and change of the order, 2 for each further
    /// word that it has; 0 where nobody counted. Not coded.
    package var difference = 0
    /// Which words of a text it explains. Not coded.
    package var grounds = PlaceGrounds()

    private enum CodingKeys: String, CodingKey {
        case name, address, kind, coordinate, score, isExact, isExactlyNamed, isBetweenNumbers, exactness, doubt
    }

    package enum Doubt: String, Hashable, Codable, Sendable {
        /// A word of the text is nowhere in what is known of it.
        case wordsLeft
        /// A street or square, and nothing in the text says that one is meant: "Roma" for Via Roma.
        case streetUnsaid
        /// Its name has more words than the text, which may be the name of something else: "Sé" of Escadaria da Sé,
        /// "Amiternum" of Hotel Amiternum, words with a slip.
        case likeAPart
    }

    package init(
        name: String,
        address: String? = nil,
        kind: String,
        coordinate: Coordinate,
        score: Double,
        isExact: Bool,
        isExactlyNamed: Bool = false,
        isBetweenNumbers: Bool = false,
        exactness: PlaceExactness = PlaceExactness(.place, margin: .zero),
        doubt: Doubt? = nil,
        grounds: PlaceGrounds? = nil
    ) {
        self.name = name
        self.address = address
        self.kind = kind
        self.coordinate = coordinate
        self.score = score
        self.isExact = isExact
        self.isExactlyNamed = isExactlyNamed || isExact
        self.isBetweenNumbers = isBetweenNumbers
        self.exactness = exactness
        self.doubt = doubt
        self.grounds = grounds ?? PlaceGrounds()
        if grounds == nil { self.grounds.words = Set(PlaceWords.words(of: title)) }
    }

    /// What to show in a list of choices.
    package var title: String { address.map { name.isEmpty ? $0 : "\(name), \($0)" } ?? name }
}
