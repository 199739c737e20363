internal import Glibc

/// A place on the Earth in WGS 84 degrees.
public struct Coordinate: Hashable, BitwiseCopyable, Sendable, Codable {
    /// Degrees north, -90 ... 90.
    public var latitude: Double
    /// Degrees east, -180 ... 180.
    public var longitude: Double

    /// Takes the numbers as they are; for values that were checked before.
    @inlinable
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Nil if a number is not finite or is outside its range.
    public init?(validating latitude: Double, _ longitude: Double) {
        guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The radius of the sphere that all our distances are measured on: the mean radius of WGS 84 (IUGG R1), in metres.
    public static let earthRadiusMetres = 6_371_008.8

    /// The great-circle distance by the haversine formula on a sphere of ``earthRadiusMetres``.
    public func distance(to other: Coordinate) -> Metres {
        let radians = Double.pi / 180
        let latitudeA = latitude * radians
        let latitudeB = other.latitude * radians
        let halfLatitude = sin((latitudeB - latitudeA) / 2)
        let halfLongitude = sin((other.longitude * radians - longitude * radians) / 2)
        let chord = halfLatitude * halfLatitude + cos(latitudeA) * cos(latitudeB) * halfLongitude * halfLongitude
        return Metres(2 * Coordinate.earthRadiusMetres * asin(min(1, chord.squareRoot())))
    }

    /// The initial bearing of the great circle towards `other`, in degrees clockwise from north, 0 ..< 360.
    public func bearing(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let latitudeA = latitude * radians
        let latitudeB = other.latitude * radians
        let turn = (other.longitude - longitude) * radians
        let east = sin(turn) * cos(latitudeB)
        let north = cos(latitudeA) * sin(latitudeB) - sin(latitudeA) * cos(latitudeB) * cos(turn)
        let degrees = atan2(east, north) / radians
        return degrees < 0 ? degrees + 360 : degrees
    }
}

extension Coordinate: CustomStringConvertible {
    /// `LATITUDE,LONGITUDE` in degrees.
    public var description: String { "\(latitude),\(longitude)" }
}
