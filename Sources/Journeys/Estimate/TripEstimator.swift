package import CivilTime
internal import Geo

/// Options by distance and means alone, marked as estimates (TRV-8).
package struct TripEstimator: Sendable {
    package var models: TravelModels
    /// By whose clock the hours of a person's constraints are meant.
    package var zone: ZoneRules

    package init(models: TravelModels = .standard, zone: ZoneRules = .utc) {
        self.models = models
        self.zone = zone
    }

    /// One option per means, unranked. Means that are meant for shorter ways are left out while another one remains.
    package func options(_ request: TripRequest) -> [TripOption] {
        let straight = request.from.distance(to: request.to)
        guard straight.value.isFinite else { return [] }
        let known = Means.allCases.filter { request.usableMeans.contains($0) && models.estimate[$0] != nil }
        let sensible = known.filter { straight.kilometres <= models.estimate[$0]?.farthestKilometres ?? 0 }
        return (sensible.isEmpty ? known : sensible).compactMap { means in
            let option = option(request, by: means, straight: straight)
            return option.flatMap { request.constraints.allows($0, in: zone) ? $0 : nil }
        }
    }

    private func option(_ request: TripRequest, by means: Means, straight: Metres) -> TripOption? {
        guard let figures = models.estimate[means] else { return nil }
        let distance = straight * figures.roadFactor
        let seconds = seconds(
            for: distance,
            figures,
            waiting: models.waitingMinutes[means, default: 0],
            speed: personalSpeed(request.constraints, means)
        )
        let part = TripPart(
            Self.legMeans(means),
            seconds: Double(seconds),
            metres: distance.value.rounded(),
            end: LegEnd(coordinate: request.to)
        )
        return PartTimes(request: request, zone: zone).option([part]).map { option in
            var option = option
            option.isEstimate = true
            return models.completed(option, for: request)
        }
    }

    /// Rounded up to whole minutes: more would be a precision that an estimate has not got.
    private func seconds(
        for distance: Metres,
        _ figures: TravelModels.EstimateFigures,
        waiting: Double,
        speed: Double?
    ) -> Int64 {
        guard distance.value >= 1 else { return 0 }
        var minutes = figures.fixedMinutes + waiting
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
