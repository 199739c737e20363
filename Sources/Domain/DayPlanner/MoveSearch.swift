internal import CivilTime
internal import Geo
internal import TripModel

/// The search for the trip of one move among the free times that the day leaves.
struct MoveSearch {
    /// What was found for a move.
    enum Outcome: Equatable {
        /// The two places are one, or the trip is tiny.
        case here(Itinerary?)
        case trip(Found)
        /// Too far for every mode.
        case tooFar
        /// There is no option by these modes.
        case none

        var found: Found? {
            if case .trip(let found) = self { found } else { nil }
        }

        /// The trip that is made, be it so short that nothing is said of it.
        var option: Itinerary? {
            switch self {
            case .here(let option): option
            case .trip(let found): found.option
            case .tooFar, .none: nil
            }
        }

        var lateSeconds: Int64 { found?.lateSeconds ?? 0 }
    }

    struct Found: Equatable {
        var option: Itinerary
        var alternatives: [Itinerary]
        var lateSeconds: Int64
        /// What was asked for.
        var time: TripRequest.Time
        /// The person said when they leave.
        var isPinned = false
        /// Events without a place that fall into it.
        var onTheWay: [Int] = []
        /// Those that lie between the arrival and what the trip is for, and are why it is so early.
        var movedBy: [Int] = []

        /// When they might leave by other modes.
        var moment: Instant {
            if case .departAt(let moment) = time { moment } else { option.departure }
        }
    }

    /// Without a map or timetable, a journey that is longer than one of these is no trip of a day.
    static let farMetres = 300_000.0
    private static let farSeconds: Int64 = 5 * 3_600

    var from: KnownPlace
    var to: KnownPlace
    var modes: Set<TravelMode>
    var vehicle = TripRequest.OwnVehicles.goAlong
    /// The preferences for this trip, all layers merged.
    var wishes: TravelPreferences
    /// The signature of the itinerary that the person picked, which is taken before others that fit.
    var option: String?
    /// Not before then.
    var earliest: Instant
    /// Ascending.
    var busy: [BusyTime]
    var isEstimateEnough: Bool

    /// The way to something that begins at `start`.
    ///
    /// The last free time before it is tried first: early by the buffer, then (the buffer is soft) just in time; then
    /// with calls and the like done on the way; then the free times before, for a call can be taken at the other end
    /// too. Where nothing fits, the option that arrives first after everything else stands, late; others are told while
    /// they arrive before `end`.
    func arriving(
        at start: Instant,
        until end: Instant?,
        bufferSeconds: Int64,
        departingAt pinned: Instant?,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Outcome {
        if cache.isSamePlace(from, to) { return .here(nil) }
        if let pinned, pinned >= earliest {
            let outcome = leaving(at: pinned, for: start, until: end, cache)
            guard case .trip(var found) = outcome else { return outcome }
            found.isPinned = true
            return .trip(found)
        }
        let free = freeTimes(until: start)
        guard let last = free.last else { return .none }
        let target = start.adding(seconds: -bufferSeconds)
        if let found = firstTrip(.arriveBy(target), after: last.lowerBound, before: target, cache) { return found }
        let tight = leaving(at: last.lowerBound, for: start, until: end, cache)
        if tight.option != nil, tight.lateSeconds == 0 { return tight }
        if let onTheWay = onTheWay(to: target, before: start, cache) { return onTheWay }
        for window in free.dropLast().reversed() {
            if let found = firstTrip(
                .arriveBy(window.upperBound),
                after: window.lowerBound,
                before: window.upperBound,
                cache
            ) {
                return moved(found, before: start)
            }
        }
        return tight
    }

    /// The last trip that is in time, with what needs no place done meanwhile.
    private func onTheWay(
        to target: Instant,
        before start: Instant,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Outcome? {
        let after = beginning(before: start)
        return firstTrip(.arriveBy(target), after: after, before: target, cache, isHandsFree: true)
            ?? firstTrip(.departAt(after), after: after, before: start, cache, isHandsFree: true)
    }

    private func moved(_ outcome: Outcome, before start: Instant) -> Outcome {
        guard case .trip(var found) = outcome else { return outcome }
        let reasons = busy.filter { $0.span.lowerBound >= found.option.arrival && $0.span.lowerBound < start }
        found.movedBy = reasons.map(\.occurrence)
        return .trip(found)
    }

    /// The way from something that ended at ``earliest``, as soon as the person is free; `nil` limit: any time after.
    func leaving(before limit: Instant?, _ cache: TripOptionCache<some ItinerarySource>) -> Outcome {
        if cache.isSamePlace(from, to) { return .here(nil) }
        let end = limit ?? Instant.distantFuture
        let places = busy.filter(\.isElsewhere)
        var moment = earliest
        for time in busy where time.span.upperBound > moment {
            if time.span.lowerBound > moment {
                let next = min(end, time.span.lowerBound)
                if let found = firstTrip(.departAt(moment), after: moment, before: next, cache) { return found }
            }
            let isThere = places.contains { $0.span.contains(moment) }
            let next = min(end, places.first { $0.span.lowerBound >= moment }?.span.lowerBound ?? end)
            if !isThere,
                let found = firstTrip(.departAt(moment), after: moment, before: next, cache, isHandsFree: true)
            {
                return found
            }
            moment = time.span.upperBound
        }
        return firstTrip(.departAt(moment), after: moment, before: end, cache) ?? nothing
    }

    /// The best option of a request that lies in a free time.
    private func firstTrip(
        _ time: TripRequest.Time,
        after: Instant,
        before: Instant,
        _ cache: TripOptionCache<some ItinerarySource>,
        isHandsFree: Bool = false
    ) -> Outcome? {
        guard after < before else { return nil }
        guard let options = options(time, cache) else { return .tooFar }
        let fitting = options.filter { option in
            option.departure >= after && option.arrival <= before && (!isHandsFree || option.leavesHandsFree)
        }
        guard let option = fitting.first(where: isPicked) ?? fitting.first else { return nil }
        return outcome(fitting, picking: option, lateSeconds: 0, time, cache)
    }

    /// Leaves at a given moment: the best option that is in time, else the one that arrives first.
    private func leaving(
        at moment: Instant,
        for start: Instant,
        until end: Instant?,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Outcome {
        guard let options = options(.departAt(moment), cache) else { return .tooFar }
        let possible = options.filter { $0.departure >= moment }
        guard
            let option = possible.first(where: { isPicked($0) && $0.arrival <= start })
                ?? possible.first(where: { $0.arrival <= start })
                ?? possible.min(by: { $0.arrival < $1.arrival })
        else { return nothing }
        let late = max(0, option.arrival - start)
        let useful = possible.filter { other in end.map { other.arrival < $0 } ?? true }
        return outcome(useful, picking: option, lateSeconds: late, .departAt(moment), cache)
    }

    /// Nil where there are only such as are too far.
    private func options(_ time: TripRequest.Time, _ cache: TripOptionCache<some ItinerarySource>) -> [Itinerary]? {
        let all = cache.options(
            from: from,
            to: to,
            time,
            modes: modes,
            vehicle: vehicle,
            wishes: wishes,
            isEstimateEnough: isEstimateEnough
        ).filter { isFetching($0, cache) }
        let sensible = all.filter { !$0.isEstimate || ($0.durationSeconds <= Self.farSeconds && !isBeyondAll) }
        return sensible.isEmpty && !all.isEmpty ? nil : sensible
    }

    /// A vehicle is fetched where it stands; an estimate cannot route past that place.
    private func isFetching(_ option: Itinerary, _ cache: TripOptionCache<some ItinerarySource>) -> Bool {
        guard case .fetched(let mode, let stand) = vehicle else { return true }
        guard let leg = option.legs.first(where: { $0.mode.travelMode == mode }) else { return false }
        return leg.from.coordinate.distance(to: stand).value < cache.preferences.minimumTripMetres
    }

    private func outcome(
        _ options: [Itinerary],
        picking option: Itinerary,
        lateSeconds: Int64,
        _ time: TripRequest.Time,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Outcome {
        if cache.isTiny(option) { return .here(option) }
        let others = options.filter { other in other != option && !options.contains { $0.isSimpler(than: other) } }
        let alternatives = Array(others.prefix(3))
        let span = option.departure..<max(option.departure, option.arrival)
        return .trip(
            Found(
                option: option,
                alternatives: alternatives,
                lateSeconds: lateSeconds,
                time: time,
                onTheWay: busy.filter { $0.span.overlaps(span) }.map(\.occurrence)
            )
        )
    }

    private func isPicked(_ itinerary: Itinerary) -> Bool { option != nil && itinerary.signature == option }

    private var isBeyondAll: Bool { from.coordinate.distance(to: to.coordinate).value > Self.farMetres }

    /// What is said where no option does.
    private var nothing: Outcome { isBeyondAll ? .tooFar : .none }

    /// From when on a trip may be made: before an event at a place that is not known, it would lead away from there.
    private func beginning(before start: Instant) -> Instant {
        busy.filter { $0.isElsewhere && $0.span.lowerBound < start }.reduce(earliest) { max($0, $1.span.upperBound) }
    }

    /// The times between ``earliest`` and `start` in which the person is free; the last one reaches to `start`, and
    /// begins after it where everything before is taken.
    private func freeTimes(until start: Instant) -> [Range<Instant>] {
        var free: [Range<Instant>] = []
        var moment = beginning(before: start)
        for span in busy.map(\.span) where span.upperBound > moment && span.lowerBound < start {
            if span.lowerBound > moment { free.append(moment..<span.lowerBound) }
            moment = span.upperBound
        }
        free.append(moment..<max(moment, start))
        return free
    }
}
