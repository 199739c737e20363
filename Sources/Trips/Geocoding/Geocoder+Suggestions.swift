package import Geo
internal import TripModel

extension Geocoder {
    /// Fewer letters are the beginning of everything.
    package static let fewestLetters = 3
    private static let mostSuggestions = 20

    /// What a text that is still being typed may become, the best first; its last word may be a beginning.
    ///
    /// No outside geocoder is asked, which would see every letter.
    ///
    /// - Parameters:
    ///   - prefix: as far as it was typed; shorter than ``fewestLetters``, it has no completions.
    ///   - near: places close to it come first.
    ///   - limit: how many at most, up to 20.
    /// - Returns: places that differ from each other by ``PlaceSuggestion/name`` or ``PlaceSuggestion/detail``; none
    ///   has its ``PlaceSuggestion/text`` (``suggestions(of:near:)`` finds it out).
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    /// - Complexity: one search per region, and one look around for each suggestion that is called as another.
    package func complete(
        _ prefix: String,
        near: Coordinate? = nil,
        limit: Int = 10
    ) throws(PlaceSearchError) -> [PlaceSuggestion] {
        guard prefix.count(where: { $0.isLetter || $0.isNumber }) >= Self.fewestLetters else { return [] }
        var matches = try matches(of: prefix, near: near)
        if let town = Self.town(called: prefix, near: near, beside: matches) { matches.insert(PlaceMatch(town), at: 0) }
        let limit = max(0, min(limit, Self.mostSuggestions))
        return try distinguished(PlaceDecision.distinct(matches, most: limit))
    }

    /// Choices as a person is asked about them: in words that tell them apart, each with a text to write instead.
    ///
    /// - Parameters:
    ///   - choices: of a ``Reading/ambiguous(_:)``.
    ///   - near: as it was given for that reading.
    /// - Returns: as many, in the same order.
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    /// - Complexity: up to three readings for each choice.
    package func suggestions(
        of choices: [PlaceMatch],
        near: Coordinate? = nil
    ) throws(PlaceSearchError) -> [PlaceSuggestion] {
        var suggestions = try distinguished(choices)
        for index in suggestions.indices { suggestions[index].text = try text(for: suggestions[index], near: near) }
        return suggestions
    }

    /// The town that a text is the name of, where it is one of this map, which lacks the town itself.
    private static func town(called text: String, near: Coordinate?, beside matches: [PlaceMatch]) -> KnownTowns.Town? {
        guard !matches.contains(where: { $0.isExact && $0.exactness.basis == .settlement }) else { return nil }
        return KnownTowns.towns(called: PlaceWords.words(of: text)).first { town in
            near.map { town.isClose(to: $0) } ?? matches.contains { town.holds($0.coordinate) }
        }
    }

    private func matches(of text: String, near: Coordinate?) throws(PlaceSearchError) -> [PlaceMatch] {
        var matches: [PlaceMatch] = []
        for search in searches { matches += try search.search(text, near: near, limit: 50) }
        return matches.filter { $0.doubt != .wordsLeft }.sorted { $0.score > $1.score }
    }

    /// Places of one name and address have what is near them as well.
    private func distinguished(_ matches: [PlaceMatch]) throws(PlaceSearchError) -> [PlaceSuggestion] {
        let twins = Dictionary(grouping: matches, by: \.title).filter { $1.count > 1 }
        var suggestions: [PlaceSuggestion] = []
        for match in matches {
            var detail = match.address
            if twins[match.title] != nil, let landmark = try landmark(near: match.coordinate), landmark != match.name {
                detail = [detail, landmark].compactMap(\.self).joined(separator: ", ")
            }
            suggestions.append(
                PlaceSuggestion(
                    name: match.name,
                    detail: detail,
                    kind: match.kind,
                    coordinate: match.coordinate,
                    exactness: match.exactness,
                    text: nil
                )
            )
        }
        return suggestions
    }

    /// The shortest of its names that is read as it alone.
    private func text(for suggestion: PlaceSuggestion, near: Coordinate?) throws(PlaceSearchError) -> String? {
        let full = suggestion.detail.map { "\(suggestion.name), \($0)" }
        for text in [suggestion.name, full].compactMap(\.self) where !text.isEmpty {
            guard case .found(let place) = try place(text, near: near) else { continue }
            if place.coordinate.distance(to: suggestion.coordinate) <= Self.nearby { return text }
        }
        return nil
    }
}
