internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting

/// Door to door exactly as `door_oracle.py` has it: walking at 1.2 m/s over the reference graph, stops tied to its largest
/// component within 200 m, straight-line changes, no time lost anywhere.
struct ReferenceSearch {
    let network: Network
    let streets: StreetLayer
    let transit: TransitLayer?
    let bench: SearchBench

    static let pace = DoorReach.Pace(factor: 1, metresPerSecond: 1.2, extraSeconds: 0, isByLength: true)

    init?(_ network: Network, bench: SearchBench) {
        guard let streets = network.layer(.referenceWalk) else { return nil }
        self.network = network
        self.streets = streets
        transit = network.transit
        self.bench = bench
    }

    struct Answer {
        var directSeconds: Int32?
        var directMetres: Metres
        var access: DoorReach
        var egress: DoorReach
    }

    /// Streets: the direct walk and the stops around both doors.
    func answer(from: StreetPlace, to: StreetPlace) -> Answer {
        let direct = streets.router.route(from: from, to: to, &bench.street)
        let limit = JoinRules.reference.access
        return Answer(
            directSeconds: direct.map { Int32(($0.length.value / Self.pace.metresPerSecond).rounded(.up)) },
            directMetres: direct?.length ?? .zero,
            access: DoorReach(from, isForward: true, on: streets, limit: limit, pace: Self.pace, bench: bench),
            egress: DoorReach(to, isForward: false, on: streets, limit: limit, pace: Self.pace, bench: bench)
        )
    }

    /// The earliest arrival or latest departure on a given service day, in its seconds; nil when there is no way.
    func bestTime(_ time: TransitQuery.Time, _ answer: Answer, in schedule: DaySchedule) -> Int32? {
        guard let transfers = network.referenceTransfers else {
            return answer.directSeconds.map {
                switch time {
                case .departAt(let seconds): seconds + $0
                case .arriveBy(let seconds): seconds - $0
                }
            }
        }
        let query = TransitQuery(
            time,
            access: answer.access.offsets,
            egress: answer.egress.offsets,
            maximumTransfers: TransitQuery.unlimitedTransfers,
            directSeconds: answer.directSeconds
        )
        return bench.transit.bestTime(query, in: schedule, transfers: transfers)
    }

    /// The options of a request: walking all the way, and the rides that are better; the best first.
    func options(_ request: TripRequest) -> [TripOption] {
        let rules = JoinRules.reference
        guard let from = snap(request.from, rules), let to = snap(request.to, rules) else { return [] }
        let answer = answer(from: from, to: to)
        var options: [TripOption] = []
        if let transit, request.means.contains(.transit) {
            let search = TransitOptions(
                network: network,
                transit: transit,
                request: request,
                bench: bench,
                rules: rules
            )
            options = search.options(
                from: TransitOptions.End(reach: answer.access, means: .foot, waitSeconds: 0),
                to: TransitOptions.End(reach: answer.egress, means: .foot, waitSeconds: 0),
                directSeconds: answer.directSeconds
            )
        }
        if request.means.contains(.foot), let seconds = answer.directSeconds {
            options.append(walk(request, seconds: Int64(seconds), metres: answer.directMetres))
        }
        return options
    }

    private func snap(_ coordinate: Coordinate, _ rules: JoinRules) -> StreetPlace? {
        streets.router.network.nearestNode(to: coordinate, for: streets.router.metric, within: rules.snap)
    }

    private func walk(_ request: TripRequest, seconds: Int64, metres: Metres) -> TripOption {
        let (departure, arrival) =
            switch request.time {
            case .departAt(let time): (time, time.adding(seconds: seconds))
            case .arriveBy(let time): (time.adding(seconds: -seconds), time)
            }
        let leg = Leg(
            means: .foot,
            departure: departure,
            arrival: arrival,
            from: LegEnd(coordinate: request.from),
            to: LegEnd(coordinate: request.to),
            distance: metres
        )
        return TripOption(departure: departure, arrival: arrival, distance: metres, legs: [leg])
    }
}
