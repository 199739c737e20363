package import CivilTime
internal import Geo

extension TravelPreferences {
    /// Whether a finished itinerary keeps to them. The searches avoid what cannot; this is the last word. ``hours`` are
    /// meant by the clock of `zone`.
    package func allow(_ itinerary: Itinerary, in zone: ZoneRules) -> Bool {
        if canDrive == false, itinerary.legs.contains(where: { $0.mode.travelMode.isDriven }) { return false }
        if let maximumWalking, maximumWalking < itinerary.walkingDistance { return false }
        if let maximumTransfers, itinerary.transfers > maximumTransfers { return false }
        for (mode, limit) in distanceLimits {
            let legs = itinerary.legs.filter { $0.mode.travelMode == mode }
            if legs.isEmpty || (mode == .foot && itinerary.mainMode != .foot) { continue }
            if !limit.allows(legs.reduce(.zero) { $0 + $1.distance }) { return false }
        }
        for (mode, hours) in hours {
            let legs = itinerary.legs.filter { $0.mode.travelMode == mode }
            if mode == .foot && itinerary.mainMode != .foot { continue }
            if !legs.allSatisfy({ hours.allow($0.departure...$0.arrival, in: zone) }) { return false }
        }
        return true
    }
}
