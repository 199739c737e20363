/// A coordinate as two integers of 1e-7 degree (about 1 cm): the resolution of OpenStreetMap, and half the size of
/// ``Coordinate``.
public struct PackedCoordinate: Hashable, BitwiseCopyable, Sendable {
    /// The latitude in units of 1e-7 degree.
    public var latitudeE7: Int32
    /// The longitude in units of 1e-7 degree.
    public var longitudeE7: Int32

    /// Creates a packed coordinate from units of 1e-7 degree.
    @inlinable
    public init(latitudeE7: Int32, longitudeE7: Int32) {
        self.latitudeE7 = latitudeE7
        self.longitudeE7 = longitudeE7
    }

    /// Rounds to the nearest 1e-7 degree. The coordinate has to be a valid one.
    @inlinable
    public init(_ coordinate: Coordinate) {
        latitudeE7 = Int32((coordinate.latitude * 1e7).rounded())
        longitudeE7 = Int32((coordinate.longitude * 1e7).rounded())
    }

    /// The coordinate in degrees.
    @inlinable
    public var coordinate: Coordinate {
        // Division, not multiplication by 1e-7: it gives the double nearest to the decimal number.
        Coordinate(latitude: Double(latitudeE7) / 1e7, longitude: Double(longitudeE7) / 1e7)
    }
}
