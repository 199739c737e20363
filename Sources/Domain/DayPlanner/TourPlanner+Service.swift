internal import CivilTime
internal import TripModel

extension TourPlanner {
    /// A shorter walk needs no reason.
    private static let longWalkSeconds: Int64 = 1_500
    /// With a ride so near in time, the person would rather walk.
    private static let nearSeconds: Int64 = 3_600
    /// Rides that are farther away belong to another day.
    private static let farSeconds: Int64 = 12 * 3_600

    /// Of a long walk where public transport is allowed: when it stops and begins to run.
    func service(of move: Move, _ cache: inout TripOptionCache<some ItinerarySource>) -> TripNote? {
        guard let found = move.outcome.found, !found.isPinned, !found.option.isEstimate,
            move.choice.modes.contains(.transit), found.option.legs.allSatisfy({ $0.mode == .foot }),
            found.option.durationSeconds >= Self.longWalkSeconds
        else { return nil }
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
            return all.filter { !$0.isEstimate && $0.legs.contains(where: \.mode.isTransit) }
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
}

extension Itinerary {
    /// When the first ride by public transport leaves.
    fileprivate var boarding: Instant? { legs.first(where: \.mode.isTransit)?.departure }
}
