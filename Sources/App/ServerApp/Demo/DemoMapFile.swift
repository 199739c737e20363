internal import Geo

/// Writes a town as an OpenStreetMap file in the PBF format: a header block, then nodes and ways, unpacked.
struct DemoMapFile {
    /// Objects of one block; far below the limits of the format.
    private static let blockSize = 4000

    let town: DemoTown

    func bytes() -> [UInt8] {
        var file: [UInt8] = []
        var header = WireWriter()
        header.add(1, box())
        for feature in ["OsmSchema-V0.6", "DenseNodes"] { header.add(4, Array(feature.utf8)) }
        header.add(16, Array("travlendar demo".utf8))
        Self.add(header.bytes, type: "OSMHeader", to: &file)
        for start in stride(from: 0, to: town.nodes.count, by: Self.blockSize) {
            let part = town.nodes[start..<min(start + Self.blockSize, town.nodes.count)]
            Self.add(nodeBlock(part), type: "OSMData", to: &file)
        }
        for start in stride(from: 0, to: town.ways.count, by: Self.blockSize) {
            let part = town.ways[start..<min(start + Self.blockSize, town.ways.count)]
            Self.add(wayBlock(part), type: "OSMData", to: &file)
        }
        return file
    }

    /// A blob behind the length of its header (four bytes, big endian) and its header.
    private static func add(_ content: [UInt8], type: String, to file: inout [UInt8]) {
        var blob = WireWriter()
        blob.add(1, content)
        var header = WireWriter()
        header.add(1, Array(type.utf8))
        header.add(3, UInt64(blob.bytes.count))
        let length = UInt32(header.bytes.count)
        file += [UInt8(length >> 24), UInt8(length >> 16 & 0xFF), UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)]
        file += header.bytes + blob.bytes
    }

    /// Left, right, top, bottom in nanodegrees.
    private func box() -> [UInt8] {
        let latitudes = town.nodes.map(\.coordinate.latitude)
        let longitudes = town.nodes.map(\.coordinate.longitude)
        var box = WireWriter()
        for (field, degrees) in [
            (1, longitudes.min()), (2, longitudes.max()), (3, latitudes.max()), (4, latitudes.min()),
        ] {
            box.addSigned(field, Int64((degrees ?? 0) * 1_000_000_000))
        }
        return box.bytes
    }

    private func nodeBlock(_ nodes: ArraySlice<DemoTown.Node>) -> [UInt8] {
        var texts = TextTable()
        var ids = WireWriter.Deltas()
        var latitudes = WireWriter.Deltas()
        var longitudes = WireWriter.Deltas()
        var tags = WireWriter.Packed()
        for node in nodes {
            ids.append(node.id)
            // The granularity of the format: 100 nanodegrees.
            latitudes.append(Int64((node.coordinate.latitude * 10_000_000).rounded()))
            longitudes.append(Int64((node.coordinate.longitude * 10_000_000).rounded()))
            for tag in node.tags {
                tags.append(texts.index(of: tag.key))
                tags.append(texts.index(of: tag.value))
            }
            tags.append(0)
        }
        var dense = WireWriter()
        dense.add(1, ids.bytes)
        dense.add(8, latitudes.bytes)
        dense.add(9, longitudes.bytes)
        dense.add(10, tags.bytes)
        var group = WireWriter()
        group.add(2, dense.bytes)
        return Self.block(texts, group)
    }

    private func wayBlock(_ ways: ArraySlice<DemoTown.TownWay>) -> [UInt8] {
        var texts = TextTable()
        var group = WireWriter()
        for way in ways {
            var keys = WireWriter.Packed()
            var values = WireWriter.Packed()
            var refs = WireWriter.Deltas()
            for tag in way.tags {
                keys.append(texts.index(of: tag.key))
                values.append(texts.index(of: tag.value))
            }
            for node in way.nodes { refs.append(node) }
            var message = WireWriter()
            message.add(1, UInt64(way.id))
            message.add(2, keys.bytes)
            message.add(3, values.bytes)
            message.add(8, refs.bytes)
            group.add(3, message.bytes)
        }
        return Self.block(texts, group)
    }

    private static func block(_ texts: TextTable, _ group: WireWriter) -> [UInt8] {
        var table = WireWriter()
        for text in texts.texts { table.add(1, Array(text.utf8)) }
        var block = WireWriter()
        block.add(1, table.bytes)
        block.add(2, group.bytes)
        return block.bytes
    }
}

/// The texts of a block; the first one is empty, since 0 ends a list of tags.
private struct TextTable {
    var texts = [""]
    private var indices: [String: UInt64] = [:]

    mutating func index(of text: String) -> UInt64 {
        if let known = indices[text] { return known }
        let index = UInt64(texts.count)
        texts.append(text)
        indices[text] = index
        return index
    }
}

/// Protocol Buffers on the wire: varints, and fields with a length.
private struct WireWriter {
    var bytes: [UInt8] = []

    mutating func add(_ field: Int, _ content: [UInt8]) {
        Self.append(UInt64(field << 3 | 2), to: &bytes)
        Self.append(UInt64(content.count), to: &bytes)
        bytes += content
    }

    mutating func add(_ field: Int, _ number: UInt64) {
        Self.append(UInt64(field << 3), to: &bytes)
        Self.append(number, to: &bytes)
    }

    mutating func addSigned(_ field: Int, _ number: Int64) {
        add(field, Self.zigzag(number))
    }

    static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    static func zigzag(_ number: Int64) -> UInt64 {
        UInt64(bitPattern: number << 1 ^ number >> 63)
    }

    /// A packed list of numbers.
    struct Packed {
        var bytes: [UInt8] = []

        mutating func append(_ number: UInt64) { WireWriter.append(number, to: &bytes) }
    }

    /// A packed list of differences, each from the number before.
    struct Deltas {
        var bytes: [UInt8] = []
        private var last: Int64 = 0

        mutating func append(_ number: Int64) {
            WireWriter.append(WireWriter.zigzag(number - last), to: &bytes)
            last = number
        }
    }
}
