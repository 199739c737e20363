package import Geo
internal import TripModel

extension PlaceScorer {
    /// The places among `entries` that the text may mean, best first; equal ones by name and coordinate.
    package func matches(among entries: [PlaceEntry], limit: Int) -> [PlaceMatch] {
        let between = houseNumbers.flatMap { HouseNumbers.between(entries, $0) }
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
        let document = PlaceDocument(entry)
        return score(document.candidate).map { score in
            let house = score.isHouse ? entry.house : nil
            var match = PlaceMatch(
                name: house ?? entry.title.name,
                address: house == nil ? entry.title.address : entry.town,
                kind: isBetweenNumbers || house != nil ? "address" : entry.kind,
                coordinate: entry.coordinate,
                // A house that the map has comes first.
                score: max(0, min(1, isBetweenNumbers ? score.value * 0.9 : score.value)),
                isExact: score.isExact && !isBetweenNumbers,
                isExactlyNamed: score.isExactlyNamed,
                isBetweenNumbers: isBetweenNumbers,
                exactness: exactness(of: entry, score),
                doubt: score.doubt
            )
            match.difference = score.difference
            match.grounds = PlaceGrounds(words: Set(document.allWords), postcode: entry.postcode)
            return match
        }
    }

    private func exactness(of entry: PlaceEntry, _ score: Score) -> PlaceExactness {
        let missing = score.missingNumbers.first
        if entry.kind == PlaceEntry.betweenNumbers {
            return PlaceExactness(.betweenNumbers, margin: entry.extent ?? .zero, missingNumber: entry.houseNumber)
        }
        if entry.kind == "street" || entry.kind == "square" {
            let margin = max(entry.extent ?? PlaceScorer.usualExtent, PlaceScorer.doorstep)
            return PlaceExactness(missing == nil ? .street : .alongStreet, margin: margin, missingNumber: missing)
        }
        if let margin = PlaceScorer.settlements[entry.kind] { return PlaceExactness(.settlement, margin: margin) }
        if let missing, entry.houseNumber != nil, score.isHouse {
            let apart = abs((PlaceWords.leadingInteger(missing) ?? 0) - (houseNumber(of: entry) ?? 0))
            let margin = Metres(max(PlaceScorer.doorstep.value, Double(apart) * PlaceScorer.metresPerNumber))
            return PlaceExactness(.nextNumber, margin: margin, missingNumber: missing)
        }
        let isStop = entry.kind == "stop" || entry.kind == "station"
        let basis: PlaceExactness.Basis = isStop ? .stop : score.isHouse ? .houseNumber : .place
        return PlaceExactness(basis, margin: PlaceScorer.doorstep, unused: score.missingNumbers)
    }

    private func houseNumber(of entry: PlaceEntry) -> Int? { entry.houseNumber.flatMap(PlaceWords.leadingInteger) }

    /// What is found by itself is not farther off than an entrance is from the middle of a house.
    private static let doorstep = Metres(30)
    /// A street whose length nobody told.
    private static let usualExtent = Metres(300)
    /// Houses with a number more or less are about so far away; a rule for what is told, not for where it is.
    private static let metresPerNumber = 15.0
    /// How far from its middle a place in a settlement may be.
    static let settlements: [String: Metres] = [
        "city": Metres(5_000), "town": Metres(2_500), "village": Metres(1_000), "hamlet": Metres(400),
        "suburb": Metres(1_000), "quarter": Metres(700), "neighbourhood": Metres(500),
    ]

    /// The numbers of the text, each of which may be that of a house: the 5 of "Rua 5 de Outubro 12" as well.
    private var houseNumbers: [Int] {
        let numbers = words.indices.filter { !asides.contains($0) && PlaceWords.isNumber(words[$0]) }
        return numbers.prefix(3).compactMap { PlaceWords.leadingInteger(words[$0]) }
    }
}

extension PlaceEntry {
    /// Its address as a place of its own; nil where the map has no number.
    fileprivate var house: String? {
        guard let street, let houseNumber else { return nil }
        return "\(street) \(houseNumber)"
    }

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
