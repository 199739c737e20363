internal import CivilTime
internal import Geo
internal import TripModel

/// What all schedules of a plan have in common.
struct PlanningDay {
    let input: PlanInput
    let choices: ChoiceIndex
    let nights: Nights
}

/// Which occurrences stand, and the tours to them.
struct Schedule {
    let occurrences: [PlanOccurrence]
    private(set) var standing: ConflictResolution
    /// Those that the way to a chosen event takes out, with that event.
    private(set) var waysTaken: [Int: Int] = [:]
    private let nights: Nights
    private(set) var tours: [TourPlanner.PlannedTour] = []

    /// - Parameters:
    ///   - occurrences: sorted by start.
    ///   - day: what all schedules have in common.
    ///   - scope: tours are planned for rows that touch it.
    ///   - isTrial: alternatives, and all that is only told, are left out.
    ///   - cache: what is asked for trips.
    init(
        of occurrences: [PlanOccurrence],
        _ day: PlanningDay,
        in scope: [Range<Instant>],
        isTrial: Bool = false,
        _ cache: TripOptionCache<some ItinerarySource>
    ) {
        self.occurrences = occurrences
        nights = day.nights
        standing = ConflictResolution(of: occurrences, chosen: day.choices.isChosen)
        tours = Self.tours(occurrences, standing, day, in: scope, isTrial: isTrial, cache)
        makeWay(day, in: scope, isTrial: isTrial, cache)
    }

    /// So many events make way for chosen ones.
    private static let mostMakingWay = 8

    /// A chosen event takes out all that it collides with, and its trip belongs to it (PLAN-3): while it is late because
    /// of an event before it, and less so without, that one does not take place.
    private mutating func makeWay(
        _ day: PlanningDay,
        in scope: [Range<Instant>],
        isTrial: Bool,
        _ cache: TripOptionCache<some ItinerarySource>
    ) {
        var kept: Set<Int> = []
        for _ in 0..<Self.mostMakingWay {
            let late = occurrences.indices.first { standing.isChosen[$0] && !kept.contains($0) && lateness(of: $0) > 0 }
            guard let winner = late else { return }
            guard let loser = rival(of: winner, in: day.input.zone) else {
                kept.insert(winner)
                continue
            }
            let out = Set(waysTaken.keys).union([loser])
            let other = ConflictResolution(of: occurrences, chosen: day.choices.isChosen, without: out)
            let tours = Self.tours(occurrences, other, day, in: scope, isTrial: isTrial, cache)
            guard Self.lateness(of: winner, in: tours) < lateness(of: winner) else {
                kept.insert(winner)
                continue
            }
            (standing, self.tours) = (other, tours)
            waysTaken[loser] = winner
        }
    }

    private func lateness(of index: Int) -> Int64 { Self.lateness(of: index, in: tours) }

    /// By how much an occurrence is missed.
    private static func lateness(of index: Int, in tours: [TourPlanner.PlannedTour]) -> Int64 {
        tours.reduce(0) { most, tour in
            let outcomes = tour.moves.filter { $0.occurrence == index && $0.key.kind == .to }.map(\.outcome)
            let late = outcomes.map { $0 == .none || $0 == .tooFar ? .max : $0.lateSeconds }
            return max(most, late.max() ?? 0, tour.lateByOwnTravel[index] ?? 0)
        }
    }

    /// The event before a late one that takes the time of the way there, and is neither chosen nor so long that one may
    /// leave it.
    func rival(of index: Int, in zone: ZoneRules) -> Int? {
        let start = occurrences[index].start
        let ways = moves.filter { $0.occurrence == index && $0.key.kind == .to }.compactMap(\.outcome.found?.option)
        let seconds = occurrences[index].travelSeconds ?? ways.map(\.durationSeconds).max() ?? 0
        return occurrences.indices.filter { other in
            let event = occurrences[other]
            return standing.stands[other] && !standing.isChosen[other] && event.written == nil && !event.isBackground
                && event.start < event.end && event.end <= start && event.end > start.adding(seconds: -seconds)
                && zone.date(of: event.end) == zone.date(of: start)
        }.max { (occurrences[$0].end, $0) < (occurrences[$1].end, $1) }
    }

    private static func tours(
        _ occurrences: [PlanOccurrence],
        _ standing: ConflictResolution,
        _ day: PlanningDay,
        in scope: [Range<Instant>],
        isTrial: Bool,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> [TourPlanner.PlannedTour] {
        // No row depends on another one.
        rows(occurrences, standing, day, in: scope).concurrentMap { $0.plan(cache, isTrial: isTrial) }
    }

    var moves: [TourPlanner.Move] { tours.flatMap(\.moves) }

    /// Of all tours, the worst kind of trouble first; the last one is the generalised cost.
    var cost: [Double] {
        tours.map(\.cost).reduce([]) { sum, cost in sum.isEmpty ? cost : zip(sum, cost).map { $0 + $1 } }
    }

    /// The times that leave no room for a break: events and trips. During long events there is room.
    func taken(until end: Instant) -> [Range<Instant>] {
        let trips = moves.compactMap(\.outcome.found?.option).map {
            $0.departure.flooredToMinute..<$0.arrival.ceiledToMinute
        }
        return takenByEvents(until: end, trips) + trips
    }

    /// Those of the events alone; an open-ended one lasts until the first of these trips after it, and not beyond its
    /// day.
    func takenByEvents(until end: Instant, _ trips: [Range<Instant>] = []) -> [Range<Instant>] {
        occurrences.indices.filter { standing.stands[$0] && !occurrences[$0].isBackground }.map { index in
            let start = occurrences[index].start
            guard occurrences[index].isOpenEnded else { return start..<occurrences[index].end }
            // It lasts until the departure for the next one.
            let departure = trips.map(\.lowerBound).filter { $0 > start }.min() ?? max(end, start)
            return start..<min(departure, nights.endOfDay(at: start))
        }
    }

    /// Rows of stays that may be reached from one another; only those that hold something in `scope`.
    private static func rows(
        _ occurrences: [PlanOccurrence],
        _ standing: ConflictResolution,
        _ day: PlanningDay,
        in scope: [Range<Instant>]
    ) -> [TourPlanner] {
        var rows: [[Stay]] = []
        for stay in Stay.all(of: occurrences, standing) {
            if let last = rows.last?.last, isLinked((last.end, last.endPlace), (stay.start, stay.place), day) {
                rows[rows.count - 1].append(stay)
            } else {
                rows.append([stay])
            }
        }
        let busy = BusyTime.all(of: occurrences, standing)
        let unknown = occurrences.indices.filter {
            standing.stands[$0] && occurrences[$0].needsPresence && occurrences[$0].destination == nil
        }
        return rows.filter { row in row.contains { PlanInput.touches(scope, occurrences[$0.occurrence]) } }.map { row in
            let first = row[0].start.adding(seconds: -contextSeconds)
            let last = row[row.count - 1].end.adding(seconds: contextSeconds)
            return TourPlanner(
                input: day.input,
                choices: day.choices,
                occurrences: occurrences,
                members: row,
                busy: busy.filter { $0.span.upperBound > first && $0.span.lowerBound < last },
                nights: day.nights,
                unknown: unknown
            )
        }
    }

    /// How far around a row other events may stand in its way.
    private static let contextSeconds: Int64 = 86_400
    /// Over midnight, the person may go straight on where home and back would take longer than this leaves.
    static let nightGapSeconds: Int64 = 4 * 3_600
    /// So slow is no trip that is worth coming home for; metres a second.
    private static let slowest = 3.0

    /// The time in which flexible events may belong to rows that touch the scope: whole days, since two stays of one day
    /// are always linked. A flexible event counts by its window, so that it may be more than the rows will hold.
    ///
    /// - Complexity: quadratic in the stays of a row.
    static func reach(
        of fixed: [PlanOccurrence],
        and flexible: [PlanOccurrence],
        _ day: PlanningDay
    ) -> [Range<Instant>] {
        let stays = Stay.all(of: fixed, ConflictResolution(of: fixed, chosen: day.choices.isChosen)).map {
            (span: $0.start..<max($0.start, $0.end), place: $0.place, endPlace: $0.endPlace)
        }
        let windows = flexible.compactMap { event in
            event.destination.map { (span: event.writtenSpan, place: $0, endPlace: KnownPlace?.some($0)) }
        }
        var rows: [[(span: Range<Instant>, place: KnownPlace, endPlace: KnownPlace?)]] = []
        for stay in (stays + windows).sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            let isContinued = rows.last?.contains {
                isLinked(($0.span.upperBound, $0.endPlace), (stay.span.lowerBound, stay.place), day)
            }
            if isContinued == true { rows[rows.count - 1].append(stay) } else { rows.append([stay]) }
        }
        return rows.compactMap { row in
            let start = row.map(\.span.lowerBound).min() ?? day.input.since
            let end = row.map(\.span.upperBound).max() ?? start
            guard day.input.scope.contains(where: { start < $0.upperBound && $0.lowerBound <= end }) else { return nil }
            let zone = day.input.zone
            return zone.startOfDay(zone.date(of: start))..<zone.startOfDay(zone.date(of: end).adding(days: 1))
        }
    }

    private static func isLinked(
        _ earlier: (end: Instant, place: KnownPlace?),
        _ later: (start: Instant, place: KnownPlace),
        _ day: PlanningDay
    ) -> Bool {
        let (zone, nights) = (day.input.zone, day.nights)
        if zone.date(of: earlier.end) == zone.date(of: later.start) { return true }
        let gap = later.start - earlier.end
        if nights.isAway(after: earlier.end) { return gap < PlanInput.journeySeconds }
        guard gap >= nightGapSeconds, let home = day.input.home?.coordinate else { return gap < nightGapSeconds }
        let (one, other) = (earlier.place?.coordinate ?? home, later.place.coordinate)
        let ways = [home.distance(to: one).value, home.distance(to: other).value]
        let far = MoveSearch.farMetres
        if ways.allSatisfy({ $0 > far }), one.distance(to: other).value < far { return gap < PlanInput.journeySeconds }
        return gap < nightGapSeconds + Int64(min(ways[0] + ways[1], 2 * far) / slowest)
    }
}
