internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting
internal import TripModel

/// Public transport with the ways to the first stop and from the last.
struct TransitOptions {
    let network: Network
    let transit: TransitLayer
    let request: TripRequest
    let scratch: SearchScratch

    /// A door and how one gets between it and the stops.
    struct AccessSide {
        var offsets: [StopOffset]
        /// Seconds of each offset that are not spent on the way: boarding, waiting for the taxi.
        var waitSeconds: Int32
        /// The way of an offset, in the order of travel; the end of the last part is put in by who knows the stop or
        /// door.
        var parts: (StopOffset) -> [LegDraft]

        init(offsets: [StopOffset], waitSeconds: Int32, parts: @escaping (StopOffset) -> [LegDraft]) {
            self.offsets = offsets
            self.waitSeconds = waitSeconds
            self.parts = parts
        }

        /// All of the way by one mode.
        init(reach: AccessEgress, mode: LegMode, waitSeconds: Int32) {
            self.init(offsets: reach.offsets, waitSeconds: waitSeconds) { offset in
                [
                    LegDraft(
                        mode,
                        seconds: Double(max(0, offset.seconds - waitSeconds)),
                        metres: reach.distance(to: offset.stop).value,
                        end: LegEnd(coordinate: Coordinate(latitude: 0, longitude: 0))
                    )
                ]
            }
        }
    }

    let pruning: SearchPruning

    /// The speed of the walks between stops, which are timed for one walker.
    static var changeMetresPerSecond: Double { (StreetProfile.foot.speeds["footway"] ?? 4.8) / 3.6 }

    /// What runs around the request's time; taken once, so that all searches of a request see the same.
    let window: TimetableCalendar.Window

    /// Nothing farther from the request's time is sought, in seconds.
    var latestSeconds: Int64 = 86_400

    /// `withBicycle`: only what takes bicycles along.
    init(
        network: Network,
        transit: TransitLayer,
        request: TripRequest,
        scratch: SearchScratch,
        pruning: SearchPruning = .all,
        withBicycle: Bool = false
    ) {
        self.network = network
        self.transit = transit
        self.request = request
        self.scratch = scratch
        self.pruning = pruning
        let filter = TripFilter(
            wheelchair: request.preferences.needsWheelchair == true,
            bicycle: withBicycle,
            hours: request.preferences.hours[.transit],
            countsHeadways: request.profile == .standard
        )
        window =
            switch request.time {
            case .departAt(let time): transit.calendar.window(departingAt: time, filter: filter)
            case .arriveBy(let time): transit.calendar.window(arrivingBy: time, filter: filter)
            }
    }

    /// The journeys between two ends, best time for each number of rides; each squeezed so that none of its time is
    /// waiting at the door (depart-at) or at the destination (arrive-by) which a later or earlier ride would spare.
    ///
    /// `directSeconds`: what going without a ride takes; journeys must be better.
    func options(
        from access: AccessSide,
        to egress: AccessSide,
        directSeconds: Int32?,
        accessOffsets: [StopOffset]? = nil,
        egressOffsets: [StopOffset]? = nil
    ) -> [Itinerary] {
        guard let time = queryTime() else { return [] }
        var query = TransitQuery(
            time,
            access: accessOffsets ?? access.offsets,
            egress: egressOffsets ?? egress.offsets,
            maximumTransfers: request.preferences.maximumTransfers ?? 5,
            directSeconds: directSeconds,
            maximumSeconds: Int32(clamping: min(86_400, latestSeconds))
        )
        guard !query.access.isEmpty, !query.egress.isEmpty else { return [] }
        let transfers = network.transfers(of: transit, for: request)
        if request.profile == .reference { query.maximumTransfers = TransitQuery.unlimitedTransfers }
        let limits = limits(access, egress, of: query)
        let journeys = journeys(query, within: limits, transfers)
        let maker = ItineraryMaker(
            network: network,
            transit: transit,
            request: request,
            access: access,
            egress: egress,
            window: window
        )
        return journeys.map { journey in
            let squeezed = squeeze(journey, query, transfers, within: limits) ?? journey
            return maker.option(squeezed)
        }
    }

    func queryTime() -> TransitQuery.Time? {
        switch request.time {
        case .departAt(let time): window.seconds(of: time).map { .departAt($0) }
        case .arriveBy(let time): window.seconds(of: time).map { .arriveBy($0) }
        }
    }

    /// The other direction's best for what this direction found.
    func squeeze(
        _ journey: TransitJourney,
        _ query: TransitQuery,
        _ transfers: TransferTable,
        within limits: JourneyLimits? = nil
    ) -> TransitJourney? {
        var turned = query
        turned.maximumTransfers = journey.transferCount
        switch query.time {
        case .departAt: turned.time = .arriveBy(journey.arrivalSeconds)
        case .arriveBy: turned.time = .departAt(journey.departureSeconds)
        }
        turned.directSeconds = nil
        // Just enough for the journey itself.
        turned.maximumSeconds = journey.arrivalSeconds - journey.departureSeconds + 1
        return journeys(turned, within: limits, transfers).last { candidate in
            candidate.departureSeconds >= journey.departureSeconds && candidate.arrivalSeconds <= journey.arrivalSeconds
        }
    }
}
