package import Geo
package import TripModel

/// A place whose coordinates are known.
package struct KnownPlace: Hashable, Sendable, Codable {
    /// Its name; empty if it has only coordinates.
    package var name: String
    package var coordinate: Coordinate
    /// What is close to it, where it has no name of its own.
    package var nearby: String?
    /// How far off it may be, where the person must be told.
    package var exactness: PlaceExactness?
    /// What the person once chose for the text ``name``, in words; nil where the text means the place by itself.
    package var chosen: String?

    package init(
        name: String,
        coordinate: Coordinate,
        nearby: String? = nil,
        exactness: PlaceExactness? = nil,
        chosen: String? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.nearby = nearby
        self.exactness = exactness
        self.chosen = chosen
    }
}

/// One of the places that a text may mean, told so that a person can choose.
package struct PlaceCandidate: Hashable, Sendable {
    /// Name, address and town, as far as known.
    package var title: String
    /// What this candidate is told by when it is pasted as the place of an event: one line, which means this place and
    /// no other.
    package var answer: String
    /// What is close to it and not in its title: a house, a square, a quarter, a stop.
    package var nearby: String?
    /// As the crow flies; nil where no home is known.
    package var distanceFromHome: Metres?
    package var coordinate: Coordinate
    /// The largest distance of the place from the coordinate.
    package var margin: Metres
    /// Parts of the person's text that told nothing about this place.
    package var unused: [String]

    package init(
        title: String,
        answer: String,
        nearby: String? = nil,
        distanceFromHome: Metres? = nil,
        coordinate: Coordinate,
        margin: Metres = .zero,
        unused: [String] = []
    ) {
        self.title = title
        self.answer = answer
        self.nearby = nearby
        self.distanceFromHome = distanceFromHome
        self.coordinate = coordinate
        self.margin = margin
        self.unused = unused
    }

    /// How many a question offers.
    package static let mostCandidates = 5
}

/// The place of an event as read from it.
package enum PlaceReading: Hashable, Sendable {
    /// Nothing, or that it is held online.
    case none
    case known(KnownPlace)
    /// Only a room in a house, and nothing says which house.
    case room(String)
    /// The text means nothing to us; `elsewhere`: the town that it names, which is on no map here.
    case notFound(String, elsewhere: String? = nil)
    /// The text means several things; the best few of them, to choose from.
    case ambiguous(String, candidates: [PlaceCandidate])
    /// The text means a street or a town, and where in it nobody knows.
    case inexact(String, KnownPlace)

    package var known: KnownPlace? {
        if case .known(let place) = self { place } else { nil }
    }
}
