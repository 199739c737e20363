internal import DayPlanner
internal import Geo
internal import Geocoding
internal import TripModel

/// What a question about a place offers to choose from.
extension PlaceReader {
    /// So far from the choice, an answer would be another place: a house has more than one door.
    private static let sameDoor = Metres(30)

    /// At most ``PlaceCandidate/mostCandidates``, the best first, told apart by what is near, each with the text that
    /// means it.
    ///
    /// - Throws: ``PlaceSearchError`` when an index cannot be read.
    func candidates(
        _ matches: [PlaceMatch],
        after saved: KnownPlace? = nil
    ) throws(PlaceSearchError) -> [PlaceCandidate] {
        var found = saved.map { [(title: $0.name, coordinate: $0.coordinate, unused: [String]())] } ?? []
        for match in matches where found.count < PlaceCandidate.mostCandidates {
            let isKnown = found.contains {
                $0.title == match.title && $0.coordinate.distance(to: match.coordinate) <= Self.sameDoor
            }
            if !isKnown { found.append((match.title, match.coordinate, match.exactness.unused)) }
        }
        var taken: [String: Set<String>] = [:]
        var candidates: [PlaceCandidate] = []
        for place in found {
            let nearby = try landmark(of: place.title, place.coordinate, without: taken[place.title] ?? [])
            if let nearby { taken[place.title, default: []].insert(nearby) }
            candidates.append(
                PlaceCandidate(
                    title: place.title,
                    answer: try answer(meaning: place.coordinate, called: place.title),
                    nearby: nearby,
                    distanceFromHome: home.map { $0.coordinate.distance(to: place.coordinate) },
                    coordinate: place.coordinate,
                    unused: place.unused
                )
            )
        }
        return candidates
    }

    /// What is near a place and not in its title; of places with one title, each is told by something else, if there is
    /// anything.
    private func landmark(
        of title: String,
        _ coordinate: Coordinate,
        without taken: Set<String>
    ) throws(PlaceSearchError) -> String? {
        let words = Set(PlaceWords.words(of: title))
        let landmarks = try geocoder.landmarks(near: coordinate)
            .filter { !Set(PlaceWords.words(of: $0)).isSubset(of: words) }
        return landmarks.first { !taken.contains($0) } ?? landmarks.first
    }

    /// One line that means a place when it stands in an event: its title where nothing else is called so, else with its
    /// coordinates behind.
    private func answer(meaning coordinate: Coordinate, called title: String) throws(PlaceSearchError) -> String {
        let line = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let meant = try coordinateMeant(by: line), meant.distance(to: coordinate) <= Self.sameDoor { return line }
        // About a metre.
        let (north, east) = (coordinate.latitude * 100_000, coordinate.longitude * 100_000)
        let uri = GeoURI(Coordinate(latitude: north.rounded() / 100_000, longitude: east.rounded() / 100_000))
        return line.isEmpty ? uri.description : "\(line) \(uri)"
    }

    /// Where a line would be found; nil where it would be asked about, or told to be far off.
    private func coordinateMeant(by line: String) throws(PlaceSearchError) -> Coordinate? {
        if let place = remembered(line) { return place.coordinate }
        guard !line.isEmpty, PlaceCoordinates.coordinate(in: line) == nil, !PlaceLinks(line).hasLink,
            !OnlineWords.mean(line, hasLink: false), !RoomWords.areNamed(by: line),
            case .found(let match) = try geocoder.place(line, near: home?.coordinate), !match.exactness.isTold
        else { return nil }
        return match.coordinate
    }
}
