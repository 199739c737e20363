internal import Geo
internal import TripModel

/// Reads a text as the place that it names, each of its parts accounted for: a name, an address, a town, a quarter.
struct PlacePartsReading {
    let lookups: PlaceLookups
    let near: Coordinate?

    init(searches: [any PlaceSearch], near: Coordinate?) {
        lookups = PlaceLookups(searches, near: near)
        self.near = near
    }

    struct Part {
        /// As it was written.
        var text: String
        var words: [String]
        /// Where it may be, if it is a town that everybody knows.
        var towns: [KnownTowns.Town]
    }

    func read(_ text: String, _ parts: PlaceParts) throws(PlaceSearchError) -> Geocoder.Reading {
        let words = PlaceWords.words(of: text)
        let reading = parts.isPlain ? try read(plain: text, parts) : try read(divided: text, parts)
        let kinds = PlaceCategories.kinds(of: words)
        guard !kinds.isEmpty else { return reading }
        return try read(PlaceCategories.telling(in: words).joined(separator: " "), as: kinds, or: reading)
    }

    /// What is only a kind of place means those close by; a name that is no more than that is asked about where there
    /// are others of its kind.
    private func read(
        _ text: String,
        as kinds: Set<String>,
        or reading: Geocoder.Reading
    ) throws(PlaceSearchError) -> Geocoder.Reading {
        let close = try lookups.places(of: kinds, called: text)
        if case .ambiguous(let places) = reading {
            // "castello" is a castle before it is a part of what is called after one.
            guard places.allSatisfy({ $0.doubt == .likeAPart }) else { return reading }
            return .ambiguous(PlaceDecision.distinct(close + places.filter { !close.contains($0) }))
        }
        guard case .found(let place) = reading, place.isExact || Self.isSingular(place) else {
            if case .found(let place) = reading, close.isEmpty { return .ambiguous([place]) }
            return close.isEmpty ? .notFound : .ambiguous(close)
        }
        let others = close.filter { $0.coordinate.distance(to: place.coordinate) > PlaceDecision.samePlace }
        // "stadio" is not the Bar dello Stadio, nor "tribunal" the street Tribunal de Gaia.
        if !kinds.contains(place.kind), PlaceDecision.isStreet(place) || Self.saysMore(place, than: text) {
            return .ambiguous([place] + close.prefix(4))
        }
        return kinds.contains(place.kind) && !Self.isSingular(place) && !others.isEmpty ? .ambiguous(close) : reading
    }

    /// Whether a name has words beside those of a text and those of its town.
    private static func saysMore(_ place: PlaceMatch, than text: String) -> Bool {
        let told = Set(PlaceWords.words(of: text) + PlaceWords.words(of: place.address ?? ""))
        return PlaceWords.words(of: place.name).contains { PlaceWords.isTelling($0) && !told.contains($0) }
    }

    /// What most towns have one of.
    private static func isSingular(_ place: PlaceMatch) -> Bool { ["station", "airport"].contains(place.kind) }

    /// A text of one part, which may end with a town.
    private func read(plain text: String, _ parts: PlaceParts) throws(PlaceSearchError) -> Geocoder.Reading {
        let words = PlaceWords.words(of: text)
        let apart = parts.withTownsApart(near: near).parts
        guard apart.count > 1 else { return decide(ofTown: words, try lookups.matches(of: text)) }
        let exact = try lookups.exactMatches(of: text)
        let reading = decide(ofTown: words, exact)
        if case .found(let place) = reading, place.isExact, !hasTown(words, in: place) { return reading }
        if reading != .notFound, !exact.isEmpty { return reading }
        let divided = try read(apart)
        guard divided == .notFound else { return divided }
        if let reading = try read(kindOfTown: apart) { return reading }
        // "Igrea Santa Cruz" has the town in its name.
        let whole = decide(try lookups.matches(of: text))
        guard case .found(let place) = whole, !hasTown(words, in: place) else { return .notFound }
        let town = PlaceWords.words(of: apart[apart.count - 1])
        return Set(town).isSubset(of: PlaceWords.words(of: place.name)) ? whole : .notFound
    }

    /// "Aeroporto do Porto", "Hospital, Porto": where the town is that of this map, what is meant without it.
    private func read(kindOfTown parts: [String]) throws(PlaceSearchError) -> Geocoder.Reading? {
        let town = PlaceWords.words(of: parts[parts.count - 1])
        guard parts.count == 2, !PlaceCategories.kinds(of: PlaceWords.words(of: parts[0])).isEmpty,
            KnownTowns.towns(called: town).contains(where: { isClose($0) })
        else { return nil }
        func inTown(_ place: PlaceMatch) -> PlaceMatch {
            var place = place
            place.grounds.words.formUnion(town)
            return place
        }
        switch try read(parts[0], PlaceParts(parts[0])) {
        case .found(let place): return .found(inTown(place))
        case .ambiguous(let places): return .ambiguous(places.map(inTown))
        case .notFound: return nil
        }
    }

    private func read(divided text: String, _ parts: PlaceParts) throws(PlaceSearchError) -> Geocoder.Reading {
        let exact = decide(try lookups.exactMatches(of: text))
        if case .found(let place) = exact, !hasTown(PlaceWords.words(of: text), in: place) { return .found(place) }
        if parts.parts.count == 1 {
            let words = PlaceWords.words(of: parts.parts[0])
            let reading = decide(ofTown: words, try lookups.matches(of: parts.parts[0]))
            // "Santa Barbara, CA" is not the school of Santa Barbara here.
            let isStreet = words.contains(where: PlaceWords.streetKinds.contains)
            if case .found(let place) = reading, !isStreet, Self.isPart(words, of: place) { return .ambiguous([place]) }
            if case .found(let place) = reading, place.isExact { return reading }
        }
        let apart = parts.withTownsApart(near: near).parts
        guard apart.count > 1 else {
            return decide(ofTown: PlaceWords.words(of: apart[0]), try lookups.matches(of: apart[0]))
        }
        var reading = try read(apart)
        if case .found = reading { return reading }
        if reading == .notFound, exact == .notFound, let ofKind = try read(kindOfTown: apart) { reading = ofKind }
        if exact != .notFound { return reading == .notFound ? exact : reading }
        // Some names have commas, brackets and dashes of their own.
        let whole = decide(try lookups.matches(of: text).filter { $0.doubt == nil && $0.kind != "address" })
        guard case .found(let place) = whole else { return reading == .notFound ? whole : reading }
        guard hasTown(PlaceWords.words(of: text), in: place) else { return whole }
        return reading == .notFound ? .ambiguous([place]) : reading
    }

    /// Whether the words are those of the place's name, which has more.
    private static func isPart(_ words: [String], of place: PlaceMatch) -> Bool {
        let name = PlaceWords.words(of: place.name).filter(PlaceWords.isTelling)
        let telling = words.filter(PlaceWords.isTelling)
        return !place.isExactlyNamed && telling.count < name.count && telling.allSatisfy(name.contains)
    }

    /// "Morumbi, São Paulo" is Morumbi in São Paulo before it is the station "São Paulo - Morumbi".
    private func hasTown(_ words: [String], in place: PlaceMatch) -> Bool {
        let town = words.suffix(KnownTowns.wordsAtEnd(of: words, near: near))
        let name = PlaceWords.words(of: place.name)
        guard !town.isEmpty, name.count > town.count else { return false }
        if name.starts(with: town) { return true }
        // "Tucuruvi, São Paulo" is not the station Jardim São Paulo in Tucuruvi.
        let rest = words.dropLast(town.count).filter(PlaceWords.isTelling)
        return Set(town).isSubset(of: name) && !rest.contains(where: name.contains)
    }

    private func decide(_ matches: [PlaceMatch]) -> Geocoder.Reading { PlaceDecision.decide(matches, near: near) }

    /// Of the name of a town only what is there, and a station or a village of that name.
    private func decide(ofTown words: [String], _ matches: [PlaceMatch]) -> Geocoder.Reading {
        let isHere = matches.contains { $0.doubt == nil && ($0.isExact || Self.isPart(words, of: $0)) }
        if let town = KnownTowns.town(ofStation: words), town.isFamous(from: near) {
            return decide(matches.filter { town.holds($0.coordinate) || $0.kind == "station" })
        }
        let towns = isHere ? KnownTowns.famous(words, from: near) : KnownTowns.all(called: words, around: near)
        guard !towns.isEmpty else { return decide(matches) }
        let there = matches.filter { match in
            towns.contains { $0.holds(match.coordinate) } || match.isExact && Self.isNamedAlone(match)
        }
        let reading = decide(there)
        let isKnown = there.contains { $0.isExact && $0.exactness.basis == .settlement }
        guard !isKnown, let town = towns.first(where: { isClose($0) }) else { return reading }
        // The stop "Maia" is not all of Maia.
        var match = PlaceMatch(town)
        match.grounds.words.formUnion(words)
        switch reading {
        case .found(let place): return .ambiguous([match, place])
        case .ambiguous(let places): return .ambiguous([match] + places.prefix(4))
        case .notFound: return .found(match)
        }
    }

    /// A town of this map, as far as one can tell.
    private func isClose(_ town: KnownTowns.Town) -> Bool { near.map { town.isClose(to: $0) } ?? false }

    /// What people call by its name alone, as they do a town.
    private static func isNamedAlone(_ match: PlaceMatch) -> Bool {
        match.kind == "station" || match.exactness.basis == .settlement
    }

    // MARK: Several parts

    private func read(_ texts: [String]) throws(PlaceSearchError) -> Geocoder.Reading {
        var parts: [Part] = []
        for text in texts { parts.append(try part(text)) }
        var best: (rank: Int, reading: Geocoder.Reading)?
        for index in parts.indices where parts[index].towns.isEmpty {
            let reading = try read(parts, index)
            guard reading != .notFound else { continue }
            let rank = Self.rank(reading)
            if best.map({ rank < $0.rank }) ?? true { best = (rank, reading) }
            if rank == 0 { break }
        }
        if let best { return best.reading }
        return try read(ofTowns: parts)
    }

    /// Where every part is a town, the first is meant, and the others say where: "Santana, São Paulo".
    private func read(ofTowns parts: [Part]) throws(PlaceSearchError) -> Geocoder.Reading {
        let others = parts.dropFirst()
        func isIn(_ place: Coordinate) -> Bool {
            others.allSatisfy { part in part.towns.contains { $0.holds(place) } }
        }
        guard let first = parts.first, first.towns.contains(where: { isIn($0.coordinate) }) else { return .notFound }
        var matches = try lookups.matches(of: first.text).filter { isIn($0.coordinate) }
        for index in matches.indices { matches[index].grounds.words.formUnion(others.flatMap(\.words)) }
        return decide(ofTown: first.words, matches)
    }

    /// A place here of that name is meant before a town far away that not everybody knows.
    private func part(_ text: String) throws(PlaceSearchError) -> Part {
        let words = PlaceWords.words(of: text)
        var towns = KnownTowns.famous(words, from: near)
        if towns.isEmpty {
            towns = KnownTowns.all(called: words, around: near)
            if !towns.isEmpty, try lookups.exactMatches(of: text).contains(where: { $0.doubt == nil }) { towns = [] }
        }
        return Part(text: text, words: words, towns: towns)
    }

    /// What one part means. Where another part is a word that nobody knows, it may be another town: that is asked.
    private func read(_ parts: [Part], _ index: Int) throws(PlaceSearchError) -> Geocoder.Reading {
        let fitting = try fitting(parts, index)
        let reading = decide(fitting.filter { !$0.isAsked }.map(\.match))
        guard reading == .notFound else { return reading }
        switch decide(fitting.map(\.match)) {
        case .found(let place): return .ambiguous([place])
        case .ambiguous(let places): return .ambiguous(places)
        case .notFound: return .notFound
        }
    }

    /// A house comes before what is written as it is, that before the rest, one place before a choice, and that before
    /// one with a word that nobody knows; of equals the first.
    private static func rank(_ reading: Geocoder.Reading) -> Int {
        switch reading {
        case .found(let place) where isHouse(place): 0
        case .found(let place) where place.isExactlyNamed: 1
        case .found: 2
        case .ambiguous(let places): places[0].exactness.unused.isEmpty ? 3 : 4
        case .notFound: 5
        }
    }

    static func isHouse(_ match: PlaceMatch) -> Bool {
        match.kind == "address" && (match.isExact || match.isBetweenNumbers)
    }
}

extension KnownTowns.Town {
    /// Whether it is of the same map as a place, as far as one can tell.
    func isClose(to place: Coordinate) -> Bool { coordinate.distance(to: place) <= Metres(20_000) }
}

extension PlaceMatch {
    /// A town as a whole.
    init(_ town: KnownTowns.Town) {
        self.init(
            name: town.name,
            kind: "town",
            coordinate: town.coordinate,
            score: 1,
            isExact: true,
            exactness: PlaceExactness(.settlement, margin: PlaceScorer.settlements["town"] ?? town.reach)
        )
    }
}
