internal import CivilTime
internal import Geo
internal import TripModel

extension TourPlanner {
    /// A longer wait for the way home is reported.
    static let longWaitSeconds: Int64 = 5_400

    /// From home, or from where the row begins, until the person is home again or the row ends.
    func tour(
        from start: Point,
        _ leaving: Leaving,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> (end: Point, PlannedTour, cost: [Double]) {
        var now = start
        var result = PlannedTour()
        var last: Stay?
        repeat {
            let stay = members[now.next]
            now.next += 1
            let isMade =
                stay.visit == nil
                ? approach(stay, after: last, leaving, &now, into: &result, cache)
                : comeBack(to: stay, leaving, &now, into: &result, cache)
            if isMade { last = stay }
            guard now.next < members.count else { break }
            if let last { goHome(after: last, before: members[now.next], &now, into: &result, cache) }
        } while !(now.place.map(now.vehicles.isHome) ?? true)
        if now.next == members.count, let last { endRow(after: last, &now, into: &result, cache) }
        let reached = members[start.next..<now.next]
        return (now, result, cost(of: result, isUnasked: isUnasked(leaving, reached)))
    }

    /// Few things that cannot be, few vehicles where they should not be, few and little late; then what the person
    /// likes.
    private func cost(of result: PlannedTour, isUnasked: Bool) -> [Double] {
        let moves = result.past + result.moves
        let waits = moves.map(\.waitSeconds).filter { $0 > Self.longWaitSeconds }
        let late = moves.map(\.outcome.lateSeconds).filter { $0 > 0 } + waits
        return [
            Double(moves.count { $0.outcome == .none || $0.outcome == .tooFar }),
            Double(moves.count { $0.choice.missing != nil }), isUnasked ? 1 : 0, Double(result.left.count),
            Double(late.count), Double(late.reduce(0, +)),
            moves.reduce(0) { $0 + ($1.outcome.option?.generalizedCost ?? 0) },
        ]
    }

    /// A vehicle that is not among the person's modes is for trips that name it, and for those on the same way.
    private func isUnasked(_ leaving: Leaving, _ reached: ArraySlice<Stay>) -> Bool {
        guard let vehicle = leaving.vehicle else { return false }
        return !input.preferences.modes.contains(vehicle) && !named(reached).contains(vehicle)
    }

    /// The move to an event, where one is to be planned. The person is there in any case.
    private func approach(
        _ stay: Stay,
        after last: Stay?,
        _ leaving: Leaving,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Bool {
        let occurrence = occurrences[stay.occurrence]
        let hasBegun = stay.start <= input.since
        let free = hasBegun ? now.free : max(now.free, input.since.flooredToMinute)
        var arrival = stay.leaveFrom
        if let seconds = occurrence.travelSeconds {
            let taken = busy.filter { $0.isElsewhere && $0.span.lowerBound < stay.start }
            let ready = taken.map(\.span.upperBound).max() ?? free
            let late = max(free, ready).adding(seconds: seconds) - stay.start
            if late > 0, !hasBegun { result.lateByOwnTravel[stay.occurrence] = late }
        } else if let origin = occurrence.origin.known ?? now.place, !occurrence.directives.arrangedBySelf,
            !choices.isDismissed(.to, of: occurrence)
        {
            let move = move(to: stay, from: origin, after: last, free: free, leaving, now.vehicles, cache)
            if hasBegun { result.past.append(move) } else { result.moves.append(move) }
            if let option = move.outcome.option {
                now.vehicles.follow(option, to: stay.place)
                arrival = max(arrival, option.arrival.ceiledToMinute)
            }
        }
        now.free = arrival
        now.place = stay.endPlace
        return true
    }

    private func move(
        to stay: Stay,
        from origin: KnownPlace,
        after last: Stay?,
        free: Instant,
        _ leaving: Leaving,
        _ vehicles: OwnVehicles,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Move {
        let occurrence = occurrences[stay.occurrence]
        let isStartNamed = occurrence.origin.known != nil
        var choice = modeChoice(
            requestedModes(for: stay),
            from: origin,
            to: stay.place,
            vehicles,
            leaving,
            isStartNamed: isStartNamed
        )
        if let kept = occurrence.preferences.modes {
            choice.allowed = choice.allowed.filter { kept.contains($0) || choice.modes.contains($0) }
        }
        let pinned = choices.departure(for: .to, of: occurrence)
        let isHomeward = pinned == nil && !isStartNamed && isHomeward(stay, after: last, vehicles)
        let outcome = outcome(
            choice,
            picking: choices.option(for: .to, of: occurrence),
            from: origin,
            to: stay.place,
            free: free,
            occurrence,
            cache
        ) { search, cache in
            if isHomeward {
                let outcome = search.leaving(before: stay.start, cache)
                if outcome != .none, outcome != .tooFar { return outcome }
            }
            return search.arriving(
                at: stay.start,
                until: occurrence.isOpenEnded ? nil : occurrence.end,
                bufferSeconds: input.preferences.heeding(occurrence).bufferSeconds,
                departingAt: pinned,
                cache
            )
        }
        return Move(
            key: ItemKey(occurrence.key, .to),
            occurrence: stay.occurrence,
            from: origin,
            to: stay.place,
            outcome: outcome,
            free: free,
            choice: choice,
            assumedAfter: isStartNamed ? nil : unknown(before: outcome, to: stay.start, after: last, free: free)
        )
    }

    /// Whether the person goes there as soon as they can: at home there is no being too early. What has no end, or goes
    /// on, they leave no sooner than they must, and a night they sleep through.
    private func isHomeward(_ stay: Stay, after last: Stay?, _ vehicles: OwnVehicles) -> Bool {
        guard let last, last.leaveFrom == last.end, !occurrences[last.occurrence].isOpenEnded else { return false }
        let isSameDay = input.zone.date(of: last.end) == input.zone.date(of: stay.start)
        guard isSameDay || stay.start - last.end < Schedule.nightGapSeconds else { return false }
        let tonight = nights.place(after: stay.start)
        return vehicles.isHome(stay.place) || tonight.map { vehicles.isNear($0, stay.place) } ?? false
    }

    /// The move back to a longer event after a visit, where it is worth it; else the person stays where they are.
    private func comeBack(
        to stay: Stay,
        _ leaving: Leaving,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Bool {
        guard let visit = stay.visit, let origin = now.place, !choices.isDismissed(.back, of: occurrences[visit]) else {
            return false
        }
        let hasBegun = stay.start <= input.since
        let free = hasBegun ? now.free : max(now.free, input.since.flooredToMinute)
        let choice = modeChoice(
            requestedModes(for: stay),
            from: origin,
            to: stay.place,
            now.vehicles,
            leaving,
            isStartNamed: false
        )
        let pinned = choices.departure(for: .back, of: occurrences[visit]) ?? free
        let limit = stay.end.adding(seconds: -Stay.leastSeconds)
        let outcome = outcome(
            choice,
            picking: choices.option(for: .back, of: occurrences[visit]),
            from: origin,
            to: stay.place,
            free: max(free, pinned),
            occurrences[stay.occurrence],
            cache
        ) { $0.leaving(before: limit, $1) }
        guard outcome != .none, outcome != .tooFar else { return false }
        let arrival = max(free, outcome.option?.arrival.ceiledToMinute ?? free)
        var vehicles = now.vehicles
        if let option = outcome.option { vehicles.follow(option, to: stay.place) }
        let earliest = arrival.adding(seconds: Stay.leastSeconds)
        guard earliest <= stay.end else { return false }
        if stay.leaveFrom < stay.end, let next = members[now.next...].first {
            guard isReached(next, from: stay.place, free: earliest, vehicles, cache) else { return false }
        }
        let move = Move(
            key: ItemKey(occurrences[visit].key, .back),
            occurrence: visit,
            from: origin,
            to: stay.place,
            outcome: outcome,
            free: free,
            choice: choice
        )
        if hasBegun { result.past.append(move) } else { result.moves.append(move) }
        now.vehicles = vehicles
        now.free = max(arrival, stay.leaveFrom)
        now.place = stay.place
        return true
    }

    /// The last event before a departure whose place nobody knows, since the person was last at a known one.
    func unknown(
        before outcome: MoveSearch.Outcome,
        to start: Instant,
        after last: Stay?,
        free: Instant
    ) -> Int? {
        guard let departure = outcome.option?.departure else { return nil }
        let today = input.zone.startOfDay(input.zone.date(of: start))
        let known = last?.start ?? max(today, free.adding(seconds: -Stay.leastSeconds))
        return unknown.last { occurrences[$0].start >= known && occurrences[$0].start < departure }
    }
}
