internal import CivilTime
internal import TripModel

/// Notes about decisions that hold no longer.
extension TripItems {
    /// For each occurrence whose time or place is another one than when the person decided about it.
    mutating func addFallenChoices() {
        for occurrence in occurrences where isOpen(occurrence) {
            for choice in choices.fallen(of: occurrence) {
                addFallen(choice.item.kind, choice.decision, occurrence, eventChanged: true)
            }
        }
    }

    /// Where a move is made otherwise than the person wanted.
    mutating func addFallenChoices(about move: TourPlanner.Move, _ occurrence: PlanOccurrence) {
        let kind = move.key.kind
        if let wanted = choices.option(for: kind, of: occurrence),
            let modes = choices.modes(for: kind, of: occurrence), move.outcome.option?.signature != wanted
        {
            addFallen(kind, .option(wanted, modes), occurrence, eventChanged: false)
        }
        if kind == .to, let wanted = choices.departure(for: kind, of: occurrence), wanted > input.since,
            let found = move.outcome.found, !found.isPinned
        {
            addFallen(kind, .departure(wanted), occurrence, eventChanged: false)
        }
    }

    private mutating func addFallen(
        _ kind: ItemKind,
        _ decision: PlanChoice.Decision,
        _ occurrence: PlanOccurrence,
        eventChanged: Bool
    ) {
        let ordinals: [ItemKind: Int] = [.to: 0, .home: 1, .homeInGap: 2, .warning(.overlap): 3, .back: 4]
        warn(
            .choice,
            ordinal: ordinals[kind] ?? 0,
            occurrence,
            .choiceFell(decision, eventChanged: eventChanged),
            lastMoment: occurrence.start,
            cause: "\(occurrence.fingerprint)|\(decision)",
            isQuiet: true
        )
    }
}
