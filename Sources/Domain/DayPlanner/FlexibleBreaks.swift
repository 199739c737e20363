internal import CivilTime

/// Finds room for flexible events in what the day leaves (DESIGN.md 5): those with the least choice first, each as
/// early in its window as it can, whole before shortened. They happen where the person then is; ``FlexibleVisits`` places
/// those that have a place of their own.
struct FlexibleBreaks {
    enum Outcome: Equatable {
        case slot(PlannedSlot)
        case lost(freeSeconds: Int64, wantedSeconds: Int64, BreakRescue = BreakRescue())

        /// As long as it was wanted.
        var isWhole: Bool {
            if case .slot(let slot) = self { !slot.isShortened } else { false }
        }

        var isLost: Bool {
            if case .lost = self { true } else { false }
        }

        /// There would be room, but not for the way there.
        func asLost(with rescue: BreakRescue) -> Outcome {
            switch self {
            case .slot(let slot):
                .lost(freeSeconds: slot.end - slot.start, wantedSeconds: slot.end - slot.start, rescue)
            case .lost(let free, let wanted, _): .lost(freeSeconds: free, wantedSeconds: wanted, rescue)
            }
        }
    }

    /// What is taken, ascending; no two overlap once ``merge`` has run.
    private var taken: [Range<Instant>]
    private let earliest: Instant

    /// - Parameters:
    ///   - taken: the times of events that stand and of trips, in any order.
    ///   - earliest: nothing is placed before.
    init(taken: [Range<Instant>], earliest: Instant) {
        self.taken = taken
        self.earliest = earliest
    }

    /// Where each goes, by key.
    static func place(
        _ occurrences: [PlanOccurrence],
        taken: [Range<Instant>],
        earliest: Instant
    ) -> [OccurrenceKey: Outcome] {
        var breaks = FlexibleBreaks(taken: taken, earliest: earliest)
        var outcomes: [OccurrenceKey: Outcome] = [:]
        for occurrence in ordered(occurrences) {
            guard let wish = occurrence.directives.flexible else { continue }
            outcomes[occurrence.key] = breaks.place(wish, from: occurrence.start, to: occurrence.end)
        }
        return outcomes
    }

    /// Those with the least choice first.
    static func ordered(_ occurrences: [PlanOccurrence]) -> [PlanOccurrence] {
        occurrences.sorted { left, right in
            let slack = (slack(left), slack(right))
            return slack.0 != slack.1 ? slack.0 < slack.1 : PlanOccurrence.isBefore(left, right)
        }
    }

    private static func slack(_ occurrence: PlanOccurrence) -> Int64 {
        occurrence.end - occurrence.start - (occurrence.directives.flexible?.seconds ?? 0)
    }

    private mutating func place(_ wish: Directives.Flexible, from start: Instant, to end: Instant) -> Outcome {
        let free = gaps(from: max(start, earliest).ceiledToMinute, to: end)
        let longest = free.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
        let gap = free.first { $0.upperBound - $0.lowerBound >= wish.seconds } ?? longest
        let room = gap.map { $0.upperBound - $0.lowerBound } ?? 0
        guard let gap, room >= wish.minimumSeconds else {
            return .lost(freeSeconds: room, wantedSeconds: wish.seconds)
        }
        let slot = gap.lowerBound..<gap.lowerBound.adding(seconds: min(room, wish.seconds))
        taken.append(slot)
        return .slot(PlannedSlot(start: slot.lowerBound, end: slot.upperBound, isShortened: room < wish.seconds))
    }

    /// The free times of a window, ascending, beginning on whole minutes.
    func gaps(from start: Instant, to end: Instant) -> [Range<Instant>] {
        var gaps: [Range<Instant>] = []
        var moment = start
        for span in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where span.upperBound > moment {
            guard span.lowerBound < end else { break }
            if moment < span.lowerBound { gaps.append(moment..<span.lowerBound) }
            moment = span.upperBound.ceiledToMinute
        }
        if moment < end { gaps.append(moment..<end) }
        return gaps
    }
}
