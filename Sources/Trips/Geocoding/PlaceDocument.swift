/// A place as words: what is indexed and what is scored.
package struct PlaceDocument {
    package var candidate: PlaceScorer.Candidate

    package init(_ entry: PlaceEntry) {
        let names = ([entry.name] + entry.otherNames).map { PlaceWords.words(of: $0) }.filter { !$0.isEmpty }
        var context = entry.town.map { PlaceWords.words(of: $0) } ?? []
        context += entry.postcode.map { PlaceWords.words(of: $0) } ?? []
        candidate = PlaceScorer.Candidate(
            names: names,
            street: entry.street.map { PlaceWords.words(of: $0) } ?? [],
            numbers: entry.houseNumber.map(HouseNumbers.all) ?? [],
            isStreet: entry.kind == "street" || entry.kind == "square",
            isStop: entry.kind == "stop" || entry.kind == "station",
            context: context,
            kinds: PlaceCategories.words(for: entry.kind),
            isNamedAfter: PlaceCategories.namedAfterOthers.contains(entry.kind),
            coordinate: entry.coordinate
        )
    }

    /// Each once, in order of first sight.
    package var allWords: [String] {
        var seen: Set<String> = []
        return (candidate.names.joined() + candidate.street + candidate.numbers + candidate.context + candidate.kinds)
            .filter {
                seen.insert($0).inserted
            }
    }
}
