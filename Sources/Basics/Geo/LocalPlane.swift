internal import Glibc

/// A flat map round one coordinate (equirectangular), good to about 0.1 % within some kilometres: for nearest points,
/// where a haversine per candidate would cost too much.
public struct LocalPlane: BitwiseCopyable, Sendable {
    /// The coordinate that becomes the point (0, 0).
    public let origin: Coordinate
    /// Metres of one degree of latitude.
    public let metresPerLatitude: Double
    /// Metres of one degree of longitude at the origin's latitude.
    public let metresPerLongitude: Double

    /// Metres east and north of the origin.
    public struct Point: Hashable, BitwiseCopyable, Sendable {
        /// Metres east of the origin.
        public var east: Double
        /// Metres north of the origin.
        public var north: Double

        /// Creates a point from its distances in metres.
        @inlinable
        public init(east: Double, north: Double) {
            self.east = east
            self.north = north
        }

        /// The square of the distance from the origin, in square metres.
        @inlinable
        public var squaredLength: Double { east * east + north * north }
    }

    /// Creates the plane that touches the Earth at `origin`.
    public init(at origin: Coordinate) {
        self.origin = origin
        metresPerLatitude = Coordinate.earthRadiusMetres * .pi / 180
        metresPerLongitude = metresPerLatitude * max(0, cos(origin.latitude * .pi / 180))
    }

    /// The point of a coordinate; meaningful within some kilometres of the origin.
    @inlinable
    public func point(of coordinate: Coordinate) -> Point {
        Point(
            east: (coordinate.longitude - origin.longitude) * metresPerLongitude,
            north: (coordinate.latitude - origin.latitude) * metresPerLatitude
        )
    }

    /// The nearest point to the origin on the segment from `start` to `end`.
    ///
    /// - Returns: its position as a fraction of the segment (0 ... 1), and its squared distance in square metres.
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
