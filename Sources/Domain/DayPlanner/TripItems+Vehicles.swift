internal import CivilTime
internal import TripModel

extension TripItems {
    /// So long before a trip nobody looks whether its vehicle is there.
    private static let checkedSeconds: Int64 = 3_600
    /// So long before it, one that is missing is told.
    private static let toldSeconds: Int64 = 1_200

    /// A warning at each event whose usual way takes a shared vehicle of which none is to be had shortly before; the
    /// trip that stands does without it.
    mutating func addMissingVehicles(
        _ result: TourPlanner.PlannedTour,
        _ ask: (TourPlanner.Move, TripRequest.Time) -> MissingVehicle?
    ) {
        for move in result.moves where move.key.kind == .to || move.key.kind == .home {
            let occurrence = occurrences[move.occurrence]
            guard input.isInScope(occurrence), let found = move.outcome.found, found.option.departure >= input.since,
                found.option.departure - input.since <= Self.checkedSeconds,
                let missing = ask(move, found.time)
            else { continue }
            let first = min(missing.departure, found.option.departure)
            guard first - input.since <= Self.toldSeconds, missing.departure >= input.since else { continue }
            let others = [found.option] + found.alternatives
            warn(
                .noVehicle,
                ordinal: move.key.kind == .to ? 0 : 1,
                occurrence,
                .noSharedVehicle(missing, instead: others, isWayThere: move.key.kind == .to),
                lastMoment: found.option.departure,
                cause: "\(occurrence.fingerprint)|\(missing.mode.rawValue)|\(missing.provider)",
                // Being late rings already.
                isQuiet: found.lateSeconds > 0
            )
        }
    }
}
