internal import Glibc

extension Coordinate {
    /// The coordinate at a distance in a direction, in degrees clockwise from north, along the great circle.
    public func moved(by distance: Metres, bearing: Double) -> Coordinate {
        let radians = Double.pi / 180
        let angle = distance.value / Coordinate.earthRadiusMetres
        let start = latitude * radians
        let sine = sin(start) * cos(angle) + cos(start) * sin(angle) * cos(bearing * radians)
        let end = asin(min(1, max(-1, sine)))
        let east = sin(bearing * radians) * sin(angle) * cos(start)
        let turn = atan2(east, cos(angle) - sin(start) * sine) / radians
        let around = (longitude + turn + 540).truncatingRemainder(dividingBy: 360) - 180
        return Coordinate(latitude: end / radians, longitude: around)
    }
}
