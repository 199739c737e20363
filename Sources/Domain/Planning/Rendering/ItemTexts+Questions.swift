internal import DayPlanner
internal import Geo
internal import TripModel

extension ItemTexts {
    /// Which of several places is meant; where only one is in question, whether it is that one.
    func question(_ text: String, _ candidates: [PlaceCandidate], _ event: String) -> String {
        guard candidates.count == 1 else { return words.placeAmbiguous(shortened(text), event) }
        return words.placeMeant(event, shortened(candidates[0].title))
    }

    /// The choices, each on a line to be copied, with what tells it from the others on the next.
    func choices(_ candidates: [PlaceCandidate]) -> [String] {
        var lines: [String] = []
        var unused: [String] = []
        for part in candidates.flatMap(\.unused) where !unused.contains(part) { unused.append(part) }
        if !unused.isEmpty {
            lines.append(words.unused(unused.map { "\"\(shortened($0))\"" }.joined(separator: ", ")))
        }
        lines.append(words.ambiguousChoices)
        for candidate in candidates {
            lines += ["", candidate.answer]
            if let hint = hint(of: candidate) { lines.append("    " + hint) }
        }
        return lines
    }

    /// What tells a place from others of its name; nil where nothing does.
    func hint(of candidate: PlaceCandidate) -> String? {
        let distance = candidate.distanceFromHome.map { words.fromHome(length($0)) }
        let margin = candidate.margin > PlaceExactness.told ? "± " + length(candidate.margin) : nil
        let hints = [candidate.nearby.map(words.near), distance, margin].compactMap(\.self)
        return hints.isEmpty ? nil : hints.joined(separator: ", ")
    }

    /// That a place is the one which the person once chose for the text.
    func choice(_ chosen: String, for place: KnownPlace) -> String {
        words.chosen(shortened(place.name), chosen.isEmpty ? nil : shortened(chosen))
    }
}
