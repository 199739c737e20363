internal import CivilTime
internal import Geo
internal import TripModel

/// The trips home: when and by which mode, and what happens to the vehicles that the person came with.
extension TourPlanner {
    /// Goes home between two occurrences, where there is time for both trips and for a stay.
    func goHome(
        after earlier: Stay,
        before later: Stay,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: TripOptionCache<some ItinerarySource>
    ) {
        let previous = occurrences[earlier.occurrence]
        guard let base = nights.place(after: earlier.end),
            later.visit != nil || occurrences[later.occurrence].origin == .none
        else { return }
        let isSameDay = input.zone.date(of: earlier.end) == input.zone.date(of: later.start)
        let isElsewhere = unknown.contains {
            occurrences[$0].start >= earlier.start && occurrences[$0].start < later.start
        }
        // On the day on which the base changes, the place to rest is unknown.
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
            // By day the person stays; for the night they are assumed to get home.
            guard !isSameDay else { return }
            now.place = base
            if !isAway { now.vehicles.bringBack() }
            return
        }
        let vehicles = now.vehicles
        let found = homeward(after: earlier, kind, to: base, before: later.start, &now, cache)
        guard let move = found, move.outcome != .none, move.outcome != .tooFar else {
            now.vehicles = vehicles
            if isAway {
                // A traveller who sleeps elsewhere is assumed to get there, but not by a vehicle that cannot go that far.
                if let found, now.free > input.since { result.moves.append(found) }
                now.place = base
            }
            if !isSameDay, !isAway, isFar(earlier, later, from: base) { result.farNights.append(earlier.occurrence) }
            return
        }
        let free = max(now.free, input.since.flooredToMinute)
        let arrival = max(free, move.outcome.option?.arrival.ceiledToMinute ?? free)
        let stay = arrival.adding(seconds: Stay.leastSeconds)
        guard isAway || isReached(later, from: base, free: stay, now.vehicles, cache) else {
            now.vehicles = vehicles
            return
        }
        if !isSameDay, !isAway, isFar(earlier, later, from: base) { result.farNights.append(earlier.occurrence) }
        // A trip in the past is not planned any more: the person is assumed to be at home.
        if now.free > input.since { result.moves.append(move) }
        now.free = stay
        now.place = base
    }

    /// Whether both places are far from the base and near each other, so that sleeping there is easier than going home.
    private func isFar(_ earlier: Stay, _ later: Stay, from base: KnownPlace) -> Bool {
        guard let end = earlier.endPlace else { return false }
        let ways = [end, later.place].map { base.coordinate.distance(to: $0.coordinate).value }
        let between = end.coordinate.distance(to: later.place.coordinate).value
        return ways.allSatisfy { $0 > Self.farNightMetres && between < $0 / 2 }
    }

    /// The distance from home up to which people sleep at home.
    private static let farNightMetres = 60_000.0

    /// Whether a mode that the person may use brings them there in time.
    func isReached(
        _ next: Stay,
        from place: KnownPlace,
        free: Instant,
        _ vehicles: OwnVehicles,
        _ cache: TripOptionCache<some ItinerarySource>
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
            until: nil,
            bufferSeconds: input.preferences.heeding(later).bufferSeconds,
            departingAt: nil,
            cache
        )
        return outcome.lateSeconds == 0 && outcome != .none && outcome != .tooFar
    }

    /// Plans the trip home after the last event of a row, and notes which vehicles stay behind.
    func endRow(
        after last: Stay,
        _ now: inout Point,
        into result: inout PlannedTour,
        _ cache: TripOptionCache<some ItinerarySource>
    ) {
        let isDismissed = choices.isDismissed(.home, of: occurrences[last.occurrence])
        guard input.preferences.returnsHome, now.free > input.since, !isDismissed,
            let base = nights.place(after: last.end),
            let move = homeward(after: last, .home, to: base, before: nil, &now, cache)
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
        _ cache: TripOptionCache<some ItinerarySource>
    ) -> Move? {
        let occurrence = occurrences[last.occurrence]
        guard let place = now.place, !occurrence.isOpenEnded else { return nil }
        let wish = choices.modes(for: kind, of: occurrence)
        var choice = modeChoice(wish, from: place, to: home, now.vehicles, .withoutVehicle, isStartNamed: false)
        if wish == nil { choice.keep(occurrence.preferences.modes) }
        let free = max(now.free, choices.departure(for: kind, of: occurrence) ?? now.free)
        let picked = choices.option(for: kind, of: occurrence)
        let outcome = outcome(choice, picking: picked, from: place, to: home, free: free, occurrence, cache) {
            $0.leaving(before: limit, $1)
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
