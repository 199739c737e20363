internal import TripModel

/// Which words of a text are explained by the place that was found for it, so that none is dropped in silence.
///
/// Explained are the words that the place is known by (``PlaceGrounds``), also with a slip; articles and kinds of
/// streets; and what the country's rules leave out, which ``PlaceParts`` keeps apart.
struct PlaceClaims {
    let match: PlaceMatch

    /// The match, its ``PlaceExactness/unused`` completed; nil where the text says that it is in another country or
    /// province.
    func settled(_ parts: PlaceParts) -> PlaceMatch? {
        guard !parts.regions.contains(where: contradicts) else { return nil }
        var settled = match
        for part in parts.parts where !match.exactness.unused.contains(part) {
            if let rest = unclaimed(in: part), !settled.exactness.unused.contains(rest) {
                settled.exactness.unused.append(rest)
            }
        }
        settled.exactness.unused += parts.codes.filter(isElsewhere) + parts.beyond
        return settled
    }

    /// The same where the text says that it is elsewhere: what contradicts is told, and the place is to be asked about.
    func asked(_ parts: PlaceParts) -> PlaceMatch {
        var asked = match
        asked.exactness.unused += parts.regions.filter(contradicts).map { $0.uppercased() }
        return asked
    }

    private func contradicts(_ region: String) -> Bool {
        PlaceRegions.excludes(region, match.coordinate) && !match.grounds.words.contains(region)
    }

    /// Whether a postcode is that of another district; houses of one street may have several of one district.
    private func isElsewhere(_ code: String) -> Bool {
        guard let own = match.grounds.postcode else { return false }
        let folded = PlaceWords.words(of: own).joined()
        return folded.prefix(Self.district) != code.prefix(Self.district)
    }

    private static let district = 2

    /// The words of a part that are not explained, as they were written; nil where all are.
    private func unclaimed(in part: String) -> String? {
        let left = PlaceWords.words(of: part).filter { !isClaimed($0) }
        guard !left.isEmpty else { return nil }
        let written = part.split(whereSeparator: \.isWhitespace).filter { token in
            PlaceWords.words(of: token).contains(where: left.contains)
        }
        return (written.isEmpty ? left.map { $0[...] } : written).joined(separator: " ")
    }

    private func isClaimed(_ word: String) -> Bool {
        if PlaceWords.weak.contains(word) || PlaceWords.streetKinds.contains(word) { return true }
        if PlaceCategories.isFiller(word) || PlaceRegions.isRegion(word) { return true }
        if match.grounds.words.contains(word) { return true }
        if PlaceWords.isNumber(word) { return isTold(number: word) }
        return match.grounds.words.contains { PlaceScorer.resembles(word, $0) }
    }

    /// Whether the answer names the number as one that the map lacks.
    private func isTold(number: String) -> Bool {
        let told = (match.exactness.missingNumber.map { [$0] } ?? []) + match.exactness.unused
        return told.contains { PlaceWords.leadingInteger($0) == PlaceWords.leadingInteger(number) }
    }
}
