package import CivilTime
internal import Geo

/// Trips by a door-to-door engine (OpenTripPlanner, MOTIS), with another answerer for what it does not do and for when it fails.
package struct EngineTrips: TripAnswering {
    private let engine: any TripAnswering
    private let otherwise: any TripAnswering
    private let models: TravelModels
    private let zone: ZoneRules

    /// What door-to-door engines are asked for; all else stays with `otherwise`.
    static let answered: Set<Means> = [.foot, .bicycle, .car, .transit]
    /// More options than this are not looked at.
    private static let maximumOptions = 100

    /// `zone`: by whose clock the hours of constraints are meant.
    package init(_ engine: any TripAnswering, otherwise: any TripAnswering, models: TravelModels, zone: ZoneRules) {
        self.engine = engine
        self.otherwise = otherwise
        self.models = models
        self.zone = zone
    }

    package var name: String { engine.name }

    /// The engine's options, costed by our models and ranked with those of the means that it does not know. Where it fails or has
    /// nothing that can be used, all is as `otherwise` says, marked with whom it stands in for.
    package func answer(_ request: TripRequest) async throws(EngineError) -> [TripOption] {
        var question = request
        question.means = request.usableMeans.intersection(Self.answered)
        guard !question.means.isEmpty, request.isForEngines else { return try await otherwise.answer(request) }
        var told: [TripOption] = []
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
        rest.means = request.usableMeans.subtracting(question.means)
        // An engine may have no streets for a vehicle.
        rest.means.formUnion(question.means.intersection([.bicycle, .car]).subtracting(found.map(\.mainMeans)))
        let others = rest.means.isEmpty ? [] : try await otherwise.answer(rest)
        return OptionRanker(models: models).ranked(found + others, for: request)
    }

    private func usable(_ option: TripOption, _ question: TripRequest) -> TripOption? {
        guard var found = OptionCheck(request: question, zone: zone).checked(option) else { return nil }
        // A vehicle of one's own has to be parked, which these programs do not count.
        if let leg = found.legs.first, found.legs.count == 1, leg.means == .bicycle || leg.means == .car {
            let way = StreetWay(
                seconds: Double(leg.durationSeconds),
                distance: leg.distance,
                directions: leg.directions
            )
            guard let parked = EngineWay(request: question, zone: zone).option(way, by: leg.means.means) else {
                return nil
            }
            found = parked
        }
        found = models.completed(found, for: question)
        found.engine = name
        return question.constraints.allows(found, in: zone) ? found : nil
    }
}
