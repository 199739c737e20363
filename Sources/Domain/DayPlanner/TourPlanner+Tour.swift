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
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> (end: Point, PlannedTour, cost: [Double]) {
        var now = start
        var result = PlannedTour()
        var last: Stay?
        repeat {
            let stay = members[now.next]
            now.next += 1
            let isMade =
                stay.visit == nil
                ? approach(stay, after: last, leaving, &now, into: &result, &cache)
                : comeBack(to: stay, leaving, &now, into: &result, &cache)
            if isMade { last = stay }
            guard now.next < members.count else { break }
            if let last { goHome(after: last, before: members[now.next], &now, into: &result, &cache) }
        } while !(now.place.map(now.vehicles.isHome) ?? true)
        if now.next == members.count, let last { endRow(after: last, &now, into: &result, &cache) }
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
        _ cache: inout TripOptionCache<some ItinerarySource>
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
            let move = move(to: stay, from: origin, after: last, free: free, leaving, now.vehicles, &cache)
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
        _ cache: inout TripOptionCache<some ItinerarySource>
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
        // At home there is no being too early.
        let tonight = nights.place(after: stay.start)
        let isBase = vehicles.isHome(stay.place) || tonight.map { vehicles.isNear($0, stay.place) } ?? false
        let isHomeward = isBase && pinned == nil && !isStartNamed
        let outcome = outcome(
            choice,
            picking: choices.option(for: .to, of: occurrence),
            from: origin,
            to: stay.place,
            free: free,
            occurrence,
            &cache
        ) { search, cache in
            if isHomeward {
                let outcome = search.leaving(before: stay.start, &cache)
                if outcome != .none, outcome != .tooFar { return outcome }
            }
            return search.arriving(
                at: stay.start,
                bufferSeconds: input.preferences.heeding(occurrence).bufferSeconds,
                departingAt: pinned,
                &cache
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

    /// The move back to a longer event after a visit, where it is worth it; else the person stays where they are.
    private func comeBack(
        to stay: Stay,
        _ leaving: Leaving,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
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
            &cache
        ) { $0.leaving(before: limit, &$1) }
        guard outcome != .none, outcome != .tooFar else { return false }
        let arrival = max(free, outcome.option?.arrival.ceiledToMinute ?? free)
        var vehicles = now.vehicles
        if let option = outcome.option { vehicles.follow(option, to: stay.place) }
        let earliest = arrival.adding(seconds: Stay.leastSeconds)
        guard earliest <= stay.end else { return false }
        if stay.leaveFrom < stay.end, let next = members[now.next...].first {
            guard isReached(next, from: stay.place, free: earliest, vehicles, &cache) else { return false }
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
    private func unknown(
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

    /// Home between two occurrences, where there is time for both ways and for a stay.
    private func goHome(
        after earlier: Stay,
        before later: Stay,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) {
        let previous = occurrences[earlier.occurrence]
        guard let base = nights.place(after: earlier.end),
            later.visit != nil || occurrences[later.occurrence].origin == .none
        else { return }
        let isSameDay = input.zone.date(of: earlier.end) == input.zone.date(of: later.start)
        let isElsewhere = unknown.contains {
            occurrences[$0].start >= earlier.start && occurrences[$0].start < later.start
        }
        // On the day of a change nobody knows where to rest.
        let isChange = nights.place(before: later.start) != nights.place(after: later.start)
        guard !isSameDay || !(isElsewhere || isChange) else { return }
        let gap = later.start - earlier.end
        if isSameDay || gap < Schedule.nightGapSeconds {
            guard let longGap = input.preferences.longGapSeconds, gap >= longGap else { return }
        }
        let kind = isSameDay ? ItemKind.homeInGap : .home
        let isAway = !isSameDay && nights.isAway(after: earlier.end)
        let isUnplanned = previous.isOpenEnded || choices.isDismissed(kind, of: previous)
        if isUnplanned || (!isSameDay && !input.preferences.returnsHome) {
            // By day the person stays; for the night they find home by themselves.
            guard !isSameDay else { return }
            now.place = base
            if !isAway { now.vehicles.bringBack() }
            return
        }
        let vehicles = now.vehicles
        guard let move = homeward(after: earlier, kind, to: base, before: later.start, &now, &cache),
            move.outcome != .none, move.outcome != .tooFar
        else {
            now.vehicles = vehicles
            if isAway { now.place = base }
            if !isSameDay, !isAway, isFar(earlier, later, from: base) { result.farNights.append(earlier.occurrence) }
            return
        }
        let free = max(now.free, input.since.flooredToMinute)
        let arrival = max(free, move.outcome.option?.arrival.ceiledToMinute ?? free)
        let stay = arrival.adding(seconds: Stay.leastSeconds)
        guard isAway || isReached(later, from: base, free: stay, now.vehicles, &cache) else {
            now.vehicles = vehicles
            return
        }
        if !isSameDay, !isAway, isFar(earlier, later, from: base) { result.farNights.append(earlier.occurrence) }
        // Where it is past, the person has gone home by now, or was meant to.
        if now.free > input.since { result.moves.append(move) }
        now.free = stay
        now.place = base
    }

    /// Both so far from there and so near to each other that one would rather sleep there.
    private func isFar(_ earlier: Stay, _ later: Stay, from base: KnownPlace) -> Bool {
        guard let end = earlier.endPlace else { return false }
        let ways = [end, later.place].map { base.coordinate.distance(to: $0.coordinate).value }
        let between = end.coordinate.distance(to: later.place.coordinate).value
        return ways.allSatisfy { $0 > Self.farNightMetres && between < $0 / 2 }
    }

    /// Home is near enough to sleep there.
    private static let farNightMetres = 60_000.0

    /// Whether anything that the person may use brings them there in time.
    private func isReached(
        _ next: Stay,
        from place: KnownPlace,
        free: Instant,
        _ vehicles: OwnVehicles,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> Bool {
        let later = occurrences[next.occurrence]
        let wish = requestedModes(for: next) ?? input.preferences.modes
        let outcome = MoveSearch(
            from: place,
            to: next.place,
            modes: wish.filter { !$0.isOwnVehicle || vehicles.stands($0, at: place) },
            vehicle: requestedModes(for: next) == nil ? use(of: wish) : .goAlong,
            wishes: input.preferences.heeding(later).travel,
            earliest: free,
            busy: busy,
            isEstimateEnough: next.start >= input.horizon
        ).arriving(
            at: next.start,
            bufferSeconds: input.preferences.heeding(later).bufferSeconds,
            departingAt: nil,
            &cache
        )
        return outcome.lateSeconds == 0 && outcome != .none && outcome != .tooFar
    }

    /// The way home after the last of the row, and what becomes of the vehicles.
    private func endRow(
        after last: Stay,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) {
        let isDismissed = choices.isDismissed(.home, of: occurrences[last.occurrence])
        guard input.preferences.returnsHome, now.free > input.since, !isDismissed,
            let base = nights.place(after: last.end),
            let move = homeward(after: last, .home, to: base, before: nil, &now, &cache)
        else { return }
        result.moves.append(move)
        guard move.outcome != .none, move.outcome != .tooFar, !nights.isAway(after: last.end) else { return }
        result.left = now.vehicles.left.map { ($0.mode, $0.place, last.occurrence) }
    }

    private func homeward(
        after last: Stay,
        _ kind: ItemKind,
        to home: KnownPlace,
        before limit: Instant?,
        _ now: inout Point,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> Move? {
        let occurrence = occurrences[last.occurrence]
        guard let place = now.place, !occurrence.isOpenEnded else { return nil }
        let wish = choices.modes(for: kind, of: occurrence)
        var choice = modeChoice(wish, from: place, to: home, now.vehicles, .withoutVehicle, isStartNamed: false)
        if wish == nil { choice.keep(occurrence.preferences.modes) }
        let free = max(now.free, choices.departure(for: kind, of: occurrence) ?? now.free)
        let picked = choices.option(for: kind, of: occurrence)
        let outcome = outcome(choice, picking: picked, from: place, to: home, free: free, occurrence, &cache) {
            $0.leaving(before: limit, &$1)
        }
        if let option = outcome.option { now.vehicles.follow(option, to: home) }
        return Move(
            key: ItemKey(occurrence.key, kind),
            occurrence: last.occurrence,
            from: place,
            to: home,
            outcome: outcome,
            free: free,
            choice: choice,
            assumedAfter: unknown(before: outcome, to: last.start, after: last, free: free)
        )
    }
}
