internal import CivilTime
internal import Geo
internal import Synchronization
internal import TripModel

/// The itineraries of one plan: asked for once for each request, in the person's terms, so that a plan is made of one
/// set of answers whatever changes meanwhile (ADR 0002), however many of its days are planned at once.
final class TripOptionCache<Source: ItinerarySource>: Sendable {
    let source: Source
    let preferences: PlanPreferences
    private let answers = Mutex<[TripRequest: [Itinerary]]>([:])

    init(_ source: Source, preferences: PlanPreferences) {
        self.source = source
        self.preferences = preferences
    }

    /// - Parameters:
    ///   - from: where the trip starts.
    ///   - to: where it leads.
    ///   - time: when to leave, or to be there.
    ///   - modes: what may be used.
    ///   - vehicle: what becomes of a vehicle of one's own.
    ///   - wishes: the preferences for this trip, all layers merged.
    ///   - isEstimateEnough: beyond the horizon.
    /// - Returns: the itineraries, best first.
    func options(
        from: KnownPlace,
        to: KnownPlace,
        _ time: TripRequest.Time,
        modes: Set<TravelMode>,
        vehicle: TripRequest.OwnVehicles,
        wishes: TravelPreferences,
        isEstimateEnough: Bool
    ) -> [Itinerary] {
        let request = TripRequest(
            from: from.coordinate,
            to: to.coordinate,
            time: time,
            modes: modes,
            ownVehicles: vehicle,
            preferences: wishes.ofTrips,
            passes: preferences.passes,
            language: preferences.language,
            profile: preferences.profile,
            isEstimateEnough: isEstimateEnough
        )
        if let known = answers.withLock({ $0[request] }) { return known }
        let answer = source.options(request)
        return answers.withLock { answers in
            // Another day may have asked meanwhile: its answer counts for all.
            if let known = answers[request] { return known }
            answers[request] = answer
            return answer
        }
    }

    /// Why the way that one would take on an ordinary day cannot be taken.
    func disruptions(_ move: TourPlanner.Move, _ time: TripRequest.Time) -> [TripDisruption] {
        guard move.choice.modes.contains(.transit) else { return [] }
        return source.disruptions(request(of: move, time))
    }

    /// A shared vehicle that is usually there for a move and is not now.
    func missingVehicle(_ move: TourPlanner.Move, _ time: TripRequest.Time) -> MissingVehicle? {
        guard !move.choice.modes.isDisjoint(with: TravelMode.rented) else { return nil }
        return source.missingVehicle(request(of: move, time))
    }

    /// Providers whose silence may be why a move is made as it is.
    func silentSources(of move: TourPlanner.Move, _ time: TripRequest.Time) -> [SilentSource] {
        source.silentSources(request(of: move, time))
    }

    /// Why it is not known what runs for a move.
    func timetableGap(of move: TourPlanner.Move, _ time: TripRequest.Time) -> TimetableGap? {
        source.timetableGap(request(of: move, time))
    }

    private func request(of move: TourPlanner.Move, _ time: TripRequest.Time) -> TripRequest {
        TripRequest(
            from: move.from.coordinate,
            to: move.to.coordinate,
            time: time,
            modes: move.choice.modes,
            ownVehicles: .goAlong,
            preferences: preferences.travel.ofTrips,
            passes: preferences.passes,
            language: preferences.language,
            profile: preferences.profile
        )
    }

    /// Too near for any trip.
    func isSamePlace(_ place: KnownPlace, _ other: KnownPlace) -> Bool {
        place.coordinate.distance(to: other.coordinate).value < preferences.minimumTripMetres
    }

    /// So short that it makes no block. When a bus leaves is told of the shortest ride.
    func isTiny(_ option: Itinerary) -> Bool {
        let isShort = option.durationSeconds < preferences.minimumTripSeconds
        return (isShort && !option.legs.contains(where: \.mode.isTransit))
            || option.distance.value < preferences.minimumTripMetres
    }
}
