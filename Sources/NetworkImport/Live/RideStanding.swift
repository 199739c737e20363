package import CivilTime
internal import Journeys
internal import TransitRouting

/// What has become of a ride that was planned.
package enum RideStanding: Equatable, Sendable {
    case runs(departure: Instant, arrival: Instant)
    /// Canceled, or it passes one of the two stops now.
    case gone
    /// The network does not have it: another timetable was imported.
    case unknown
}

/// Finds a ride in the timetable and says how realtime leaves it.
struct RideFinder {
    let names: RealtimeNames
    let overlay: TimetableOverlay
    let day: Int
    let dayStart: Instant

    func standing(of ride: RideReference, trip: String, in feed: FeedIndex) -> RideStanding {
        if let added = overlay.addedTrips.first(where: { $0.id == trip && $0.day == day }) {
            return standing(of: ride, on: added)
        }
        var answer = RideStanding.unknown
        for part in names.parts(of: trip, in: feed) where part.dayOffset == 0 {
            let timetable = names.timetable
            guard timetable.service(timetable.service(of: part.trip), runsOn: day),
                let (boarding, alighting) = calls(of: ride, in: timetable.sequences(of: part.trip)[part.firstCall...])
            else { continue }
            let own = standing(of: part.trip, boarding, alighting, startSeconds: ride.startSeconds)
            // A trip that runs both alone and joined to others is found more than once.
            if case .runs = own { return own }
            answer = own
        }
        return answer
    }

    /// Joined trips may have the same sequences again: then the places of the calls tell them apart.
    private func calls(of ride: RideReference, in sequences: ArraySlice<UInt32>) -> (boarding: Int, alighting: Int)? {
        if let boarding = ride.boardingCall, let alighting = ride.alightingCall, boarding < alighting,
            sequences.indices.contains(boarding), sequences.indices.contains(alighting),
            sequences[boarding] == ride.boardingSequence, sequences[alighting] == ride.alightingSequence
        {
            return (boarding, alighting)
        }
        guard let boarding = sequences.firstIndex(of: ride.boardingSequence),
            let alighting = sequences[(boarding + 1)...].firstIndex(of: ride.alightingSequence)
        else { return nil }
        return (boarding, alighting)
    }

    private func standing(
        of trip: TripIndex,
        _ boarding: Int,
        _ alighting: Int,
        startSeconds: Int32?
    ) -> RideStanding {
        let timetable = names.timetable
        let times = timetable.times(of: trip)
        guard let first = times.first, times.indices.contains(alighting) else { return .unknown }
        let start = startSeconds ?? first.departure
        let shift = start - first.departure
        var departure = times[boarding].departure + shift
        var arrival = times[alighting].arrival + shift
        switch overlay.change(of: trip, on: day, startingAt: start) {
        case .canceled: return .gone
        case .altered(let change):
            if change.skippedCalls.contains(boarding) || change.skippedCalls.contains(alighting) { return .gone }
            departure += change.departureDelay(at: boarding)
            arrival += change.arrivalDelay(at: alighting)
        case nil: break
        }
        let calls = timetable.calls(of: timetable.pattern(of: trip))
        for (call, seconds) in [(boarding, departure), (alighting, arrival)] {
            let route = timetable.route(of: trip, atCall: call)
            let direction = timetable.direction(of: trip)
            if isClosed(calls[call].stop, route, direction, seconds) { return .gone }
        }
        return .runs(departure: instant(departure), arrival: instant(arrival))
    }

    private func standing(of ride: RideReference, on trip: TimetableOverlay.AddedTrip) -> RideStanding {
        guard let boarding = trip.calls.firstIndex(where: { $0.sequence == ride.boardingSequence }),
            let alighting = trip.calls[boarding...].firstIndex(where: { $0.sequence == ride.alightingSequence })
        else { return .gone }
        let (from, to) = (trip.calls[boarding], trip.calls[alighting])
        guard from.boarding != .notAvailable, to.alighting != .notAvailable,
            !isClosed(from.stop, trip.route, -1, from.departureSeconds),
            !isClosed(to.stop, trip.route, -1, to.arrivalSeconds)
        else { return .gone }
        return .runs(departure: instant(from.departureSeconds), arrival: instant(to.arrivalSeconds))
    }

    private func isClosed(_ stop: StopIndex, _ route: RouteIndex, _ direction: Int, _ seconds: Int32) -> Bool {
        let time = instant(seconds).secondsSince1970
        return overlay.closures.contains { closure in
            (closure.stops?.contains(stop) ?? true) && (closure.routes?.contains(route) ?? true)
                && (closure.direction.map { $0 == direction } ?? true)
                && closure.periods.contains { $0.contains(time) }
        }
    }

    private func instant(_ seconds: Int32) -> Instant { dayStart.adding(seconds: Int64(seconds)) }
}
