/// For each stop the labels of which none is as good as another in everything: key and metres.
struct LabelBags {
    struct BagLabel {
        var key: Int32
        var metres: TravelledMetres
        /// The ride that led here; -1: none yet.
        var label: Int32
        /// The way between door and stop with which it began, by its number in the query.
        var seed: Int32
        /// The round that made it.
        var round: Int
    }

    private var bags: [Int: [BagLabel]] = [:]

    /// Those of a round at a stop.
    func entries(at stop: Int, round: Int) -> [BagLabel] { bags[stop]?.filter { $0.round == round } ?? [] }

    /// False when one that is there is as good.
    mutating func add(_ entry: BagLabel, at stop: Int) -> Bool {
        guard var bag = bags[stop] else {
            bags[stop] = [entry]
            return true
        }
        if bag.contains(where: { $0.key <= entry.key && $0.metres.isWithin(entry.metres) }) { return false }
        bags[stop] = nil
        bag.removeAll { entry.key <= $0.key && entry.metres.isWithin($0.metres) }
        bag.append(entry)
        bags[stop] = bag
        return true
    }
}
