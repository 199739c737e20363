internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// All options of one request on one network, unranked.
struct NetworkSearch {
    let network: Network
    let models: TravelModels
    /// The shared vehicles of this moment; nil: nothing is known of any.
    var vehicles: PlacedSupply?
    var pruning = SearchPruning.all
    /// Else shared vehicles are where they usually are, whatever the feeds count.
    var heedsCounts = true

    /// Modes for which there was nothing to search with (no streets near, no service in those days, no feed): their
    /// estimates may stand in.
    struct SearchResult {
        var options: [Itinerary] = []
        var unanswered: Set<TravelMode> = []
    }

    func answer(_ request: TripRequest) -> SearchResult {
        guard let scratches = network.scratches else { return SearchResult(unanswered: request.usableModes) }
        return scratches.with { scratch in
            if request.profile == .reference, let search = ReferenceSearch(network, scratch: scratch) {
                return SearchResult(options: search.options(request))
            }
            if case .fetched(let mode, let place) = request.ownVehicles {
                return SearchResult(options: fetching(mode, at: place, request, scratch))
            }
            return standard(request, scratch)
        }
    }

    private func standard(_ request: TripRequest, _ scratch: SearchScratch) -> SearchResult {
        var answer = SearchResult()
        let rules = AccessEgressLimits.standard
        let streets = StreetOptions(network: network, request: request, scratch: scratch, models: models)
        let modes = request.usableModes
        let walked = walk(request, streets)
        // What the person forbids must not keep rides from being found.
        let walk = walked.flatMap { isAllowed($0, request) ? $0 : nil }
        let shared = vehicles.map {
            SharedSearch(
                network: network,
                placed: $0,
                request: request,
                scratch: scratch,
                heedsCounts: heedsCounts
            )
        }
        if let shared {
            answer.options += SharedRides(search: shared, skipsHopeless: pruning.skipsHopeless)
                .options(walkSeconds: walk.map { $0.elapsedSeconds(request.time) })
        }
        // Public transport last: what a taxi takes is asked there.
        for one in TravelMode.allCases.filter({ $0 != .transit }) + [.transit] where modes.contains(one) {
            switch one {
            case .foot:
                if let walk { answer.options.append(walk) }
                if walked == nil, modes == [.foot] { answer.unanswered.insert(.foot) }
            case .bicycle, .car, .motorbike, .taxi:
                if let option = street(one, streets, rules) {
                    answer.options.append(option)
                } else if !isReachable(one, request) {
                    answer.unanswered.insert(one)
                }
            case .transit:
                if !addTransit(request, scratch, walk, shared, &answer.options) { answer.unanswered.insert(.transit) }
            case .carSharing, .bikeSharing:
                // Without a feed nobody knows whether there is anything to share.
                continue
            }
        }
        return answer
    }

    /// Rides must be better than walking all the way, where that is allowed. A very long walk is no choice.
    private func walk(_ request: TripRequest, _ streets: StreetOptions) -> Itinerary? {
        let straight = request.from.distance(to: request.to)
        let modes = request.usableModes
        guard
            modes == [.foot]
                || (modes.contains(.foot) && straight.kilometres <= models.estimate[.foot]?.farthestKilometres ?? 15)
        else { return nil }
        return streets.option(by: .foot, .foot, within: AccessEgressLimits.standard.snap)
    }

    private func isAllowed(_ option: Itinerary, _ request: TripRequest) -> Bool {
        var option = option
        option.walkingDistance = walked(option)
        return request.preferences.allow(option, in: network.zone)
    }

    /// Whether streets of a mode lie at both doors: if so, and it was not found, then it cannot be done, or must not.
    private func isReachable(_ mode: TravelMode, _ request: TripRequest) -> Bool {
        guard let profile = StreetOptions.profile(of: mode), let layer = network.layer(profile) else { return false }
        return layer.snap(request.from, within: AccessEgressLimits.standard.snap) != nil
            && layer.snap(request.to, within: AccessEgressLimits.standard.snap) != nil
    }

    /// The ways on which a vehicle that stands somewhere is fetched; there are no others.
    private func fetching(
        _ mode: TravelMode,
        at place: Coordinate,
        _ request: TripRequest,
        _ scratch: SearchScratch
    ) -> [Itinerary] {
        let rules = AccessEgressLimits.standard
        let vehicle = FetchedVehicle(
            mode,
            legMode(mode),
            at: place,
            network: network,
            request: request,
            scratch: scratch,
            within: rules.snap
        )
        guard let vehicle else { return [] }
        var options: [Itinerary] = []
        let walked = vehicle.walked(within: rules.snap).flatMap { isAllowed($0, request) ? $0 : nil }
        if let walked { options.append(walked) }
        guard request.usableModes.contains(.transit), let transit = network.transit, isInService(request, transit),
            let ends = footEnds(request, scratch), let end = vehicle.end
        else { return options }
        let search = rides(transit, request, scratch)
        options += search.options(
            from: ends.access,
            to: end,
            directSeconds: walked.map { Int32(clamping: $0.elapsedSeconds(request.time)) }
        )
        return options
    }

    private func street(_ mode: TravelMode, _ streets: StreetOptions, _ rules: AccessEgressLimits) -> Itinerary? {
        streets.option(by: mode, legMode(mode), within: rules.snap)
    }

    private func legMode(_ mode: TravelMode) -> LegMode {
        switch mode {
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
        _ scratch: SearchScratch
    ) -> TransitOptions {
        TransitOptions(
            network: network,
            transit: transit,
            request: request,
            scratch: scratch,
            pruning: pruning
        )
    }

    /// False when there is no timetable for that day.
    private func addTransit(
        _ request: TripRequest,
        _ scratch: SearchScratch,
        _ walk: Itinerary?,
        _ shared: SharedSearch?,
        _ options: inout [Itinerary]
    ) -> Bool {
        guard let transit = network.transit, isInService(request, transit), let ends = footEnds(request, scratch) else {
            return false
        }
        let rules = AccessEgressLimits.standard
        func seconds(_ mode: LegMode) -> Int64? {
            options.first { $0.legs.contains { $0.mode == mode } }.map { $0.elapsedSeconds(request.time) }
        }
        var search = rides(transit, request, scratch)
        let taxiSeconds = seconds(.taxi)
        let latest = latest(options, request)
        // What the ends with vehicles are measured by is sought a little farther.
        search.latestSeconds = max(
            latest + VehicleAccessEgress.mostGainSeconds,
            taxiSeconds.map { $0 + VehicleAccessEgress.muchSlowerSeconds } ?? 0
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
        found += VehicleAccessEgress(search: search, rules: rules, shared: shared, models: models).options(
            ends.access,
            ends.egress,
            walking: found,
            taxiSeconds: taxiSeconds,
            bicycleSeconds: seconds(.bicycle)
        )
        found = withoutEveningBefore(found, request, transit)
        options += found
        let isKnown = transit.days?.contains(network.day(of: request)) == true && network.gap(for: request) == nil
        return isKnown || !found.isEmpty
    }

    /// How far from the request's time what the list leaves out for being late begins, one second counted in; a day
    /// where nothing is known that is in the list.
    private func latest(_ options: [Itinerary], _ request: TripRequest) -> Int64 {
        guard pruning.leavesOutLate else { return 86_400 }
        let known = options.lazy.filter { isAllowed($0, request) }.map { $0.elapsedSeconds(request.time) }.min()
        return known.map { ItineraryFilter.latest(after: $0) + 1 } ?? 86_400
    }

    /// Walks between the doors and the stops; nil where no street is near a door.
    private func footEnds(
        _ request: TripRequest,
        _ scratch: SearchScratch
    ) -> (access: TransitOptions.AccessSide, egress: TransitOptions.AccessSide, out: AccessEgress, back: AccessEgress)?
    {
        let rules = AccessEgressLimits.standard
        guard let foot = network.layer(StreetOptions.walking(request.preferences), about: request),
            let from = foot.snap(request.from, within: rules.snap),
            let to = foot.snap(request.to, within: rules.snap)
        else { return nil }
        let limit = request.preferences.maximumWalking.map { min($0, rules.access) } ?? rules.access
        let (factor, walking) = StreetOptions.pace(request.preferences, .foot)
        func reach(_ place: StreetPlace, isForward: Bool, extra: Int32) -> AccessEgress {
            let pace = AccessEgress.Pace(
                factor: factor,
                metresPerSecond: walking,
                extraSeconds: extra,
                isByLength: false,
                isStepFree: request.preferences.needsWheelchair == true
            )
            let door = DoorMemory.Door(place: place, isForward: isForward, limit: limit, pace: pace)
            return foot.doors.ways(door) {
                AccessEgress(place, isForward: isForward, on: foot, limit: limit, pace: pace, scratch: scratch)
            }
        }
        let out = reach(from, isForward: true, extra: rules.boardingSeconds)
        let back = reach(to, isForward: false, extra: 0)
        return (
            TransitOptions.AccessSide(reach: out, mode: .foot, waitSeconds: rules.boardingSeconds),
            TransitOptions.AccessSide(reach: back, mode: .foot, waitSeconds: 0), out, back
        )
    }

    private func walked(_ option: Itinerary) -> Metres {
        option.legs.reduce(.zero) { $1.mode == .foot ? $0 + $1.distance : $0 }
    }

    /// The first day after the last one has what runs past midnight.
    private func isInService(_ request: TripRequest, _ transit: TransitLayer) -> Bool {
        guard let days = transit.days else { return false }
        let day = network.day(of: request)
        return days.contains(day) || days.contains(day - 1)
    }

    /// Nobody takes the last ride of the evening before because the timetable ends there.
    private func withoutEveningBefore(
        _ options: [Itinerary],
        _ request: TripRequest,
        _ transit: TransitLayer
    ) -> [Itinerary] {
        let day = network.day(of: request)
        guard transit.days?.contains(day) != true else { return options }
        return options.filter { option in
            option.legs.contains { leg in
                leg.mode.isTransit && network.zone.local(leg.arrival).date.daysSinceEpoch >= day
            }
        }
    }
}
