internal import DayPlanner
internal import Geo
internal import Geocoding
internal import TripModel

/// What a question about a place offers to choose from.
extension PlaceReader {
    /// At most ``PlaceCandidate/mostCandidates``, the best first, told apart by what is near, each with the text that
    /// means it.
    ///
    /// - Parameters:
    ///   - matches: of the map, the best first.
    ///   - saved: a place of the person's own, which comes before them.
    /// - Returns: those that fit into one question.
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    func candidates(
        _ matches: [PlaceMatch],
        after saved: KnownPlace? = nil
    ) throws(PlaceSearchError) -> [PlaceCandidate] {
        var candidates: [PlaceCandidate] = []
        if let saved {
            candidates.append(try candidate(saved.name, at: saved.coordinate, answer: saved.name))
        }
        // Of places and the stops that are called after them, the places.
        let places = matches.filter { $0.kind != "stop" || $0.isExactlyNamed }
        let offered = (places.isEmpty ? matches : places).prefix(PlaceCandidate.mostCandidates - candidates.count)
        let matches = Array(offered)
        let suggestions = try geocoder.suggestions(of: matches, near: home?.coordinate)
        for suggestion in suggestions {
            let title = [suggestion.name, suggestion.detail].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: ", ")
            let answer = answer(suggestion, called: title)
            var candidate = try candidate(title, at: suggestion.coordinate, answer: answer)
            candidate.margin = suggestion.exactness.margin
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

    /// So close, a house tells where a place without an address is.
    private static let nextDoor = Metres(120)

    /// So far around, something has another name.
    private static let surroundings = Metres(600)

    /// What is near and not in the title: the next house, else what people call the surroundings by, else whatever has
    /// a name.
    private func landmark(near coordinate: Coordinate, besides title: String) throws(PlaceSearchError) -> String? {
        let told = Set(PlaceWords.words(of: title))
        let near = try geocoder.places(around: coordinate, within: Self.surroundings, limit: 50)
        let house = near.first { $0.kind == "address" && $0.distance <= Self.nextDoor }
        let landmark = try geocoder.landmark(near: coordinate)
        return ([house?.name, landmark].compactMap(\.self) + near.map(\.name)).first { near in
            !PlaceWords.words(of: near).allSatisfy { told.contains($0) || PlaceWords.isNumber($0) }
        }
    }

    /// One line that means a place when it stands in an event: its text where that is read as the map has it, else its
    /// title with its coordinates behind.
    private func answer(_ suggestion: PlaceSuggestion, called title: String) -> String {
        if let text = suggestion.text, isOfTheMap(text) { return text }
        return PlaceCoordinates.line(title, at: suggestion.coordinate)
    }

    /// Whether a text is looked up in the map, and not taken for something else before.
    private func isOfTheMap(_ text: String) -> Bool {
        guard remembered(text) == nil, PlaceCoordinates.coordinate(in: text) == nil else { return false }
        return !PlaceLinks(text).hasLink && !OnlineWords.mean(text, hasLink: false) && !RoomWords.areNamed(by: text)
            && !text.contains(where: \.isNewline)
    }
}
