internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting

/// All options of one request on one network, unranked.
struct NetworkSearch {
    let network: Network
    let models: TravelModels
    /// The shared vehicles of this moment; nil: nothing is known of any.
    var vehicles: PlacedSupply?
    var shortcuts = Shortcuts.all

    /// Means for which there was nothing to search with (no streets near, no service in those days, no feed): their estimates
    /// may stand in.
    struct Answer {
        var options: [TripOption] = []
        var unanswered: Set<Means> = []
    }

    func answer(_ request: TripRequest) -> Answer {
        guard let benches = network.benches else { return Answer(unanswered: request.usableMeans) }
        return benches.with { bench in
            if request.profile == .reference, let search = ReferenceSearch(network, bench: bench) {
                return Answer(options: search.options(request))
            }
            if case .fetched(let means, let place) = request.ownVehicles {
                return Answer(options: fetching(means, at: place, request, bench))
            }
            return standard(request, bench)
        }
    }

    private func standard(_ request: TripRequest, _ bench: SearchBench) -> Answer {
        var answer = Answer()
        let rules = JoinRules.standard
        let streets = StreetOptions(network: network, request: request, bench: bench, models: models)
        let means = request.usableMeans
        let walked = walk(request, streets)
        // What the person forbids must not keep rides from being found.
        let walk = walked.flatMap { isAllowed($0, request) ? $0 : nil }
        let shared = vehicles.map {
            SharedSearch(network: network, placed: $0, request: request, bench: bench)
        }
        if let shared {
            answer.options += SharedRides(search: shared, skipsHopeless: shortcuts.skipsHopeless)
                .options(walkSeconds: walk.map { $0.elapsedSeconds(request.time) })
        }
        // Public transport last: what a taxi takes is asked there.
        for one in Means.allCases.filter({ $0 != .transit }) + [.transit] where means.contains(one) {
            switch one {
            case .foot:
                if let walk { answer.options.append(walk) }
                if walked == nil, means == [.foot] { answer.unanswered.insert(.foot) }
            case .bicycle, .car, .motorbike, .taxi:
                if let option = street(one, streets, rules) {
                    answer.options.append(option)
                } else if !isReachable(one, request) {
                    answer.unanswered.insert(one)
                }
            case .transit:
                if !addTransit(request, bench, walk, shared, &answer.options) { answer.unanswered.insert(.transit) }
            case .carSharing, .bikeSharing:
                // Without a feed nobody knows whether there is anything to share.
                continue
            }
        }
        return answer
    }

    /// Rides must be better than walking all the way, where that is allowed. A very long walk is no choice.
    private func walk(_ request: TripRequest, _ streets: StreetOptions) -> TripOption? {
        let straight = request.from.distance(to: request.to)
        let means = request.usableMeans
        guard
            means == [.foot]
                || (means.contains(.foot) && straight.kilometres <= models.estimate[.foot]?.farthestKilometres ?? 15)
        else { return nil }
        return streets.option(by: .foot, .foot, within: JoinRules.standard.snap)
    }

    private func isAllowed(_ option: TripOption, _ request: TripRequest) -> Bool {
        var option = option
        option.walkingDistance = walked(option)
        return request.constraints.allows(option, in: network.zone)
    }

    /// Whether streets of a means lie at both doors: if so, and it was not found, then it cannot be done, or must not.
    private func isReachable(_ means: Means, _ request: TripRequest) -> Bool {
        guard let profile = StreetOptions.profile(of: means), let layer = network.layer(profile) else { return false }
        return layer.snap(request.from, within: JoinRules.standard.snap) != nil
            && layer.snap(request.to, within: JoinRules.standard.snap) != nil
    }

    /// The ways on which a vehicle that stands somewhere is fetched; there are no others.
    private func fetching(
        _ means: Means,
        at place: Coordinate,
        _ request: TripRequest,
        _ bench: SearchBench
    ) -> [TripOption] {
        let rules = JoinRules.standard
        let vehicle = FetchedVehicle(
            means,
            legMeans(means),
            at: place,
            network: network,
            request: request,
            bench: bench,
            within: rules.snap
        )
        guard let vehicle else { return [] }
        var options: [TripOption] = []
        let walked = vehicle.walked(within: rules.snap).flatMap { isAllowed($0, request) ? $0 : nil }
        if let walked { options.append(walked) }
        guard request.usableMeans.contains(.transit), let transit = network.transit, isInService(request, transit),
            let ends = footEnds(request, bench), let end = vehicle.end
        else { return options }
        let search = rides(transit, request, bench, rules)
        options += search.options(
            from: ends.access,
            to: end,
            directSeconds: walked.map { Int32(clamping: $0.elapsedSeconds(request.time)) }
        )
        return options
    }

    private func street(_ means: Means, _ streets: StreetOptions, _ rules: JoinRules) -> TripOption? {
        streets.option(by: means, legMeans(means), within: rules.snap)
    }

    private func legMeans(_ means: Means) -> LegMeans {
        switch means {
        case .bicycle: .bicycle
        case .motorbike: .motorbike
        case .taxi: .taxi
        case .foot, .car, .transit, .carSharing, .bikeSharing: .car
        }
    }

    // MARK: Public transport

    private func rides(
        _ transit: TransitLayer,
        _ request: TripRequest,
        _ bench: SearchBench,
        _ rules: JoinRules
    ) -> TransitOptions {
        TransitOptions(
            network: network,
            transit: transit,
            request: request,
            bench: bench,
            rules: rules,
            shortcuts: shortcuts
        )
    }

    /// False when there is no timetable for those days.
    private func addTransit(
        _ request: TripRequest,
        _ bench: SearchBench,
        _ walk: TripOption?,
        _ shared: SharedSearch?,
        _ options: inout [TripOption]
    ) -> Bool {
        guard let transit = network.transit, isInService(request, transit), let ends = footEnds(request, bench) else {
            return false
        }
        let rules = JoinRules.standard
        func seconds(_ means: LegMeans) -> Int64? {
            options.first { $0.legs.contains { $0.means == means } }.map { $0.elapsedSeconds(request.time) }
        }
        var search = rides(transit, request, bench, rules)
        let taxiSeconds = seconds(.taxi)
        let latest = latest(options, request)
        // What the ends with vehicles are measured by is sought a little farther.
        search.latestSeconds = max(
            latest + VehicleEnds.mostGainSeconds,
            taxiSeconds.map { $0 + VehicleEnds.muchSlowerSeconds } ?? 0
        )
        let direct = walk.map { Int32(clamping: $0.elapsedSeconds(request.time)) }
        var found = search.options(from: ends.access, to: ends.egress, directSeconds: direct)
        if let short = rules.shortAccess, found.contains(where: { short < walked($0) }) {
            found += search.options(
                from: ends.access,
                to: ends.egress,
                directSeconds: direct,
                accessOffsets: ends.out.within(short),
                egressOffsets: ends.back.within(short)
            )
        }
        search.latestSeconds = min(latest, self.latest(found, request))
        found += VehicleEnds(search: search, rules: rules, shared: shared, models: models).options(
            ends.access,
            ends.egress,
            walking: found,
            taxiSeconds: taxiSeconds,
            bicycleSeconds: seconds(.bicycle)
        )
        options += found
        return true
    }

    /// How far from the request's time what the list leaves out for being late begins, one second counted in; a day where nothing
    /// is known that is in the list.
    private func latest(_ options: [TripOption], _ request: TripRequest) -> Int64 {
        guard shortcuts.leavesOutLate else { return 86_400 }
        let known = options.lazy.filter { isAllowed($0, request) }.map { $0.elapsedSeconds(request.time) }.min()
        return known.map { OptionTrimming.latest(after: $0) + 1 } ?? 86_400
    }

    /// Walks between the doors and the stops; nil where no street is near a door.
    private func footEnds(
        _ request: TripRequest,
        _ bench: SearchBench
    ) -> (access: TransitOptions.End, egress: TransitOptions.End, out: DoorReach, back: DoorReach)? {
        let rules = JoinRules.standard
        guard let foot = network.layer(StreetOptions.walking(request.constraints), about: request),
            let from = foot.snap(request.from, within: rules.snap),
            let to = foot.snap(request.to, within: rules.snap)
        else { return nil }
        let limit = request.constraints.maximumWalking.map { min($0, rules.access) } ?? rules.access
        let (factor, walking) = StreetOptions.pace(request.constraints, .foot)
        func reach(_ place: StreetPlace, isForward: Bool, extra: Int32) -> DoorReach {
            DoorReach(
                place,
                isForward: isForward,
                on: foot,
                limit: limit,
                pace: DoorReach.Pace(
                    factor: factor,
                    metresPerSecond: walking,
                    extraSeconds: extra,
                    isByLength: false,
                    isStepFree: request.constraints.needsWheelchair
                ),
                bench: bench
            )
        }
        let out = reach(from, isForward: true, extra: rules.boardingSeconds)
        let back = reach(to, isForward: false, extra: 0)
        return (
            TransitOptions.End(reach: out, means: .foot, waitSeconds: rules.boardingSeconds),
            TransitOptions.End(reach: back, means: .foot, waitSeconds: 0), out, back
        )
    }

    private func walked(_ option: TripOption) -> Metres {
        option.legs.reduce(.zero) { $1.means == .foot ? $0 + $1.distance : $0 }
    }

    private func isInService(_ request: TripRequest, _ transit: TransitLayer) -> Bool {
        guard let days = transit.timetable.dayRange else { return false }
        let day = network.zone.local(request.instant).date.daysSinceEpoch
        return days.contains(day) || days.contains(day - 1)
    }
}
