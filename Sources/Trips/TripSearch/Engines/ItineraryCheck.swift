internal import CivilTime
internal import Geo
internal import TripModel

/// Looks at an option of another program before anybody plans a day by it: legs joined end to end, times that go
/// forward and keep to the request, finite lengths, allowed modes.
struct ItineraryCheck {
    let request: TripRequest
    let zone: ZoneRules

    /// More legs than this are no trip.
    static let maximumLegs = 60
    /// How far two ends of legs may lie apart, or a door from what the engine took for it.
    static let gap = Metres(1_000)
    /// Further from the asked time than this is no answer to it.
    static let farthestSeconds: Int64 = 2 * 86_400
    /// Nothing on the ground or in the air carries one faster, in metres per second.
    private static let topSpeed = 350.0

    /// The option with its ends at the doors and its legs joined; nil where something cannot be right.
    func checked(_ option: Itinerary) -> Itinerary? {
        guard (1...Self.maximumLegs).contains(option.legs.count) else { return nil }
        var option = option
        var end = LegEnd(coordinate: request.from)
        var time: Instant?
        for index in option.legs.indices {
            var leg = option.legs[index]
            guard isSound(leg), time.map({ $0 <= leg.departure }) ?? true,
                end.coordinate.distance(to: leg.from.coordinate) <= Self.gap
            else { return nil }
            leg.from = index == 0 ? end : joined(end, leg.from)
            if index > 0 { option.legs[index - 1].to = leg.from }
            clean(&leg)
            time = leg.arrival
            end = leg.to
            option.legs[index] = leg
        }
        guard end.coordinate.distance(to: request.to) <= Self.gap else { return nil }
        let last = option.legs.count - 1
        option.legs[last].to = LegEnd(coordinate: request.to)
        option.departure = option.legs[0].departure
        option.arrival = option.legs[last].arrival
        let rides = option.legs.count { $0.mode.isTransit }
        option.transfers = min(max(0, option.transfers), max(0, rides - 1))
        return keepsToTheTime(option) && keepsToTheMeans(option) ? option : nil
    }

    private func isSound(_ leg: Leg) -> Bool {
        let seconds = leg.durationSeconds
        return seconds >= 0 && leg.distance.value.isFinite && leg.distance.value >= 0
            && leg.distance.value <= Double(max(1, seconds)) * Self.topSpeed
            && [leg.from, leg.to].allSatisfy {
                Coordinate(validating: $0.coordinate.latitude, $0.coordinate.longitude) != nil
            }
            && leg.from.coordinate.distance(to: leg.to.coordinate).value <= Double(max(1, seconds)) * Self.topSpeed
    }

    /// One place for the end of a leg and the start of the next: what is a stop rather than what is not.
    private func joined(_ end: LegEnd, _ start: LegEnd) -> LegEnd {
        end.stopID != nil && start.stopID == nil ? end : start
    }

    private func clean(_ leg: inout Leg) {
        leg.from.name = EngineText.clean(leg.from.name)
        leg.to.name = EngineText.clean(leg.to.name)
        let directions = leg.directions.prefix(40).map { EngineText.clean($0) }
        leg.directions = directions
        let headsign = EngineText.clean(leg.transit?.headsign)
        leg.transit?.headsign = headsign
        if let line = leg.line {
            leg.transit?.line = LineInfo(
                name: EngineText.clean(line.name),
                longName: EngineText.clean(line.longName),
                agency: EngineText.clean(line.agency),
                color: line.color,
                routeID: EngineText.clean(line.routeID),
                tripID: EngineText.clean(line.tripID)
            )
        }
    }

    private func keepsToTheTime(_ option: Itinerary) -> Bool {
        switch request.time {
        case .departAt(let time):
            time <= option.departure && option.departure - time <= Self.farthestSeconds
        case .arriveBy(let time):
            option.arrival <= time && time - option.arrival <= Self.farthestSeconds
        }
    }

    private func keepsToTheMeans(_ option: Itinerary) -> Bool {
        let ridden = option.legs.map(\.mode.travelMode).filter { $0 != .foot }
        guard ridden.allSatisfy(request.usableModes.contains) else { return false }
        return !ridden.isEmpty || request.usableModes.contains(.foot)
    }
}
