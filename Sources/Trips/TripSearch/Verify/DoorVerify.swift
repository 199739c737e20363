internal import CivilTime
internal import StreetRouting
internal import TransitRouting

/// Door to door, the model of `door_oracle.py`.
struct DoorVerify {
    let network: Network
    let clock: any WallClock
    let path: String

    func run(
        _ trips: [ReferenceFile.DoorTrip],
        of file: ReferenceFile,
        _ report: inout VerifyReport
    ) throws(VerifyError) {
        guard let streets = network.streets, let scratches = network.scratches else { throw .needsStreets(file: path) }
        guard let transit = network.transit else { throw .needsTimetable(file: path) }
        let schedule = transit.calendar.window(day: try NetworkVerify.day(file, path)).schedule
        scratches.with { scratch in
            guard let search = ReferenceSearch(network, scratch: scratch) else { return }
            for trip in trips { run(trip, search, streets, schedule, &report) }
        }
    }

    private func run(
        _ trip: ReferenceFile.DoorTrip,
        _ search: ReferenceSearch,
        _ streets: StreetNetwork,
        _ schedule: DaySchedule,
        _ report: inout VerifyReport
    ) {
        guard let from = streets.place(ofNode: trip.fromNode), let to = streets.place(ofNode: trip.toNode),
            let depart = ReferenceFile.seconds(trip.depart), let arrive = ReferenceFile.seconds(trip.arrive)
        else {
            report.check(false, "\(trip.id): no street at node \(trip.fromNode) or \(trip.toNode)")
            return
        }
        let (answer, earliest) = report.timed(clock) {
            let answer = search.answer(from: from, to: to)
            return (answer, search.bestTime(.departAt(depart), answer, in: schedule).map(Int.init))
        }
        let latest = report.timed(clock) {
            search.bestTime(.arriveBy(arrive), search.answer(from: from, to: to), in: schedule).map(Int.init)
        }
        let text = NetworkVerify.clockText
        report.check(
            earliest == trip.earliestArrivalS,
            "\(trip.id) leaving \(trip.depart): \(text(earliest)), expected \(text(trip.earliestArrivalS))"
        )
        let possible = latest.flatMap { $0 >= 0 ? $0 : nil }
        report.check(
            possible == trip.latestDepartureS,
            "\(trip.id) arriving \(trip.arrive): \(text(possible)), expected \(text(trip.latestDepartureS))"
        )
        report.check(
            answer.directSeconds.map(Int.init) == trip.directWalkS,
            "\(trip.id) walking: \(answer.directSeconds.map(String.init) ?? "none") s, expected "
                + "\(trip.directWalkS ?? -1) s"
        )
        if let origin = trip.stopsNearOrigin, let destination = trip.stopsNearDestination {
            let found = (answer.access.offsets.count, answer.egress.offsets.count)
            report.check(
                found == (origin, destination),
                "\(trip.id) stops in reach: \(found.0) and \(found.1), expected \(origin) and \(destination)"
            )
        }
    }
}
