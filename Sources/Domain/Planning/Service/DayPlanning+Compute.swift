internal import CivilTime

/// The result of a worker's computation.
enum Computed: Sendable {
    case application(PlanApplication)
    case needs(Range<Instant>)
}

extension DayPlanning {
    func compute(
        _ snapshot: PlanningSnapshot,
        _ lease: DirtyLease,
        _ portion: [PlanApplication.PlannedMark],
        scope: [Range<Instant>],
        window: Range<Instant>,
        since: Instant
    ) throws(PlanningError) -> Computed {
        do {
            switch try plan(snapshot, scope: scope, window: window, since: since, modseq: lease.modseq) {
            case .needs(let wider): return .needs(wider)
            case .changes(let changes, let edits, let tags, let lessons):
                return .application(
                    try application(
                        of: changes,
                        edits,
                        tags,
                        lessons: lessons,
                        lease: lease,
                        snapshot: snapshot,
                        done: portion
                    )
                )
            }
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
