/// Writes small `.osm.pbf` files with unpacked blobs, so that tests can damage what is inside.
struct PlainOSMFile {
    private var strings: [String] = [""]
    private var ids: [UInt8] = []
    private var latitudes: [UInt8] = []
    private var longitudes: [UInt8] = []
    private var nodeTags: [UInt8] = []
    private var ways: [UInt8] = []
    private var relations: [UInt8] = []
    private var last: (id: Int64, latitude: Int64, longitude: Int64) = (0, 0, 0)

    /// Coordinates in units of 1e-7 degree.
    mutating func node(_ id: Int64, _ latitude: Int64, _ longitude: Int64, _ tags: [String: String] = [:]) {
        ids += Self.zigzag(id - last.id)
        latitudes += Self.zigzag(latitude - last.latitude)
        longitudes += Self.zigzag(longitude - last.longitude)
        last = (id, latitude, longitude)
        for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
            nodeTags += Self.varint(string(key)) + Self.varint(string(value))
        }
        nodeTags += [0]
    }

    mutating func way(_ id: Int64, _ nodes: [Int64], _ tags: [String: String]) {
        var message = Self.field(1, varint: UInt64(id)) + tagFields(tags)
        message += Self.field(8, bytes: Self.deltas(nodes))
        ways += Self.field(3, bytes: message)
    }

    /// Members as kind (0 node, 1 way), id, role.
    mutating func relation(_ id: Int64, _ members: [(UInt64, Int64, String)], _ tags: [String: String]) {
        var message = Self.field(1, varint: UInt64(id)) + tagFields(tags)
        message += Self.field(8, bytes: members.flatMap { Self.varint(string($0.2)) })
        message += Self.field(9, bytes: Self.deltas(members.map(\.1)))
        message += Self.field(10, bytes: members.flatMap { Self.varint($0.0) })
        relations += Self.field(4, bytes: message)
    }

    /// The file, and where the data block begins in it.
    func bytes() -> (file: [UInt8], dataStart: Int) {
        let header = Self.blob(
            "OSMHeader",
            Self.field(4, bytes: Array("OsmSchema-V0.6".utf8)) + Self.field(4, bytes: Array("DenseNodes".utf8))
        )
        let dense = Self.field(1, bytes: ids) + Self.field(8, bytes: latitudes) + Self.field(9, bytes: longitudes)
        let nodes = Self.field(2, bytes: Self.field(2, bytes: dense + Self.field(10, bytes: nodeTags)))
        let table = Self.field(1, bytes: strings.flatMap { Self.field(1, bytes: Array($0.utf8)) })
        let rest = Self.field(2, bytes: ways) + Self.field(2, bytes: relations)
        let data = Self.blob("OSMData", table + nodes + rest)
        return (header + data, header.count + data.count - (table + nodes + rest).count)
    }

    private mutating func string(_ text: String) -> UInt64 {
        if let index = strings.firstIndex(of: text) { return UInt64(index) }
        strings.append(text)
        return UInt64(strings.count - 1)
    }

    private mutating func tagFields(_ tags: [String: String]) -> [UInt8] {
        let sorted = tags.sorted { $0.key < $1.key }
        let keys = sorted.flatMap { Self.varint(string($0.key)) }
        return Self.field(2, bytes: keys) + Self.field(3, bytes: sorted.flatMap { Self.varint(string($0.value)) })
    }

    private static func blob(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let blob = field(1, bytes: data)
        let header = field(1, bytes: Array(kind.utf8)) + field(3, varint: UInt64(blob.count))
        return [0, 0, UInt8(header.count >> 8), UInt8(header.count & 0xFF)] + header + blob
    }

    private static func deltas(_ values: [Int64]) -> [UInt8] {
        var last: Int64 = 0
        return values.flatMap { value in
            defer { last = value }
            return zigzag(value - last)
        }
    }

    private static func field(_ number: UInt64, varint value: UInt64) -> [UInt8] { varint(number << 3) + varint(value) }

    private static func field(_ number: UInt64, bytes: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(UInt64(bytes.count)) + bytes
    }

    private static func zigzag(_ value: Int64) -> [UInt8] { varint(UInt64(bitPattern: value << 1 ^ value >> 63)) }

    private static func varint(_ value: UInt64) -> [UInt8] {
        var rest = value
        var bytes: [UInt8] = []
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
