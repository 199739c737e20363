internal import CivilTime
internal import TripModel

extension TourPlanner {
    /// By what the person goes, where vehicles stand as they do.
    func modeChoice(
        _ wish: Set<TravelMode>?,
        from: KnownPlace,
        to: KnownPlace,
        _ vehicles: OwnVehicles,
        _ leaving: Leaving,
        isStartNamed: Bool
    ) -> ModeChoice {
        // A person who names the start knows which vehicles stand there.
        func stands(_ mode: TravelMode) -> Bool {
            !mode.isOwnVehicle || isStartNamed || vehicles.stands(mode, at: from)
        }
        var choice: ModeChoice
        let wished = (wish ?? []).filter(stands)
        if wished.isEmpty {
            choice = usual(from: from, to: to, vehicles, leaving)
            if choice.modes.isEmpty { choice.modes = input.preferences.modes.filter(stands) }
            let wanted = wish ?? (choice.modes.isEmpty ? input.preferences.modes : [])
            choice.missing = wanted.min { $0.rawValue < $1.rawValue }
            choice.missingPlace = choice.missing.flatMap(vehicles.place)
        } else {
            choice = ModeChoice(modes: wished)
        }
        choice.allowed = input.preferences.modes.union(wish ?? []).filter(stands)
        return choice
    }

    /// By what they came with; home, with what they left on the way; from home, as they leave it.
    private func usual(from: KnownPlace, to: KnownPlace, _ vehicles: OwnVehicles, _ leaving: Leaving) -> ModeChoice {
        if vehicles.isHome(from), !vehicles.isHome(to) {
            switch leaving {
            case .withoutVehicle: return ModeChoice(modes: others)
            case .allTheWay(let vehicle): return ModeChoice(modes: [vehicle])
            case .toStation(let vehicle): return ModeChoice(modes: others.union([vehicle]), use: .mayBeLeft)
            }
        }
        if let companion = vehicles.companion(at: from) { return ModeChoice(modes: [companion]) }
        if vehicles.isHome(to), let left = vehicles.left.first {
            let use = TripRequest.OwnVehicles.fetched(left.mode, at: left.place.coordinate)
            return ModeChoice(modes: others.union([left.mode]), use: use)
        }
        return ModeChoice(modes: others)
    }

    /// What a search finds; where a vehicle can't be fetched on the way, without it.
    func outcome<Source: ItinerarySource>(
        _ choice: ModeChoice,
        picking option: String?,
        from: KnownPlace,
        to: KnownPlace,
        free: Instant,
        _ occurrence: PlanOccurrence,
        _ cache: TripOptionCache<Source>,
        _ find: (MoveSearch, TripOptionCache<Source>) -> MoveSearch.Outcome
    ) -> MoveSearch.Outcome {
        var search = MoveSearch(
            from: from,
            to: to,
            modes: choice.modes,
            vehicle: choice.use,
            wishes: input.preferences.heeding(occurrence).travel,
            option: option,
            earliest: free,
            busy: busy,
            isEstimateEnough: occurrence.start >= input.horizon
        )
        let outcome = find(search, cache)
        guard outcome == .none, case .fetched = choice.use else { return outcome }
        search.modes = others
        search.vehicle = .goAlong
        return find(search, cache)
    }

    /// May the vehicles among these be left at a station?
    func use(of modes: Set<TravelMode>) -> TripRequest.OwnVehicles {
        modes.contains(where: \.isOwnVehicle) ? .mayBeLeft : .goAlong
    }

    /// The move with what else the person may take: from home, all that is allowed; and what arrives first by whatever
    /// there is, where the planned way is late.
    func withOthers(_ move: Move, _ cache: TripOptionCache<some ItinerarySource>) -> Move {
        var move = move
        let occurrence = occurrences[move.occurrence]
        let wishes = input.preferences.heeding(occurrence).travel
        let isEstimateEnough = occurrence.start >= input.horizon
        func options(_ time: TripRequest.Time, _ modes: Set<TravelMode>, _ use: TripRequest.OwnVehicles) -> [Itinerary]
        {
            cache.options(
                from: move.from,
                to: move.to,
                time,
                modes: modes,
                vehicle: use,
                wishes: wishes,
                isEstimateEnough: isEstimateEnough
            )
        }
        func first(_ options: [Itinerary], after moment: Instant) -> Itinerary? {
            options.filter { $0.departure >= moment }.min { $0.arrival < $1.arrival }
        }
        if move.key.kind == .to, case .trip(var found) = move.outcome {
            let isFromHome = input.home.map { cache.isSamePlace($0, move.from) } ?? false
            if isFromHome, move.choice.allowed != move.choice.modes {
                let all = options(found.time, move.choice.allowed, use(of: move.choice.allowed))
                found.option.labels = all.first { $0.legs == found.option.legs }?.labels ?? found.option.labels
                let isOver = { (moment: Instant) in !occurrence.isOpenEnded && moment >= occurrence.end }
                let possible = all.filter { $0.departure >= move.free && !isOver($0.arrival) }
                let others = possible.filter { other in
                    other.legs != found.option.legs && !possible.contains { $0.isSimpler(than: other) }
                }
                found.alternatives = Array(others.prefix(3))
                move.outcome = .trip(found)
            }
            if found.lateSeconds > 0, !found.isPinned {
                let all = options(.departAt(found.moment), move.choice.allowed, .goAlong)
                move.closest = first(all + [found.option], after: found.moment)
            }
        } else if move.key.kind == .home, move.outcome == .none || move.waitSeconds > Self.longWaitSeconds {
            let all = Set(TravelMode.allCases).filter { !$0.isOwnVehicle }.union(move.choice.allowed)
            move.closest = first(options(.departAt(move.free), all, .goAlong), after: move.free)
        }
        move.service = service(of: move, cache)
        if let found = move.outcome.found, abs(found.option.departure - input.since) <= Self.liveSeconds {
            move.silent = cache.silentSources(of: move, found.time).filter { $0.isAbout(found.option) }
        }
        return move
    }

    /// Live data count for trips that are so near.
    private static let liveSeconds: Int64 = 2 * 3_600
}
