package import Columns

/// Puts features in order for a ``MapSheet``.
package struct MapSheetBuilder {
    /// More features, or more bytes of points, are not taken: those that show last are left out first.
    package struct Limits: Sendable {
        package var features = 20_000_000
        package var shapeBytes = 2_000_000_000

        package init() {}
    }

    private struct Row {
        var kind: MapKind
        var zoom: UInt8
        var name: UInt32
        var box: MapBox
        var order: UInt64
        var shape: Range<Int>
    }

    private let limits: Limits
    private var rows: [Row] = []
    private var shapes: [UInt8] = []
    private var names: [String] = [""]
    private var nameRows: [String: UInt32] = ["": 0]

    package init(limits: Limits = Limits()) { self.limits = limits }

    package var count: Int { rows.count }
    /// Features that had no room.
    package private(set) var leftOut = 0

    /// A feature without enough points is none.
    package mutating func add(_ feature: MapFeature) {
        let least = feature.kind.isArea ? 3 : feature.kind.isLine ? 2 : 1
        let parts = feature.parts.filter { $0.count >= least }
        guard let box = MapBox(around: parts.joined()) else { return }
        guard rows.count < limits.features, shapes.count < limits.shapeBytes else {
            leftOut += 1
            return
        }
        let start = shapes.count
        MapShape.append(parts, to: &shapes)
        rows.append(
            Row(
                kind: feature.kind,
                zoom: UInt8(feature.kind.leastZoom(extent: box.extent)),
                name: row(of: feature.name),
                box: box,
                order: Self.interleaved(box.middle),
                shape: start..<shapes.count
            )
        )
    }

    private mutating func row(of name: String) -> UInt32 {
        if let known = nameRows[name] { return known }
        let row = UInt32(names.count)
        names.append(name)
        nameRows[name] = row
        return row
    }

    /// The bits of both numbers by turns: what is close on the map is mostly close in this order.
    private static func interleaved(_ point: MapPoint) -> UInt64 {
        func spread(_ value: Int32) -> UInt64 {
            var bits = UInt64(UInt32(bitPattern: value))
            bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
            bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
            bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
            bits = (bits | bits << 2) & 0x3333_3333_3333_3333
            return (bits | bits << 1) & 0x5555_5555_5555_5555
        }
        return spread(point.x) | spread(point.y) << 1
    }

    package consuming func build() -> MapSheet { MapSheet(finished()) }

    /// - Throws: ``ColumnFileError``.
    package consuming func write(to path: String) throws(ColumnFileError) { try finished().write(to: path) }

    consuming func finished() -> MapSheet.Parts {
        rows.sort {
            ($0.zoom, $0.order, $0.kind.rawValue, $0.shape.lowerBound)
                < ($1.zoom, $1.order, $1.kind.rawValue, $1.shape.lowerBound)
        }
        var parts = MapSheet.Parts()
        parts.names = names
        parts.shapes.reserveCapacity(shapes.count)
        for (index, row) in rows.enumerated() {
            if index == 0 || rows[index - 1].zoom != row.zoom {
                parts.levels += [UInt32(row.zoom), UInt32(index), UInt32(index)]
            }
            parts.levels[parts.levels.count - 1] = UInt32(index + 1)
            parts.kinds.append(row.kind.rawValue)
            parts.name.append(row.name)
            parts.boxes += Self.numbers(row.box)
            parts.shapes += shapes[row.shape]
            parts.shapeStart.append(UInt32(parts.shapes.count))
        }
        parts.blocks = Self.blocks(over: parts.boxes)
        parts.largeBlocks = Self.blocks(over: parts.blocks)
        return parts
    }

    private static func numbers(_ box: MapBox) -> [Int32] { [box.left, box.top, box.right, box.bottom] }

    /// The boxes around each ``MapSheet/blockSize`` boxes.
    private static func blocks(over boxes: [Int32]) -> [Int32] {
        var blocks: [Int32] = []
        var current: MapBox?
        for index in 0..<boxes.count / 4 {
            let box = MapBox(
                left: boxes[4 * index],
                top: boxes[4 * index + 1],
                right: boxes[4 * index + 2],
                bottom: boxes[4 * index + 3]
            )
            current = current?.union(box) ?? box
            if index % MapSheet.blockSize == MapSheet.blockSize - 1 || index == boxes.count / 4 - 1 {
                blocks += numbers(current ?? box)
                current = nil
            }
        }
        return blocks
    }
}
