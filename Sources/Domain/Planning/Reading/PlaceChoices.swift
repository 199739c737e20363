internal import DayPlanner
internal import Geo
internal import Geocoding
internal import TripModel

/// What a question about a place offers to choose from.
extension PlaceReader {
    /// At most ``PlaceCandidate/mostCandidates``, the best first, told apart by what is near, each with the text that
    /// means it.
    ///
    /// - Parameter saved: a place of the person's own, which comes first.
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    func candidates(
        _ matches: [PlaceMatch],
        after saved: KnownPlace? = nil
    ) throws(PlaceSearchError) -> [PlaceCandidate] {
        var candidates: [PlaceCandidate] = []
        if let saved {
            candidates.append(try candidate(saved.name, at: saved.coordinate, answer: saved.name))
        }
        let matches = Array(matches.prefix(PlaceCandidate.mostCandidates - candidates.count))
        let suggestions = try geocoder.suggestions(of: matches, near: home?.coordinate)
        for suggestion in suggestions {
            let title = [suggestion.name, suggestion.detail].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: ", ")
            let answer = answer(suggestion, called: title)
            var candidate = try candidate(title, at: suggestion.coordinate, answer: answer)
            candidate.unused = suggestion.exactness.unused
            candidates.append(candidate)
        }
        return candidates
    }

    private func candidate(
        _ title: String,
        at coordinate: Coordinate,
        answer: String
    ) throws(PlaceSearchError) -> PlaceCandidate {
        PlaceCandidate(
            title: title,
            answer: answer,
            nearby: try landmark(near: coordinate, besides: title),
            distanceFromHome: home.map { $0.coordinate.distance(to: coordinate) },
            coordinate: coordinate
        )
    }

    /// What is near and not in the title.
    private func landmark(near coordinate: Coordinate, besides title: String) throws(PlaceSearchError) -> String? {
        guard let landmark = try geocoder.landmark(near: coordinate) else { return nil }
        let isTold = Set(PlaceWords.words(of: landmark)).isSubset(of: PlaceWords.words(of: title))
        return isTold ? nil : landmark
    }

    /// One line that means a place when it stands in an event: its text where that is read as the map has it, else its
    /// title with its coordinates behind.
    private func answer(_ suggestion: PlaceSuggestion, called title: String) -> String {
        if let text = suggestion.text, isOfTheMap(text) { return text }
        return PlaceCoordinates.line(title, at: suggestion.coordinate)
    }

    /// Whether a text is looked up in the map, and not taken for something else before.
    private func isOfTheMap(_ text: String) -> Bool {
        remembered(text) == nil && PlaceCoordinates.coordinate(in: text) == nil && !PlaceLinks(text).hasLink
            && !OnlineWords.mean(text, hasLink: false) && !RoomWords.areNamed(by: text) && !text.contains(where: \.isNewline)
    }
}
