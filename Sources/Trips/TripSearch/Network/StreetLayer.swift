package import Geo
package import StreetRouting
internal import TransitRouting

/// The streets as one mode uses them: weights, searches, and the stops within reach.
package struct StreetLayer: Sendable {
    package let router: StreetRouter
    /// Nil without a timetable.
    package let ties: StopStreetLinks?
    package var targets: StreetTargets?
    /// The ties of stops that are worth going to by a vehicle of one's own; nil where that is not known.
    let stations: Stations?
    /// The same for all copies of a layer.
    let doors = DoorMemory()
    /// More than the row of any tied stop.
    let stopBound: Int

    struct Stations: Sendable {
        /// Rows of the ties, by target.
        let rows: [Int]
        let targets: StreetTargets
    }

    /// `isStation`: by stop, whether it is worth going to by a vehicle of one's own; nil for a profile of whom goes on
    /// foot.
    package init(router: StreetRouter, ties: StopStreetLinks?, isStation: [Bool]? = nil) {
        self.router = router
        self.ties = ties
        targets = ties.map { StreetTargets($0.places, router) }
        stopBound = (ties?.stops.map(\.row).max() ?? -1) + 1
        guard let ties, let isStation else {
            stations = nil
            return
        }
        let rows = ties.stops.indices.filter { isStation[ties.stops[$0].row] }
        stations = Stations(rows: rows, targets: StreetTargets(rows.map { ties.places[$0] }, router, isFar: true))
    }

    package var profile: StreetProfile { router.metric.profile }

    /// The nearest point of a street that the mode may use; nil: there is none within `limit`.
    package func snap(_ coordinate: Coordinate, within limit: Metres) -> StreetPlace? {
        router.network.snap(coordinate, for: router.metric, within: limit)
    }
}
