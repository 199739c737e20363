package import Geo
package import TripModel

/// Finds ways over streets in another program: OSRM, Valhalla.
package protocol StreetEngine: Sendable {
    var name: String { get }

    /// A way from door to door.
    ///
    /// - Parameters:
    ///   - mode: foot, bicycle or car.
    ///   - from: a door.
    ///   - to: another one.
    /// - Returns: nil where it knows no way.
    /// - Throws: where there is no answer to be had.
    func way(
        by mode: TravelMode,
        from: Coordinate,
        to: Coordinate
    ) async throws(EngineError) -> StreetWay?
}

/// A way over streets as another program tells it.
package struct StreetWay: Hashable, Sendable {
    package var seconds: Double
    package var distance: Metres
    /// `Via Roma 350 m`, as ours are.
    package var directions: [String]
    /// Between the doors and the street, both together, on foot; zero where that is in the way already, or not told.
    package var offStreet: Metres

    package init(seconds: Double, distance: Metres, directions: [String] = [], offStreet: Metres = .zero) {
        self.seconds = seconds
        self.distance = distance
        self.directions = directions
        self.offStreet = offStreet
    }
}
