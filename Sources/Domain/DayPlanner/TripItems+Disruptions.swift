internal import CivilTime
internal import TripModel

extension TripItems {
    /// A warning at each event whose usual way is hindered, there or back; the trip that stands does without it.
    mutating func addDisruptions(
        _ result: TourPlanner.PlannedTour,
        _ ask: (TourPlanner.Move, TripRequest.Time) -> [TripDisruption]
    ) {
        for move in result.moves {
            let occurrence = occurrences[move.occurrence]
            guard move.key.kind != .back, input.isInScope(occurrence), occurrence.start < input.horizon,
                move.outcome == .none || move.outcome.found != nil
            else { continue }
            let isWayThere = move.key.kind == .to
            guard isWayThere ? occurrence.start > input.since : occurrence.end > input.since else { continue }
            let buffer = input.preferences.heeding(occurrence).bufferSeconds
            let arrival = occurrence.start.adding(seconds: -buffer)
            let found = ask(move, isWayThere ? .arriveBy(arrival) : .departAt(move.free))
            guard !found.isEmpty else { continue }
            let causes = found.map { "\($0.cause.rawValue) \($0.lines.joined(separator: ","))" }
            warn(
                .disruption,
                ordinal: isWayThere ? 0 : 1,
                occurrence,
                .disruption(found, isWayThere: isWayThere),
                lastMoment: isWayThere ? move.outcome.option?.departure ?? occurrence.start : occurrence.start,
                cause: "\(occurrence.fingerprint)|\(causes.joined(separator: "|"))"
            )
        }
    }
}
