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

    /// What is done with the bicycle, car or motorbike of one's own; taken out, it comes back (DESIGN.md 5).
    package enum OwnVehicles: Hashable, Sendable {
        /// They stand at the start and go all the way.
        case goAlong
        /// They stand at the start and may be left at a station; whoever asks sees to it that they come home.
        case mayBeLeft
        /// One stands somewhere on the way, and is fetched there and taken to the end.
        case fetched(Means, at: Coordinate)
    }

    package var from: Coordinate
    package var to: Coordinate
    package var time: Time
    package var means: Set<Means>
    package var ownVehicles: OwnVehicles
    package var constraints: TripConstraints
    package var ranking: TripRanking
    /// What the person holds; its legs cost nothing.
    package var passes: [TravelPass]
    /// In which names are told (BCP 47); nil: as the feeds have them.
    package var language: String?
    package var profile: Profile
    /// Answer by distance alone even inside a network: for days beyond the planning horizon.
    package var isEstimateEnough: Bool

    package init(
        from: Coordinate,
        to: Coordinate,
        time: Time,
        means: Set<Means>,
        ownVehicles: OwnVehicles = .mayBeLeft,
        constraints: TripConstraints = TripConstraints(),
        ranking: TripRanking = TripRanking(),
        passes: [TravelPass] = [],
        language: String? = nil,
        profile: Profile = .standard,
        isEstimateEnough: Bool = false
    ) {
        self.from = from
        self.to = to
        self.time = time
        self.means = means
        self.ownVehicles = ownVehicles
        self.constraints = constraints
        self.ranking = ranking
        self.passes = passes
        self.language = language
        self.profile = profile
        self.isEstimateEnough = isEstimateEnough
    }

    /// The time that was named.
    package var instant: Instant {
        switch time {
        case .departAt(let time), .arriveBy(let time): time
        }
    }

    /// The means that are both allowed and possible for this person.
    package var usableMeans: Set<Means> {
        constraints.canDrive ? means : means.filter { !$0.isDriven }
    }
}
