internal import CivilTime

/// A time at a place: an event with a place, or what visits elsewhere leave of a long one.
struct Stay: Equatable {
    var occurrence: Int
    /// Where it begins.
    var place: KnownPlace
    /// Where it ends: elsewhere for a journey, nil where nobody knows.
    var endPlace: KnownPlace?
    var start: Instant
    var end: Instant
    /// The person may leave from then on: at its end, but a visit cuts a long event short as soon as it must.
    var leaveFrom: Instant
    /// The visit that they come back from; nil: they come on time.
    var visit: Int?

    /// It is not worth the way for less.
    static let leastSeconds: Int64 = 1_800

    /// The stays of those that stand and have a place, ascending by start.
    static func all(of occurrences: [PlanOccurrence], _ standing: ConflictResolution) -> [Stay] {
        let members = occurrences.indices.filter { standing.stands[$0] && occurrences[$0].destination != nil }
        return members.flatMap { index in
            let isLong = occurrences[index].isBackground
            let visits = isLong ? members.filter { occurrences[index].hosts(occurrences[$0]) } : []
            return parts(of: index, around: visits, occurrences)
        }.sorted { ($0.start, $0.end, $0.occurrence) < ($1.start, $1.end, $1.occurrence) }
    }

    // `visits`: ascending by start.
    private static func parts(of index: Int, around visits: [Int], _ occurrences: [PlanOccurrence]) -> [Stay] {
        let host = occurrences[index]
        guard let place = host.destination else { return [] }
        guard !visits.isEmpty else {
            let endPlace = host.isJourney ? host.endPlace.known : place
            let (start, end) = (host.start, host.end)
            return [
                Stay(occurrence: index, place: place, endPlace: endPlace, start: start, end: end, leaveFrom: end)
            ]
        }
        var parts: [Stay] = []
        var visit: Int?
        var moment = host.start
        func add(until end: Instant, leaveFrom: Instant) {
            guard end - moment >= leastSeconds else { return }
            parts.append(
                Stay(
                    occurrence: index,
                    place: place,
                    endPlace: place,
                    start: moment,
                    end: end,
                    leaveFrom: leaveFrom,
                    visit: visit
                )
            )
        }
        for next in visits {
            add(until: min(occurrences[next].start, host.end), leaveFrom: moment)
            // Nobody knows when one comes back from what has no end.
            let end = occurrences[next].isOpenEnded ? host.end : occurrences[next].end
            if end > moment { (moment, visit) = (end, next) }
        }
        add(until: host.end, leaveFrom: host.end)
        return parts
    }
}
