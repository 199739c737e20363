internal import CivilTime
internal import Geo
internal import TripModel

/// A stretch of a way before it has a time: what a leg is made from.
struct LegDraft {
    var mode: LegMode
    var seconds: Int64
    var metres: Double
    var end: LegEnd
    var directions: [String] = []
    var vehicle: SharedRide?

    /// Seconds are rounded up.
    init(
        _ mode: LegMode,
        seconds: Double,
        metres: Double,
        end: LegEnd,
        directions: [String] = [],
        vehicle: SharedRide? = nil
    ) {
        self.mode = mode
        self.seconds = Int64(seconds.rounded(.up))
        self.metres = metres
        self.end = end
        self.directions = directions
        self.vehicle = vehicle
    }

    /// The leg, once its time is known.
    func leg(_ span: LegSpan) -> Leg {
        guard let vehicle else {
            return Leg(
                mode: mode,
                departure: span.departure,
                arrival: span.arrival,
                from: span.from,
                to: span.to,
                distance: span.distance,
                directions: directions
            )
        }
        return .sharedVehicle(SharedVehicleLeg(mode: mode, span: span, directions: directions, ride: vehicle))
    }

    /// So short that it is no leg.
    var isNothing: Bool { seconds == 0 && metres < 1 }
}

extension [LegDraft] {
    var seconds: Int64 { reduce(0) { $0 + $1.seconds } }

    /// One after the other, without a pause; parts that go nowhere are left out.
    func legs(from start: LegEnd, departing time: Instant) -> [Leg] {
        var legs: [Leg] = []
        var time = time
        var place = start
        for part in self {
            let arrival = time.adding(seconds: part.seconds)
            if part.isNothing {
                // Where it would have led is where the one before ends.
                if !legs.isEmpty {
                    legs[legs.count - 1].to = part.end
                    place = part.end
                }
                continue
            }
            let span = LegSpan(
                departure: time,
                arrival: arrival,
                from: place,
                to: part.end,
                distance: Metres(part.metres)
            )
            legs.append(part.leg(span))
            time = arrival
            place = part.end
        }
        return legs
    }
}

/// When a way without timetable begins: as the request wants it, in the hours of its modes.
struct PartTimes {
    let request: TripRequest
    let zone: ZoneRules
    /// Until what was called for is there: leaving so much after the request's time, or there so much before it, since
    /// it may come at once or late.
    var waitSeconds: Int64 = 0

    /// Nil when the hours leave no room for it within a day.
    func departure(of parts: [LegDraft]) -> Instant? {
        var bound: [(hours: DayHours, before: Int64, seconds: Int64)] = []
        let isWalk = parts.allSatisfy { $0.mode == .foot }
        var before: Int64 = 0
        for part in parts {
            if isWalk || part.mode != .foot, let hours = request.preferences.hours[part.mode.travelMode] {
                bound.append((hours, before, part.seconds))
            }
            before += part.seconds
        }
        let total = before
        let (isForward, first) =
            switch request.time {
            case .departAt(let time): (true, time.adding(seconds: waitSeconds))
            case .arriveBy(let time): (false, time.adding(seconds: -total - waitSeconds))
            }
        var start = first
        // What one part is moved by may push another one out of its hours; each round moves on or ends.
        for _ in 0...2 * bound.count {
            var moved = start
            for part in bound {
                let wanted = moved.adding(seconds: part.before)
                let found =
                    isForward
                    ? part.hours.earliestStart(from: wanted, seconds: part.seconds, in: zone)
                    : part.hours.latestStart(
                        endingBy: wanted.adding(seconds: part.seconds),
                        seconds: part.seconds,
                        in: zone
                    )
                guard let found else { return nil }
                moved = found.adding(seconds: -part.before)
            }
            if moved == start { return abs(start - first) <= 86_400 ? start : nil }
            start = moved
        }
        return nil
    }

    /// The option of these parts from door to door.
    func option(_ parts: [LegDraft]) -> Itinerary? {
        guard let departure = departure(of: parts) else { return nil }
        let arrival = departure.adding(seconds: parts.seconds)
        let start = LegEnd(coordinate: request.from)
        var legs = parts.legs(from: start, departing: departure)
        if legs.isEmpty, let part = parts.last {
            legs = [
                Leg(
                    mode: part.mode,
                    departure: departure,
                    arrival: arrival,
                    from: start,
                    to: part.end,
                    distance: .zero
                )
            ]
        }
        return Itinerary(departure: departure, arrival: arrival, distance: .zero, legs: legs)
    }
}
