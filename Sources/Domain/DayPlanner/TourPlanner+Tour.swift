internal import CivilTime
internal import TripModel

extension TourPlanner {
    /// Home between two events is worth the way for so long a stay.
    static let leastStaySeconds: Int64 = 1_800
    /// Who waits longer for the way home is told.
    static let longWaitSeconds: Int64 = 5_400

    /// From home, or from where the row begins, until the person is home again or the row ends.
    func tour(
        from start: Point,
        _ leaving: Leaving,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> (end: Point, PlannedTour, cost: [Double]) {
        var now = start
        var result = PlannedTour()
        repeat {
            let member = members[now.next]
            approach(member, leaving, &now, into: &result, &cache)
            now.next += 1
            guard now.next < members.count else { break }
            goHome(after: member, before: members[now.next], &now, into: &result, &cache)
        } while !(now.place.map(now.vehicles.isHome) ?? true)
        if now.next == members.count { endRow(&now, into: &result, &cache) }
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

    /// A vehicle that is not among the person's means is for trips that name it, and for those on the same way.
    private func isUnasked(_ leaving: Leaving, _ reached: ArraySlice<Int>) -> Bool {
        guard let vehicle = leaving.vehicle else { return false }
        return !input.preferences.modes.contains(vehicle) && !named(reached).contains(vehicle)
    }

    /// The move to a member, where one is to be planned.
    private func approach(
        _ member: Int,
        _ leaving: Leaving,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) {
        let occurrence = occurrences[member]
        guard let destination = occurrence.destination else { return }
        let hasBegun = occurrence.start <= input.since
        let free = hasBegun ? now.free : max(now.free, input.since.flooredToMinute)
        var arrival = occurrence.end
        if let seconds = occurrence.travelSeconds {
            let ready = busy.filter { $0.lowerBound < occurrence.start }.map(\.upperBound).max() ?? free
            let late = max(free, ready).adding(seconds: seconds) - occurrence.start
            if late > 0, !hasBegun { result.lateByOwnTravel[member] = late }
        } else if let origin = occurrence.origin.known ?? now.place, !occurrence.directives.arrangedBySelf,
            !choices.isDismissed(.to, of: occurrence)
        {
            let isStartNamed = occurrence.origin.known != nil
            var choice = modeChoice(
                requestedModes(for: member),
                from: origin,
                to: destination,
                now.vehicles,
                leaving,
                isStartNamed: isStartNamed
            )
            if let kept = occurrence.preferences.modes {
                choice.allowed = choice.allowed.filter { kept.contains($0) || choice.modes.contains($0) }
            }
            let outcome = outcome(choice, .to, from: origin, to: destination, free: free, occurrence, &cache) {
                $0.arriving(
                    at: occurrence.start,
                    bufferSeconds: input.preferences.heeding(occurrence).bufferSeconds,
                    departingAt: choices.departure(for: .to, of: occurrence),
                    &$1
                )
            }
            let move = Move(
                key: ItemKey(occurrence.key, .to),
                occurrence: member,
                from: origin,
                to: destination,
                outcome: outcome,
                free: free,
                choice: choice
            )
            if hasBegun { result.past.append(move) } else { result.moves.append(move) }
            if let option = outcome.option {
                now.vehicles.follow(option, to: destination)
                arrival = max(arrival, option.arrival.ceiledToMinute)
            }
        }
        now.free = arrival
        now.place = destination
    }

    /// Home between two occurrences, where there is time for both ways and for a stay.
    private func goHome(
        after previous: Int,
        before next: Int,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) {
        let earlier = occurrences[previous]
        let later = occurrences[next]
        guard let home = input.home, later.origin == .none else { return }
        let isSameDay = input.zone.date(of: earlier.end) == input.zone.date(of: later.start)
        let gap = later.start - earlier.end
        if isSameDay || gap < Planner.nightGapSeconds {
            guard let longGap = input.preferences.longGapSeconds, gap >= longGap else { return }
        }
        let kind = isSameDay ? ItemKind.homeInGap : .home
        let isUnplanned = earlier.isOpenEnded || choices.isDismissed(kind, of: earlier)
        if isUnplanned || (!isSameDay && !input.preferences.returnsHome) {
            // By day the person stays; for the night they find home by themselves.
            guard !isSameDay else { return }
            now.place = home
            now.vehicles.bringBack()
            return
        }
        let vehicles = now.vehicles
        guard let move = homeward(after: previous, kind, before: later.start, &now, &cache),
            move.outcome != .none, move.outcome != .tooFar
        else {
            now.vehicles = vehicles
            return
        }
        let free = max(now.free, input.since.flooredToMinute)
        let arrival = max(free, move.outcome.option?.arrival.ceiledToMinute ?? free)
        let stay = arrival.adding(seconds: Self.leastStaySeconds)
        guard isReached(next, from: home, free: stay, now.vehicles, &cache) else {
            now.vehicles = vehicles
            return
        }
        // Where it is past, the person has gone home by now, or was meant to.
        if now.free > input.since { result.moves.append(move) }
        now.free = stay
        now.place = home
    }

    /// Whether anything that the person may use brings them there in time.
    private func isReached(
        _ next: Int,
        from home: KnownPlace,
        free: Instant,
        _ vehicles: OwnVehicles,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> Bool {
        let later = occurrences[next]
        guard let destination = later.destination else { return false }
        let wish = requestedModes(for: next) ?? input.preferences.modes
        let outcome = MoveSearch(
            from: home,
            to: destination,
            modes: wish.filter { !$0.isOwnVehicle || vehicles.stands($0, at: home) },
            vehicle: requestedModes(for: next) == nil ? use(of: wish) : .goAlong,
            wishes: input.preferences.heeding(later).travel,
            earliest: free,
            busy: busy,
            isEstimateEnough: later.start >= input.horizon
        ).arriving(
            at: later.start,
            bufferSeconds: input.preferences.heeding(later).bufferSeconds,
            departingAt: nil,
            &cache
        )
        return outcome.lateSeconds == 0 && outcome != .none && outcome != .tooFar
    }

    /// The way home after the last of the row, and what becomes of the vehicles.
    private func endRow(
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) {
        let last = members[members.count - 1]
        guard input.preferences.returnsHome, now.free > input.since, !choices.isDismissed(.home, of: occurrences[last]),
            let move = homeward(after: last, .home, before: nil, &now, &cache)
        else { return }
        result.moves.append(move)
        guard move.outcome != .none, move.outcome != .tooFar else { return }
        result.left = now.vehicles.left.map { ($0.mode, $0.place, last) }
    }

    private func homeward(
        after member: Int,
        _ kind: ItemKind,
        before limit: Instant?,
        _ now: inout Point,
        _ cache: inout TripOptionCache<some ItinerarySource>
    ) -> Move? {
        let occurrence = occurrences[member]
        guard let home = input.home, let place = now.place, !occurrence.isOpenEnded else { return nil }
        let wish = choices.modes(for: kind, of: occurrence)
        var choice = modeChoice(wish, from: place, to: home, now.vehicles, .withoutVehicle, isStartNamed: false)
        if wish == nil { choice.keep(occurrence.preferences.modes) }
        let free = max(now.free, choices.departure(for: kind, of: occurrence) ?? now.free)
        let outcome = outcome(choice, kind, from: place, to: home, free: free, occurrence, &cache) {
            $0.leaving(before: limit, &$1)
        }
        if let option = outcome.option { now.vehicles.follow(option, to: home) }
        return Move(
            key: ItemKey(occurrence.key, kind),
            occurrence: member,
            from: place,
            to: home,
            outcome: outcome,
            free: free,
            choice: choice
        )
    }
}
