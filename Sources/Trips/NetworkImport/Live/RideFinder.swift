internal import CivilTime
internal import TransitRouting
internal import TripModel

/// Finds a ride in the timetable and says how realtime leaves it.
struct RideFinder {
    let names: RealtimeNames
    let overlay: TimetableOverlay
    let zone: ZoneRules
    /// The ride's service day.
    let day: Int

    func standing(of ride: RideReference, trip: String, in feed: FeedIndex) -> RideStanding {
        if let added = overlay.addedTrips.first(where: { $0.id == trip && $0.day == day }) {
            return standing(of: ride, on: added)
        }
        var answer = RideStanding.unknown
        for part in names.parts(of: trip, in: feed) where names.runs(part, on: day) {
            guard let (boarding, alighting) = calls(of: ride, in: part) else { continue }
            let own = standing(of: part, boarding, alighting, startSeconds: ride.startSeconds)
            // A trip that runs both alone and joined to others is found more than once.
            if case .runs = own { return own }
            answer = own
        }
        return answer
    }

    /// Of the trip that the part belongs to. Joined trips may have the same sequences again: then the places of the
    /// calls, counted from the part's first, tell them apart.
    private func calls(of ride: RideReference, in part: TripPart) -> (boarding: Int, alighting: Int)? {
        let sequences = names.timetable.sequences(of: part.trip)[part.calls.lowerBound...]
        if let boarding = ride.boardingCall, let alighting = ride.alightingCall, 0 <= boarding, boarding < alighting {
            guard alighting < sequences.count else { return nil }
            let first = part.calls.lowerBound
            let fits =
                sequences[first + boarding] == ride.boardingSequence
                && sequences[first + alighting] == ride.alightingSequence
            return fits ? (first + boarding, first + alighting) : nil
        }
        guard let boarding = sequences.firstIndex(of: ride.boardingSequence),
            let alighting = sequences[(boarding + 1)...].firstIndex(of: ride.alightingSequence)
        else { return nil }
        return (boarding, alighting)
    }

    private func standing(
        of part: TripPart,
        _ boarding: Int,
        _ alighting: Int,
        startSeconds: Int32?
    ) -> RideStanding {
        let timetable = names.timetable
        let (trip, day) = (part.trip, day - part.dayOffset)
        let times = timetable.times(of: trip)
        guard let first = times.first, times.indices.contains(alighting) else { return .unknown }
        let start = startSeconds ?? first.departure
        let shift = start - first.departure
        var departure = times[boarding].departure + shift
        var arrival = times[alighting].arrival + shift
        // Whoever is there in time has arrived by then, whenever the vehicle comes.
        arrival += timetable.headway(of: trip, startingAt: start) ?? 0
        switch overlay.change(of: trip, on: day, startingAt: start) {
        case .canceled: return .gone
        case .altered(let change):
            if change.skippedCalls.contains(boarding) || change.skippedCalls.contains(alighting)
                || !change.holds(from: boarding, to: alighting)
            {
                return .gone
            }
            departure += change.departureDelay(at: boarding)
            arrival += change.arrivalDelay(at: alighting)
        case nil: break
        }
        let calls = timetable.calls(of: timetable.pattern(of: trip))
        for (call, seconds) in [(boarding, departure), (alighting, arrival)] {
            let route = timetable.route(of: trip, atCall: call)
            let direction = timetable.direction(of: trip)
            if isClosed(calls[call].stop, route, direction, instant(seconds, on: day)) { return .gone }
        }
        return .runs(departure: instant(departure, on: day), arrival: instant(arrival, on: day))
    }

    private func standing(of ride: RideReference, on trip: TimetableOverlay.AddedTrip) -> RideStanding {
        guard let boarding = trip.calls.firstIndex(where: { $0.sequence == ride.boardingSequence }),
            let alighting = trip.calls[boarding...].firstIndex(where: { $0.sequence == ride.alightingSequence })
        else { return .gone }
        let (from, to) = (trip.calls[boarding], trip.calls[alighting])
        guard from.boarding != .notAvailable, to.alighting != .notAvailable,
            !isClosed(from.stop, trip.route, -1, instant(from.departureSeconds, on: day)),
            !isClosed(to.stop, trip.route, -1, instant(to.arrivalSeconds, on: day))
        else { return .gone }
        return .runs(departure: instant(from.departureSeconds, on: day), arrival: instant(to.arrivalSeconds, on: day))
    }

    private func isClosed(_ stop: StopIndex, _ route: RouteIndex, _ direction: Int, _ instant: Instant) -> Bool {
        let time = instant.secondsSince1970
        return overlay.closures.contains { closure in
            (closure.stops?.contains(stop) ?? true) && (closure.routes?.contains(route) ?? true)
                && (closure.direction.map { $0 == direction } ?? true)
                && closure.periods.contains { $0.contains(time) }
        }
    }

    private func instant(_ seconds: Int32, on day: Int) -> Instant {
        ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone).adding(seconds: Int64(seconds))
    }
}
