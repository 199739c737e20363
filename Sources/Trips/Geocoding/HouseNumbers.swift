internal import Geo

/// Houses that the map lacks, between two that it has on the same side of their street.
enum HouseNumbers {
    /// The numbers of one house are not farther apart.
    private static let mostApart = 40

    /// Every number that a house has: "12-16" is 12, 14 and 16, "5;7" and "5/7" are two, "12 A" is one.
    static func all(_ text: String) -> [String] {
        let range = text.split { "-–/".contains($0) }.map { $0.filter { $0 != " " } }
        if range.count == 2, text.contains("/"), let first = Int(range[0]), let second = Int(range[1]) {
            // 59/61 is two houses, 12/3 the third entrance of one.
            return first < second && second - first <= mostApart ? [range[0], range[1]] : [range[0]]
        }
        if range.count == 2, let first = Int(range[0]), let last = Int(range[1]), first < last,
            last - first <= mostApart
        {
            let step = (last - first) % 2 == 0 ? 2 : 1
            return stride(from: first, through: last, by: step).map(String.init)
        }
        return text.split { ",;".contains($0) }.map { PlaceWords.words(of: $0).joined() }.filter { !$0.isEmpty }
    }

    private struct Street: Hashable {
        var words: [String]
        var town: String?
    }

    /// Houses farther apart say nothing of what is between them; streets of one name lie apart, too.
    private static let farthest = Metres(300)

    /// Where a number must be in each street that has a lower and a higher one of its side, even or odd, and not the
    /// number itself.
    static func between(_ entries: [PlaceEntry], _ number: Int) -> [PlaceEntry] {
        let houses = entries.compactMap { entry -> (street: Street, number: Int, entry: PlaceEntry)? in
            guard let street = entry.street, let own = entry.houseNumber.flatMap({ PlaceWords.leadingInteger($0) })
            else {
                return nil
            }
            return (Street(words: PlaceWords.words(of: street), town: entry.town), own, entry)
        }
        let streets = Dictionary(grouping: houses, by: \.street)
        return streets.values.compactMap { houses in
            guard !houses.contains(where: { $0.number == number }) else { return nil }
            let side = houses.filter { ($0.number - number) % 2 == 0 }
            guard let lower = side.filter({ $0.number < number }).max(by: { $0.number < $1.number }),
                let upper = side.filter({ $0.number > number }).min(by: { $0.number < $1.number }),
                lower.entry.coordinate.distance(to: upper.entry.coordinate) <= farthest
            else { return nil }
            let share = Double(number - lower.number) / Double(upper.number - lower.number)
            let spot = lower.entry.coordinate.interpolated(towards: upper.entry.coordinate, fraction: share)
            return PlaceEntry(
                name: "",
                street: lower.entry.street,
                houseNumber: "\(number)",
                town: lower.entry.town,
                postcode: lower.entry.postcode == upper.entry.postcode ? lower.entry.postcode : nil,
                kind: PlaceEntry.betweenNumbers,
                coordinate: spot,
                extent: max(spot.distance(to: lower.entry.coordinate), spot.distance(to: upper.entry.coordinate))
            )
        }
    }
}
