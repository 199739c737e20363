/// A line through coordinates.
public struct Polyline: Hashable, Sendable {
    /// The points of the line, in order.
    public var coordinates: [Coordinate]

    /// Creates a line through the coordinates.
    public init(_ coordinates: [Coordinate]) { self.coordinates = coordinates }

    /// The sum of the lengths of all segments; zero for fewer than two points.
    public var length: Metres {
        var sum = Metres.zero
        for index in coordinates.indices.dropFirst() {
            sum += coordinates[index - 1].distance(to: coordinates[index])
        }
        return sum
    }

    /// The coordinate at a distance from the start, held to the two ends; nil for an empty line.
    public func coordinate(at distance: Metres) -> Coordinate? {
        guard let first = coordinates.first else { return nil }
        var rest = distance.value
        guard rest > 0 else { return first }
        for index in coordinates.indices.dropFirst() {
            let start = coordinates[index - 1]
            let end = coordinates[index]
            let step = start.distance(to: end).value
            if rest <= step, step > 0 { return start.interpolated(towards: end, fraction: rest / step) }
            rest -= step
        }
        return coordinates.last
    }

    /// The point of the line that is nearest to a coordinate; nil for an empty line.
    public func nearestPoint(to coordinate: Coordinate) -> Nearest? {
        guard let first = coordinates.first else { return nil }
        let plane = LocalPlane(at: coordinate)
        var best = (segment: 0, fraction: 0.0, squaredMetres: plane.point(of: first).squaredLength)
        for index in coordinates.indices.dropLast() {
            let found = plane.nearest(
                from: plane.point(of: coordinates[index]),
                to: plane.point(of: coordinates[index + 1])
            )
            if found.squaredMetres < best.squaredMetres { best = (index, found.fraction, found.squaredMetres) }
        }
        let end = coordinates[min(best.segment + 1, coordinates.count - 1)]
        return Nearest(
            segment: best.segment,
            fraction: best.fraction,
            coordinate: coordinates[best.segment].interpolated(towards: end, fraction: best.fraction),
            distance: Metres(best.squaredMetres.squareRoot())
        )
    }

    /// A place on a line: on the segment that starts at coordinate `segment`, at `fraction` of it.
    public struct Nearest: Hashable, Sendable {
        /// The index of the coordinate at which the segment starts.
        public var segment: Int
        /// The position on the segment, 0 ... 1.
        public var fraction: Double
        /// The nearest coordinate on the line.
        public var coordinate: Coordinate
        /// The distance from the given coordinate to the line.
        public var distance: Metres
    }
}

extension Coordinate {
    /// The coordinate at a fraction of the way, linear in degrees: for short distances that do not cross the
    /// antimeridian.
    @inlinable
    public func interpolated(towards end: Coordinate, fraction: Double) -> Coordinate {
        Coordinate(
            latitude: latitude + (end.latitude - latitude) * fraction,
            longitude: longitude + (end.longitude - longitude) * fraction
        )
    }
}
