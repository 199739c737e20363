package import Geo

/// Decides whether a text means one place: exactly one clear match, else no guess (REQUIREMENTS TRV-9).
package struct Placing: Sendable {
    package enum Reading: Hashable, Sendable {
        case found(PlaceMatch)
        /// The best few, to choose from.
        case ambiguous([PlaceMatch])
        case notFound
    }

    private let searches: [any PlaceSearch]
    private let namings: [any PlaceNaming]
    private var beyond: (any PlaceSearch & PlaceNaming)?

    /// One index per region; `namings`: what says where a coordinate is.
    package init(_ searches: [any PlaceSearch], namings: [any PlaceNaming] = []) {
        self.searches = searches
        self.namings = namings
    }

    /// The same, with a search that is asked where no imported place fits.
    package func with(beyond: any PlaceSearch & PlaceNaming) -> Placing {
        var placing = self
        placing.beyond = beyond
        return placing
    }

    /// Matches so close together that they are one place for a traveller (a stop and its station, a building's entrances).
    static let samePlace = Metres(150)
    /// A second match must be this much worse to be out of the question.
    static let clearLead = 0.12
    /// Below this a text was hardly understood.
    static let leastScore = 0.6

    /// Farther away, a place does not say where one is.
    package static let nearby = Metres(150)

    /// The name of the place that is nearest to a coordinate; nil where none is close.
    ///
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    package func name(near coordinate: Coordinate) throws(PlaceSearchError) -> String? {
        var found: [PlaceNearby] = []
        for naming in namings { found += try naming.places(around: coordinate, within: Self.nearby, limit: 1) }
        if found.isEmpty, let beyond {
            found = try beyond.places(around: coordinate, within: Self.nearby, limit: 1)
        }
        return found.min { $0.distance < $1.distance }?.name
    }

    /// - Throws: ``PlaceSearchError`` when an index cannot be read; that is no answer about the place.
    package func place(_ text: String, near: Coordinate? = nil) throws(PlaceSearchError) -> Reading {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !trimmed.isEmpty else { return .notFound }
        var matches: [PlaceMatch] = []
        for search in searches { matches += try search.search(trimmed, near: near, limit: 10) }
        let reading = Self.decide(matches)
        guard reading == .notFound, let beyond else { return reading }
        return Self.decide(try beyond.search(trimmed, near: near, limit: 10))
    }

    static func decide(_ matches: [PlaceMatch]) -> Reading {
        let good = matches.filter { $0.score >= leastScore }.sorted { $0.score > $1.score }
        guard let first = good.first else { return .notFound }
        // An exact match is rivalled by other exact ones only; in either case a much worse one is out of the question.
        let best = good.first { $0.isExact && first.score - $0.score < clearLead } ?? first
        let rivals = good.filter { best.score - $0.score < clearLead && (!best.isExact || $0.isExact) }
        let others = rivals.filter {
            best.coordinate.distance(to: $0.coordinate) > samePlace && !isStreet($0, of: best)
                && !isStreet(best, of: $0)
                && !isSameStreet($0, best) && !isStopOn(best, $0) && !isNeighbour($0, of: best)
        }
        return others.isEmpty ? .found(best) : .ambiguous(Array(rivals.prefix(5)))
    }

    /// A house is no other place than its street, which is found with it.
    private static func isStreet(_ street: PlaceMatch, of house: PlaceMatch) -> Bool {
        house.kind == "address" && isStreet(street) && house.name.hasPrefix(street.name) && areNear(street, house)
    }

    /// A street that a square or another map sheet cuts in two, in one town.
    private static func isSameStreet(_ one: PlaceMatch, _ other: PlaceMatch) -> Bool {
        isStreet(one) && isStreet(other) && one.name == other.name && one.address == other.address
            && areNear(one, other)
    }

    /// A stop that is called after the street which it is on.
    private static func isStopOn(_ street: PlaceMatch, _ stop: PlaceMatch) -> Bool {
        stop.kind == "stop" && isStreet(street) && areNear(street, stop)
            && Set(PlaceWords.words(of: street.name)).isSubset(of: PlaceWords.words(of: stop.name))
    }

    /// Another number of the street in which the one that was asked for must be.
    private static func isNeighbour(_ other: PlaceMatch, of house: PlaceMatch) -> Bool {
        func street(_ match: PlaceMatch) -> Substring {
            match.name.prefix(upTo: match.name.lastIndex(of: " ") ?? match.name.endIndex)
        }
        return house.isBetweenNumbers && other.kind == "address" && street(other) == street(house)
            && areNear(other, house)
    }

    private static func isStreet(_ match: PlaceMatch) -> Bool { match.kind == "street" || match.kind == "square" }

    private static func areNear(_ one: PlaceMatch, _ other: PlaceMatch) -> Bool {
        one.coordinate.distance(to: other.coordinate).kilometres < 3
    }
}
