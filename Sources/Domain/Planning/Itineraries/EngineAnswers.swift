package import CivilTime
internal import Geo
package import Geocoding
internal import Synchronization
package import TripModel
package import TripSearch

/// What other programs answered, for plans (docs/adr/0085). Nothing is asked while a plan is computed: what it lacks is
/// noted, asked between two computings, and remembered for a while.
package final class EngineAnswers: Sendable {
    enum PlaceQuestion: Hashable {
        /// `near`: a cell of 0.1 degrees.
        case text(String, near: Coordinate?)
        case at(Coordinate)
    }

    private struct Memory {
        var places: [PlaceQuestion: (matches: [PlaceMatch], until: Instant)] = [:]
    }

    let trips: (any TripEngine)?
    let places: (any GeocodingEngine)?
    private let state: @Sendable (TripRequest) -> String
    private let clock: any WallClock
    private let cache: ItineraryCache
    /// How long one plan waits for all of its questions.
    let patience: Duration
    private let memory = Mutex(Memory())

    /// A trip may change with the engine's own realtime.
    static let tripSeconds: Int64 = 600
    /// Addresses rarely move (and Nominatim asks that answers be kept).
    static let placeSeconds: Int64 = 86_400
    private static let rememberedPlaces = 1_024

    /// - Parameters:
    ///   - trips: answers trips in place of our finder; nil: none.
    ///   - places: asked for texts that no imported place fits; nil: none.
    ///   - clock: the process's clock.
    ///   - cache: what is remembered of trips across plans.
    ///   - patience: how long one plan waits for answers; then our own do.
    ///   - state: differs where our own finder's answers may, of which some may be part of an engine's answer.
    package init(
        trips: (any TripEngine)?,
        places: (any GeocodingEngine)?,
        clock: any WallClock,
        cache: ItineraryCache = ItineraryCache(),
        patience: Duration = .seconds(30),
        state: @escaping @Sendable (TripRequest) -> String = { _ in "" }
    ) {
        self.trips = trips
        self.places = places
        self.clock = clock
        self.cache = cache
        self.patience = patience
        self.state = state
    }

    func known(_ request: TripRequest) -> [Itinerary]? {
        cache.itineraries(from: .engine, for: request, in: state(request), at: clock.now())
    }

    func known(_ question: PlaceQuestion) -> [PlaceMatch]? {
        let now = clock.now()
        return memory.withLock { memory in memory.places[question].flatMap { now < $0.until ? $0.matches : nil } }
    }

    /// Asks, and remembers what was answered; nil where it failed.
    func ask(_ request: TripRequest) async -> [Itinerary]? {
        let state = state(request)
        guard let trips, let options = try? await trips.answer(request) else { return nil }
        // What only stands in is asked for again with the next plan.
        if !options.contains(where: { $0.standsInFor != nil }) {
            let until = clock.now().adding(seconds: Self.tripSeconds)
            cache.remember(options, from: .engine, for: request, in: state, until: until)
        }
        return options
    }

    private static func matches(
        _ question: PlaceQuestion,
        _ places: any GeocodingEngine
    ) async throws(EngineError) -> [PlaceMatch] {
        switch question {
        case .text(let text, let near): return try await places.search(text, near: near, limit: 10)
        case .at(let coordinate):
            return try await places.entries(at: coordinate, limit: 1).map { entry in
                let address = entry.address ?? ""
                return PlaceMatch(
                    name: entry.name.isEmpty ? address : entry.name,
                    kind: entry.kind,
                    coordinate: entry.coordinate,
                    score: 1,
                    isExact: true
                )
            }
        }
    }

    func ask(_ question: PlaceQuestion) async -> [PlaceMatch]? {
        guard let places, let matches = try? await Self.matches(question, places) else { return nil }
        let until = clock.now().adding(seconds: Self.placeSeconds)
        memory.withLock { memory in
            if memory.places.count >= Self.rememberedPlaces { memory.places.removeAll() }
            memory.places[question] = (matches, until)
        }
        return matches
    }
}
