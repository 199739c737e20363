internal import CivilTime

/// A row of occurrences with places, each reached from the one before; between two rows the person is at home.
struct DayChain {
    /// What is known of one move of the row.
    struct Move: Equatable {
        var key: ItemKey
        /// The occurrence that the item belongs to.
        var occurrence: Int
        var from: KnownPlace
        var to: KnownPlace
        var outcome: Approach.Outcome
        var means: Set<TravelMeans>
    }

    /// A row's moves, by one own vehicle or without any.
    struct Result {
        var moves: [Move] = []
        /// For occurrences with a travel time of their own: how late they are reached.
        var lateByOwnTravel: [Int: Int64] = [:]

        /// Few and little late first, then quick.
        func isBetter(than other: Result) -> Bool {
            cost.lexicographicallyPrecedes(other.cost)
        }

        private var cost: [Int64] {
            let missing = moves.count { $0.outcome == .none }
            let late = moves.map(\.outcome.lateSeconds).filter { $0 > 0 }
            return [
                Int64(missing), Int64(late.count), late.reduce(0, +),
                moves.reduce(0) { $0 + ($1.outcome.option?.seconds ?? 0) },
            ]
        }
    }

    let input: PlanInput
    let choices: ChoiceBook
    let occurrences: [PlanOccurrence]
    /// Indices of standing occurrences that have a place, ascending by start.
    let members: [Int]
    /// Times taken by standing occurrences without a place; ascending.
    let busy: [Range<Instant>]

    /// The way of the whole row: by the best of the vehicles that may be taken out, which then stays with the person or at a
    /// station until they are home again, or by none.
    func plan(_ desk: inout TripDesk<some TravelEstimating>) -> Result {
        var best: Result?
        for plan in vehiclePlans() {
            let result = moves(by: plan, &desk)
            if best.map({ result.isBetter(than: $0) }) ?? true { best = result }
        }
        return best ?? Result()
    }

    private var others: Set<TravelMeans> { input.preferences.means.filter { !$0.isOwnVehicle } }

    private func vehiclePlans() -> [VehicleOfTheDay.Plan] {
        let own = input.preferences.means.filter(\.isOwnVehicle).sorted { $0.rawValue < $1.rawValue }
        let startsAtHome = input.home != nil && occurrences[members[0]].origin == .none
        if startsAtHome {
            // A vehicle that the person names for one of the trips goes with them on the others.
            for member in members {
                if let means = wishedMeans(for: member), means.count == 1, let named = means.first, named.isOwnVehicle {
                    return [.allTheWay(named)]
                }
            }
        }
        if others.isEmpty { return own.map { .allTheWay($0) } }
        guard startsAtHome else { return [.none] }
        let toStation = others.contains(.transit) && input.preferences.returnsHome ? own : []
        return [.none] + own.map { .allTheWay($0) } + toStation.map { .toStation($0) }
    }

    private func wishedMeans(for member: Int) -> Set<TravelMeans>? {
        occurrences[member].wishes.means ?? choices.means(for: .to, of: occurrences[member])
    }

    /// By what a trip is made: as wished for it, else as the vehicle of the row has it.
    private func ways(
        to member: Int,
        by vehicle: VehicleOfTheDay
    ) -> (means: Set<TravelMeans>, use: OwnVehicleUse) {
        wishedMeans(for: member).map { ($0, .goesAlong) } ?? vehicle.outward
    }

    private func moves(by plan: VehicleOfTheDay.Plan, _ desk: inout TripDesk<some TravelEstimating>) -> Result {
        var result = Result()
        var vehicle = VehicleOfTheDay(plan, others: others)
        var place = input.home
        var free = input.since.flooredToMinute
        var previous: Int?
        for member in members {
            let occurrence = occurrences[member]
            guard let destination = occurrence.destination else { continue }
            if occurrence.start > input.since {
                if let previous, let way = wayHome(after: previous, before: member, free: free, by: vehicle, &desk) {
                    result.moves.append(contentsOf: way.moves)
                    place = input.home
                    free = way.free
                    vehicle.comesHome()
                }
                let arrival = approach(member, from: place, free: free, by: &vehicle, into: &result, &desk)
                free = max(occurrence.end, arrival ?? occurrence.end)
            } else {
                free = max(free, occurrence.end)
            }
            place = destination
            previous = member
        }
        if let previous, input.preferences.returnsHome, free > input.since,
            !choices.isDismissed(.home, of: occurrences[previous])
        {
            let move = homeward(after: previous, kind: .home, free: free, before: nil, by: vehicle, &desk)
            if let move { result.moves.append(move) }
        }
        return result
    }

    /// Adds the move to `member`; when it arrives, where it is late.
    private func approach(
        _ member: Int,
        from place: KnownPlace?,
        free: Instant,
        by vehicle: inout VehicleOfTheDay,
        into result: inout Result,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> Instant? {
        let occurrence = occurrences[member]
        guard let destination = occurrence.destination else { return nil }
        if let seconds = occurrence.travelSeconds {
            let ready = busy.filter { $0.lowerBound < occurrence.start }.map(\.upperBound).max() ?? free
            let late = max(free, ready).adding(seconds: seconds) - occurrence.start
            if late > 0 { result.lateByOwnTravel[member] = late }
            return nil
        }
        guard let origin = occurrence.origin.known ?? place, !occurrence.wishes.arrangedBySelf,
            !choices.isDismissed(.to, of: occurrence)
        else { return nil }
        let (means, use) = ways(to: member, by: vehicle)
        let search = Approach(
            from: origin,
            to: destination,
            means: means,
            vehicle: use,
            earliest: free,
            busy: busy,
            isEstimateEnough: occurrence.start >= input.horizon
        )
        let outcome = search.arriving(
            at: occurrence.start,
            bufferSeconds: occurrence.wishes.bufferSeconds ?? input.preferences.bufferSeconds,
            departingAt: choices.departure(for: .to, of: occurrence),
            &desk
        )
        let key = ItemKey(occurrence.key, .to)
        result.moves.append(
            Move(key: key, occurrence: member, from: origin, to: destination, outcome: outcome, means: means)
        )
        if let option = outcome.option { vehicle.takesOut(option) }
        return outcome.option?.arrival
    }

    /// The way home between two occurrences, where there is one; nil where the person goes straight on.
    private func wayHome(
        after previous: Int,
        before next: Int,
        free: Instant,
        by vehicle: VehicleOfTheDay,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> (moves: [Move], free: Instant)? {
        let earlier = occurrences[previous]
        let later = occurrences[next]
        guard let home = input.home, later.origin == .none else { return nil }
        let isSameDay = input.zone.date(of: earlier.end) == input.zone.date(of: later.start)
        if isSameDay {
            guard let gap = input.preferences.longGapSeconds, later.start - earlier.end >= gap, !earlier.isOpenEnded
            else {
                return nil
            }
        } else if !input.preferences.returnsHome || earlier.isOpenEnded {
            return ([], free)
        }
        // Where the event before is over, the person has gone home by now, or was meant to.
        let freeFrom = earlier.end > input.since ? free : earlier.end
        let kind = isSameDay ? ItemKind.homeInGap : .home
        if choices.isDismissed(kind, of: earlier) { return isSameDay ? nil : ([], free) }
        let move = homeward(after: previous, kind: kind, free: freeFrom, before: later.start, by: vehicle, &desk)
        guard let move, move.outcome != .none, let destination = later.destination else { return nil }
        let arrival = max(free, move.outcome.option?.arrival ?? free)
        var atHome = vehicle
        atHome.comesHome()
        let (means, use) = ways(to: next, by: atHome)
        let back = Approach(
            from: home,
            to: destination,
            means: means,
            vehicle: use,
            earliest: arrival,
            busy: busy,
            isEstimateEnough: later.start >= input.horizon
        )
        let outcome = back.arriving(
            at: later.start,
            bufferSeconds: later.wishes.bufferSeconds ?? input.preferences.bufferSeconds,
            departingAt: nil,
            &desk
        )
        guard outcome != .none, outcome.lateSeconds == 0 else { return nil }
        return (freeFrom == free ? [move] : [], arrival)
    }

    private func homeward(
        after member: Int,
        kind: ItemKind,
        free: Instant,
        before limit: Instant?,
        by vehicle: VehicleOfTheDay,
        _ desk: inout TripDesk<some TravelEstimating>
    ) -> Move? {
        let occurrence = occurrences[member]
        guard let home = input.home, let place = occurrence.destination, !occurrence.isOpenEnded else { return nil }
        let (means, use) = choices.means(for: kind, of: occurrence).map { ($0, .goesAlong) } ?? vehicle.homeward
        let pinned = choices.departure(for: kind, of: occurrence) ?? free
        let search = Approach(
            from: place,
            to: home,
            means: means,
            vehicle: use,
            earliest: max(free, pinned),
            busy: busy,
            isEstimateEnough: occurrence.start >= input.horizon
        )
        let outcome = search.leaving(before: limit, &desk)
        let key = ItemKey(occurrence.key, kind)
        return Move(key: key, occurrence: member, from: place, to: home, outcome: outcome, means: means)
    }
}
