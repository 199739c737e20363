package import Geo
internal import TripModel

extension PlaceScorer {
    /// The places among `entries` that the text may mean, best first; equal ones by name and coordinate.
    package func matches(among entries: [PlaceEntry], limit: Int) -> [PlaceMatch] {
        let between = houseNumbers.flatMap { HouseNumbers.between(entries, $0) }
        let likely = (entries + between).compactMap { judged($0) }.sorted { left, right in
            if left.value != right.value { return left.value > right.value }
            if left.name != right.name { return left.name < right.name }
            return (left.entry.coordinate.latitude, left.entry.coordinate.longitude) < (
                right.entry.coordinate.latitude, right.entry.coordinate.longitude
            )
        }
        return likely.prefix(max(0, limit)).map { match($0) }
    }

    private struct Judged {
        let entry: PlaceEntry
        let document: PlaceDocument
        let score: Score
        /// 0 to 1: a house that the map has comes before one between two others.
        let value: Double
        let house: String?
        let name: String

        var isBetweenNumbers: Bool { entry.kind == PlaceEntry.betweenNumbers }
    }

    private func judged(_ entry: PlaceEntry) -> Judged? {
        let document = PlaceDocument(entry)
        guard let score = score(document.candidate) else { return nil }
        let share = entry.kind == PlaceEntry.betweenNumbers ? 0.9 : 1
        let house = score.isHouse ? entry.house : nil
        return Judged(
            entry: entry,
            document: document,
            score: score,
            value: max(0, min(1, score.value * share)),
            house: house,
            name: house ?? entry.title.name
        )
    }

    private func match(_ judged: Judged) -> PlaceMatch {
        let (entry, score) = (judged.entry, judged.score)
        var match = PlaceMatch(
            name: judged.name,
            address: judged.house == nil ? entry.title.address : entry.town,
            kind: judged.isBetweenNumbers || judged.house != nil ? "address" : entry.kind,
            coordinate: entry.coordinate,
            score: judged.value,
            isExact: score.isExact && !judged.isBetweenNumbers,
            isExactlyNamed: score.isExactlyNamed,
            isBetweenNumbers: judged.isBetweenNumbers,
            exactness: exactness(of: entry, score),
            doubt: score.doubt,
            grounds: PlaceGrounds(words: Set(judged.document.allWords), postcode: entry.postcode)
        )
        match.difference = score.difference
        return match
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
