package import Geo

/// Decides whether a text means one place: exactly one clear match, else no guess (REQUIREMENTS TRV-9).
package struct Geocoder: Sendable {
    package enum Reading: Hashable, Sendable {
        case found(PlaceMatch)
        /// The best few, to choose from.
        case ambiguous([PlaceMatch])
        case notFound
    }

    let searches: [any PlaceSearch]
    let namings: [any ReverseGeocoder]
    private var beyond: (any PlaceSearch & ReverseGeocoder)?

    /// One index per region; `namings`: what says where a coordinate is.
    package init(_ searches: [any PlaceSearch], namings: [any ReverseGeocoder] = []) {
        self.searches = searches
        self.namings = namings
    }

    /// The same, with a search that is asked where no imported place fits.
    package func with(beyond: any PlaceSearch & ReverseGeocoder) -> Geocoder {
        var placing = self
        placing.beyond = beyond
        return placing
    }

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

    /// What is near that says in which part of a town a place is: a square, a quarter, a village; else a station or a
    /// stop.
    ///
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    package func landmark(near coordinate: Coordinate) throws(PlaceSearchError) -> String? {
        var found: [PlaceNearby] = []
        for naming in namings { found += try naming.places(around: coordinate, within: Self.around, limit: 1_000) }
        func nearest(_ kinds: Set<String>) -> String? {
            found.filter { kinds.contains($0.kind) }.min { $0.distance < $1.distance }?.name
        }
        return nearest(Self.parts) ?? nearest(Self.stops)
    }

    private static let around = Metres(600)
    private static let parts: Set<String> = [
        "square", "village", "hamlet", "suburb", "quarter", "neighbourhood",
    ]
    private static let stops: Set<String> = ["station", "stop"]

    /// What a text means: as a whole, else by its parts (``PlaceParts``).
    ///
    /// Of places that are alike but for where they are, one close to `near` is taken before one in another town.
    ///
    /// - Throws: ``PlaceSearchError`` when an index cannot be read; that is no answer about the place.
    package func place(_ text: String, near: Coordinate? = nil) throws(PlaceSearchError) -> Reading {
        let parts = PlaceParts(text)
        guard !parts.parts.isEmpty else { return .notFound }
        let reading = try PlacePartsReading(searches: searches, near: near).read(text, parts)
        guard reading == .notFound, let beyond else { return Self.settled(reading, parts) }
        return Self.settled(try PlacePartsReading(searches: [beyond], near: near).read(text, parts), parts)
    }

    /// The same with every word of the text accounted for: what the place does not explain is named in its exactness,
    /// and a place in another country or province than the text has is asked about.
    private static func settled(_ reading: Reading, _ parts: PlaceParts) -> Reading {
        guard case .found(let place) = reading else { return reading }
        let claims = PlaceClaims(match: place)
        return claims.settled(parts).map { .found($0) } ?? .ambiguous([claims.asked(parts)])
    }

    /// The town in which a text says that its place is, and which is on no map here: why nothing was found.
    ///
    /// - Returns: the words of the text that were read as the town, or the town of a station that everybody knows; nil
    ///   where there is none.
    package func townElsewhere(in text: String, near: Coordinate?) -> String? {
        if let town = KnownTowns.town(ofStation: PlaceWords.words(of: text)) { return town.name }
        let parts = PlaceParts(text).withTownsApart(near: near).parts
        let town = parts.reversed().first { part in
            let towns = KnownTowns.all(called: PlaceWords.words(of: part), around: near)
            return !towns.isEmpty && near.map { near in !towns.contains { $0.holds(near) } } ?? true
        }
        return town.map { Self.asTyped($0, in: text) }
    }

    /// A part of a text as it was typed, which is in small letters where a town was taken apart from what is before it.
    private static func asTyped(_ part: String, in text: String) -> String {
        guard !text.contains(part) else { return part }
        let wanted = PlaceWords.words(of: part)
        let typed = text.split { $0.isWhitespace || ",;()[]".contains($0) }
        for start in typed.indices.reversed() {
            for end in start..<min(start + mostTownWords, typed.count) {
                let candidate = typed[start...end].joined(separator: " ")
                if PlaceWords.words(of: candidate) == wanted { return candidate }
            }
        }
        return part
    }

    private static let mostTownWords = 4
}
