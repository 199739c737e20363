public import Columns

extension TransferTable {
    /// The kind of a transfer table's column file.
    public static let fileKind = "transit-transfers"
    /// The version of the file layout; raise it with every change.
    public static let fileVersion: UInt32 = 2

    /// Writes the table as a column file. Throws ``ColumnFileError`` if the file cannot be written.
    public func write(to path: String) throws(ColumnFileError) {
        var writer = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        writer.add("changeSeconds", changeSeconds.array)
        writer.add("forward.offsets", forward.offsets.array)
        writer.add("forward.walks", forward.walks.array)
        writer.add("forward.metres", forward.metres.array)
        writer.add("backward.offsets", backward.offsets.array)
        writer.add("backward.walks", backward.walks.array)
        writer.add("backward.metres", backward.metres.array)
        try writer.write(to: path)
    }

    /// Maps a file written by ``write(to:)`` and checks that all its numbers are stops.
    ///
    /// - Throws: ``ColumnFileError``, or ``TimetableError/inconsistent(_:)``.
    public static func open(_ path: String) throws -> TransferTable {
        let file = try ColumnFile(mapping: path, kind: fileKind, version: fileVersion)
        let changes: Column<Int32> = try file.column("changeSeconds")
        func rows(_ name: String) throws -> Rows {
            Rows(
                offsets: try file.column("\(name).offsets"),
                walks: try file.column("\(name).walks"),
                metres: try file.column("\(name).metres")
            )
        }
        let forward = try rows("forward")
        let backward = try rows("backward")
        let range = 0...maximumSeconds
        guard changes.indices.allSatisfy({ range.contains(changes[$0]) }), isSound(forward, changes.count),
            isSound(backward, changes.count)
        else { throw TimetableError.inconsistent("walks") }
        return TransferTable(stopCount: changes.count, changeSeconds: changes, forward: forward, backward: backward)
    }

    private static func isSound(_ rows: Rows, _ stopCount: Int) -> Bool {
        guard rows.offsets.count == stopCount + 1, rows.offsets[0] == 0,
            Int(rows.offsets[stopCount]) == rows.walks.count, rows.metres.count == rows.walks.count
        else { return false }
        return (0..<stopCount).allSatisfy { rows.offsets[$0] <= rows.offsets[$0 + 1] }
            && rows.walks.indices.allSatisfy {
                Int(rows.walks[$0].stopNumber) < stopCount && (0...maximumSeconds).contains(rows.walks[$0].seconds)
            }
    }
}
