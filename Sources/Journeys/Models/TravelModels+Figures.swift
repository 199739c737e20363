internal import Geo

extension TravelModels {
    /// Fills in what an option's legs cost, emit and burn, and sums up distance and walking.
    package func completed(_ option: TripOption) -> TripOption {
        var option = option
        option.distance = option.legs.reduce(.zero) { $0 + $1.distance }
        option.walkingDistance = option.legs.reduce(.zero) { $1.means == .foot ? $0 + $1.distance : $0 }
        option.co2Grams = option.legs.reduce(0) { $0 + co2Grams(of: $1) }.rounded()
        option.kcal = option.legs.reduce(0) { $0 + kcal(of: $1) }.rounded()
        option.cost = cost(of: option.legs)
        return option
    }

    func co2Grams(of leg: Leg) -> Double {
        (legs[leg.means]?.co2GramsPerKilometre ?? 0) * leg.distance.kilometres
    }

    /// kcal = MET x kg x hours, the Compendium's rule.
    func kcal(of leg: Leg) -> Double {
        (legs[leg.means]?.metabolicEquivalent ?? 1) * person.kilograms * Double(leg.durationSeconds) / 3600
    }

    /// Vehicles by their tariff, each leg; public transport as one ticket for all its legs.
    func cost(of legs: [Leg]) -> Money {
        var total = 0.0
        var ridden = Metres.zero
        var rides = false
        for leg in legs {
            if leg.means.isTransit {
                ridden = ridden + leg.distance
                rides = true
            } else if let tariff = tariffs[leg.means.means] {
                let minutes = Double(leg.durationSeconds) / 60
                let amount = tariff.perTrip + tariff.perKilometre * leg.distance.kilometres + tariff.perMinute * minutes
                total += max(amount, tariff.minimum)
            }
        }
        if rides {
            let further = max(0, ridden.kilometres - transitFare.includedKilometres)
            total += transitFare.ticket + further * transitFare.perFurtherKilometre
        }
        return Money(minorUnits: Int(total.rounded()), currency: currency)
    }
}
