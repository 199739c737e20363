internal import Columns

extension StreetRouter {
    /// Checks that the shortcuts point to ranks, arcs and edges that exist. Reads all of them.
    ///
    /// - Returns: the name of a column that is wrong; nil when all is well or there are none.
    public func validate() -> String? {
        guard let shortcuts else { return nil }
        let ranks = shortcuts.start.count - 1
        guard shortcuts.start[0] == 0, Int(shortcuts.start[ranks]) == shortcuts.edgeCount else { return "start" }
        for rank in 0..<ranks {
            guard shortcuts.start[rank] <= shortcuts.start[rank + 1],
                Int(shortcuts.start[rank + 1]) <= shortcuts.edgeCount
            else { return "start" }
            var before = UInt32(rank)
            for edge in Int(shortcuts.start[rank])..<Int(shortcuts.start[rank + 1]) {
                guard shortcuts.head[edge] > before, Int(shortcuts.head[edge]) < ranks else { return "head" }
                before = shortcuts.head[edge]
                guard isSound(shortcuts.middles[edge].up, below: rank, open: shortcuts.weights[edge].up),
                    isSound(shortcuts.middles[edge].down, below: rank, open: shortcuts.weights[edge].down)
                else { return "middles" }
            }
        }
        return nil
    }

    /// A middle is an arc of the network or a rank below both ends, so that unpacking comes to an end.
    private func isSound(_ middle: UInt32, below rank: Int, open ticks: UInt32) -> Bool {
        if ticks >= StreetWeight.closed { return true }
        if middle & StreetShortcuts.arcBit != 0 { return Int(middle & ~StreetShortcuts.arcBit) < network.arcCount }
        return Int(middle) < rank
    }
}
