package import Geo
package import StreetRouting

/// The streets as one means of travel uses them: weights, searches, and the stops within reach.
package struct StreetLayer: Sendable {
    package let router: StreetRouter
    /// Nil without a timetable.
    package let ties: StopTies?
    package var targets: StreetTargets?

    package init(router: StreetRouter, ties: StopTies?) {
        self.router = router
        self.ties = ties
        targets = ties.map { StreetTargets($0.places, router) }
    }

    package var profile: StreetProfile { router.metric.profile }

    package func snap(_ coordinate: Coordinate, within limit: Metres) -> StreetPlace? {
        router.network.snap(coordinate, for: router.metric, within: limit)
    }
}
