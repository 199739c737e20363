internal import CivilTime
internal import TripModel

extension TourPlanner {
    /// A shorter walk needs no reason.
    private static let longWalkSeconds: Int64 = 1_500
    /// With a ride so near in time, the person would rather walk.
    private static let nearSeconds: Int64 = 3_600
    /// Rides that are farther away belong to another day.
    private static let farSeconds: Int64 = 12 * 3_600

    /// Where public transport is allowed: that its timetable does not know the day, or of a long walk when it stops and
    /// begins to run.
    func service(of move: Move, _ cache: TripOptionCache<some ItinerarySource>) -> TripNote? {
        guard let found = move.outcome.found, move.choice.modes.contains(.transit),
            found.option.isGuessedRide || found.option.isTaxi || isLongWalk(found.option)
        else { return nil }
        if let gap = cache.timetableGap(of: move, found.time) { return .noTimetable(gap) }
        guard !found.isPinned, isLongWalk(found.option) else { return nil }
        let (departure, arrival) = (found.option.departure, found.option.arrival)
        let wishes = input.preferences.heeding(occurrences[move.occurrence]).travel
        func rides(_ time: TripRequest.Time) -> [Itinerary] {
            let all = cache.options(
                from: move.from,
                to: move.to,
                time,
                modes: [.transit],
                vehicle: .goAlong,
                wishes: wishes,
                isEstimateEnough: false
            )
            return all.filter { (!$0.isEstimate || $0.hasEstimatedEnds) && $0.legs.contains(where: \.mode.isTransit) }
        }
        let before = rides(.arriveBy(arrival)).filter { $0.arrival <= arrival }.max { $0.departure < $1.departure }
        let after = rides(.departAt(departure)).min { $0.departure < $1.departure }
        let isNear =
            move.key.kind == .to
            ? before.map { arrival - $0.arrival < Self.nearSeconds } ?? false
            : after.map { $0.departure - departure < Self.nearSeconds } ?? false
        guard !isNear else { return nil }
        let last = before?.boarding.flatMap { departure - $0 < Self.farSeconds ? $0 : nil }
        let next = after?.boarding.flatMap { $0 - departure < Self.farSeconds ? $0 : nil }
        guard last != nil || next != nil else { return nil }
        let taxi = cache.options(
            from: move.from,
            to: move.to,
            found.time,
            modes: [.taxi],
            vehicle: .goAlong,
            wishes: wishes,
            isEstimateEnough: false
        ).first
        return .noService(last: last, next: next, taxi: taxi)
    }

    private func isLongWalk(_ option: Itinerary) -> Bool {
        option.durationSeconds >= Self.longWalkSeconds && option.legs.allSatisfy { $0.mode == .foot }
    }
}

extension Itinerary {
    /// By public transport of which nothing is known.
    fileprivate var isGuessedRide: Bool { isEstimate && !hasEstimatedEnds && modesUsed.contains(.transit) }

    fileprivate var isTaxi: Bool { modesUsed.contains(.taxi) }

    /// When the first ride by public transport leaves.
    fileprivate var boarding: Instant? { legs.first(where: \.mode.isTransit)?.departure }
}
