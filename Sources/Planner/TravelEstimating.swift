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

/// What is done with a vehicle of one's own on a trip.
package enum OwnVehicleUse: Hashable, Sendable {
    /// It stands at the start and goes all the way, where it is used.
    case goesAlong
    /// It stands at the start and may be left at a station; the planner sees to it that it comes home.
    case mayBeLeft
    /// It stands somewhere on the way, and must be fetched there and taken to the end.
    case fetched(TravelMeans, at: Coordinate)
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
    package var vehicle: OwnVehicleUse
    package var profile: Profile
    /// By distance alone, though there may be a network: for days beyond the horizon.
    package var isEstimateEnough: Bool
    package var passes: [HeldPass]
    /// In which names are told (BCP 47); nil: as they come.
    package var language: String?

    package init(
        from: Coordinate,
        to: Coordinate,
        time: Time,
        means: Set<TravelMeans>,
        vehicle: OwnVehicleUse = .goesAlong,
        profile: Profile = .standard,
        isEstimateEnough: Bool = false,
        passes: [HeldPass] = [],
        language: String? = nil
    ) {
        self.from = from
        self.to = to
        self.time = time
        self.means = means
        self.vehicle = vehicle
        self.profile = profile
        self.isEstimateEnough = isEstimateEnough
        self.passes = passes
        self.language = language
    }
}

/// Where the planner's travel times come from: a network, an estimate or a test's table.
package protocol TravelEstimating: Sendable {
    /// The options, best first; none where the means cannot do it.
    ///
    /// Must be a function of the request: the same answer for the same request during one plan.
    func options(_ request: TravelRequest) -> [TravelOption]

    /// What keeps the trip of an ordinary day from being made; none where nothing is known of any.
    func disruptions(_ request: TravelRequest) -> [TravelDisruption]
}

extension TravelEstimating {
    package func disruptions(_ request: TravelRequest) -> [TravelDisruption] { [] }
}

/// Lines that do not run, and why (LIVE-2).
package struct TravelDisruption: Hashable, Sendable {
    /// A word of Journeys' `Disruption.Cause`: `strike`.
    package var cause: String
    /// What riders call the lines, each once.
    package var lines: [String]
    /// What the agency says, by language; the empty language is the feed's own.
    package var texts: [String: String]

    package init(cause: String, lines: [String], texts: [String: String] = [:]) {
        self.cause = cause
        self.lines = lines
        self.texts = texts
    }
}
