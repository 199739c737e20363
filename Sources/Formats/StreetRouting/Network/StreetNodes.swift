public import Columns
internal import Synchronization

/// The OpenStreetMap nodes of a network's shape points. Only checks against reference answers ask for them, so they lie
/// in a file of their own.
public final class StreetNodes: Sendable {
    /// The node of each shape point.
    let ids: Column<Int64>
    /// One shape point of each node, in ascending order of node ids.
    let points: Column<UInt32>

    init(ids: Column<Int64>, points: Column<UInt32>) {
        self.ids = ids
        self.points = points
    }

    static let fileKind = "travlendar-street-nodes"
    static let fileVersion: UInt32 = 1

    /// Writes the ids as one column file, stored beside that of their network.
    public func write(to path: String) throws(ColumnFileError) {
        var file = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        file.add("ids", ids.array)
        file.add("points", points.array)
        try file.write(to: path)
    }

    /// Maps a file written by ``write(to:)``; `shapePoints` is the number of the network's.
    init(mapping path: String, shapePoints: Int) throws(ColumnFileError) {
        let file = try ColumnFile(mapping: path, kind: Self.fileKind, version: Self.fileVersion)
        ids = try file.column("ids")
        points = try file.column("points")
        guard ids.count == shapePoints, points.count <= shapePoints,
            points.indices.allSatisfy({ Int(points[$0]) < shapePoints })
        else { throw .damagedDirectory(path: path) }
    }

    /// The shape point of a node; nil when no street passes it.
    func point(of id: Int64) -> Int? {
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if ids[Int(points[middle])] < id { low = middle + 1 } else { high = middle }
        }
        guard low < points.count, ids[Int(points[low])] == id else { return nil }
        return Int(points[low])
    }
}

/// Node ids that are there, or in a file that is mapped when somebody first asks.
final class StreetNodeSource: Sendable {
    private let state: Mutex<Storage>

    private enum Storage {
        case loaded(StreetNodes?)
        case file(path: String, shapePoints: Int)
    }

    init(_ nodes: StreetNodes?) { state = Mutex(.loaded(nodes)) }

    init(path: String, shapePoints: Int) { state = Mutex(.file(path: path, shapePoints: shapePoints)) }

    /// Nil where the network has none, or their file does not fit.
    var nodes: StreetNodes? {
        state.withLock { state in
            switch state {
            case .loaded(let nodes): return nodes
            case .file(let path, let shapePoints):
                let nodes = try? StreetNodes(mapping: path, shapePoints: shapePoints)
                state = .loaded(nodes)
                return nodes
            }
        }
    }
}
