/// What a single leg is made with.
package enum LegMode: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    case foot, bicycle, car, motorbike, taxi, carSharing, bikeSharing, scooterSharing, mopedSharing
    case bus, trolleybus, coach, tram, metro, rail, monorail, ferry, cableTram, aerialLift, funicular, air
    /// Public transport of a kind that is not known: an estimate, or a feed that does not say.
    case transit

    /// The mode that a person must have allowed.
    package var travelMode: TravelMode {
        switch self {
        case .foot: .foot
        case .bicycle: .bicycle
        case .car: .car
        case .motorbike: .motorbike
        case .taxi: .taxi
        case .carSharing, .mopedSharing: .carSharing
        case .bikeSharing, .scooterSharing: .bikeSharing
        case .bus, .trolleybus, .coach, .tram, .metro, .rail, .monorail, .ferry, .cableTram, .aerialLift, .funicular,
            .air,
            .transit:
            .transit
        }
    }

    package var isTransit: Bool { travelMode == .transit }
    /// Walking and cycling.
    package var isByOwnStrength: Bool { self == .foot || self == .bicycle || self == .bikeSharing }
    package var isShared: Bool { travelMode == .carSharing || travelMode == .bikeSharing }
}
