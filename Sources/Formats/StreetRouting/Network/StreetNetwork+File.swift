public import Columns
internal import Geo

extension StreetNetwork {
    static let fileKind = "travlendar-streets"
    static let fileVersion: UInt32 = 3

    /// Writes the network as one column file; ``nodes`` go into one of their own.
    public func write(to path: String) throws(ColumnFileError) {
        var file = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        file.add("firstVertex", firstVertex.array)
        file.add("lastVertex", lastVertex.array)
        file.add("lengthMetres", lengthMetres.array)
        file.add("kind", kind.array)
        file.add("name", name.array)
        file.add("halfSignals", halfSignals.array)
        file.add("turns", turns.array)
        file.add("shapeStart", shapeStart.array)
        file.add("shape", shape.array)
        file.add("vertexPoint", vertexPoint.array)
        file.add("copyBase", copyBase.array)
        file.add("arcStart", arcStart.array)
        file.add("arcHead", arcHead.array)
        file.add("arcTail", arcTail.array)
        file.add("arcWay", arcWay.array)
        file.add("arcClosed", arcClosed.array)
        file.add("arcsIntoStart", arcsIntoStart.array)
        file.add("arcsInto", arcsInto.array)
        file.add("arcsAlong", arcsAlong.array)
        file.add("moreAlong", moreAlong.array)
        file.add("kinds", strings: kinds.map(\.encoded))
        file.add("names", strings: names.array)
        let bounds = grid.bounds
        file.add("gridBounds", [bounds.south, bounds.west, bounds.north, bounds.east])
        file.add("gridSize", [UInt32(grid.rows), UInt32(grid.columns)])
        file.add("gridStart", grid.start.array)
        file.add("gridPieces", grid.pieces.array)
        try file.write(to: path)
    }

    /// Maps a file written by ``write(to:)``. Columns stay on disk until they are used.
    ///
    /// Lengths are checked here, indices by ``validate()``. `nodes` is the file of the node ids, mapped when somebody
    /// first asks for them; nil where there is none.
    public convenience init(mapping path: String, nodes: String? = nil) throws(ColumnFileError) {
        let file = try ColumnFile(mapping: path, kind: Self.fileKind, version: Self.fileVersion)
        let bounds: Column<Double> = try file.column("gridBounds")
        let size: Column<UInt32> = try file.column("gridSize")
        let gridStart: Column<UInt32> = try file.column("gridStart")
        guard bounds.count == 4, size.count == 2, gridStart.count == Int(size[0]) * Int(size[1]) + 1 else {
            throw .damagedDirectory(path: path)
        }
        let grid = StreetGrid(
            bounds: BoundingBox(south: bounds[0], west: bounds[1], north: bounds[2], east: bounds[3]),
            rows: Int(size[0]),
            columns: Int(size[1]),
            start: gridStart,
            pieces: try file.column("gridPieces")
        )
        var parts = Parts(names: try file.strings("names"), grid: grid)
        parts.firstVertex = try file.column("firstVertex")
        parts.lastVertex = try file.column("lastVertex")
        parts.lengthMetres = try file.column("lengthMetres")
        parts.kind = try file.column("kind")
        parts.name = try file.column("name")
        parts.halfSignals = try file.column("halfSignals")
        parts.turns = try file.column("turns")
        parts.shapeStart = try file.column("shapeStart")
        parts.shape = try file.column("shape")
        parts.vertexPoint = try file.column("vertexPoint")
        parts.copyBase = try file.column("copyBase")
        parts.arcStart = try file.column("arcStart")
        parts.arcHead = try file.column("arcHead")
        parts.arcTail = try file.column("arcTail")
        parts.arcWay = try file.column("arcWay")
        parts.arcClosed = try file.column("arcClosed")
        parts.arcsIntoStart = try file.column("arcsIntoStart")
        parts.arcsInto = try file.column("arcsInto")
        parts.arcsAlong = try file.column("arcsAlong")
        parts.moreAlong = try file.column("moreAlong")
        parts.kinds = try file.strings("kinds").array.map { StreetTags(encoded: $0) }
        if let nodes { parts.nodeSource = StreetNodeSource(path: nodes, shapePoints: parts.shape.count) }
        self.init(parts)
        guard hasMatchingLengths else { throw .damagedDirectory(path: path) }
    }

    private var hasMatchingLengths: Bool {
        let segments = kind.count
        let vertices = vertexPoint.count
        let arcs = arcHead.count
        let ofSegments = [
            firstVertex.count, lastVertex.count, lengthMetres.count, name.count, halfSignals.count, turns.count,
        ]
        let ofArcs = [arcTail.count, arcWay.count, arcClosed.count, arcsInto.count, arcsAlong.count]
        return ofSegments.allSatisfy { $0 == segments } && ofArcs.allSatisfy { $0 == arcs }
            && shapeStart.count == segments + 1 && moreAlong.count == arcs - 2 * segments
            && arcStart.count == vertices + 1 && arcsIntoStart.count == vertices + 1
            && copyBase.count <= vertices
    }

    /// Checks that every index points to something. Reads the whole network.
    ///
    /// - Returns: the name of a column that does not; nil when all is well.
    public func validate() -> String? {
        func all(_ column: borrowing Column<UInt32>, below limit: Int) -> Bool {
            column.indices.allSatisfy { Int(column[$0]) < limit }
        }
        func rises(_ column: borrowing Column<UInt32>, to end: Int) -> Bool {
            guard !column.isEmpty, column[0] == 0, Int(column[column.count - 1]) == end else { return false }
            return column.indices.dropFirst().allSatisfy { column[$0 - 1] <= column[$0] }
        }
        if !all(firstVertex, below: vertexCount) { return "firstVertex" }
        if !all(lastVertex, below: vertexCount) { return "lastVertex" }
        if !all(kind, below: kinds.count) { return "kind" }
        if !all(name, below: names.count) { return "name" }
        if !rises(shapeStart, to: shape.count) { return "shapeStart" }
        if !all(copyBase, below: baseVertexCount) { return "copyBase" }
        if !rises(arcStart, to: arcCount) { return "arcStart" }
        if !all(arcHead, below: vertexCount) { return "arcHead" }
        if !all(arcTail, below: vertexCount) { return "arcTail" }
        if !all(arcWay, below: 2 * segmentCount) { return "arcWay" }
        if !rises(arcsIntoStart, to: arcCount) { return "arcsIntoStart" }
        if !all(arcsInto, below: arcCount) { return "arcsInto" }
        if !all(moreAlong, below: 2 * segmentCount) { return "moreAlong" }
        if !moreAlong.indices.dropFirst().allSatisfy({ moreAlong[$0 - 1] <= moreAlong[$0] }) { return "moreAlong" }
        if !all(arcsAlong, below: arcCount) { return "arcsAlong" }
        if !rises(grid.start, to: grid.pieces.count) { return "gridStart" }
        if !all(grid.pieces, below: max(0, shape.count - 1)) { return "gridPieces" }
        if !lengthMetres.indices.allSatisfy({ lengthMetres[$0] >= 0 && lengthMetres[$0].isFinite }) {
            return "lengthMetres"
        }
        return nil
    }
}
