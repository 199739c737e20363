package import CivilTime
internal import Geo
package import TripModel

/// Trips by a door-to-door engine (OpenTripPlanner, MOTIS), with another answerer for what it does not do and for when
/// it fails.
package struct EngineTrips: TripEngine {
    private let engine: any TripEngine
    private let otherwise: any TripEngine
    private let models: TravelModels
    private let zone: ZoneRules

    /// What door-to-door engines are asked for; all else stays with `otherwise`.
    static let answered: Set<TravelMode> = [.foot, .bicycle, .car, .transit]
    /// More options than this are not looked at.
    private static let maximumOptions = 100

    /// `zone`: by whose clock the hours of constraints are meant.
    package init(_ engine: any TripEngine, otherwise: any TripEngine, models: TravelModels, zone: ZoneRules) {
        self.engine = engine
        self.otherwise = otherwise
        self.models = models
        self.zone = zone
    }

    package var name: String { engine.name }

    /// The engine's options, costed by our models and ranked with those of the modes that it does not know. Where it
    /// fails or has nothing that can be used, all is as `otherwise` says, marked with whom it stands in for.
    package func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        var question = request
        question.modes = request.usableModes.intersection(Self.answered)
        guard !question.modes.isEmpty, request.isForEngines else { return try await otherwise.answer(request) }
        var told: [Itinerary] = []
        do throws(EngineError) {
            told = try await engine.answer(question)
        } catch {
            // Logged where it was asked.
        }
        let found = told.prefix(Self.maximumOptions).compactMap { usable($0, question) }
        guard !found.isEmpty else {
            return try await otherwise.answer(request).map { option in
                var option = option
                option.standsInFor = name
                return option
            }
        }
        var rest = request
        rest.modes = request.usableModes.subtracting(question.modes)
        // An engine may have no streets for a vehicle.
        rest.modes.formUnion(question.modes.intersection([.bicycle, .car]).subtracting(found.map(\.mainMode)))
        let others = rest.modes.isEmpty ? [] : try await otherwise.answer(rest)
        return ItineraryRanker(models: models).ranked(found + others, for: request)
    }

    private func usable(_ option: Itinerary, _ question: TripRequest) -> Itinerary? {
        guard var found = ItineraryCheck(request: question, zone: zone).checked(option) else { return nil }
        // A vehicle of one's own has to be parked, which these programs do not count.
        if let leg = found.legs.first, found.legs.count == 1, leg.mode == .bicycle || leg.mode == .car {
            let way = StreetWay(
                seconds: Double(leg.durationSeconds),
                distance: leg.distance,
                directions: leg.directions
            )
            guard let parked = EngineWay(request: question, zone: zone).option(way, by: leg.mode.travelMode) else {
                return nil
            }
            found = parked
        }
        found = models.completed(found, for: question)
        found.engine = name
        return question.preferences.allow(found, in: zone) ? found : nil
    }
}
