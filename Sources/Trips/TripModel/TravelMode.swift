/// How a person may move, as they choose it in their preferences (TRV-1).
///
/// One trip may combine several; a request allows a set of them. Walking to a stop or to a parked vehicle is part of
/// any mode. Shared kick scooters go with shared bicycles, shared mopeds with shared cars (a licence is needed).
package enum TravelMode: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    case foot, bicycle, car, motorbike, transit, taxi, carSharing, bikeSharing

    /// One's own: it can be taken only where it stands, and must come home.
    package var isOwnVehicle: Bool {
        switch self {
        case .bicycle, .car, .motorbike: true
        case .foot, .transit, .taxi, .carSharing, .bikeSharing: false
        }
    }

    /// By vehicles that are rented where they stand.
    package static let rented: Set<TravelMode> = [.carSharing, .bikeSharing]

    /// Needs a driving licence.
    package var isDriven: Bool {
        switch self {
        case .car, .motorbike, .carSharing: true
        case .foot, .bicycle, .transit, .taxi, .bikeSharing: false
        }
    }

    /// That of a leg of which no more is known.
    package var legMode: LegMode {
        switch self {
        case .foot: .foot
        case .bicycle: .bicycle
        case .car: .car
        case .motorbike: .motorbike
        case .transit: .transit
        case .taxi: .taxi
        case .carSharing: .carSharing
        case .bikeSharing: .bikeSharing
        }
    }
}
