package import CivilTime
internal import Geo
package import TripModel

/// Options by distance and mode alone, marked as estimates (TRV-8).
package struct TripEstimator: Sendable {
    package var models: TravelModels
    /// By whose clock the hours of a person's constraints are meant.
    package var zone: ZoneRules

    package init(models: TravelModels = .standard, zone: ZoneRules = .utc) {
        self.models = models
        self.zone = zone
    }

    /// One option per mode, unranked. Modes for shorter distances are left out while another one remains.
    package func options(_ request: TripRequest) -> [Itinerary] {
        let straight = request.from.distance(to: request.to)
        guard straight.value.isFinite else { return [] }
        let known = TravelMode.allCases.filter { request.usableModes.contains($0) && models.estimate[$0] != nil }
        let sensible = known.filter { straight.kilometres <= models.estimate[$0]?.farthestKilometres ?? 0 }
        return (sensible.isEmpty ? known : sensible).compactMap { mode in
            let option = option(request, by: mode, straight: straight)
            return option.flatMap { request.preferences.allow($0, in: zone) ? $0 : nil }
        }
    }

    private func option(_ request: TripRequest, by mode: TravelMode, straight: Metres) -> Itinerary? {
        guard let figures = models.estimate[mode] else { return nil }
        let distance = straight * figures.roadFactor
        let seconds = seconds(
            for: distance,
            figures,
            waiting: models.waitingMinutes[mode, default: 0],
            speed: personalSpeed(request.preferences, mode)
        )
        let part = LegDraft(
            mode.legMode,
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

    private func personalSpeed(_ preferences: TravelPreferences, _ mode: TravelMode) -> Double? {
        switch mode {
        case .foot: preferences.walkingSpeed
        case .bicycle, .bikeSharing: preferences.cyclingSpeed
        case .car, .motorbike, .transit, .taxi, .carSharing: nil
        }
    }
}
