internal import CivilTime

extension DayChain {
    /// By what the person goes, where vehicles stand as they do.
    func ways(
        _ wish: Set<TravelMeans>?,
        from: KnownPlace,
        to: KnownPlace,
        _ vehicles: OwnVehicles,
        _ leaving: Leaving,
        isStartNamed: Bool
    ) -> Ways {
        // Who names where they start knows what stands there.
        func stands(_ means: TravelMeans) -> Bool {
            !means.isOwnVehicle || isStartNamed || vehicles.stands(means, at: from)
        }
        var ways: Ways
        let wished = (wish ?? []).filter(stands)
        if wished.isEmpty {
            ways = usual(from: from, to: to, vehicles, leaving)
            if ways.means.isEmpty { ways.means = input.preferences.means.filter(stands) }
            let wanted = wish ?? (ways.means.isEmpty ? input.preferences.means : [])
            ways.missing = wanted.min { $0.rawValue < $1.rawValue }
            ways.missingPlace = ways.missing.flatMap(vehicles.place)
        } else {
            ways = Ways(means: wished)
        }
        ways.allowed = input.preferences.means.union(wish ?? []).filter(stands)
        return ways
    }

    /// By what they came with; home, with what they left on the way; from home, as they leave it.
    private func usual(from: KnownPlace, to: KnownPlace, _ vehicles: OwnVehicles, _ leaving: Leaving) -> Ways {
        if vehicles.isHome(from), !vehicles.isHome(to) {
            switch leaving {
            case .withoutVehicle: return Ways(means: others)
            case .allTheWay(let vehicle): return Ways(means: [vehicle])
            case .toStation(let vehicle): return Ways(means: others.union([vehicle]), use: .mayBeLeft)
            }
        }
        if let companion = vehicles.companion(at: from) { return Ways(means: [companion]) }
        if vehicles.isHome(to), let left = vehicles.left.first {
            let use = OwnVehicleUse.fetched(left.means, at: left.place.coordinate)
            return Ways(means: others.union([left.means]), use: use)
        }
        return Ways(means: others)
    }

    /// What a search finds; where a vehicle can't be fetched on the way, without it.
    func outcome<Estimator: TravelEstimating>(
        _ ways: Ways,
        from: KnownPlace,
        to: KnownPlace,
        free: Instant,
        _ occurrence: PlanOccurrence,
        _ desk: inout TripDesk<Estimator>,
        _ find: (Approach, inout TripDesk<Estimator>) -> Approach.Outcome
    ) -> Approach.Outcome {
        var search = Approach(
            from: from,
            to: to,
            means: ways.means,
            vehicle: ways.use,
            earliest: free,
            busy: busy,
            isEstimateEnough: occurrence.start >= input.horizon
        )
        let outcome = find(search, &desk)
        guard outcome == .none, case .fetched = ways.use else { return outcome }
        search.means = others
        search.vehicle = .goesAlong
        return find(search, &desk)
    }

    /// May the vehicles among these be left at a station?
    func use(of means: Set<TravelMeans>) -> OwnVehicleUse {
        means.contains(where: \.isOwnVehicle) ? .mayBeLeft : .goesAlong
    }

    /// The move with what else the person may take: from home, all that is allowed; and what arrives first by whatever there is,
    /// where the planned way is late.
    func withOthers(_ move: Move, _ desk: inout TripDesk<some TravelEstimating>) -> Move {
        var move = move
        let isEstimateEnough = occurrences[move.occurrence].start >= input.horizon
        func options(_ time: TravelRequest.Time, _ means: Set<TravelMeans>, _ use: OwnVehicleUse) -> [TravelOption] {
            desk.options(
                from: move.from,
                to: move.to,
                time,
                means: means,
                vehicle: use,
                isEstimateEnough: isEstimateEnough
            )
        }
        func first(_ options: [TravelOption], after moment: Instant) -> TravelOption? {
            options.filter { $0.departure >= moment }.min { $0.arrival < $1.arrival }
        }
        if move.key.kind == .to, case .trip(var found) = move.outcome {
            let isFromHome = input.home.map { desk.isSamePlace($0, move.from) } ?? false
            if isFromHome, move.ways.allowed != move.ways.means {
                let all = options(found.time, move.ways.allowed, use(of: move.ways.allowed))
                found.option.labels = all.first { $0.legs == found.option.legs }?.labels ?? found.option.labels
                found.alternatives = Array(all.filter { $0.legs != found.option.legs }.prefix(3))
                move.outcome = .trip(found)
            }
            if found.lateSeconds > 0, !found.isPinned {
                let all = options(.departAt(found.moment), move.ways.allowed, .goesAlong)
                move.closest = first(all + [found.option], after: found.moment)
            }
        } else if move.key.kind == .home, move.outcome == .none || move.waitSeconds > Self.longWaitSeconds {
            let all = Set(TravelMeans.allCases).filter { !$0.isOwnVehicle }.union(move.ways.allowed)
            move.closest = first(options(.departAt(move.free), all, .goesAlong), after: move.free)
        }
        return move
    }
}
