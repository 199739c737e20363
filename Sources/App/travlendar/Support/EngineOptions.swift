internal import ArgumentParser
internal import CivilTime
internal import ServerApp
internal import Synchronization
internal import TripModel
internal import TripSearch

/// Other programs that a command asks beside our own answer.
struct EngineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also ask another program, which receives both places and the time; repeatable. opentripplanner=URL and "
                + "motis=URL for trips, osrm=URL and valhalla=URL for routes over streets, \"car osrm=URL\" for one "
                + "mode.",
            valueName: "name=url"
        )
    )
    var engine: [String] = []

    /// What one of them said.
    struct EngineResult: Encodable {
        var engine: String
        var milliseconds: Int
        var options: [Itinerary]
        /// Why it said nothing.
        var error: String?
    }

    func validate() throws {
        for text in engine {
            guard let (mode, setting) = Self.parts(text), setting.kind.use != .places,
                mode == nil || setting.kind.use == .streets
            else {
                throw ValidationError(
                    "--engine: \"\(text)\" is not like motis=https://motis.example.org or "
                        + "\"car osrm=https://osrm.example.org\"."
                )
            }
        }
    }

    /// An engine, and the means that it is for; nil: all that it knows.
    private static func parts(_ text: String) -> (mode: TravelMode?, setting: EngineSetting)? {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return EngineSetting(text).map { (nil, $0) } }
        guard let mode = TravelMode(rawValue: parts[0]), EngineSettings.streetModes.contains(mode) else { return nil }
        return EngineSetting(parts[1]).map { (mode, $0) }
    }

    /// One after the other, each for itself: what it answers of the request, checked and costed as in a plan.
    func answers(
        to request: TripRequest,
        beside finder: TripFinder,
        models: TravelModels,
        zone: ZoneRules
    ) async throws -> [EngineResult] {
        var answers: [EngineResult] = []
        for (mode, setting) in engine.compactMap(Self.parts) {
            let failure = Mutex<String?>(nil)
            let engines = EngineRegistry(settings(setting, mode, request), logger: nil) { error in
                failure.withLock { $0 = $0 ?? "\(error)" }
            }
            let start = ContinuousClock.now
            let all = try await engines.answering(finder, models: models, zone: zone)?.answer(request) ?? []
            let duration = ContinuousClock.now - start
            try await engines.shutDown()
            let options = all.filter { $0.engine != nil }
            let reason = failure.withLock { $0 } ?? (options.isEmpty ? "it has nothing that fits this request" : nil)
            answers.append(
                EngineResult(
                    engine: setting.kind.rawValue,
                    milliseconds: Int(duration / .milliseconds(1)),
                    options: options,
                    error: reason
                )
            )
        }
        return answers
    }

    private func settings(_ setting: EngineSetting, _ only: TravelMode?, _ request: TripRequest) -> EngineSettings {
        var settings = EngineSettings()
        settings.timeoutSeconds = 30
        if setting.kind.use == .trips {
            settings.trips = setting
        } else {
            for mode in EngineSettings.streetModes
            where request.usableModes.contains(mode) && (only ?? mode) == mode {
                settings.streets[mode] = setting
            }
        }
        return settings
    }
}
