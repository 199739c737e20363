internal import CivilTime
internal import Geo
internal import StreetRouting
internal import TransitRouting

/// Public transport with a vehicle at one end: a taxi for the first or last stretch, an own bicycle or car left at a station.
struct VehicleEnds {
    let search: TransitOptions
    let rules: JoinRules

    /// How far a vehicle is taken to a station: data, by means.
    private struct Stretch {
        var means: Means
        var legMeans: LegMeans
        var limit: Metres
        /// Per ride: hailing, locking, finding the platform.
        var waitSeconds: Int32
        /// Only stations with rails, ferries or coaches; else any stop.
        var isStationOnly: Bool
    }

    private static let taxi = Stretch(
        means: .taxi,
        legMeans: .taxi,
        limit: Metres(8_000),
        waitSeconds: 300,
        isStationOnly: true
    )
    private static let parked = [
        Stretch(means: .bicycle, legMeans: .bicycle, limit: Metres(6_000), waitSeconds: 120, isStationOnly: true),
        Stretch(means: .car, legMeans: .car, limit: Metres(15_000), waitSeconds: 240, isStationOnly: true),
        Stretch(means: .motorbike, legMeans: .motorbike, limit: Metres(15_000), waitSeconds: 180, isStationOnly: true),
    ]
    /// A taxi is worth a word when it spares this much against walking to and from the same service.
    private static let taxiGainSeconds: Int64 = 900
    /// Public transport this much slower than a taxi all the way is looked at again.
    private static let muchSlowerSeconds: Int64 = 2_400

    /// `walking`: what was found with walks at both ends; `taxiSeconds`: going all the way by taxi.
    func options(
        _ access: TransitOptions.End,
        _ egress: TransitOptions.End,
        walking: [TripOption],
        taxiSeconds: Int64?
    ) -> [TripOption] {
        var options: [TripOption] = []
        let request = search.request
        if request.usableMeans.contains(.taxi), isTaxiWorthAThought(walking, taxiSeconds) {
            // When the last bus is gone, or there is none at one end.
            if let end = end(Self.taxi, isForward: false) {
                options += search.options(from: access, to: end, directSeconds: nil).filter { gains($0, walking) }
            }
            if let end = end(Self.taxi, isForward: true) {
                options += search.options(from: end, to: egress, directSeconds: nil).filter { gains($0, walking) }
            }
        }
        if request.constraints.mayParkAtStation {
            for stretch in Self.parked where request.usableMeans.contains(stretch.means) {
                guard let end = end(stretch, isForward: true) else { continue }
                options += search.options(from: end, to: egress, directSeconds: nil)
            }
        }
        return options
    }

    /// Reach by car is the dearest part of a query: only where walking leaves much to be wished.
    private func isTaxiWorthAThought(_ walking: [TripOption], _ taxiSeconds: Int64?) -> Bool {
        guard let taxiSeconds else { return true }
        let elapsed = walking.map { option in
            switch search.request.time {
            case .departAt(let time): option.arrival - time
            case .arriveBy(let time): time - option.departure
            }
        }
        return (elapsed.min() ?? .max) > taxiSeconds + Self.muchSlowerSeconds
    }

    private func gains(_ option: TripOption, _ walking: [TripOption]) -> Bool {
        guard option.legs.contains(where: { $0.means == .taxi }) else { return false }
        return walking.allSatisfy { other in
            switch search.request.time {
            case .departAt: other.arrival - option.arrival >= Self.taxiGainSeconds
            case .arriveBy: option.departure - other.departure >= Self.taxiGainSeconds
            }
        }
    }

    private func end(_ stretch: Stretch, isForward: Bool) -> TransitOptions.End? {
        let door = isForward ? search.request.from : search.request.to
        guard let profile = StreetOptions.profile(of: stretch.means), let layer = search.network.layer(profile),
            let place = layer.snap(door, within: rules.snap)
        else { return nil }
        let factor = StreetOptions.pace(search.request.constraints, stretch.means).factor
        let usual = profile.speeds["residential", default: 20] / 3.6
        let pace = DoorReach.Pace(
            factor: factor,
            metresPerSecond: usual / factor,
            extraSeconds: stretch.waitSeconds,
            isByLength: false
        )
        var reach = DoorReach(
            place,
            isForward: isForward,
            on: layer,
            limit: stretch.limit,
            pace: pace,
            bench: search.bench
        )
        if stretch.isStationOnly { reach.keep { search.transit.isStation[$0.row] } }
        guard !reach.offsets.isEmpty else { return nil }
        return TransitOptions.End(reach: reach, means: stretch.legMeans, waitSeconds: stretch.waitSeconds)
    }
}
