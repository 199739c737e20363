package import CivilTime
package import Geo

/// How one moves, as a person chooses it.
package enum TravelMeans: String, Hashable, Sendable, Codable, CaseIterable {
    case foot, bicycle, car, motorbike, transit, taxi, carSharing, bikeSharing

    /// One's own: it can be taken only where it stands, and must come home.
    package var isOwnVehicle: Bool {
        switch self {
        case .bicycle, .car, .motorbike: true
        case .foot, .transit, .taxi, .carSharing, .bikeSharing: false
        }
    }
}

/// What the planner asks for.
package struct TravelRequest: Hashable, Sendable {
    package enum Time: Hashable, Sendable {
        case arriveBy(Instant)
        case departAt(Instant)
    }

    /// Which model answers (DESIGN.md 6).
    package enum Profile: String, Hashable, Sendable, Codable {
        case standard, reference
    }

    package var from: Coordinate
    package var to: Coordinate
    package var time: Time
    package var means: Set<TravelMeans>
    package var profile: Profile
    /// By distance alone, though there may be a network: for days beyond the horizon.
    package var isEstimateEnough: Bool

    package init(
        from: Coordinate,
        to: Coordinate,
        time: Time,
        means: Set<TravelMeans>,
        profile: Profile = .standard,
        isEstimateEnough: Bool = false
    ) {
        self.from = from
        self.to = to
        self.time = time
        self.means = means
        self.profile = profile
        self.isEstimateEnough = isEstimateEnough
    }
}

/// Where the planner's travel times come from: a network, an estimate or a test's table.
package protocol TravelEstimating: Sendable {
    /// The options, best first; none where the means cannot do it.
    ///
    /// Must be a function of the request: the same answer for the same request during one plan.
    func options(_ request: TravelRequest) -> [TravelOption]
}
