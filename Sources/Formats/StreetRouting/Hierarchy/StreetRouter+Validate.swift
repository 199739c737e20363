internal import Columns

extension StreetRouter {
    /// Checks that the shortcuts point to ranks, arcs and edges that exist. Reads all of them.
    ///
    /// - Returns: the name of a column that is wrong; nil when all is well or there are none.
    public func validate() -> String? {
        guard let shortcuts else { return nil }
        let edges = shortcuts.edges
        let own = shortcuts.own.edges
        guard own.indices.allSatisfy({ own[$0] < edges.count && ($0 == 0 || own[$0 - 1] < own[$0]) }) else {
            return "ownEdges"
        }
        let ranks = edges.start.count - 1
        guard edges.start[0] == 0, Int(edges.start[ranks]) == edges.count else { return "start" }
        for rank in 0..<ranks {
            guard edges.start[rank] <= edges.start[rank + 1],
                Int(edges.start[rank + 1]) <= edges.count
            else { return "start" }
            var before = UInt32(rank)
            for edge in Int(edges.start[rank])..<Int(edges.start[rank + 1]) {
                guard edges.head[edge] > before, Int(edges.head[edge]) < ranks else { return "head" }
                before = edges.head[edge]
                let middles = shortcuts.middles(of: edge)
                guard isSound(middles.up, below: rank, open: shortcuts.weights[edge].up),
                    isSound(middles.down, below: rank, open: shortcuts.weights[edge].down)
                else { return "middles" }
            }
        }
        return nil
    }

    /// A middle is an arc of the network or a rank below both ends, so that unpacking comes to an end.
    private func isSound(_ middle: UInt32, below rank: Int, open ticks: UInt32) -> Bool {
        if ticks >= StreetWeight.closed { return true }
        if middle & ShortcutEdges.arcBit != 0 { return Int(middle & ~ShortcutEdges.arcBit) < network.arcCount }
        return Int(middle) < rank
    }
}
