internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting

/// All options of one request on one network, unranked.
struct NetworkSearch {
    let network: Network
    let models: TravelModels

    /// Means for which there was nothing to search with (no streets near, no service in those days): their estimates may
    /// stand in.
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
            return standard(request, bench)
        }
    }

    private func standard(_ request: TripRequest, _ bench: SearchBench) -> Answer {
        var answer = Answer()
        let rules = JoinRules.standard
        let streets = StreetOptions(network: network, request: request, bench: bench)
        let means = request.usableMeans
        let straight = request.from.distance(to: request.to)
        var walk: TripOption?
        // Rides must be better than walking all the way, where that is allowed. A very long walk is no choice.
        if means == [.foot]
            || (means.contains(.foot) && straight.kilometres <= models.estimate[.foot]?.farthestKilometres ?? 15)
        {
            walk = streets.option(by: .foot, .foot, within: rules.snap)
        }
        // Public transport last: what a taxi takes is asked there.
        for one in Means.allCases.filter({ $0 != .transit }) + [.transit] where means.contains(one) {
            switch one {
            case .foot:
                if let walk { answer.options.append(walk) } else if means == [.foot] { answer.unanswered.insert(.foot) }
            case .bicycle, .car, .motorbike, .taxi:
                if let option = street(one, streets, rules) {
                    answer.options.append(option)
                } else {
                    answer.unanswered.insert(one)
                }
            case .transit:
                if !addTransit(request, bench, walk, &answer.options) { answer.unanswered.insert(.transit) }
            case .carSharing, .bikeSharing:
                continue
            }
        }
        return answer
    }

    private func street(_ means: Means, _ streets: StreetOptions, _ rules: JoinRules) -> TripOption? {
        let legMeans: LegMeans =
            switch means {
            case .bicycle: .bicycle
            case .motorbike: .motorbike
            case .taxi: .taxi
            case .foot, .car, .transit, .carSharing, .bikeSharing: .car
            }
        return streets.option(by: means, legMeans, within: rules.snap)
    }

    // MARK: Public transport

    /// False when there is no timetable for those days.
    private func addTransit(
        _ request: TripRequest,
        _ bench: SearchBench,
        _ walk: TripOption?,
        _ options: inout [TripOption]
    ) -> Bool {
        guard let transit = network.transit, let foot = network.layer(.foot), isInService(request, transit) else {
            return false
        }
        let rules = JoinRules.standard
        let limit = request.constraints.maximumWalking.map { min($0, rules.access) } ?? rules.access
        guard let from = foot.snap(request.from, within: rules.snap), let to = foot.snap(request.to, within: rules.snap)
        else {
            return false
        }
        let (factor, walking) = StreetOptions.pace(request.constraints, .foot)
        func pace(extra: Int32) -> DoorReach.Pace {
            DoorReach.Pace(
                factor: factor,
                metresPerSecond: walking,
                extraSeconds: extra,
                isByLength: false,
                isStepFree: request.constraints.needsWheelchair
            )
        }
        let access = TransitOptions.End(
            reach: DoorReach(
                from,
                isForward: true,
                on: foot,
                limit: limit,
                pace: pace(extra: rules.boardingSeconds),
                bench: bench
            ),
            means: .foot,
            waitSeconds: rules.boardingSeconds
        )
        let egress = TransitOptions.End(
            reach: DoorReach(to, isForward: false, on: foot, limit: limit, pace: pace(extra: 0), bench: bench),
            means: .foot,
            waitSeconds: 0
        )
        let search = TransitOptions(network: network, transit: transit, request: request, bench: bench, rules: rules)
        let direct = walk.map { Int32(clamping: $0.durationSeconds) }
        var found = search.options(from: access, to: egress, directSeconds: direct)
        if let short = rules.shortAccess, found.contains(where: { short < walked($0) }) {
            found += search.options(
                from: access,
                to: egress,
                directSeconds: direct,
                accessOffsets: access.reach.within(short),
                egressOffsets: egress.reach.within(short)
            )
        }
        found += VehicleEnds(search: search, rules: rules).options(
            access,
            egress,
            walking: found,
            taxiSeconds: options.first { $0.legs.contains { $0.means == .taxi } }?.durationSeconds
        )
        options += found
        return true
    }

    private func walked(_ option: TripOption) -> Metres {
        option.legs.reduce(.zero) { $1.means == .foot ? $0 + $1.distance : $0 }
    }

    private func isInService(_ request: TripRequest, _ transit: TransitLayer) -> Bool {
        guard let days = transit.timetable.dayRange else { return false }
        let time =
            switch request.time {
            case .departAt(let time), .arriveBy(let time): time
            }
        let day = network.zone.local(time).date.daysSinceEpoch
        return days.contains(day) || days.contains(day - 1)
    }
}
