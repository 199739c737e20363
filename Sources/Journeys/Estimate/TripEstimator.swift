internal import CivilTime
internal import Geo

/// Options by distance and means alone, marked as estimates (TRV-8).
package struct TripEstimator: Sendable {
    package var models: TravelModels

    package init(models: TravelModels = .standard) { self.models = models }

    /// One option per means, unranked. Means that are meant for shorter ways are left out while another one remains.
    package func options(_ request: TripRequest) -> [TripOption] {
        let straight = request.from.distance(to: request.to)
        guard straight.value.isFinite else { return [] }
        let known = Means.allCases.filter { request.usableMeans.contains($0) && models.estimate[$0] != nil }
        let sensible = known.filter { straight.kilometres <= models.estimate[$0]?.farthestKilometres ?? 0 }
        return (sensible.isEmpty ? known : sensible).compactMap { means in
            let option = option(request, by: means, straight: straight)
            return option.flatMap { request.constraints.allows($0) ? $0 : nil }
        }
    }

    private func option(_ request: TripRequest, by means: Means, straight: Metres) -> TripOption? {
        guard let figures = models.estimate[means] else { return nil }
        let distance = straight * figures.roadFactor
        let seconds = seconds(for: distance, figures, speed: personalSpeed(request.constraints, means))
        let (departure, arrival) =
            switch request.time {
            case .arriveBy(let time): (time.adding(seconds: -seconds), time)
            case .departAt(let time): (time, time.adding(seconds: seconds))
            }
        let leg = Leg(
            means: Self.legMeans(means),
            departure: departure,
            arrival: arrival,
            from: LegEnd(coordinate: request.from),
            to: LegEnd(coordinate: request.to),
            distance: Metres(distance.value.rounded())
        )
        return models.completed(
            TripOption(departure: departure, arrival: arrival, distance: distance, legs: [leg], isEstimate: true)
        )
    }

    /// Rounded up to whole minutes: more would be a precision that an estimate has not got.
    private func seconds(for distance: Metres, _ figures: TravelModels.EstimateFigures, speed: Double?) -> Int64 {
        guard distance.value >= 1 else { return 0 }
        var minutes = figures.fixedMinutes
        if let speed, speed > 0 {
            minutes += distance.value / speed / 60
        } else {
            var rest = distance.kilometres
            for (index, band) in figures.bands.enumerated() where band.kilometresPerHour > 0 {
                let inBand = index == figures.bands.count - 1 ? rest : min(rest, band.kilometres)
                minutes += inBand / band.kilometresPerHour * 60
                rest -= inBand
            }
        }
        return Int64(minutes.rounded(.up)) * 60
    }

    private func personalSpeed(_ constraints: TripConstraints, _ means: Means) -> Double? {
        switch means {
        case .foot: constraints.walkingSpeed
        case .bicycle, .bikeSharing: constraints.cyclingSpeed
        case .car, .motorbike, .transit, .taxi, .carSharing: nil
        }
    }

    private static func legMeans(_ means: Means) -> LegMeans {
        switch means {
        case .foot: .foot
        case .bicycle: .bicycle
        case .car: .car
        case .motorbike: .motorbike
        case .transit: .transit
        case .taxi: .taxi
        case .carSharing: .carSharing
        case .bikeSharing: .bikeSharing
        }
    }
}
