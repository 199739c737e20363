package import CivilTime
internal import Geo
package import TripModel

/// Trips of another answerer, with the ways that go over streets alone replaced by those of a street engine (OSRM,
/// Valhalla).
package struct StreetTrips: TripEngine {
    private let engines: [TravelMode: any StreetEngine]
    private let otherwise: any TripEngine
    private let models: TravelModels
    private let zone: ZoneRules

    /// - Parameters:
    ///   - engines: for foot, bicycle, car; the others are not asked.
    ///   - otherwise: answers all else, and these where an engine has no way.
    ///   - models: cost, CO2 and calories.
    ///   - zone: by whose clock the hours of constraints are meant.
    package init(
        _ engines: [TravelMode: any StreetEngine],
        otherwise: any TripEngine,
        models: TravelModels,
        zone: ZoneRules
    ) {
        self.engines = engines
        self.otherwise = otherwise
        self.models = models
        self.zone = zone
    }

    package var name: String { Set(engines.values.map(\.name)).sorted().joined(separator: "+") }

    package func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        var options = try await otherwise.answer(request)
        guard request.isForEngines else { return options }
        for mode in [TravelMode.foot, .bicycle, .car] where request.usableModes.contains(mode) {
            guard let engine = engines[mode], isSensible(mode, request) else { continue }
            let isDirect = { (option: Itinerary) in
                option.mainMode == mode && option.legs.allSatisfy { $0.mode.travelMode == mode || $0.mode == .foot }
            }
            if let way = await way(engine, mode, request) {
                options.removeAll(where: isDirect)
                options.append(way)
            } else {
                for index in options.indices where isDirect(options[index]) { options[index].standsInFor = engine.name }
            }
        }
        return ItineraryRanker(models: models).ranked(options, for: request)
    }

    /// Nil where it fails, knows none, or constraints are against it.
    private func way(_ engine: any StreetEngine, _ mode: TravelMode, _ request: TripRequest) async -> Itinerary? {
        var told: StreetWay?
        do throws(EngineError) {
            told = try await engine.way(by: mode, from: request.from, to: request.to)
        } catch {
            // Logged where it was asked.
        }
        guard let told, var option = EngineWay(request: request, zone: zone).option(told, by: mode) else { return nil }
        option = models.completed(option, for: request)
        option.engine = engine.name
        return request.preferences.allow(option, in: zone) ? option : nil
    }

    /// Not so far that nobody would, unless there is no other mode; and not where steps must be avoided.
    private func isSensible(_ mode: TravelMode, _ request: TripRequest) -> Bool {
        if mode == .foot, request.preferences.needsWheelchair == true { return false }
        let straight = request.from.distance(to: request.to).kilometres
        return request.usableModes == [mode] || straight <= models.estimate[mode]?.farthestKilometres ?? 15
    }
}
