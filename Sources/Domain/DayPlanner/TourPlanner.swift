internal import CivilTime
internal import TripModel

/// A row of occurrences with places, each reached from the one before; between two rows the person is at home.
///
/// It falls into tours, each from leaving home to coming home. For each tour the person leaves home by one of their
/// vehicles or by none; the row is made by those that together break least and then are the best by the person's
/// ranking.
struct TourPlanner {
    /// What is known of one move of the row.
    struct Move: Equatable {
        var key: ItemKey
        /// The occurrence that the item belongs to.
        var occurrence: Int
        var from: KnownPlace
        var to: KnownPlace
        var outcome: MoveSearch.Outcome
        /// When the person can leave.
        var free: Instant
        var choice: ModeChoice
        /// What arrives first by all other modes, where these do not lead there in time.
        var closest: Itinerary?
        /// Why they walk.
        var service: TripNote?
        /// Providers of shared vehicles that are silent, where the trip is near.
        var silent: [SilentSource] = []
        /// An event between, whose place is not known: that the trip starts where it does is a guess.
        var assumedAfter: Int?

        /// How long the person waits for the way home.
        var waitSeconds: Int64 {
            guard key.kind != .to, let departure = outcome.found?.option.departure else { return 0 }
            return departure - free
        }
    }

    /// By what a move is made.
    struct ModeChoice: Equatable {
        var modes: Set<TravelMode>
        var use = TripRequest.OwnVehicles.goAlong
        /// All that the person may use, where it stands there.
        var allowed: Set<TravelMode> = []
        /// A vehicle that was wanted and does not stand there.
        var missing: TravelMode?
        var missingPlace: KnownPlace?

        /// Without what the kind of the event leaves out, where anything remains. A vehicle must come home by itself.
        mutating func keep(_ kept: Set<TravelMode>?) {
            guard let kept else { return }
            let remaining = modes.filter { $0.isOwnVehicle || kept.contains($0) }
            if !remaining.isEmpty { modes = remaining }
        }
    }

    /// What a row, or a tour of it, comes to.
    struct PlannedTour {
        /// The worst kind of trouble first; the last one is the generalised cost.
        var cost: [Double] = []
        var moves: [Move] = []
        /// For occurrences with a travel time of their own: how late they are reached.
        var lateByOwnTravel: [Int: Int64] = [:]
        /// Vehicles that nobody brings home.
        var left: [(mode: TravelMode, place: KnownPlace, occurrence: Int)] = []
        /// Occurrences after which the person goes far home for the night, to come back in the morning.
        var farNights: [Int] = []
        /// Moves that were planned to judge what is to come.
        var past: [Move] = []
    }

    let input: PlanInput
    let choices: ChoiceIndex
    let occurrences: [PlanOccurrence]
    /// Ascending by start.
    let members: [Stay]
    /// Ascending.
    let busy: [BusyTime]
    let nights: Nights
    /// Standing occurrences at places that are not known; ascending by start.
    let unknown: [Int]

    /// A person who is at home before a member of the row, or at the row's end.
    struct Point: Hashable {
        /// Position in `members`.
        var next: Int
        var place: KnownPlace?
        var free: Instant
        var vehicles: OwnVehicles
    }

    /// A tour that may be part of the row, with the best of what may come before it.
    private struct Step {
        var end: Point
        var before: Int?
        var part: PlannedTour
        /// Of all up to its end, the worst kind of trouble first.
        var cost: [Double]
    }

    /// So many ways to one point of the row are followed.
    private static let followed = 16

    /// The whole row, by the best ways.
    func plan(_ cache: TripOptionCache<some ItinerarySource>, isTrial: Bool) -> PlannedTour {
        let vehicles = OwnVehicles(
            home: input.home,
            stands: input.preferences.stands,
            nearMetres: input.preferences.minimumTripMetres
        )
        // What has begun was reached somehow, most likely as it would be planned now.
        let free = min(input.since.flooredToMinute, members[0].start.adding(seconds: -86_400))
        let start = Point(next: 0, place: nights.place(before: members[0].start), free: free, vehicles: vehicles)
        var steps = [Step(end: start, before: nil, part: PlannedTour(), cost: [])]
        var open: [[Int]] = Array(repeating: [], count: members.count + 1)
        open[0] = [0]
        for position in members.indices {
            for before in open[position].sorted(by: { Self.isBefore($0, $1, steps) }).prefix(Self.followed) {
                for leaving in leavings(from: steps[before].end) {
                    let (end, part, cost) = tour(from: steps[before].end, leaving, cache)
                    let sum = steps[before].cost.isEmpty ? cost : zip(steps[before].cost, cost).map { $0 + $1 }
                    let known = open[end.next].firstIndex { steps[$0].end == end }
                    if let known, !sum.lexicographicallyPrecedes(steps[open[end.next][known]].cost) { continue }
                    if let known { open[end.next].remove(at: known) }
                    open[end.next].append(steps.count)
                    steps.append(Step(end: end, before: before, part: part, cost: sum))
                }
            }
        }
        var best = open[members.count].min { Self.isBefore($0, $1, steps) }
        let cost = best.map { steps[$0].cost } ?? []
        var parts: [PlannedTour] = []
        while let step = best {
            parts.append(steps[step].part)
            best = steps[step].before
        }
        var result = PlannedTour(cost: cost)
        let all = parts.flatMap { $0.past + $0.moves }
        for part in parts.reversed() {
            result.moves += part.moves.map { move in
                let move = told(move, beside: all, cache)
                return isTrial ? move : withOthers(move, cache)
            }
            result.lateByOwnTravel.merge(part.lateByOwnTravel) { $1 }
            result.left += part.left
            result.farNights += part.farNights
        }
        return result
    }

    /// A way that is too short for a block gets one where the way back has one, so that none goes missing of a pair.
    private func told(_ move: Move, beside others: [Move], _ cache: TripOptionCache<some ItinerarySource>) -> Move {
        guard case .here(let option?) = move.outcome, !cache.isSamePlace(move.from, move.to) else { return move }
        let hasPair = others.contains {
            $0.outcome.found != nil && cache.isSamePlace($0.from, move.to) && cache.isSamePlace($0.to, move.from)
        }
        guard hasPair else { return move }
        var move = move
        let isWayThere = move.key.kind == .to
        let late = isWayThere ? max(0, option.arrival - occurrences[move.occurrence].start) : 0
        let time: TripRequest.Time = isWayThere ? .arriveBy(option.arrival) : .departAt(option.departure)
        move.outcome = .trip(MoveSearch.Found(option: option, alternatives: [], lateSeconds: late, time: time))
        return move
    }

    /// The better one first; of equals, that which was found first.
    private static func isBefore(_ left: Int, _ right: Int, _ steps: [Step]) -> Bool {
        steps[left].cost == steps[right].cost
            ? left < right : steps[left].cost.lexicographicallyPrecedes(steps[right].cost)
    }

    var others: Set<TravelMode> { input.preferences.modes.filter { !$0.isOwnVehicle } }

    /// The means that the person named for the way to a stay. A decision about the trip itself, by its block or page, comes
    /// before a hashtag of the event.
    func requestedModes(for stay: Stay) -> Set<TravelMode>? {
        if let visit = stay.visit { return choices.modes(for: .back, of: occurrences[visit]) }
        let occurrence = occurrences[stay.occurrence]
        return choices.modes(for: .to, of: occurrence) ?? occurrence.directives.modes ?? occurrence.preferences.modes
    }

    /// The vehicles that the person names for trips of these members.
    func named(_ members: some Sequence<Stay>) -> Set<TravelMode> {
        members.reduce(into: []) { $0.formUnion((requestedModes(for: $1) ?? []).filter(\.isOwnVehicle)) }
    }

    /// How the person may leave home; a trip whose modes are named needs no choice.
    private func leavings(from point: Point) -> [Leaving] {
        guard let place = point.place, point.vehicles.isHome(place), requestedModes(for: members[point.next]) == nil
        else { return [.withoutVehicle] }
        let own = input.preferences.modes.filter(\.isOwnVehicle)
        let known = own.union(named(members[point.next...].prefix(Self.lookahead)))
        let there = known.sorted { $0.rawValue < $1.rawValue }.filter { point.vehicles.stands($0, at: place) }
        let toStation = others.contains(.transit) && input.preferences.returnsHome ? there.filter(own.contains) : []
        let ways = there.map(Leaving.allTheWay) + toStation.map(Leaving.toStation)
        return others.isEmpty && !ways.isEmpty ? ways : [.withoutVehicle] + ways
    }

    /// How many events ahead a vehicle may be taken out for.
    private static let lookahead = 20
}
