internal import Columns

extension ScheduleMaker {
    /// The run with its own profile, which is added behind the timetable's.
    mutating func alter(
        _ candidate: Candidate,
        _ alteration: TimetableOverlay.Alteration,
        callCount: Int
    ) -> Candidate {
        var newArrivals = arrivals ?? timetable.storage.arrivals.array
        var newDepartures = departures ?? timetable.storage.departures.array
        arrivals = nil
        departures = nil
        let profile = Int(candidate.profile)
        var late = candidate
        late.profile = UInt32(newArrivals.count)
        // Runs are ordered by their departure at the first call; keep the start there.
        let first = newDepartures[profile] &+ alteration.departureDelay(at: 0)
        late.startSeconds = candidate.startSeconds &+ first
        for call in 0..<callCount {
            newArrivals.append(newArrivals[profile + call] &+ alteration.arrivalDelay(at: call) &- first)
            newDepartures.append(newDepartures[profile + call] &+ alteration.departureDelay(at: call) &- first)
        }
        arrivals = newArrivals
        departures = newDepartures
        return late
    }

    /// Lays out a trip that the timetable does not have; its run is numbered behind the timetable's.
    mutating func add(_ trip: TimetableOverlay.AddedTrip, _ number: Int) {
        guard let layer = layers.first(where: { day + $0.dayOffset == trip.day }), let first = trip.calls.first else {
            return
        }
        makeOwnCalls()
        makeOwnTimes()
        let stopCalls = trip.calls.map {
            admitted(StopCall($0.stop, boarding: $0.boarding, alighting: $0.alighting))
        }
        let firstCall = UInt32(calls?.count ?? 0)
        let run = Candidate(
            startSeconds: first.departureSeconds &+ layer.shiftSeconds[timetable.feed(of: trip.route).row],
            profile: UInt32(arrivals?.count ?? 0),
            source: UInt32(timetable.runCount + number),
            dayOffset: Int8(layer.dayOffset)
        )
        for call in trip.calls {
            arrivals?.append(call.arrivalSeconds - first.departureSeconds)
            departures?.append(call.departureSeconds - first.departureSeconds)
        }
        calls?.append(contentsOf: stopCalls.map(\.word))
        // Which way it runs is not said, so a closure of one direction leaves it open.
        guard let shut = shutCalls(run, stopCalls, direction: -1, route: { _ in trip.route }) else { return }
        for outside in closedCalls(of: run, callCount: stopCalls.count) {
            let without = outside.union(shut)
            if without.isEmpty {
                addLines([run], firstCall: firstCall, callCount: UInt32(stopCalls.count))
            } else {
                addSkipping([(without, run)], firstCall: firstCall, callCount: UInt32(stopCalls.count))
            }
        }
    }
}
