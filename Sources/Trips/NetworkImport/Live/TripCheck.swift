package import CivilTime
package import TripModel

/// Whether a planned trip still stands, leg by leg (DESIGN.md 3: live data re-checks the chosen trip before another is
/// sought).
package enum TripCheck {
    /// What live data says of a planned trip.
    package enum Verdict: Equatable, Sendable {
        case stands
        /// It can be made, but at times that differ by ``noticeableSeconds`` or more.
        case moved
        /// A ride is gone, or a connection is missed.
        case broken
    }

    /// A leg of the planned trip: a ride, or a way of fixed length between rides.
    package struct PlannedLeg: Equatable, Sendable {
        package var departure: Instant
        package var arrival: Instant
        package var ride: RideReference?

        package init(departure: Instant, arrival: Instant, ride: RideReference?) {
            self.departure = departure
            self.arrival = arrival
            self.ride = ride
        }
    }

    /// Less is no reason to move a block.
    package static let noticeableSeconds: Int64 = 120

    package static func verdict(on legs: [PlannedLeg], standing: (RideReference) -> RideStanding) -> Verdict {
        var verdict = Verdict.stands
        // How much later than planned one is ready; what one had in hand before a ride takes it up.
        var late: Int64 = 0
        for (number, leg) in legs.enumerated() {
            guard let ride = leg.ride else { continue }
            switch standing(ride) {
            case .gone: return .broken
            case .unknown: continue
            case .runs(let departure, let arrival):
                let ready = number == 0 ? leg.departure : legs[number - 1].arrival.adding(seconds: late)
                if departure < ready { return .broken }
                if abs(departure - leg.departure) >= noticeableSeconds
                    || abs(arrival - leg.arrival) >= noticeableSeconds
                {
                    verdict = .moved
                }
                late = arrival - leg.arrival
            }
        }
        return verdict
    }
}
