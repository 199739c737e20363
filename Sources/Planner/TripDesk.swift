internal import CivilTime
internal import Geo

/// Asks for options, once for each request, in the person's terms.
struct TripDesk<Estimator: TravelEstimating> {
    let estimator: Estimator
    let preferences: PlanPreferences
    private var answers: [TravelRequest: [TravelOption]] = [:]

    init(_ estimator: Estimator, preferences: PlanPreferences) {
        self.estimator = estimator
        self.preferences = preferences
    }

    mutating func options(
        from: KnownPlace,
        to: KnownPlace,
        _ time: TravelRequest.Time,
        means: Set<TravelMeans>,
        vehicle: OwnVehicleUse,
        isEstimateEnough: Bool
    ) -> [TravelOption] {
        let request = TravelRequest(
            from: from.coordinate,
            to: to.coordinate,
            time: time,
            means: means,
            vehicle: vehicle,
            profile: preferences.profile,
            isEstimateEnough: isEstimateEnough,
            passes: preferences.passes,
            language: preferences.language
        )
        if let answer = answers[request] { return answer }
        let answer = estimator.options(request)
        answers[request] = answer
        return answer
    }

    /// Why the way that one would take on an ordinary day cannot be taken.
    func disruptions(_ move: DayChain.Move, _ time: TravelRequest.Time) -> [TravelDisruption] {
        guard move.ways.means.contains(.transit) else { return [] }
        return estimator.disruptions(
            TravelRequest(
                from: move.from.coordinate,
                to: move.to.coordinate,
                time: time,
                means: move.ways.means,
                profile: preferences.profile
            )
        )
    }

    /// Too near for any trip.
    func isSamePlace(_ place: KnownPlace, _ other: KnownPlace) -> Bool {
        place.coordinate.distance(to: other.coordinate).value < preferences.minimumTripMetres
    }

    /// So short that it makes no block.
    func isTiny(_ option: TravelOption) -> Bool {
        option.seconds < preferences.minimumTripSeconds || option.distance.value < preferences.minimumTripMetres
    }
}
