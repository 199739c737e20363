internal import CivilTime
internal import Geo

/// The ways between the doors of a trip and the stations of another network, asked of the regions at both ends.
struct StationEnds {
    let request: TripRequest
    /// How one may get to and from the stations.
    let means: Set<Means>
    let home: Network?
    let away: Network?
    let estimator: TripEstimator
    let local: (TripRequest, Network) -> [TripOption]

    /// On time at the platform, and out of the station.
    static let boardingSeconds: Int64 = 120
    static let alightingSeconds: Int64 = 60

    /// From the first door to a station.
    func out(to station: Coordinate, _ time: TripRequest.Time) -> TripOption? {
        best(request.from, station, time, home)
    }

    /// From a station to the last door.
    func back(from station: Coordinate, _ time: TripRequest.Time) -> TripOption? {
        best(station, request.to, time, away)
    }

    /// The soonest there, or the latest away.
    private func best(
        _ from: Coordinate,
        _ to: Coordinate,
        _ time: TripRequest.Time,
        _ network: Network?
    ) -> TripOption? {
        var part = request
        part.from = from
        part.to = to
        part.time = time
        part.means = means
        // The limits are of the whole trip, which is checked in the end.
        part.constraints.distanceLimits = [:]
        part.ownVehicles = .goAlong
        var options: [TripOption] = []
        if let network, network.bounds.contains(from), network.bounds.contains(to) { options = local(part, network) }
        if options.isEmpty { options = estimator.options(part) }
        return options.min { left, right in
            switch time {
            case .departAt: (left.arrival, right.departure) < (right.arrival, left.departure)
            case .arriveBy: (right.departure, left.arrival) < (left.departure, right.arrival)
            }
        }
    }
}
