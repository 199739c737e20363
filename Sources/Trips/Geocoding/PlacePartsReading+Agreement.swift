internal import Geo
internal import TripModel

extension PlacePartsReading {
    /// How well a part agrees with a place that another part names.
    private enum Agreement {
        /// It says something else: another town, a place elsewhere.
        case contradicts
        /// Nobody knows it: it may be another town.
        case isUnknown
        /// A name in front of an address, of which the map knows nothing; tells where neither.
        case isSilent
        /// A town which the place may lie in.
        case mayBe
        /// A word of its address, or a place close to it; with the words that are explained so.
        case confirms([String])
    }

    struct Fitting {
        var match: PlaceMatch
        /// By how many other parts.
        var confirmed: Int
        /// Another part is a word that nobody knows.
        var isAsked: Bool
    }

    /// What one part means that no other part contradicts; where some are confirmed by more parts than others, these
    /// alone.
    func fitting(_ parts: [Part], _ index: Int) throws(PlaceSearchError) -> [Fitting] {
        var fitting: [Fitting] = []
        let others = parts.indices.filter { $0 != index }.map { parts[$0].text }
        for match in try lookups.matches(of: parts[index].text, beside: others) {
            // What stands behind may be a town or a quarter that nobody knows: there a slip is no slip.
            guard index == 0 || match.isExactlyNamed || match.isBetweenNumbers else { continue }
            if let fit = try fit(match, parts, index) { fitting.append(fit) }
        }
        // What is called so comes before what is called more than that, wherever either is.
        let exact = fitting.filter(\.match.isExact)
        let called = exact.isEmpty ? fitting.filter(\.match.isExactlyNamed) : exact
        let judged = called.isEmpty ? fitting : called
        let most = judged.map(\.confirmed).max() ?? 0
        return judged.filter { $0.confirmed == most }
    }

    /// Nil where another part contradicts.
    private func fit(_ match: PlaceMatch, _ parts: [Part], _ index: Int) throws(PlaceSearchError) -> Fitting? {
        var fit = Fitting(match: match, confirmed: 0, isAsked: false)
        var isLocated = false
        var silent: [(part: Int, isUnknown: Bool)] = []
        for part in parts.indices where part != index {
            switch try agreement(parts[part], match) {
            case .contradicts: return nil
            case .confirms(let words):
                fit.confirmed += 1
                fit.match.grounds.words.formUnion(words)
                isLocated = true
            case .mayBe:
                fit.match.grounds.words.formUnion(parts[part].words)
                isLocated = true
            case .isSilent: silent.append((part, false))
            case .isUnknown: silent.append((part, true))
            }
        }
        for (part, isUnknown) in silent {
            fit.match.exactness.unused.append(parts[part].text)
            // Names may be unknown in front of an address in a town that is known: a firm, and who works there.
            let isName = part < index && (isLocated || Self.isEstablishment(parts[part]))
            guard !isName else { continue }
            guard isUnknown, match.doubt == nil else { return nil }
            fit.isAsked = true
        }
        return fit
    }

    private static func isEstablishment(_ part: Part) -> Bool {
        part.words.count > 1 && part.words.contains(where: PlaceWords.establishments.contains)
    }

    private func agreement(_ part: Part, _ match: PlaceMatch) throws(PlaceSearchError) -> Agreement {
        let isIn = part.towns.contains { $0.holds(match.coordinate) }
        // A small town reaches as far as addresses say.
        let isSmall = !part.towns.isEmpty && part.towns.allSatisfy(\.isSmall)
        let isSaid = isSmall && Set(part.words).isSubset(of: PlaceWords.words(of: match.address ?? ""))
        if !part.towns.isEmpty, !isIn, !isSaid { return .contradicts }
        let known = Set(PlaceWords.words(of: match.title))
        let telling = part.words.filter(PlaceWords.isTelling)
        if !telling.isEmpty, telling.allSatisfy(known.contains) { return .confirms(telling) }
        if isIn { return KnownTowns.isCentral(match.coordinate, in: part.towns) ? .confirms(part.words) : .mayBe }
        let meanings = try lookups.matches(of: part.text)
        if !telling.isEmpty, !meanings.contains(where: \.isExactlyNamed), Self.isMistyped(telling, of: known) {
            return .confirms(telling)
        }
        let sure = meanings.filter { $0.doubt == nil }
        let near = sure.first {
            $0.isExactlyNamed && $0.coordinate.distance(to: match.coordinate) <= Self.reach(of: $0)
        }
        if let near { return .confirms(Array(near.grounds.words)) }
        if part.words.contains(where: PlaceWords.streetKinds.contains) { return .contradicts }
        // An address is where it is; a name in front of it may be that of several places.
        guard Self.isAddress(match) else { return sure.isEmpty ? .isSilent : .contradicts }
        return sure.isEmpty ? .isUnknown : .isSilent
    }

    /// A town with a slip in its name, which nothing else has.
    private static func isMistyped(_ words: [String], of known: Set<String>) -> Bool {
        words.allSatisfy { word in
            known.contains { EditDistance.between(word, $0, limit: EditDistance.allowance(word, $0)) != nil }
        }
    }

    /// A house, or a street as it was written whose house of that number the map lacks.
    private static func isAddress(_ match: PlaceMatch) -> Bool {
        isHouse(match) || PlaceDecision.isStreet(match) && match.isExactlyNamed
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
