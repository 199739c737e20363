internal import Columns

extension TransitSearch {
    /// Follows the labels of a found way and writes it down in travel order.
    ///
    /// - Returns: nil only when the labels do not fit the query, which a correct search never produces.
    func journey(
        to found: FoundLabel,
        _ query: TransitQuery,
        _ schedule: DaySchedule,
        _ transfers: TransferTable
    ) -> TransitJourney? {
        let rides = rides(to: found.label, schedule, isForward: query.isForward)
        guard let first = rides.first, let last = rides.last, let access = Self.least(query.access, at: first.from),
            let egress = Self.least(query.egress, at: last.to), let legs = Self.legs(rides, transfers)
        else { return nil }
        return TransitJourney(
            departureSeconds: first.departureSeconds - access.seconds,
            arrivalSeconds: last.arrivalSeconds + egress.seconds,
            access: access,
            egress: egress,
            legs: legs
        )
    }

    /// The rides that led to a label, in travel order.
    func rides(to label: Int32, _ schedule: DaySchedule, isForward: Bool) -> [TransitRide] {
        var rides: [TransitRide] = []
        var next = label
        while next >= 0 {
            let label = labels[Int(next)]
            rides.append(ride(label, schedule, isForward: isForward))
            next = label.parent
        }
        if isForward { rides.reverse() }
        return rides
    }

    /// The rides with the walks between them; nil where the table has no such walk.
    static func legs(_ rides: [TransitRide], _ transfers: TransferTable) -> [TransitLeg]? {
        var legs: [TransitLeg] = []
        for (number, ride) in rides.enumerated() {
            if number > 0, rides[number - 1].to != ride.from {
                let before = rides[number - 1]
                guard let seconds = transfers.walkSeconds(from: before.to, to: ride.from) else { return nil }
                legs.append(
                    .walk(
                        TransitWalk(
                            from: before.to,
                            to: ride.from,
                            departureSeconds: before.arrivalSeconds,
                            arrivalSeconds: before.arrivalSeconds + seconds,
                            metres: transfers.walkMetres(from: before.to, to: ride.from)
                        )
                    )
                )
            }
            legs.append(.ride(ride))
        }
        return legs
    }

    private static func least(_ offsets: [StopOffset], at stop: StopIndex) -> StopOffset? {
        offsets.filter { $0.stop == stop }.min { $0.seconds < $1.seconds }
    }

    private func ride(_ label: SearchLabel, _ schedule: DaySchedule, isForward: Bool) -> TransitRide {
        let line = schedule.lines[Int(label.line)]
        let run = schedule.runs[Int(label.run)]
        let boarding = Int(isForward ? label.entryCall : label.exitCall)
        let alighting = Int(isForward ? label.exitCall : label.entryCall)
        let source = RunIndex(rawValue: schedule.runSources[Int(label.run)])
        return TransitRide(
            trip: schedule.trip(ofSource: source.rawValue),
            run: source,
            dayOffset: Int(schedule.runDays[Int(label.run)]),
            boardingCall: boarding,
            alightingCall: alighting,
            from: StopCall(word: schedule.calls[Int(line.firstCall) + boarding]).stop,
            to: StopCall(word: schedule.calls[Int(line.firstCall) + alighting]).stop,
            departureSeconds: run.startSeconds + schedule.departures[Int(run.profile) + boarding],
            arrivalSeconds: run.startSeconds + schedule.arrivals[Int(run.profile) + alighting]
        )
    }
}
