package import TripModel

/// Answers trip requests: our own finder, or another program behind an adapter (docs/adr/0085).
package protocol TripEngine: Sendable {
    /// As settings, log and ``Itinerary/engine`` have it.
    var name: String { get }

    /// The options; empty where it knows no trip.
    ///
    /// - Throws: where there is no answer to be had.
    func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary]
}

extension TripFinder: TripEngine {
    package static let engineName = "travlendar"

    package var name: String { Self.engineName }

    /// The same as ``options(_:)``, which callers that need not wait use directly.
    package func answer(_ request: TripRequest) async -> [Itinerary] { options(request) }
}

extension TripRequest {
    /// Whether another program may be asked: not for the oracles' models, not where an estimate is enough, and not for
    /// a vehicle that must be fetched on the way, which none of them knows.
    package var isForEngines: Bool {
        if case .fetched = ownVehicles { return false }
        return profile == .standard && !isEstimateEnough
    }
}
