public import Columns

extension StreetHierarchy {
    static let fileKind = "travlendar-street-order"
    static let fileVersion: UInt32 = 3

    /// Writes the hierarchy as one column file, stored beside that of its network.
    public func write(to path: String) throws(ColumnFileError) {
        var file = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        file.add("rank", rank.array)
        file.add("start", start.array)
        file.add("head", head.array)
        file.add("parent", parent.array)
        try file.write(to: path)
    }

    /// Maps a file written by ``write(to:)`` for the same network.
    public convenience init(mapping path: String, of network: StreetNetwork) throws(ColumnFileError) {
        let file = try ColumnFile(mapping: path, kind: Self.fileKind, version: Self.fileVersion)
        self.init(
            rank: try file.column("rank"),
            start: try file.column("start"),
            head: try file.column("head"),
            parent: try file.column("parent")
        )
        guard rank.count == network.vertexCount, start.count == rank.count + 1, parent.count == rank.count,
            start[0] == 0, Int(start[start.count - 1]) == head.count
        else { throw .damagedDirectory(path: path) }
    }

    /// Checks that ranks are a permutation and edges rise to ranks that exist. Reads everything.
    ///
    /// - Returns: the name of a column that is wrong; nil when all is well.
    public func validate() -> String? {
        var isSeen = [Bool](repeating: false, count: rank.count)
        for vertex in rank.indices {
            guard Int(rank[vertex]) < rank.count, !isSeen[Int(rank[vertex])] else { return "rank" }
            isSeen[Int(rank[vertex])] = true
        }
        for low in 0..<rank.count {
            guard start[low] <= start[low + 1], Int(start[low + 1]) <= head.count else { return "start" }
            var before = UInt32(low)
            for edge in Int(start[low])..<Int(start[low + 1]) {
                guard head[edge] > before, Int(head[edge]) < rank.count else { return "head" }
                before = head[edge]
            }
            guard parent[low] == (start[low] < start[low + 1] ? head[Int(start[low])] : .max) else { return "parent" }
        }
        return nil
    }
}
