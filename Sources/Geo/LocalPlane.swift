internal import Glibc

/// A flat map round one coordinate (equirectangular), good to about 0.1 % within some kilometres: for nearest points,
/// where a haversine per candidate would cost too much.
public struct LocalPlane: BitwiseCopyable, Sendable {
    public let origin: Coordinate
    public let metresPerLatitude: Double
    public let metresPerLongitude: Double

    /// Metres east and north of the origin.
    public struct Point: Hashable, BitwiseCopyable, Sendable {
        public var east: Double
        public var north: Double

        @inlinable
        public init(east: Double, north: Double) {
            self.east = east
            self.north = north
        }

        @inlinable
        public var squaredLength: Double { east * east + north * north }
    }

    public init(at origin: Coordinate) {
        self.origin = origin
        metresPerLatitude = Coordinate.earthRadiusMetres * .pi / 180
        metresPerLongitude = metresPerLatitude * max(0, cos(origin.latitude * .pi / 180))
    }

    @inlinable
    public func point(of coordinate: Coordinate) -> Point {
        Point(
            east: (coordinate.longitude - origin.longitude) * metresPerLongitude,
            north: (coordinate.latitude - origin.latitude) * metresPerLatitude
        )
    }

    /// The nearest point to the origin on the segment from `start` to `end`.
    ///
    /// - Returns: where it lies, as a fraction of the segment (0 ... 1), and its squared distance in square metres.
    @inlinable
    public func nearest(from start: Point, to end: Point) -> (fraction: Double, squaredMetres: Double) {
        let east = end.east - start.east
        let north = end.north - start.north
        let squared = east * east + north * north
        var fraction = 0.0
        if squared > 0 { fraction = min(1, max(0, -(start.east * east + start.north * north) / squared)) }
        let near = Point(east: start.east + fraction * east, north: start.north + fraction * north)
        return (fraction, near.squaredLength)
    }
}
