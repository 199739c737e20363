internal import StreetRouting
internal import TripModel

/// How a kind of shared vehicle is ridden, and what a person would call it.
extension VehicleSupply.VehicleType {
    var legMode: LegMode {
        switch form {
        case .bicycle, .cargoBicycle: .bikeSharing
        case .kickScooter: .scooterSharing
        case .moped: .mopedSharing
        case .car: .carSharing
        }
    }

    /// Whose streets it takes.
    var profile: StreetProfile {
        switch form {
        case .bicycle, .cargoBicycle, .kickScooter: .bicycle
        case .moped: .motorbike
        case .car: .car
        }
    }

    /// Finding it, unlocking, setting off.
    static let takingSeconds = 60.0

    /// Multiplies the profile's times. A pedelec keeps 20 km/h where the profile rides 17, a cargo bicycle 15; a moped
    /// may not go where motorbikes gain their time.
    func paceFactor(_ preferences: TravelPreferences) -> Double {
        let own = StreetOptions.pace(preferences, .bicycle).factor
        switch form {
        case .bicycle: return propulsion == .human ? own : min(own, 0.85)
        case .cargoBicycle: return propulsion == .human ? own * 1.15 : min(own, 0.95)
        case .kickScooter: return 0.95
        case .moped: return 1.2
        case .car: return 1
        }
    }

    /// The highest speed in metres per second, for bounds.
    func topSpeed(_ preferences: TravelPreferences) -> Double {
        let profile = profile
        let fastest = max(profile.speeds.values.max() ?? 0, profile.maxspeedFactor == nil ? 0 : profile.topSpeed)
        return max(fastest, profile.ferrySpeed ?? 0) / 3.6 / paceFactor(preferences)
    }
}
