package import Columns

/// What maps of a region are drawn from: its features by the zoom at which they begin to show, each with its box, in
/// blocks that lie close together. Immutable, memory-mapped.
package final class MapSheet: Sendable {
    package static let fileName = "map.col"
    package static let fileKind = "map"
    package static let fileVersion: UInt32 = 1

    /// Features in a block, and blocks in a larger one.
    static let blockSize = 32

    private let kinds: Column<UInt8>
    /// Four of each feature: left, top, right, bottom.
    private let boxes: Column<Int32>
    private let blocks: Column<Int32>
    private let largeBlocks: Column<Int32>
    private let shapeStart: Column<UInt32>
    private let shapes: Column<UInt8>
    private let name: Column<UInt32>
    private let names: StringTable
    /// Three of each level: its zoom, its first feature, the end of its features.
    private let levels: Column<UInt32>

    init(_ parts: Parts) {
        kinds = Column(parts.kinds)
        boxes = Column(parts.boxes)
        blocks = Column(parts.blocks)
        largeBlocks = Column(parts.largeBlocks)
        shapeStart = Column(parts.shapeStart)
        shapes = Column(parts.shapes)
        name = Column(parts.name)
        names = StringTable(parts.names)
        levels = Column(parts.levels)
    }

    /// Maps a file; checks lengths, not every byte.
    ///
    /// - Throws: ``ColumnFileError``, also where the columns do not fit each other.
    package init(mapping path: String) throws(ColumnFileError) {
        let file = try ColumnFile(mapping: path, kind: Self.fileKind, version: Self.fileVersion)
        kinds = try file.column("kinds")
        boxes = try file.column("boxes")
        blocks = try file.column("blocks")
        largeBlocks = try file.column("largeBlocks")
        shapeStart = try file.column("shapeStart")
        shapes = try file.column("shapes")
        name = try file.column("name")
        names = try file.strings("names")
        levels = try file.column("levels")
        let count = kinds.count
        func blockCount(_ count: Int) -> Int { (count + Self.blockSize - 1) / Self.blockSize }
        guard boxes.count == 4 * count, name.count == count, shapeStart.count == count + 1,
            blocks.count == 4 * blockCount(count), largeBlocks.count == 4 * blockCount(blockCount(count)),
            levels.count % 3 == 0, names.count > 0
        else { throw .damagedDirectory(path: path) }
    }

    package var count: Int { kinds.count }

    struct Parts {
        var kinds: [UInt8] = []
        var boxes: [Int32] = []
        var blocks: [Int32] = []
        var largeBlocks: [Int32] = []
        var shapeStart: [UInt32] = [0]
        var shapes: [UInt8] = []
        var name: [UInt32] = []
        var names: [String] = [""]
        var levels: [UInt32] = []

        func write(to path: String) throws(ColumnFileError) {
            var writer = ColumnFileWriter(kind: MapSheet.fileKind, version: MapSheet.fileVersion)
            writer.add("kinds", kinds)
            writer.add("boxes", boxes)
            writer.add("blocks", blocks)
            writer.add("largeBlocks", largeBlocks)
            writer.add("shapeStart", shapeStart)
            writer.add("shapes", shapes)
            writer.add("name", name)
            writer.add("names", strings: names)
            writer.add("levels", levels)
            try writer.write(to: path)
        }
    }

    private func box(_ column: Column<Int32>, _ index: Int) -> MapBox {
        MapBox(
            left: column[4 * index],
            top: column[4 * index + 1],
            right: column[4 * index + 2],
            bottom: column[4 * index + 3]
        )
    }

    /// A feature as it is found.
    struct Found {
        /// Its number on the sheet.
        var index: Int
        var kind: MapKind
        var box: MapBox
    }

    /// Shows every feature that may touch the box and is drawn at the zoom, in the order of the sheet.
    ///
    /// - Complexity: one comparison for every 1,024 features of the sheet, and some for those close to the box.
    func search(_ wanted: MapBox, zoom: Int, _ body: (Found) -> Void) {
        for level in 0..<levels.count / 3 where Int(levels[3 * level]) <= zoom {
            let range = Int(levels[3 * level + 1])..<min(count, Int(levels[3 * level + 2]))
            guard !range.isEmpty else { continue }
            let size = Self.blockSize
            for large in range.lowerBound / (size * size)...(range.upperBound - 1) / (size * size)
            where box(largeBlocks, large).intersects(wanted) {
                let last = min((large + 1) * size, blocks.count / 4)
                for block in large * size..<last where box(blocks, block).intersects(wanted) {
                    let members = (block * size..<(block + 1) * size).clamped(to: range)
                    for index in members {
                        let found = box(boxes, index)
                        guard found.intersects(wanted), let kind = MapKind(rawValue: kinds[index]) else { continue }
                        body(Found(index: index, kind: kind, box: found))
                    }
                }
            }
        }
    }

    /// The points of a feature.
    func parts(of index: Int) -> [[MapPoint]] {
        let start = Int(shapeStart[index])
        let end = Int(shapeStart[index + 1])
        guard start <= end, end <= shapes.count else { return [] }
        return MapShape.parts(shapes[start..<end])
    }

    /// Empty: it has none.
    func name(of index: Int) -> String {
        let row = Int(name[index])
        return row == 0 || row >= names.count ? "" : names[row]
    }

    /// Whether every feature is of a known kind, has points and a name of the file, and lies in its box.
    package var isSound: Bool {
        (0..<count).allSatisfy { index in
            let box = box(boxes, index)
            let points = parts(of: index)
            return MapKind(rawValue: kinds[index]) != nil && Int(name[index]) < names.count
                && shapeStart[index] < shapeStart[index + 1] && !points.isEmpty
                && points.allSatisfy { $0.allSatisfy(box.contains) }
        }
    }

    /// Every feature, in the order of the sheet, for tests and checks.
    package var features: [MapFeature] {
        (0..<count).compactMap { index in
            MapKind(rawValue: kinds[index]).map { MapFeature($0, name: name(of: index), parts: parts(of: index)) }
        }
    }
}
