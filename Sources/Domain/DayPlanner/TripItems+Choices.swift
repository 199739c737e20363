internal import CivilTime
internal import TripModel

/// Notes about decisions that hold no longer.
extension TripItems {
    /// For each occurrence whose time or place is another one than when the person decided about it.
    mutating func addFallenChoices() {
        for occurrence in occurrences where isOpen(occurrence) {
            for choice in choices.fallen(of: occurrence, [.to, .back, .home, .homeInGap, .warning(.overlap)]) {
                addFallen(choice.item.kind, choice.decision, occurrence, eventChanged: true)
            }
        }
    }

    /// At each event that is left out because the way to a chosen one takes its time.
    mutating func addNotes(onWaysTaken waysTaken: [Int: Int]) {
        for (loser, winner) in waysTaken.sorted(by: { $0.key < $1.key }) where isOpen(occurrences[loser]) {
            let (occurrence, other) = (occurrences[loser], occurrences[winner])
            warn(
                .overlap,
                ordinal: 1,
                occurrence,
                .wayTaken(by: PlannedEvent(other)),
                lastMoment: occurrence.start,
                cause: "\(occurrence.fingerprint)|\(other.key.uid.prefix(255))@\(other.fingerprint)",
                isQuiet: true
            )
        }
    }

    /// For each break that is another one than when the person decided about it, whose chosen time is taken, or which is
    /// lost though trips give way to it.
    mutating func addFallenChoices(ofBreaks flexible: [PlanOccurrence], in placed: PlacedBreaks) {
        for occurrence in flexible where isOpen(occurrence) && occurrence.start < input.horizon {
            for choice in choices.fallen(of: occurrence, [.slot]) {
                addFallen(.slot, choice.decision, occurrence, eventChanged: true)
            }
            if placed.fallen.contains(occurrence.key), let window = choices.window(of: occurrence) {
                addFallen(.slot, window, occurrence, eventChanged: false)
            } else if choices.isKept(occurrence), placed.isLost(occurrence) {
                addFallen(.slot, .chosen, occurrence, eventChanged: false)
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
        let ordinals: [ItemKind: Int] = [
            .to: 0, .home: 1, .homeInGap: 2, .warning(.overlap): 3, .back: 4, .slot: 5,
        ]
        warn(
            .choice,
            ordinal: ordinals[kind] ?? 0,
            occurrence,
            .choiceFell(decision, isBreak: kind == .slot, eventChanged: eventChanged),
            lastMoment: occurrence.start,
            cause: "\(occurrence.fingerprint)|\(decision)",
            isQuiet: true
        )
    }
}
