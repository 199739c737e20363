internal import Geo

/// One unpacked blob, decoded in place. Its buffers are kept from block to block.
struct OSMBlock: ~Copyable {
    var bytes: [UInt8] = []
    var strings: [String] = []
    /// Of the object that is being read; shared with the visitor, and taken back when it kept no copy.
    var pairs: [Int32] = []
    var refs: [Int64] = []
    var grid = CoordinateGrid()

    /// Checks the features that a HeaderBlock requires.
    func checkHeader(at offset: Int) throws(OSMError) {
        var required: [String] = []
        do throws(BlockError) {
            var cursor = WireCursor(0..<bytes.count)
            while let (number, type) = try cursor.field(bytes) {
                if number == 4, type == .bytes {
                    required.append(String(decoding: bytes[try cursor.contents(bytes).range], as: UTF8.self))
                } else {
                    try cursor.skip(type, bytes)
                }
            }
        } catch {
            throw error.located(at: offset)
        }
        for feature in required where feature != "OsmSchema-V0.6" && feature != "DenseNodes" {
            throw .unsupportedFeature(feature)
        }
    }

    /// Shows the wanted objects to the visitor, in their order.
    ///
    /// - Returns: the kinds of objects in the block, wanted or not.
    mutating func read<Visitor: OSMVisitor>(
        _ wanted: OSMEntities,
        limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) -> OSMEntities {
        var table = WireCursor.empty
        var groups: [WireCursor] = []
        grid = CoordinateGrid()
        var cursor = WireCursor(0..<bytes.count)
        while let (number, type) = try cursor.field(bytes) {
            switch (number, type) {
            case (1, .bytes): table = try cursor.contents(bytes)
            case (2, .bytes): groups.append(try cursor.contents(bytes))
            case (17, .varint): grid.granularity = Int64(Int32(truncatingIfNeeded: try cursor.varint(bytes)))
            case (19, .varint): grid.latitudeOffset = Int64(bitPattern: try cursor.varint(bytes))
            case (20, .varint): grid.longitudeOffset = Int64(bitPattern: try cursor.varint(bytes))
            default: try cursor.skip(type, bytes)
            }
        }
        var found: OSMEntities = []
        var hasStrings = false
        for group in groups {
            let kinds = try kinds(in: group)
            found.formUnion(kinds)
            guard !kinds.isDisjoint(with: wanted) else { continue }
            if !hasStrings {
                try readStrings(table, limit: limits.stringsPerBlock)
                hasStrings = true
            }
            try read(group, wanted, limits, &visitor)
        }
        return found
    }

    private func kinds(in group: WireCursor) throws(BlockError) -> OSMEntities {
        var found: OSMEntities = []
        var cursor = group
        while let (number, type) = try cursor.field(bytes) {
            switch number {
            case 1, 2: found.insert(.nodes)
            case 3: found.insert(.ways)
            case 4: found.insert(.relations)
            default: break
            }
            try cursor.skip(type, bytes)
        }
        return found
    }

    private mutating func readStrings(_ table: WireCursor, limit: Int) throws(BlockError) {
        strings.removeAll(keepingCapacity: true)
        var cursor = table
        while let (number, type) = try cursor.field(bytes) {
            guard number == 1, type == .bytes else {
                try cursor.skip(type, bytes)
                continue
            }
            guard strings.count < limit else { throw .tooMany("the number of strings", found: limit + 1, limit: limit) }
            strings.append(String(decoding: bytes[try cursor.contents(bytes).range], as: UTF8.self))
        }
    }

    private mutating func read<Visitor: OSMVisitor>(
        _ group: WireCursor,
        _ wanted: OSMEntities,
        _ limits: OSMLimits,
        _ visitor: inout Visitor
    ) throws(BlockError) {
        var cursor = group
        while let (number, type) = try cursor.field(bytes) {
            guard type == .bytes, (1...4).contains(number) else {
                try cursor.skip(type, bytes)
                continue
            }
            let message = try cursor.contents(bytes)
            switch number {
            case 1 where wanted.contains(.nodes): try readNode(message, limits, &visitor)
            case 2 where wanted.contains(.nodes): try readDenseNodes(message, limits, &visitor)
            case 3 where wanted.contains(.ways): try readWay(message, limits, &visitor)
            case 4 where wanted.contains(.relations): try readRelation(message, limits, &visitor)
            default: continue
            }
        }
    }
}

/// How a block's integers become degrees: nanodegrees = offset + granularity * value.
struct CoordinateGrid {
    var granularity: Int64 = 100
    var latitudeOffset: Int64 = 0
    var longitudeOffset: Int64 = 0

    /// Nil outside the Earth: such a node is left out, and ways are cut there.
    func coordinate(_ latitude: Int64, _ longitude: Int64) -> PackedCoordinate? {
        guard let north = e7(latitude, latitudeOffset, limit: 900_000_000),
            let east = e7(longitude, longitudeOffset, limit: 1_800_000_000)
        else { return nil }
        return PackedCoordinate(latitudeE7: north, longitudeE7: east)
    }

    private func e7(_ value: Int64, _ offset: Int64, limit: Int64) -> Int32? {
        let (scaled, overflow) = value.multipliedReportingOverflow(by: granularity)
        let (nanodegrees, overflowToo) = scaled.addingReportingOverflow(offset)
        guard !overflow, !overflowToo, nanodegrees.magnitude <= 180_000_000_049 else { return nil }
        let rounded = (nanodegrees + (nanodegrees < 0 ? -50 : 50)) / 100
        return abs(rounded) <= limit ? Int32(rounded) : nil
    }
}
