package import Geo

/// What is drawn over a map: ways and marked places.
package struct MapOverlay: Equatable, Sendable {
    package struct Way: Equatable, Sendable {
        package var points: [Coordinate]
        /// On foot or by bicycle: drawn as dots.
        package var isQuiet: Bool

        package init(_ points: [Coordinate], isQuiet: Bool) {
            self.points = points
            self.isQuiet = isQuiet
        }
    }

    package struct Marker: Equatable, Sendable {
        package var coordinate: Coordinate
        /// What stands in it, a letter or a number; empty: a dot.
        package var sign: String
        package var name: String

        package init(_ coordinate: Coordinate, sign: String = "", name: String = "") {
            self.coordinate = coordinate
            self.sign = sign
            self.name = name
        }
    }

    package var ways: [Way]
    package var markers: [Marker]

    package init(ways: [Way] = [], markers: [Marker] = []) {
        self.ways = ways
        self.markers = markers
    }

    /// Around everything; nil where there is nothing.
    package var box: MapBox? {
        MapBox(around: (ways.flatMap(\.points) + markers.map(\.coordinate)).map { MapPoint($0) })
    }
}
