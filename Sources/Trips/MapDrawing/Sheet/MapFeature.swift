/// Something to be drawn: an area with its rings, a line, or a point.
package struct MapFeature: Equatable, Sendable {
    package var kind: MapKind
    /// Empty: it has none.
    package var name: String
    /// Of an area, its rings (what is in an odd number of them is inside, the first point is not repeated); of a line
    /// or a point, one part.
    package var parts: [[MapPoint]]

    package init(_ kind: MapKind, name: String = "", parts: [[MapPoint]]) {
        self.kind = kind
        self.name = name
        self.parts = parts
    }
}

/// The points of a feature as bytes: for each part its count and then the differences from point to point, as varints
/// of base 128 (zigzag). A point of a street takes three to four bytes.
enum MapShape {
    static func append(_ parts: [[MapPoint]], to bytes: inout [UInt8]) {
        var last = MapPoint(x: 0, y: 0)
        for part in parts {
            put(UInt64(part.count), &bytes)
            for point in part {
                put(zigzag(Int64(point.x) - Int64(last.x)), &bytes)
                put(zigzag(Int64(point.y) - Int64(last.y)), &bytes)
                last = point
            }
        }
    }

    /// Reads what ``append(_:to:)`` wrote; what is damaged ends the feature early.
    static func parts(_ bytes: [UInt8]) -> [[MapPoint]] {
        var parts: [[MapPoint]] = []
        var index = 0
        var last = MapPoint(x: 0, y: 0)
        while let count = take(bytes, &index) {
            guard count <= UInt64(bytes.count) else { break }
            var part: [MapPoint] = []
            part.reserveCapacity(Int(count))
            for _ in 0..<count {
                guard let x = take(bytes, &index), let y = take(bytes, &index) else { return parts }
                last = MapPoint(x: moved(last.x, x), y: moved(last.y, y))
                part.append(last)
            }
            parts.append(part)
        }
        return parts
    }

    private static func moved(_ value: Int32, _ zigzag: UInt64) -> Int32 {
        value &+ Int32(truncatingIfNeeded: Int64(zigzag >> 1) ^ -Int64(zigzag & 1))
    }

    private static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: (value << 1) ^ (value >> 63)) }

    private static func put(_ value: UInt64, _ bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func take(_ bytes: [UInt8], _ index: inout Int) -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while index < bytes.count, shift < 64 {
            let byte = bytes[index]
            index += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        return nil
    }
}
