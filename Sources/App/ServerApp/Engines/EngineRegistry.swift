package import CivilTime
internal import Engines
internal import FeedClients
internal import Geo
package import Geocoding
package import Logging
internal import Metrics
package import TripModel
package import TripSearch

/// The engines that an operator has switched on, with their connections (docs/adr/0085). None is by default.
package final class EngineRegistry: Sendable {
    private let settings: EngineSettings
    private let connections = EngineConnections()
    private let trips: (any TripEngine)?
    private let streets: [TravelMode: any StreetEngine]
    /// Asked for places that were not imported.
    package let places: (any GeocodingEngine)?

    /// - Parameters:
    ///   - settings: which, and where.
    ///   - logger: where it is said that one fails, and that it is back; nil: nowhere.
    ///   - failed: called when one begins to fail.
    package init(
        _ settings: EngineSettings,
        logger: Logger?,
        failed: @escaping @Sendable (EngineError) -> Void = { _ in }
    ) {
        self.settings = settings
        let maker = EngineMaker(settings: settings, connections: connections, logger: logger, failed: failed)
        trips = settings.trips.flatMap { maker.trips($0) }
        streets = settings.streets.reduce(into: [:]) { $0[$1.key] = maker.streets($1.value, for: $1.key) }
        places = settings.places.flatMap { maker.places($0) }
    }

    /// Our finder with what stands before it; nil where nothing does, so that it is called directly.
    package func answering(_ finder: TripFinder, models: TravelModels, zone: ZoneRules) -> (any TripEngine)? {
        guard trips != nil || !streets.isEmpty else { return nil }
        let models = models.priced(in: finder.currency)
        var answering: any TripEngine = finder
        if !streets.isEmpty {
            answering = StreetTrips(streets, otherwise: answering, models: models, zone: zone)
        }
        if let trips { answering = EngineTrips(trips, otherwise: answering, models: models, zone: zone) }
        return answering
    }

    /// What the licences of the engines' data ask to be said.
    package var attribution: [String] { settings.isEmpty ? [] : settings.attribution }

    /// Ends the connections; call it once.
    package func shutDown() async throws { try await connections.shutDown() }

    // MARK: Looking after them

    /// Whether one answers, and how fast.
    package struct Probe: Sendable {
        package var name: String
        package var duration: Duration
        package var error: EngineError?
    }

    /// Asks every engine something that says nothing about anybody: a way in the Gulf of Guinea, a place named like
    /// this program.
    package func probe(at time: Instant) async -> [Probe] {
        let from = Coordinate(latitude: 0, longitude: 0)
        let to = Coordinate(latitude: 0.001, longitude: 0.001)
        var probes: [Probe] = []
        func note(_ name: String, _ ask: () async throws(EngineError) -> Void) async {
            let start = ContinuousClock.now
            var failure: EngineError?
            do throws(EngineError) { try await ask() } catch { failure = error }
            probes.append(Probe(name: name, duration: ContinuousClock.now - start, error: failure))
        }
        if let trips {
            let request = TripRequest(from: from, to: to, time: .departAt(time), modes: [.foot, .transit])
            await note(trips.name) { () async throws(EngineError) in _ = try await trips.answer(request) }
        }
        for (mode, engine) in streets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            await note("\(engine.name) (\(mode.rawValue))") { () async throws(EngineError) in
                _ = try await engine.way(by: mode, from: from, to: to)
            }
        }
        if let places {
            await note(places.name) { () async throws(EngineError) in
                _ = try await places.entries(named: "Travlendar", near: nil, limit: 1)
            }
        }
        return probes
    }
}

/// Makes adapters of settings.
private struct EngineMaker {
    let settings: EngineSettings
    let connections: EngineConnections
    let logger: Logger?
    let failed: @Sendable (EngineError) -> Void

    func trips(_ setting: EngineSetting) -> (any TripEngine)? {
        switch setting.kind {
        case .opentripplanner: OpenTripPlanner(client(setting))
        case .motis: MOTIS(client(setting))
        default: nil
        }
    }

    func streets(_ setting: EngineSetting, for mode: TravelMode) -> (any StreetEngine)? {
        switch setting.kind {
        case .osrm: OSRM(client(setting, mode.rawValue))
        case .valhalla: Valhalla(client(setting, mode.rawValue))
        default: nil
        }
    }

    func places(_ setting: EngineSetting) -> (any GeocodingEngine)? {
        switch setting.kind {
        case .photon: Photon(client(setting))
        case .nominatim: Nominatim(client(setting, pause: Nominatim.pause))
        default: nil
        }
    }

    private func client(_ setting: EngineSetting, _ part: String? = nil, pause: Duration? = nil) -> EngineClient {
        EngineClient(
            setting.kind.rawValue,
            at: setting.address,
            connections: connections,
            watch: watch(setting, part ?? setting.kind.use.rawValue),
            timeout: .seconds(settings.timeoutSeconds),
            contact: settings.contact,
            pause: pause
        )
    }

    /// Says what fails and what is back, without a place; counts calls and how long they took.
    private func watch(_ setting: EngineSetting, _ part: String) -> EngineWatch {
        let (logger, failed) = (logger, failed)
        let labels = [("engine", setting.kind.rawValue), ("for", part)]
        let facts: Logger.Metadata = [
            "engine": "\(setting.kind.rawValue)", "at": "\(setting.address)", "for": "\(part)",
        ]
        return EngineWatch(setting.kind.rawValue) { notice, error in
            switch notice {
            case .began:
                if let error { failed(error) }
                var told = facts
                told["reason"] = "\(error.map { "\($0)" } ?? "")"
                logger?.warning(
                    "an engine fails; what it was asked is answered without it until it is back",
                    metadata: told
                )
            case .ended: logger?.notice("an engine is back", metadata: facts)
            case .nothing: break
            }
        } measure: { outcome, duration in
            let word = outcome == .answered ? "answered" : "failed"
            Timer(label: "travlendar_engine_seconds", dimensions: labels + [("outcome", word)]).record(
                duration: duration
            )
            if case .failed(let error) = outcome {
                Counter(label: "travlendar_engine_errors_total", dimensions: labels + [("reason", error.word)])
                    .increment()
            }
        }
    }
}

extension EngineError {
    /// For a label: one of a few.
    fileprivate var word: String {
        switch self {
        case .unreachable: "unreachable"
        case .refused: "refused"
        case .tooLarge: "too_large"
        case .notUnderstood: "not_understood"
        case .resting: "resting"
        }
    }
}
