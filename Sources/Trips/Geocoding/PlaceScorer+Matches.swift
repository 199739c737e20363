package import Geo

extension PlaceScorer {
    /// The places among `entries` that the text may mean, best first; equal ones by name and coordinate.
    package func matches(among entries: [PlaceEntry], limit: Int) -> [PlaceMatch] {
        let between = houseNumber.map { HouseNumbers.between(entries, $0) } ?? []
        var matches = entries.compactMap { match($0) }
        matches += between.compactMap { match($0) }
        matches.sort { left, right in
            if left.score != right.score { return left.score > right.score }
            if left.name != right.name { return left.name < right.name }
            return (left.coordinate.latitude, left.coordinate.longitude) < (
                right.coordinate.latitude, right.coordinate.longitude
            )
        }
        return Array(matches.prefix(max(0, limit)))
    }

    private func match(_ entry: PlaceEntry) -> PlaceMatch? {
        let isBetweenNumbers = entry.kind == PlaceEntry.betweenNumbers
        return score(PlaceDocument(entry).candidate).map { score in
            PlaceMatch(
                name: entry.title.name,
                address: entry.title.address,
                kind: isBetweenNumbers ? "address" : entry.kind,
                coordinate: entry.coordinate,
                // A house that the map has comes first.
                score: max(0, min(1, isBetweenNumbers ? score.value * 0.9 : score.value)),
                isExact: score.isExact && !isBetweenNumbers,
                isExactlyNamed: score.isExactlyNamed,
                isBetweenNumbers: isBetweenNumbers,
                doubt: score.doubt
            )
        }
    }

    /// The only number of the text, where it may be that of a house.
    private var houseNumber: Int? {
        let numbers = words.indices.filter { !asides.contains($0) && PlaceWords.isNumber(words[$0]) }
        return numbers.count == 1 ? PlaceWords.leadingInteger(words[numbers[0]]) : nil
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
