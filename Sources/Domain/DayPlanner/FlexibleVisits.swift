internal import CivilTime

/// Places flexible events together with the trips to them: gym, errands (PLAN-4).
///
/// Events with the least choice are placed first. For each, the planner tries the times directly after or before another
/// event in its window; of those that make nothing worse, it takes the one with the least extra travel, the earliest of
/// equals.
struct FlexibleVisits {
    private let day: PlanningDay
    /// The fixed ones, and those that were placed; sorted by start.
    private var occurrences: [PlanOccurrence]
    private(set) var outcomes: [OccurrenceKey: FlexibleBreaks.Outcome] = [:]

    /// The most events of its window that are tried as neighbours.
    private static let mostNeighbours = 12
    /// The most times that are tried to save a lost event, the nearest to its window first.
    private static let mostRescues = 8
    /// Differences of extra travel below this do not make it wait.
    private static let worthwhileSeconds = 600.0
    /// How far around its window the tours are compared.
    private static let aroundSeconds: Int64 = 12 * 3_600

    init(_ day: PlanningDay, fixed: [PlanOccurrence]) {
        self.day = day
        occurrences = fixed
    }

    /// A time and place that a flexible event may have.
    private struct Candidate: Hashable {
        var start: Instant
        var place: KnownPlace
        var isCorrected = false
    }

    /// Places the events that have a place of their own.
    mutating func place(_ flexible: [PlanOccurrence], _ cache: TripOptionCache<some ItinerarySource>) {
        for event in FlexibleBreaks.ordered(flexible) {
            guard let wish = event.directives.flexible, let place = event.destination else { continue }
            for seconds in wish.lengths where outcomes[event.key] == nil {
                if let found = find(event, at: place, seconds, cache) { take(found) }
            }
            guard outcomes[event.key] == nil else { continue }
            let schedule = Schedule(of: occurrences, day, in: [around(event)], isTrial: true, cache)
            outcomes[event.key] = FlexibleBreaks.place(
                [event],
                taken: schedule.taken(until: event.end),
                earliest: day.input.since
            )[event.key].map { $0.asLost(with: rescue(of: event, at: place, wish, cache)) }
        }
    }

    /// Places the events without a place in the free time of the day; where that is too short, the trip from an event may
    /// leave later.
    ///
    /// - Returns: the day with all that was placed.
    mutating func place(
        floating: [PlanOccurrence],
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Schedule {
        let schedule = Schedule(of: occurrences, day, in: day.input.scope, cache)
        let found = breaks(floating, in: schedule)
        var taken: Set<OccurrenceKey> = []
        for event in FlexibleBreaks.ordered(floating) {
            guard let wish = event.directives.flexible, found[event.key]?.isWhole != true else { continue }
            for seconds in wish.lengths where !taken.contains(event.key) {
                if case .slot(let slot)? = found[event.key], slot.end - slot.start >= seconds { break }
                guard let waiting = best(waits(for: event, seconds), event, seconds, cache) else { continue }
                take(waiting)
                taken.insert(event.key)
            }
        }
        keep(floating.filter { !taken.contains($0.key) && found[$0.key]?.isLost == true }, schedule, &taken)
        guard !taken.isEmpty else {
            outcomes.merge(found) { $1 }
            addRescues(of: floating, in: schedule)
            return schedule
        }
        let changed = Schedule(of: occurrences, day, in: day.input.scope, cache)
        outcomes.merge(breaks(floating.filter { !taken.contains($0.key) }, in: changed)) { $1 }
        addRescues(of: floating, in: changed)
        return changed
    }

    // MARK: Rescue of lost events

    /// For events without a place: in the times that nothing takes.
    private mutating func addRescues(of floating: [PlanOccurrence], in schedule: Schedule) {
        for event in floating {
            guard let wish = event.directives.flexible, case .lost(let free, let wanted, _)? = outcomes[event.key]
            else { continue }
            let span = BreakRescue.span(around: event, day.input)
            let others = outcomes.values.compactMap { outcome in
                if case .slot(let slot) = outcome { slot.start..<slot.end } else { nil }
            }
            let breaks = FlexibleBreaks(
                taken: schedule.taken(until: span.upperBound) + others,
                earliest: span.lowerBound
            )
            let rescue = BreakRescue(
                shorterSeconds: BreakRescue.shorter(than: wish, free: free),
                moved: breaks.gaps(from: span.lowerBound, to: span.upperBound).compactMap {
                    BreakRescue.window(for: wish.seconds, in: $0, near: event.start..<event.end)
                }.min { BreakRescue.isNearer($0, $1, to: event.start..<event.end) }
            )
            outcomes[event.key] = .lost(freeSeconds: free, wantedSeconds: wanted, rescue)
        }
    }

    /// For an event with a place: with the trip to it.
    private func rescue(
        of event: PlanOccurrence,
        at place: KnownPlace,
        _ wish: Directives.Flexible,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> BreakRescue {
        var rescue = BreakRescue()
        let half = BreakRescue.shorter(than: wish, free: wish.minimumSeconds / 2)
        if let half, find(event, at: place, half, cache, near: event) != nil { rescue.shorterSeconds = half }
        var wider = event
        wider.written = event.asWritten
        let span = BreakRescue.span(around: event, day.input)
        (wider.start, wider.end) = (span.lowerBound, span.upperBound)
        if let found = find(wider, at: place, wish.seconds, cache, near: event) {
            rescue.moved = found.start..<found.end
        }
        return rescue
    }

    private func find(
        _ event: PlanOccurrence,
        at place: KnownPlace,
        _ seconds: Int64,
        _ cache: TripOptionCache<some ItinerarySource>,
        near lost: PlanOccurrence? = nil
    ) -> PlanOccurrence? {
        var starts = starts(of: event, seconds)
        if let lost {
            func distance(_ start: Instant) -> Int64 {
                max(lost.start - start, start.adding(seconds: seconds) - lost.end, 0)
            }
            starts = Array(starts.sorted { (distance($0), $0) < (distance($1), $1) }.prefix(Self.mostRescues))
        }
        return best(starts.map { Candidate(start: $0, place: place) }, event, seconds, cache)
    }

    /// Places the breaks that the person has chosen to keep whatever becomes of trips: in the time between events, and
    /// trips are planned around them.
    private mutating func keep(
        _ lost: [PlanOccurrence],
        _ schedule: Schedule,
        _ taken: inout Set<OccurrenceKey>
    ) {
        let kept = lost.filter(day.choices.isKept)
        guard let end = kept.map(\.end).max() else { return }
        let outcomes = FlexibleBreaks.place(
            kept,
            taken: schedule.takenByEvents(until: end) + occurrences.filter(\.isKeptBreak).map { $0.start..<$0.end },
            earliest: day.input.since
        )
        for event in kept {
            guard case .slot(let slot)? = outcomes[event.key] else { continue }
            var occurrence = event
            occurrence.written = event.asWritten
            (occurrence.start, occurrence.end) = (slot.start, slot.end)
            occurrence.directives.flexible = nil
            occurrence.rank = EntryRank(.max)
            take(occurrence)
            taken.insert(event.key)
        }
    }

    private func breaks(_ floating: [PlanOccurrence], in schedule: Schedule) -> [OccurrenceKey: FlexibleBreaks.Outcome]
    {
        let end = floating.map(\.end).max() ?? day.input.since
        return FlexibleBreaks.place(floating, taken: schedule.taken(until: end), earliest: day.input.since)
    }

    private mutating func take(_ found: PlanOccurrence) {
        let wanted = found.written.map { $0.seconds } ?? 0
        outcomes[found.key] = .slot(
            PlannedSlot(start: found.start, end: found.end, isShortened: found.end - found.start < wanted)
        )
        occurrences = inserted(found)
    }

    private func inserted(_ occurrence: PlanOccurrence) -> [PlanOccurrence] {
        (occurrences + [occurrence]).sorted(by: PlanOccurrence.isBefore)
    }

    private func around(_ event: PlanOccurrence) -> Range<Instant> {
        event.start.adding(seconds: -Self.aroundSeconds)..<event.end.adding(seconds: Self.aroundSeconds)
    }

    // MARK: Candidates

    private func neighbours(of event: PlanOccurrence) -> ArraySlice<PlanOccurrence> {
        occurrences.filter { $0.start < event.end && event.start < $0.end }.prefix(Self.mostNeighbours)
    }

    private func starts(of event: PlanOccurrence, _ seconds: Int64) -> [Instant] {
        let neighbours = neighbours(of: event)
        let first = max(event.start, day.input.since).ceiledToMinute
        let last = event.end.adding(seconds: -seconds)
        return [first, last] + neighbours.map(\.end) + neighbours.map { $0.start.adding(seconds: -seconds) }
    }

    /// Directly after an event, at its place.
    private func waits(for event: PlanOccurrence, _ seconds: Int64) -> [Candidate] {
        neighbours(of: event).compactMap { neighbour in
            neighbour.isJourney || neighbour.isOpenEnded
                ? nil : neighbour.destination.map { Candidate(start: neighbour.end, place: $0) }
        }
    }

    // MARK: The best candidate

    private func best(
        _ candidates: [Candidate],
        _ event: PlanOccurrence,
        _ seconds: Int64,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> PlanOccurrence? {
        let before = Schedule(of: occurrences, day, in: [around(event)], isTrial: true, cache)
        var best: (extra: Double, occurrence: PlanOccurrence)?
        var queue = candidates
        var tried: Set<Instant> = []
        var next = 0
        while next < queue.count {
            let candidate = queue[next]
            next += 1
            guard tried.insert(candidate.start).inserted,
                let occurrence = occurrence(event, at: candidate, seconds, beside: before)
            else { continue }
            let after = Schedule(of: inserted(occurrence), day, in: [around(event)], isTrial: true, cache)
            let trouble = Trouble(of: occurrence, in: after, instead: before)
            if trouble.isNone {
                let extra = ((after.cost.last ?? 0) - (before.cost.last ?? 0)) / Self.worthwhileSeconds
                let isBetter = best.map { (extra.rounded(.down), occurrence.start) < ($0.extra, $0.occurrence.start) }
                if isBetter ?? true { best = (extra.rounded(.down), occurrence) }
            } else if !candidate.isCorrected {
                queue += trouble.corrections(of: candidate.start).map {
                    Candidate(start: $0, place: candidate.place, isCorrected: true)
                }
            }
        }
        return best?.occurrence
    }

    /// Nil where it lies outside its window or would overlap an event that stands.
    private func occurrence(
        _ event: PlanOccurrence,
        at candidate: Candidate,
        _ seconds: Int64,
        beside schedule: Schedule
    ) -> PlanOccurrence? {
        let end = candidate.start.adding(seconds: seconds)
        guard candidate.start >= max(event.start, day.input.since), end <= event.end else { return nil }
        var occurrence = event
        occurrence.written = event.asWritten
        (occurrence.start, occurrence.end) = (candidate.start, end)
        occurrence.place = .known(candidate.place)
        occurrence.directives.flexible = nil
        occurrence.rank = EntryRank(.max)
        let isTaken = schedule.occurrences.indices.contains { index in
            schedule.standing.stands[index] && !schedule.occurrences[index].isBackground
                && schedule.occurrences[index].overlaps(occurrence)
        }
        return isTaken ? nil : occurrence
    }

    /// How much later others, and the event itself, become when it is placed at a time.
    private struct Trouble {
        /// The time by which it is itself missed.
        var ownLateSeconds: Int64 = 0
        /// The time by which others are missed.
        var otherLateSeconds: Int64 = 0
        var isOther = false
        /// Nothing leads there from where the person is.
        var isUnreached = false

        var isNone: Bool { ownLateSeconds == 0 && !isOther && !isUnreached }

        init(of occurrence: PlanOccurrence, in after: Schedule, instead before: Schedule) {
            let moves = after.moves.filter { after.occurrences[$0.occurrence].key == occurrence.key }
            ownLateSeconds = moves.map(\.outcome.lateSeconds).max() ?? 0
            isUnreached = moves.contains { $0.key.kind == .to && ($0.outcome == .none || $0.outcome == .tooFar) }
            let (old, new) = (before.cost.dropLast(), after.cost.dropLast())
            let zeros = Array(repeating: 0.0, count: new.count)
            isOther = (old.isEmpty ? zeros[...] : old).lexicographicallyPrecedes(new)
            let late = [before, after].map { $0.moves.map(\.outcome.lateSeconds).reduce(0, +) }
            otherLateSeconds = max(0, late[1] - late[0] - ownLateSeconds)
        }

        /// Later by what it is missed by, earlier by what others are; in steps of five minutes.
        func corrections(of start: Instant) -> [Instant] {
            let step: Int64 = 300
            let later = (ownLateSeconds + step - 1) / step * step
            let earlier = (otherLateSeconds + step - 1) / step * step
            return (later > 0 ? [start.adding(seconds: later)] : [])
                + (earlier > 0 ? [start.adding(seconds: -earlier)] : [])
        }
    }
}
