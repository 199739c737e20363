extension Leg: Encodable {
    /// As `travlendar trip --json` has it: one flat object whatever the kind, without what the kind lacks.
    private enum CodingKeys: String, CodingKey {
        case means, departure, arrival, from, to, distance, line, headsign, stopCount, directions, ride, fareZones
        case headwaySeconds, needsArrangement, vehicle
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(mode, forKey: .means)
        try values.encode(departure, forKey: .departure)
        try values.encode(arrival, forKey: .arrival)
        try values.encode(from, forKey: .from)
        try values.encode(to, forKey: .to)
        try values.encode(distance, forKey: .distance)
        try values.encode(directions, forKey: .directions)
        try values.encode(transit?.needsArrangement ?? false, forKey: .needsArrangement)
        try values.encodeIfPresent(sharedRide, forKey: .vehicle)
        guard let transit else { return }
        try values.encodeIfPresent(transit.line, forKey: .line)
        try values.encodeIfPresent(transit.headsign, forKey: .headsign)
        try values.encodeIfPresent(transit.stopCount, forKey: .stopCount)
        try values.encodeIfPresent(transit.ride, forKey: .ride)
        try values.encodeIfPresent(transit.fareZones, forKey: .fareZones)
        try values.encodeIfPresent(transit.headwaySeconds, forKey: .headwaySeconds)
    }
}
