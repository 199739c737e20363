internal import CivilTime
internal import Geo
internal import TransitRouting
internal import TripModel

/// Rides of one network from the stations near one door to those near another, with the ways at both ends.
struct RideBetween {
    let network: Network
    let transit: TransitLayer
    let ends: StationEnds

    private var request: TripRequest { ends.request }
    private var timetable: Timetable { transit.timetable }

    /// Metres per second and seconds of a way to a station before the region there has been asked.
    private static let guessedSpeed = 5.0
    private static let guessedSpeedDriving = 10.0
    private static let guessedSeconds = 300.0
    /// An evening before counts, not a journey of days.
    private static let longest: Int32 = 86_400

    /// For each number of rides the best; with ways at both ends.
    func options(from: [StopIndex], to: [StopIndex]) -> [Itinerary] {
        let scratch = SearchScratch()
        let search = TransitOptions(
            network: network,
            transit: transit,
            request: request,
            scratch: scratch
        )
        guard let time = search.queryTime(), let access = offsets(from, isOut: true),
            let egress = offsets(to, isOut: false), !access.isEmpty, !egress.isEmpty
        else { return [] }
        let walks = network.transfers(of: transit, for: request)
        let query = TransitQuery(
            time,
            access: access,
            egress: egress,
            maximumTransfers: request.preferences.maximumTransfers ?? 5,
            maximumSeconds: Self.longest
        )
        return scratch.transit.journeys(query, in: search.window.schedule, transfers: walks)
            .compactMap { journey in
                option(search.squeeze(journey, query, walks) ?? journey, search)
            }
    }

    /// Seconds between the door and each station: asked of the region on the side where the time is known, guessed on
    /// the other.
    private func offsets(_ stops: [StopIndex], isOut: Bool) -> [StopOffset]? {
        stops.compactMap { stop in
            let place = timetable.coordinate(of: stop)
            let known: Int64?
            switch (request.time, isOut) {
            case (.departAt(let time), true):
                known = ends.out(to: place, request.time).map { $0.arrival - time + ends.boardingSeconds }
            case (.arriveBy(let time), false):
                known = ends.back(from: place, request.time).map { time - $0.departure + StationEnds.alightingSeconds }
            default:
                let door = isOut ? request.from : request.to
                let isDriven = isOut && ends.ways.parked?.mode.isDriven == true
                let speed = isDriven ? Self.guessedSpeedDriving : Self.guessedSpeed
                known = Int64(door.distance(to: place).value / speed + Self.guessedSeconds)
            }
            return known.map { StopOffset(stop, seconds: Int32(clamping: max(0, $0))) }
        }
    }

    /// The rides of a journey with exact ways at both ends; nil where these do not fit.
    private func option(_ journey: TransitJourney, _ search: TransitOptions) -> Itinerary? {
        let rides = search.rides(of: journey)
        guard let first = rides.first, let last = rides.last,
            let out = ends.out(
                to: first.from.coordinate,
                .arriveBy(first.departure.adding(seconds: -ends.boardingSeconds))
            ),
            let back = ends.back(
                from: last.to.coordinate,
                .departAt(last.arrival.adding(seconds: StationEnds.alightingSeconds))
            ), fits(out.departure, back.arrival)
        else { return nil }
        var legs = out.legs + rides + back.legs
        // The doors of the parts are stations of the whole.
        if !out.legs.isEmpty { legs[out.legs.count - 1].to = first.from }
        if !back.legs.isEmpty { legs[legs.count - back.legs.count].from = last.to }
        return Itinerary(
            departure: legs.first?.departure ?? first.departure,
            arrival: legs.last?.arrival ?? last.arrival,
            distance: .zero,
            transfers: max(0, legs.count { $0.mode.isTransit } - 1),
            legs: legs,
            isEstimate: out.isEstimate || back.isEstimate
        )
    }

    private func fits(_ departure: Instant, _ arrival: Instant) -> Bool {
        switch request.time {
        case .departAt(let time): departure >= time
        case .arriveBy(let time): arrival <= time
        }
    }
}
