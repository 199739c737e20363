package import CivilTime
internal import Geo

/// Trips of another answerer, with the ways that go over streets alone replaced by those of a street engine (OSRM, Valhalla).
package struct StreetTrips: TripAnswering {
    private let engines: [Means: any StreetAnswering]
    private let otherwise: any TripAnswering
    private let models: TravelModels
    private let zone: ZoneRules

    /// - Parameters:
    ///   - engines: for foot, bicycle, car; the others are not asked.
    ///   - otherwise: answers all else, and these where an engine has no way.
    ///   - models: cost, CO2 and calories.
    ///   - zone: by whose clock the hours of constraints are meant.
    package init(
        _ engines: [Means: any StreetAnswering],
        otherwise: any TripAnswering,
        models: TravelModels,
        zone: ZoneRules
    ) {
        self.engines = engines
        self.otherwise = otherwise
        self.models = models
        self.zone = zone
    }

    package var name: String { Set(engines.values.map(\.name)).sorted().joined(separator: "+") }

    package func answer(_ request: TripRequest) async throws(EngineError) -> [TripOption] {
        var options = try await otherwise.answer(request)
        guard request.isForEngines else { return options }
        for means in [Means.foot, .bicycle, .car] where request.usableMeans.contains(means) {
            guard let engine = engines[means], isSensible(means, request) else { continue }
            let isDirect = { (option: TripOption) in
                option.mainMeans == means && option.legs.allSatisfy { $0.means.means == means || $0.means == .foot }
            }
            if let way = await way(engine, means, request) {
                options.removeAll(where: isDirect)
                options.append(way)
            } else {
                for index in options.indices where isDirect(options[index]) { options[index].standsInFor = engine.name }
            }
        }
        return OptionRanker(models: models).ranked(options, for: request)
    }

    /// Nil where it fails, knows none, or constraints are against it.
    private func way(_ engine: any StreetAnswering, _ means: Means, _ request: TripRequest) async -> TripOption? {
        var told: StreetWay?
        do throws(EngineError) {
            told = try await engine.way(by: means, from: request.from, to: request.to)
        } catch {
            // Logged where it was asked.
        }
        guard let told, var option = EngineWay(request: request, zone: zone).option(told, by: means) else { return nil }
        option = models.completed(option, for: request)
        option.engine = engine.name
        return request.constraints.allows(option, in: zone) ? option : nil
    }

    /// Not so far that nobody would, unless there is no other means; and not where steps must be avoided.
    private func isSensible(_ means: Means, _ request: TripRequest) -> Bool {
        if means == .foot, request.constraints.needsWheelchair { return false }
        let straight = request.from.distance(to: request.to).kilometres
        return request.usableMeans == [means] || straight <= models.estimate[means]?.farthestKilometres ?? 15
    }
}
