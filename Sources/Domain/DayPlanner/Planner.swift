internal import CivilTime
internal import Geo
internal import TripModel

/// Plans a person's days.
package enum Planner {
    /// What shall stand in the Travel calendar for the occurrences in scope, sorted by key.
    ///
    /// A function of its arguments alone: the order of the occurrences and of the choices does not matter, and an
    /// occurrence that is added and removed leaves nothing behind. What has begun by `since` gets no new item.
    ///
    /// - Complexity: a sort, the number of overlaps, and a few requests to `source` for each occurrence with a place.
    package static func plan(_ input: PlanInput, with source: some ItinerarySource) -> [PlannedItem] {
        let all = ordered(input.occurrences)
        let flexible = all.filter { $0.directives.flexible != nil }
        let occurrences = all.filter { $0.directives.flexible == nil }
        let choices = ChoiceIndex(input.choices)
        let standing = ConflictResolution(of: occurrences, chosen: choices.isChosen)
        var items = TripItems(input: input, choices: choices, occurrences: occurrences)
        items.addPlaceWarnings()
        items.addOverlapWarnings(standing)
        items.addFallenChoices()
        var cache = TripOptionCache(source, preferences: input.preferences)
        // Meanwhile, breaks have their place.
        var taken = occurrences.indices.filter { standing.stands[$0] && !occurrences[$0].isBackground }.map {
            occurrences[$0].start..<occurrences[$0].end
        }
        for chain in chains(occurrences, standing, input, choices) {
            let result = chain.plan(&cache)
            taken += result.moves.compactMap(\.outcome.found?.option).map {
                $0.departure.flooredToMinute..<$0.arrival.ceiledToMinute
            }
            items.add(result)
            items.addDisruptions(result) { cache.disruptions($0, $1) }
        }
        items.addBreaks(flexible, FlexibleBreaks.place(flexible, taken: taken, earliest: input.since))
        items.addHomeNote(standing)
        items.addRoomNote()
        return DailyItems.bounded(items.items, zone: input.zone).sorted { $0.key < $1.key }
    }

    /// Without the all-day ones, which take neither time nor place, and each key once.
    private static func ordered(_ occurrences: [PlanOccurrence]) -> [PlanOccurrence] {
        var seen: Set<OccurrenceKey> = []
        return occurrences.filter { !$0.isAllDay }.sorted(by: PlanOccurrence.isBefore).filter {
            seen.insert($0.key).inserted
        }
    }

    /// Rows of occurrences that may be reached from one another; only those that hold something in scope.
    private static func chains(
        _ occurrences: [PlanOccurrence],
        _ standing: ConflictResolution,
        _ input: PlanInput,
        _ choices: ChoiceIndex
    ) -> [TourPlanner] {
        var rows: [[Stay]] = []
        for stay in Stay.all(of: occurrences, standing) {
            if let last = rows.last?.last, isLinked(last, stay, input) {
                rows[rows.count - 1].append(stay)
            } else {
                rows.append([stay])
            }
        }
        let busy = BusyTime.all(of: occurrences, standing)
        let unknown = occurrences.indices.filter {
            standing.stands[$0] && occurrences[$0].needsPresence && occurrences[$0].destination == nil
        }
        return rows.filter { row in row.contains { input.isInScope(occurrences[$0.occurrence]) } }.map { row in
            let first = row[0].start.adding(seconds: -contextSeconds)
            let last = row[row.count - 1].end.adding(seconds: contextSeconds)
            return TourPlanner(
                input: input,
                choices: choices,
                occurrences: occurrences,
                members: row,
                busy: busy.filter { $0.span.upperBound > first && $0.span.lowerBound < last },
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
    /// Events of one journey are so near to each other in time.
    private static let journeySeconds: Int64 = 3 * 86_400

    private static func isLinked(_ earlier: Stay, _ later: Stay, _ input: PlanInput) -> Bool {
        if input.zone.date(of: earlier.end) == input.zone.date(of: later.start) { return true }
        let gap = later.start - earlier.end
        guard gap >= nightGapSeconds, let home = input.home?.coordinate else { return gap < nightGapSeconds }
        let (one, other) = (earlier.place.coordinate, later.place.coordinate)
        let ways = [home.distance(to: one).value, home.distance(to: other).value]
        let far = MoveSearch.farMetres
        if ways.allSatisfy({ $0 > far }), one.distance(to: other).value < far { return gap < journeySeconds }
        return gap < nightGapSeconds + Int64(min(ways[0] + ways[1], 2 * far) / slowest)
    }
}
