internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// Door to door exactly as `door_oracle.py` has it: walking at 1.2 m/s over the reference graph, stops tied to its
/// largest component within 200 m, straight-line changes, no time lost anywhere.
struct ReferenceSearch {
    let network: Network
    let streets: StreetLayer
    let transit: TransitLayer?
    let scratch: SearchScratch

    static let pace = AccessEgress.Pace(factor: 1, metresPerSecond: 1.2, extraSeconds: 0, isByLength: true)

    init?(_ network: Network, scratch: SearchScratch) {
        guard let streets = network.layer(.referenceWalk) else { return nil }
        self.network = network
        self.streets = streets
        transit = network.transit
        self.scratch = scratch
    }

    struct ReferenceResult {
        var directSeconds: Int32?
        var directMetres: Metres
        var access: AccessEgress
        var egress: AccessEgress
    }

    /// Streets: the direct walk and the stops around both doors.
    func answer(from: StreetPlace, to: StreetPlace) -> ReferenceResult {
        let direct = streets.router.route(from: from, to: to, &scratch.street)
        let limit = AccessEgressLimits.reference.access
        return ReferenceResult(
            directSeconds: direct.map { Int32(($0.length.value / Self.pace.metresPerSecond).rounded(.up)) },
            directMetres: direct?.length ?? .zero,
            access: AccessEgress(from, isForward: true, on: streets, limit: limit, pace: Self.pace, scratch: scratch),
            egress: AccessEgress(to, isForward: false, on: streets, limit: limit, pace: Self.pace, scratch: scratch)
        )
    }

    /// The earliest arrival or latest departure on a given service day, in its seconds; nil when there is no way.
    func bestTime(_ time: TransitQuery.Time, _ answer: ReferenceResult, in schedule: DaySchedule) -> Int32? {
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
        return scratch.transit.bestTime(query, in: schedule, transfers: transfers)
    }

    /// The options of a request: walking all the way, and the rides that are better; the best first.
    func options(_ request: TripRequest) -> [Itinerary] {
        let rules = AccessEgressLimits.reference
        guard let from = snap(request.from, rules), let to = snap(request.to, rules) else { return [] }
        let answer = answer(from: from, to: to)
        var options: [Itinerary] = []
        if let transit, request.modes.contains(.transit) {
            let search = TransitOptions(
                network: network,
                transit: transit,
                request: request,
                scratch: scratch
            )
            options = search.options(
                from: TransitOptions.AccessSide(reach: answer.access, mode: .foot, waitSeconds: 0),
                to: TransitOptions.AccessSide(reach: answer.egress, mode: .foot, waitSeconds: 0),
                directSeconds: answer.directSeconds
            )
        }
        if request.modes.contains(.foot), let seconds = answer.directSeconds {
            options.append(walk(request, seconds: Int64(seconds), metres: answer.directMetres))
        }
        return options
    }

    private func snap(_ coordinate: Coordinate, _ rules: AccessEgressLimits) -> StreetPlace? {
        streets.router.network.nearestNode(to: coordinate, for: streets.router.metric, within: rules.snap)
    }

    private func walk(_ request: TripRequest, seconds: Int64, metres: Metres) -> Itinerary {
        let (departure, arrival) =
            switch request.time {
            case .departAt(let time): (time, time.adding(seconds: seconds))
            case .arriveBy(let time): (time.adding(seconds: -seconds), time)
            }
        let leg = Leg(
            mode: .foot,
            departure: departure,
            arrival: arrival,
            from: LegEnd(coordinate: request.from),
            to: LegEnd(coordinate: request.to),
            distance: metres
        )
        return Itinerary(departure: departure, arrival: arrival, distance: metres, legs: [leg])
    }
}
