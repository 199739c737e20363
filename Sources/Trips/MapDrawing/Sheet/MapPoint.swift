package import Geo
internal import Glibc

/// A place on the map: Web Mercator (EPSG:3857), in units of which the whole world has 2^28 on each side. At zoom 18 a
/// pixel of a tile of 256 is four of them, so that drawing needs shifts and no trigonometry.
package struct MapPoint: Hashable, BitwiseCopyable, Sendable {
    /// From west to east.
    package var x: Int32
    /// From north to south.
    package var y: Int32

    /// The side of the world is 2 to the power of this.
    package static let worldBits = 28
    package static let world = Int32(1) << Int32(worldBits)
    /// Beyond it the projection has no square world any more.
    package static let mostLatitude = 85.051_128_78

    package init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    /// Latitudes beyond ``mostLatitude`` are put at the edge.
    package init(_ coordinate: Coordinate) {
        let world = Double(Self.world)
        let latitude = max(-Self.mostLatitude, min(Self.mostLatitude, coordinate.latitude)) * .pi / 180
        let across = (coordinate.longitude + 180) / 360
        let down = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2
        x = Int32(max(0, min(world - 1, (across * world).rounded())))
        y = Int32(max(0, min(world - 1, (down * world).rounded())))
    }

    package var coordinate: Coordinate {
        let world = Double(Self.world)
        let down = .pi * (1 - 2 * Double(y) / world)
        return Coordinate(latitude: atan(sinh(down)) * 180 / .pi, longitude: Double(x) / world * 360 - 180)
    }
}

/// A rectangle of the map, edges included.
package struct MapBox: Hashable, BitwiseCopyable, Sendable {
    package var left: Int32
    package var top: Int32
    package var right: Int32
    package var bottom: Int32

    package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Around points; nil without any.
    package init?(around points: some Sequence<MapPoint>) {
        var box: MapBox?
        for point in points {
            let single = MapBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
            box = box?.union(single) ?? single
        }
        guard let box else { return nil }
        self = box
    }

    package init(_ box: BoundingBox) {
        let corner = MapPoint(Coordinate(latitude: box.north, longitude: box.west))
        let other = MapPoint(Coordinate(latitude: box.south, longitude: box.east))
        self.init(left: corner.x, top: corner.y, right: other.x, bottom: other.y)
    }

    package func union(_ other: MapBox) -> MapBox {
        MapBox(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    package func intersects(_ other: MapBox) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    package func contains(_ point: MapPoint) -> Bool {
        left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
    }

    /// Grown on every side, held to what fits.
    package func expanded(by margin: Int32) -> MapBox {
        func held(_ value: Int32, _ by: Int32) -> Int32 {
            let (sum, overflow) = value.addingReportingOverflow(by)
            return overflow ? (by < 0 ? .min : .max) : sum
        }
        return MapBox(
            left: held(left, -margin),
            top: held(top, -margin),
            right: held(right, margin),
            bottom: held(bottom, margin)
        )
    }

    /// The longer side.
    package var extent: Int32 { max(right - left, bottom - top) }
    package var middle: MapPoint { MapPoint(x: left + (right - left) / 2, y: top + (bottom - top) / 2) }
}
