package import CivilTime
package import Geo

/// What a person asks: from where to where, when, and by what.
package struct TripRequest: Hashable, Sendable {
    package enum Time: Hashable, Sendable {
        /// Be there by then, leaving as late as sensible.
        case arriveBy(Instant)
        /// Leave then or later.
        case departAt(Instant)
    }

    /// Which model answers (DESIGN.md 6).
    package enum Profile: String, Hashable, Codable, Sendable {
        /// Real walking networks, turn restrictions, speeds, transfer rules.
        case standard
        /// The deliberately simple model of the exact oracles: walking and transit only.
        case reference
    }

    package var from: Coordinate
    package var to: Coordinate
    package var time: Time
    package var means: Set<Means>
    package var constraints: TripConstraints
    package var ranking: TripRanking
    /// What the person holds; its legs cost nothing.
    package var passes: [TravelPass]
    package var profile: Profile
    /// Answer by distance alone even inside a network: for days beyond the planning horizon.
    package var isEstimateEnough: Bool

    package init(
        from: Coordinate,
        to: Coordinate,
        time: Time,
        means: Set<Means>,
        constraints: TripConstraints = TripConstraints(),
        ranking: TripRanking = TripRanking(),
        passes: [TravelPass] = [],
        profile: Profile = .standard,
        isEstimateEnough: Bool = false
    ) {
        self.from = from
        self.to = to
        self.time = time
        self.means = means
        self.constraints = constraints
        self.ranking = ranking
        self.passes = passes
        self.profile = profile
        self.isEstimateEnough = isEstimateEnough
    }

    /// The means that are both allowed and possible for this person.
    package var usableMeans: Set<Means> {
        constraints.canDrive ? means : means.filter { !$0.isDriven }
    }
}
