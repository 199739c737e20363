extension LegMode {
    /// How many travellers one vehicle takes, who drives it included where one of them does; nil: as many as come.
    ///
    /// An ordinary taxi takes four. A bicycle of one's own has no number: whoever comes along brings theirs.
    package var seats: Int? {
        switch self {
        case .taxi: 4
        case .car, .carSharing: 5
        case .motorbike, .mopedSharing: 2
        case .bikeSharing, .scooterSharing: 1
        default: nil
        }
    }

    /// So many vehicles are needed.
    package func vehicles(for passengers: Int) -> Int {
        seats.map { (max(1, passengers) + $0 - 1) / $0 } ?? 1
    }
}
