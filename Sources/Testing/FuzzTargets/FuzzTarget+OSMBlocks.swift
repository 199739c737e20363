import Geo
import OpenStreetMap

extension FuzzTarget {
    private struct Tally: OSMVisitor {
        var entities: OSMEntities
        var nodes: [Int64] = []
        var ways: [Int64] = []
        var relations: [Int64] = []

        mutating func visit(_ node: OSMNode) { nodes.append(node.id) }
        mutating func visit(_ way: OSMWay) { ways += [way.id] + way.nodes }
        mutating func visit(_ relation: OSMRelation) { relations += [relation.id] + relation.members.map(\.id) }
    }

    /// A PBF file whose lengths and checksums are right, with blocks built by the input.
    static func readBlocks(_ bytes: [UInt8]) {
        withFile(OSMFileBuilder.file(from: bytes)) { path in
            try? OSMPlaceReader.read(path: path) { place in
                let (latitude, longitude) = (place.coordinate.latitude, place.coordinate.longitude)
                precondition(Coordinate(validating: latitude, longitude) != nil, "a place is on the Earth")
            }
            guard var reader = try? OSMReader(path: path) else { return }
            var all = Tally(entities: [.nodes, .ways, .relations])
            guard (try? reader.read(&all)) != nil else { return }
            // A pass for one kind reports what a pass for all kinds reports of it.
            for kind in [OSMEntities.nodes, .ways, .relations] {
                var tally = Tally(entities: kind)
                precondition((try? reader.read(&tally)) != nil, "a sound file is sound for one kind")
                precondition(tally.nodes == (kind == .nodes ? all.nodes : []), "nodes agree")
                precondition(tally.ways == (kind == .ways ? all.ways : []), "ways agree")
                precondition(tally.relations == (kind == .relations ? all.relations : []), "relations agree")
            }
        }
    }
}

/// Builds a PBF file from a script of bytes: each operation writes a field, opens or closes a message, or ends a block.
/// Lengths, the zlib format and its checksums are always right.
private struct OSMFileBuilder {
    private var script: FuzzChoices

    static func file(from bytes: [UInt8]) -> [UInt8] {
        var builder = Self(script: FuzzChoices(bytes))
        var file = blob("OSMHeader", header, isPacked: false)
        for _ in 0..<32 where !builder.script.isAtEnd {
            let isPacked = builder.script.oneIn(2)
            let kind = builder.script.oneIn(16) ? "OSMOther" : "OSMData"
            file += blob(kind, builder.message(depth: 0), isPacked: isPacked)
        }
        return file
    }

    private static let header = field(4, Array("OsmSchema-V0.6".utf8)) + field(4, Array("DenseNodes".utf8))

    /// The fields up to the operation that closes the message.
    private mutating func message(depth: Int) -> [UInt8] {
        var fields: [UInt8] = []
        while !script.isAtEnd {
            let operation = script.byte()
            let number = Int(operation >> 3 & 31)
            switch operation & 7 {
            case 0: return fields
            case 1: fields += Self.varint(UInt64(number << 3)) + Self.varint(number: &script)
            case 2: fields += Self.field(number, script.take(Int(script.byte())))
            case 3: fields += Self.field(number, depth < 8 ? message(depth: depth + 1) : [])
            case 4:
                let count = Int(script.byte())
                fields += Self.field(number, (0..<count).flatMap { _ in Self.varint(number: &script) })
            case 5: fields += Self.varint(UInt64(number << 3 | 1)) + script.take(8)
            case 6: fields += Self.varint(UInt64(number << 3 | 5)) + script.take(4)
            default: fields += script.take(Int(script.byte() & 15))
            }
        }
        return fields
    }

    /// A number of up to eight bytes, small ones in one.
    private static func varint(number script: inout FuzzChoices) -> [UInt8] {
        let first = script.byte()
        guard first >= 0xF0 else { return varint(UInt64(first)) }
        return varint(script.take(Int(first & 7) + 1).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private static func varint(_ value: UInt64) -> [UInt8] {
        var bytes: [UInt8] = []
        var value = value
        while value > 0x7F {
            bytes.append(UInt8(value & 0x7F) | 0x80)
            value >>= 7
        }
        return bytes + [UInt8(value)]
    }

    private static func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
        varint(UInt64(number << 3 | 2)) + varint(UInt64(content.count)) + content
    }

    private static func blob(_ kind: String, _ data: [UInt8], isPacked: Bool) -> [UInt8] {
        var content = field(1, data)
        if isPacked { content = varint(2 << 3) + varint(UInt64(data.count)) + field(3, stored(data)) }
        let header = field(1, Array(kind.utf8)) + varint(3 << 3) + varint(UInt64(content.count))
        let length = UInt32(header.count)
        return (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + header + content
    }

    /// The zlib format (RFC 1950) with stored blocks (RFC 1951 §3.2.4) and the checksum.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        repeat {
            let part = rest.prefix(0xFFFF)
            rest = rest.dropFirst(0xFFFF)
            let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
            out += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
        } while !rest.isEmpty
        var (first, second): (UInt32, UInt32) = (1, 0)
        for byte in data {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return out + [UInt8(second >> 8), UInt8(second & 0xFF), UInt8(first >> 8), UInt8(first & 0xFF)]
    }
}
