internal import Geo
internal import TripModel

/// Reads a text as the place that it names, each of its parts accounted for: a name, an address, a town, a quarter.
struct PlacePartsReading {
    let searches: [any PlaceSearch]
    let near: Coordinate?

    /// How well a part agrees with a place that another part names.
    private enum Agreement: Int {
        /// It says something else: another town, a place elsewhere, or nothing that anybody knows.
        case contradicts
        /// A name in front of an address, of which the map knows nothing; tells where neither.
        case isSilent
        /// A town which the place may lie in.
        case mayBe
        /// A word of its address, or a place close to it.
        case confirms
    }

    private struct Part {
        /// As it was written.
        var text: String
        var words: [String]
        /// Where it may be, if it is a town that everybody knows.
        var towns: [Coordinate]
        /// What it means by itself, the best first.
        var matches: [PlaceMatch]
    }

    func read(_ text: String, _ parts: PlaceParts) throws(PlaceSearchError) -> Geocoder.Reading {
        let whole = try search(text)
        if parts.isPlain {
            let reading = decide(ofTown: PlaceWords.words(of: text), whole)
            if case .found(let place) = reading, place.isExact, !Self.hasTown(text, in: place) { return reading }
            let apart = parts.withTownsApart()
            if apart.parts.count == 1 || reading != .notFound && whole.contains(where: \.isExact) { return reading }
            return try read(apart.parts)
        }
        let exact = decide(whole.filter(\.isExact))
        if case .found(let place) = exact, !Self.hasTown(text, in: place) { return .found(place) }
        if parts.parts.count == 1 {
            let words = PlaceWords.words(of: parts.parts[0])
            let reading = decide(ofTown: words, try search(parts.parts[0]))
            // "Santa Barbara, CA" is not the school of Santa Barbara here.
            if case .found(let place) = reading, Self.isPart(words, of: place) { return .ambiguous([place]) }
            if case .found(let place) = reading, place.isExact { return reading }
        }
        let apart = parts.withTownsApart().parts
        guard apart.count > 1 else { return decide(ofTown: PlaceWords.words(of: apart[0]), try search(apart[0])) }
        let reading = try read(apart)
        if reading != .notFound { return reading }
        // Some names have commas and dashes of their own.
        return exact != .notFound ? exact : decide(whole.filter { $0.doubt == nil && $0.kind != "address" })
    }

    /// Whether the words are those of the place's name, which has more.
    private static func isPart(_ words: [String], of place: PlaceMatch) -> Bool {
        let name = PlaceWords.words(of: place.name).filter(PlaceWords.isTelling)
        let telling = words.filter(PlaceWords.isTelling)
        return !place.isExactlyNamed && telling.count < name.count && telling.allSatisfy(name.contains)
    }

    /// "Morumbi, São Paulo" is Morumbi in São Paulo before it is the station "São Paulo - Morumbi".
    private static func hasTown(_ text: String, in place: PlaceMatch) -> Bool {
        let words = PlaceWords.words(of: text)
        let town = words.suffix(KnownTowns.wordsAtEnd(of: words))
        let name = PlaceWords.words(of: place.name)
        return !town.isEmpty && name.starts(with: town) && name.count > town.count
    }

    private func search(_ text: String) throws(PlaceSearchError) -> [PlaceMatch] {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var matches: [PlaceMatch] = []
        for search in searches { matches += try search.search(line, near: near, limit: 30) }
        return matches.filter { $0.score >= PlaceDecision.leastScore && $0.doubt != .wordsLeft }
            .sorted { $0.score > $1.score }
    }

    private func decide(_ matches: [PlaceMatch]) -> Geocoder.Reading { PlaceDecision.decide(matches, near: near) }

    /// Of the name of a town only what is there.
    private func decide(ofTown words: [String], _ matches: [PlaceMatch]) -> Geocoder.Reading {
        let towns = KnownTowns.places(called: words)
        return decide(towns.isEmpty ? matches : matches.filter { Self.isIn(towns, $0.coordinate) })
    }

    private static func isIn(_ towns: [Coordinate], _ place: Coordinate) -> Bool {
        towns.contains { $0.distance(to: place) <= KnownTowns.reach }
    }

    // MARK: Several parts

    private func read(_ texts: [String]) throws(PlaceSearchError) -> Geocoder.Reading {
        var parts: [Part] = []
        for text in texts {
            let words = PlaceWords.words(of: text)
            parts.append(
                Part(text: text, words: words, towns: KnownTowns.places(called: words), matches: try search(text))
            )
        }
        var best: (rank: Int, reading: Geocoder.Reading)?
        for index in parts.indices where parts[index].towns.isEmpty {
            let fitting = fitting(parts, index)
            let reading = decide(fitting)
            guard reading != .notFound else { continue }
            let rank = Self.rank(reading)
            if best.map({ rank < $0.rank }) ?? true { best = (rank, reading) }
        }
        return best?.reading ?? .notFound
    }

    /// A house comes before what is written as it is, that before the rest, one place before a choice; of equals the
    /// first.
    private static func rank(_ reading: Geocoder.Reading) -> Int {
        switch reading {
        case .found(let place) where isHouse(place): 0
        case .found(let place) where place.isExactlyNamed: 1
        case .found: 2
        case .ambiguous: 3
        case .notFound: 4
        }
    }

    private static func isHouse(_ match: PlaceMatch) -> Bool {
        match.kind == "address" && (match.isExact || match.isBetweenNumbers)
    }

    /// What one part means that no other part contradicts; where some are confirmed by more parts than others, these
    /// alone.
    private func fitting(_ parts: [Part], _ index: Int) -> [PlaceMatch] {
        let fitting = parts[index].matches.compactMap { match -> (match: PlaceMatch, confirmed: Int)? in
            // What stands behind may be a town or a quarter that nobody knows: there a slip is no slip.
            guard index == 0 || match.isExactlyNamed || match.isBetweenNumbers else { return nil }
            let agreements = parts.indices.filter { $0 != index }.map { (part: $0, found: agreement(parts[$0], match)) }
            var match = match
            let isLocated = agreements.contains { $0.found == .confirms || $0.found == .mayBe }
            for (part, found) in agreements where found == .contradicts || found == .isSilent {
                guard part == 0, index > 0, found == .isSilent else { return nil }
                guard isLocated || Self.isEstablishment(parts[part]) else { return nil }
                match.exactness.unused.append(parts[part].text)
            }
            return (match, agreements.count { $0.found == .confirms })
        }
        // What is called so comes before what is called more than that, wherever either is.
        let exact = fitting.filter(\.match.isExact)
        let called = exact.isEmpty ? fitting.filter(\.match.isExactlyNamed) : exact
        let judged = called.isEmpty ? fitting : called
        let most = judged.map(\.confirmed).max() ?? 0
        return judged.filter { $0.confirmed == most }.map(\.match)
    }

    /// A town with a slip in its name, which nothing else has.
    private static func isMistyped(_ words: [String], of known: Set<String>) -> Bool {
        words.allSatisfy { word in
            known.contains { EditDistance.between(word, $0, limit: EditDistance.allowance(word, $0)) != nil }
        }
    }

    private static func isEstablishment(_ part: Part) -> Bool {
        part.words.count > 1 && part.words.contains(where: PlaceWords.establishments.contains)
    }

    private func agreement(_ part: Part, _ match: PlaceMatch) -> Agreement {
        if !part.towns.isEmpty, !Self.isIn(part.towns, match.coordinate) { return .contradicts }
        let known = Set(PlaceWords.words(of: match.title))
        let telling = part.words.filter(PlaceWords.isTelling)
        if !telling.isEmpty, telling.allSatisfy(known.contains) { return .confirms }
        if !telling.isEmpty, part.towns.isEmpty, !part.matches.contains(where: \.isExactlyNamed),
            Self.isMistyped(telling, of: known)
        {
            return .confirms
        }
        if !part.towns.isEmpty { return KnownTowns.isCentral(match.coordinate, in: part.towns) ? .confirms : .mayBe }
        let sure = part.matches.filter { $0.doubt == nil }
        let isNear = sure.contains {
            $0.isExactlyNamed && $0.coordinate.distance(to: match.coordinate) <= Self.reach(of: $0)
        }
        if isNear { return .confirms }
        // An address is where it is; a name in front of it may be that of several places.
        let isName = !part.words.contains(where: PlaceWords.streetKinds.contains)
        return isName && (Self.isAddress(match) || sure.isEmpty) ? .isSilent : .contradicts
    }

    /// A house, or a street as it was written whose house of that number the map lacks.
    private static func isAddress(_ match: PlaceMatch) -> Bool {
        isHouse(match) || PlaceDecision.isStreet(match) && match.isExactlyNamed && !match.isExact
    }

    /// So close, a place says where another one is.
    private static func reach(of place: PlaceMatch) -> Metres {
        switch place.kind {
        case "city", "town": Metres(8_000)
        case "village", "hamlet", "suburb", "quarter", "neighbourhood": Metres(2_500)
        case "street": Metres(3_000)
        case "address": Metres(500)
        default: Metres(1_000)
        }
    }
}
