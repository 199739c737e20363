internal import CivilTime
internal import Geo
internal import TripModel

/// The ways between the doors of a trip and the stations of another network, asked of the regions at both ends.
struct StationEnds {
    /// How one may get to the first station, and from the last.
    struct Ways {
        var out: Set<TravelMode>
        var back: Set<TravelMode>
        /// What is left at the first station.
        var parked: VehicleAccessEgress.VehicleRange?
    }

    let request: TripRequest
    let ways: Ways
    /// In order of preference.
    let networks: [Network]
    let estimator: TripEstimator
    let local: (TripRequest, Network) -> [Itinerary]

    static let alightingSeconds: Int64 = 60
    /// On time at the platform; longer with a vehicle to lock.
    private static let boarding: Int64 = 120
    /// As far as one walks where nothing is known of the way.
    private static let walk = Metres(2_000)

    var boardingSeconds: Int64 { max(Self.boarding, Int64(ways.parked?.waitSeconds ?? 0)) }

    /// From the first door to a station.
    func out(to station: Coordinate, _ time: TripRequest.Time) -> Itinerary? {
        best(request.from, station, time, ways.out, .goAlong)
    }

    /// From a station to the last door, with a vehicle that was left on the way.
    func back(from station: Coordinate, _ time: TripRequest.Time) -> Itinerary? {
        var vehicles = TripRequest.OwnVehicles.goAlong
        if case .fetched = request.ownVehicles { vehicles = request.ownVehicles }
        return best(station, request.to, time, ways.back, vehicles)
    }

    /// The soonest there, or the latest away.
    private func best(
        _ from: Coordinate,
        _ to: Coordinate,
        _ time: TripRequest.Time,
        _ modes: Set<TravelMode>,
        _ vehicles: TripRequest.OwnVehicles
    ) -> Itinerary? {
        var part = request
        part.from = from
        part.to = to
        part.time = time
        part.modes = modes
        // The limits are of the whole trip, which is checked in the end.
        part.preferences.distanceLimits = [:]
        part.ownVehicles = vehicles
        let covering = networks.first { $0.streets != nil && $0.bounds.contains(from) && $0.bounds.contains(to) }
        var options = covering.map { local(part, $0) } ?? []
        // What stands somewhere is not guessed about.
        if options.isEmpty, vehicles == .goAlong {
            // No timetable leads there, so no ride does; and nobody walks so far unasked.
            part.modes.remove(.transit)
            if from.distance(to: to) > Self.walk { part.modes.remove(.foot) }
            if !part.modes.isEmpty { options = estimator.options(part) }
        }
        return options.min { left, right in
            switch time {
            case .departAt: (left.arrival, right.departure) < (right.arrival, left.departure)
            case .arriveBy: (right.departure, left.arrival) < (left.departure, right.arrival)
            }
        }
    }
}
