/// How a person may move, as they choose it in their preferences (TRV-1).
///
/// One trip may combine several; a request allows a set of them. Walking to a stop or to a parked vehicle is part of any means.
/// Shared kick scooters go with shared bicycles, shared mopeds with shared cars (a licence is needed).
package enum Means: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    case foot, bicycle, car, motorbike, transit, taxi, carSharing, bikeSharing

    /// Needs a driving licence.
    package var isDriven: Bool {
        switch self {
        case .car, .motorbike, .carSharing: true
        case .foot, .bicycle, .transit, .taxi, .bikeSharing: false
        }
    }
}

/// What a single leg is made with.
package enum LegMeans: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    case foot, bicycle, car, motorbike, taxi, carSharing, bikeSharing, scooterSharing, mopedSharing
    case bus, trolleybus, coach, tram, metro, rail, monorail, ferry, cableTram, aerialLift, funicular, air
    /// Public transport of a kind that is not known: an estimate, or a feed that does not say.
    case transit

    /// The means that a person must have allowed.
    package var means: Means {
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

    package var isTransit: Bool { means == .transit }
    /// Walking and cycling.
    package var isByOwnStrength: Bool { self == .foot || self == .bicycle || self == .bikeSharing }
    package var isShared: Bool { means == .carSharing || means == .bikeSharing }
}
