package import Geo
package import TripModel

extension VehicleSupply {
    /// What a ride costs (GBFS system_pricing_plans.json), in whole units of its currency.
    package struct Plan: Equatable, Sendable {
        /// A price from `start` on, again after each `interval` (minutes or kilometres); interval 0: once.
        package struct Segment: Equatable, Sendable {
            package var start: Double
            package var rate: Double
            package var interval: Double
            package var end: Double?

            package init(start: Double, rate: Double, interval: Double, end: Double? = nil) {
                self.start = start
                self.rate = rate
                self.interval = interval
                self.end = end
            }

            /// It charges its rate when it begins and again after every interval.
            func charge(for amount: Double) -> Double {
                guard amount > start || (amount == start && start > 0) else { return 0 }
                guard interval > 0 else { return rate }
                let length = min(amount, end ?? amount) - start
                return rate * max(1, (length / interval).rounded(.up))
            }
        }

        package var currency: String
        /// To unlock.
        package var unlocking: Double
        package var perMinute: [Segment]
        package var perKilometre: [Segment]

        package init(
            currency: String,
            unlocking: Double,
            perMinute: [Segment] = [],
            perKilometre: [Segment] = []
        ) {
            self.currency = currency
            self.unlocking = unlocking
            self.perMinute = perMinute
            self.perKilometre = perKilometre
        }

        /// The price of a ride, as far as the plan tells.
        package func price(minutes: Double, distance: Metres) -> Money {
            let amount =
                unlocking + perMinute.reduce(0) { $0 + $1.charge(for: minutes) }
                + perKilometre.reduce(0) { $0 + $1.charge(for: distance.kilometres) }
            return Money(amount, currency: currency)
        }
    }
}
