internal import CivilTime

/// The search for the trip of one move among the free times that the day leaves.
struct Approach {
    /// What was found for a move.
    enum Outcome: Equatable {
        /// The two places are one, or the trip is tiny.
        case here
        case trip(TravelOption, alternatives: [TravelOption], lateSeconds: Int64)
        /// There is no option by these means.
        case none

        var option: TravelOption? {
            if case .trip(let option, _, _) = self { option } else { nil }
        }

        var lateSeconds: Int64 {
            if case .trip(_, _, let late) = self { late } else { 0 }
        }
    }

    var from: KnownPlace
    var to: KnownPlace
    var means: Set<TravelMeans>
    var vehicle = OwnVehicleUse.goesAlong
    /// Not before then.
    var earliest: Instant
    /// Times at which the person is taken, by events that need no travel; ascending.
    var busy: [Range<Instant>]
    var isEstimateEnough: Bool

    /// The way to something that begins at `start`.
    ///
    /// The last free time before it is tried first: early by the buffer, then (the buffer is soft) just in time; then the
    /// free times before, for an online meeting can be held at the other end too. Where nothing fits, the option that
    /// arrives first after everything else stands, late.
    func arriving(
        at start: Instant,
        bufferSeconds: Int64,
        departingAt pinned: Instant?,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> Outcome {
        if desk.isSamePlace(from, to) { return .here }
        if let pinned, pinned >= earliest {
            return leaving(at: pinned, for: start, &desk)
        }
        let free = freeTimes(until: start)
        guard let last = free.last else { return .none }
        let target = start.adding(seconds: -bufferSeconds)
        if let found = fitting(.arriveBy(target), after: last.lowerBound, before: target, &desk) { return found }
        let tight = leaving(at: last.lowerBound, for: start, &desk)
        if tight.lateSeconds == 0, tight != .none { return tight }
        for window in free.dropLast().reversed() {
            if let found = fitting(
                .arriveBy(window.upperBound),
                after: window.lowerBound,
                before: window.upperBound,
                &desk
            ) {
                return found
            }
        }
        return tight
    }

    /// The way from something that ended at ``earliest``, as soon as the person is free; `nil` limit: any time after.
    func leaving(before limit: Instant?, _ desk: inout TripDesk<some TravelEstimating>) -> Outcome {
        if desk.isSamePlace(from, to) { return .here }
        var moment = earliest
        for span in busy where span.upperBound > moment {
            if span.lowerBound > moment,
                let found = fitting(.departAt(moment), after: moment, before: span.lowerBound, &desk)
            {
                return found
            }
            moment = span.upperBound
        }
        let end = limit ?? Instant.distantFuture
        return fitting(.departAt(moment), after: moment, before: end, &desk) ?? .none
    }

    /// The best option of a request that lies in a free time.
    private func fitting(
        _ time: TravelRequest.Time,
        after: Instant,
        before: Instant,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> Outcome? {
        guard after < before else { return nil }
        let options = desk.options(
            from: from,
            to: to,
            time,
            means: means,
            vehicle: vehicle,
            isEstimateEnough: isEstimateEnough
        )
        guard let index = options.firstIndex(where: { $0.departure >= after && $0.arrival <= before }) else {
            return nil
        }
        return outcome(options, picking: index, lateSeconds: 0, desk)
    }

    /// Leaves at a given moment: the best option that is in time, else the one that arrives first.
    private func leaving(
        at moment: Instant,
        for start: Instant,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> Outcome {
        let options = desk.options(
            from: from,
            to: to,
            .departAt(moment),
            means: means,
            vehicle: vehicle,
            isEstimateEnough: isEstimateEnough
        )
        if let index = options.firstIndex(where: { $0.departure >= moment && $0.arrival <= start }) {
            return outcome(options, picking: index, lateSeconds: 0, desk)
        }
        let closest = options.indices.filter { options[$0].departure >= moment }
            .min { options[$0].arrival < options[$1].arrival }
        guard let closest else { return .none }
        return outcome(options, picking: closest, lateSeconds: options[closest].arrival - start, desk)
    }

    private func outcome(
        _ options: [TravelOption],
        picking index: Int,
        lateSeconds: Int64,
        _ desk: TripDesk<some TravelEstimating>
    ) -> Outcome {
        if desk.isTiny(options[index]) { return .here }
        var others = options
        let option = others.remove(at: index)
        return .trip(option, alternatives: Array(others.prefix(3)), lateSeconds: lateSeconds)
    }

    /// The times between ``earliest`` and `start` in which the person is free; the last one reaches to `start`, and
    /// begins after it where everything before is taken.
    private func freeTimes(until start: Instant) -> [Range<Instant>] {
        var free: [Range<Instant>] = []
        var moment = earliest
        for span in busy where span.upperBound > moment && span.lowerBound < start {
            if span.lowerBound > moment { free.append(moment..<span.lowerBound) }
            moment = span.upperBound
        }
        free.append(moment..<max(moment, start))
        return free
    }
}
