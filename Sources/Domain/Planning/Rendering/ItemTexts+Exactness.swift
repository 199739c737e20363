internal import DayPlanner
internal import TripModel

extension ItemTexts {
    /// How far off a place may be and what of its text was not used, with what to do about it; nothing where it is
    /// exact.
    func exactness(of place: KnownPlace) -> [String] {
        guard let exactness = place.exactness else { return [] }
        let name = shortened(name(of: place))
        let margin = length(exactness.margin)
        var lines: [String] = []
        if let number = exactness.missingNumber {
            lines.append(
                exactness.basis == .betweenNumbers
                    ? words.betweenNumbers(number, margin) : words.missingNumber(number, name, margin)
            )
        } else if exactness.margin > PlaceExactness.told {
            lines.append(words.wide(name, margin))
        }
        if !exactness.unused.isEmpty {
            lines.append(words.unused(exactness.unused.map { "\"\(shortened($0))\"" }.joined(separator: ", ")))
        }
        if exactness.margin > PlaceExactness.told { lines.append(words.exactnessChoices) }
        return lines
    }
}
