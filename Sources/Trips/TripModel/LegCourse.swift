package import Geo

/// A leg of a trip as it is drawn: by what, from where to where.
package struct LegCourse: Equatable, Sendable {
    package var mode: LegMode
    package var from: Coordinate
    package var to: Coordinate
    /// Stops from boarding to alighting; nil: not known, or no ride.
    package var stopCount: Int?

    package init(mode: LegMode, from: Coordinate, to: Coordinate, stopCount: Int? = nil) {
        self.mode = mode
        self.from = from
        self.to = to
        self.stopCount = stopCount
    }
}
