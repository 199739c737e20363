package import Geo

extension PlaceScorer {
    /// The places among `entries` that the text may mean, best first; equal ones by name and coordinate.
    package func matches(among entries: [PlaceEntry], limit: Int) -> [PlaceMatch] {
        var matches = entries.compactMap { entry in
            score(PlaceDocument(entry).candidate).map { score in
                PlaceMatch(
                    name: entry.title.name,
                    address: entry.title.address,
                    kind: entry.kind,
                    coordinate: entry.coordinate,
                    score: max(0, min(1, score.value)),
                    isExact: score.isExact
                )
            }
        }
        matches.sort { left, right in
            if left.score != right.score { return left.score > right.score }
            if left.name != right.name { return left.name < right.name }
            return (left.coordinate.latitude, left.coordinate.longitude) < (
                right.coordinate.latitude, right.coordinate.longitude
            )
        }
        return Array(matches.prefix(max(0, limit)))
    }
}

extension PlaceEntry {
    /// What to call it: a bare address by street and number.
    package var title: (name: String, address: String?) {
        guard name.isEmpty else { return (name, address) }
        return ([street, houseNumber].compactMap(\.self).joined(separator: " "), town)
    }
}

extension PlaceNearby {
    /// An entry as it lies from `coordinate`.
    package init(_ entry: PlaceEntry, from coordinate: Coordinate) {
        self.init(
            name: entry.title.name,
            address: entry.title.address,
            kind: entry.kind,
            coordinate: entry.coordinate,
            distance: coordinate.distance(to: entry.coordinate)
        )
    }
}
