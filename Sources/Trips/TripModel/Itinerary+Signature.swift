extension Itinerary {
    /// What a person would call the same itinerary at another time: modes and lines, leg by leg (`foot bus:ama:12 foot`).
    package var signature: String {
        legs.map { leg in
            guard let line = leg.line else { return leg.mode.rawValue }
            return "\(leg.mode.rawValue):\(line.routeID)"
        }.joined(separator: " ")
    }

    /// What it is made with.
    package var modes: Set<TravelMode> { Set(legs.map(\.mode.travelMode)) }
}
