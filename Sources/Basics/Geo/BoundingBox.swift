/// A rectangle of latitudes and longitudes, edges included. It does not cross the antimeridian.
public struct BoundingBox: Hashable, BitwiseCopyable, Sendable, Codable {
    /// The southern latitude in degrees.
    public var south: Double
    /// The western longitude in degrees.
    public var west: Double
    /// The northern latitude in degrees.
    public var north: Double
    /// The eastern longitude in degrees.
    public var east: Double

    /// Creates a box from its edges in degrees; they are not checked or reordered.
    public init(south: Double, west: Double, north: Double, east: Double) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// The smallest box round the coordinates; nil without any.
    public init?(around coordinates: some Sequence<Coordinate>) {
        var box: BoundingBox?
        for coordinate in coordinates {
            if box == nil { box = BoundingBox(at: coordinate) } else { box?.include(coordinate) }
        }
        guard let box else { return nil }
        self = box
    }

    /// The empty box at one coordinate.
    public init(at coordinate: Coordinate) {
        self.init(
            south: coordinate.latitude,
            west: coordinate.longitude,
            north: coordinate.latitude,
            east: coordinate.longitude
        )
    }

    /// Extends the box so that it contains `coordinate`.
    public mutating func include(_ coordinate: Coordinate) {
        south = min(south, coordinate.latitude)
        north = max(north, coordinate.latitude)
        west = min(west, coordinate.longitude)
        east = max(east, coordinate.longitude)
    }

    /// The smallest box that contains both.
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(
            south: min(south, other.south),
            west: min(west, other.west),
            north: max(north, other.north),
            east: max(east, other.east)
        )
    }

    /// Whether the coordinate is inside the box or on its edge.
    @inlinable
    public func contains(_ coordinate: Coordinate) -> Bool {
        south <= coordinate.latitude && coordinate.latitude <= north && west <= coordinate.longitude
            && coordinate.longitude <= east
    }

    /// Whether the boxes share a point; touching edges count.
    public func intersects(_ other: BoundingBox) -> Bool {
        south <= other.north && other.south <= north && west <= other.east && other.west <= east
    }

    /// The middle of the box.
    public var center: Coordinate { Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2) }

    /// The box grown by a distance on every side, cut off at the poles and the antimeridian.
    public func expanded(by margin: Metres) -> BoundingBox {
        let plane = LocalPlane(at: center)
        let latitudes = margin.value / plane.metresPerLatitude
        let longitudes = plane.metresPerLongitude > 0 ? margin.value / plane.metresPerLongitude : 360
        return BoundingBox(
            south: max(-90, south - latitudes),
            west: max(-180, west - longitudes),
            north: min(90, north + latitudes),
            east: min(180, east + longitudes)
        )
    }
}
