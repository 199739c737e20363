package import CivilTime
package import Geo

/// What a person asks: from where to where, when, and by what.
package struct TripRequest: Hashable, Sendable {
    /// Depart at this time or later, or arrive by it.
    package enum Time: Hashable, Sendable {
        /// Be there by then, leaving as late as sensible.
        case arriveBy(Instant)
        /// Leave then or later.
        case departAt(Instant)
    }

    /// Which model answers.
    package enum Profile: String, Hashable, Codable, Sendable {
        /// Real walking networks, turn restrictions, speeds, transfer rules.
        case standard
        /// The deliberately simple model of the exact oracles: walking and transit only.
        case reference
    }

    /// What is done with the bicycle, car or motorbike of one's own; taken out, it comes back.
    package enum OwnVehicles: Hashable, Sendable {
        /// They stand at the start and go all the way.
        case goAlong
        /// They stand at the start and may be left at a station; the caller sees to it that they come home.
        case mayBeLeft
        /// One stands somewhere on the way, and is fetched there and taken to the end.
        case fetched(TravelMode, at: Coordinate)
    }

    package var from: Coordinate
    package var to: Coordinate
    package var time: Time
    /// What this trip may use: those of the person that are at hand where it starts.
    package var modes: Set<TravelMode>
    package var ownVehicles: OwnVehicles
    /// What binds and what orders; the merged value of all layers.
    package var preferences: TravelPreferences
    /// What the person holds; its legs cost nothing.
    package var passes: [Pass]
    /// In which names are told (BCP 47); nil: as the feeds have them.
    package var language: String?
    package var profile: Profile
    /// Answer by distance alone even inside a network: for days beyond the planning horizon.
    package var isEstimateEnough: Bool

    package init(
        from: Coordinate,
        to: Coordinate,
        time: Time,
        modes: Set<TravelMode>,
        ownVehicles: OwnVehicles = .mayBeLeft,
        preferences: TravelPreferences = TravelPreferences(),
        passes: [Pass] = [],
        language: String? = nil,
        profile: Profile = .standard,
        isEstimateEnough: Bool = false
    ) {
        self.from = from
        self.to = to
        self.time = time
        self.modes = modes
        self.ownVehicles = ownVehicles
        self.preferences = preferences
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

    /// The modes that are both allowed and possible for this person and whoever comes along: all of them fit into one
    /// vehicle that is driven by one of them.
    package var usableModes: Set<TravelMode> {
        let possible = preferences.canDrive ?? true ? modes : modes.filter { !$0.isDriven }
        return possible.filter { !$0.isDriven || $0.legMode.vehicles(for: passengers) == 1 }
    }

    /// How many people travel.
    package var passengers: Int { preferences.passengers ?? 1 }
}
