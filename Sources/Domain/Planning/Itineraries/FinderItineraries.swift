package import CivilTime
internal import DayPlanner
package import Geo
package import TripModel
package import TripSearch

/// Answers the planner from the trip finder: the same itineraries that `travlendar trip` prints, each with the zone of
/// where it starts.
///
/// Answers are remembered for as long as the same network serves in the same state and the same shared vehicles stand
/// about.
package final class FinderItineraries: ItinerarySource {
    private let finder: TripFinder
    private let cache: ItineraryCache

    /// - Parameters:
    ///   - finder: the networks of this server.
    ///   - cache: what is remembered across plans; it may be shared with ``EngineAnswers``.
    package init(_ finder: TripFinder, cache: ItineraryCache = ItineraryCache()) {
        self.finder = finder
        self.cache = cache
    }

    package func options(_ request: TripRequest) -> [Itinerary] {
        let state = finder.state(for: request)
        // Never too old while the state is the same.
        if let known = cache.itineraries(from: .finder, for: request, in: state, at: .distantPast) { return known }
        let zone = finder.zone(at: request.from)?.name
        let answer = finder.options(request).map { itinerary in
            var itinerary = itinerary
            itinerary.zoneName = zone
            return itinerary
        }
        cache.remember(answer, from: .finder, for: request, in: state)
        return answer
    }

    package func disruptions(_ request: TripRequest) -> [TripDisruption] {
        guard let version = finder.disturbedVersion(for: request) else { return [] }
        let state = "\(version) by the timetable \(finder.vehiclesVersion)"
        if let usual = cache.itineraries(from: .finder, for: request, in: state, at: .distantPast) {
            return finder.disruptions(request, usual: usual)
        }
        let usual = finder.usualOptions(request)
        cache.remember(usual, from: .finder, for: request, in: state)
        return finder.disruptions(request, usual: usual)
    }

    package func missingVehicle(_ request: TripRequest) -> MissingVehicle? { finder.missingVehicle(request) }
    package func silentSources(_ request: TripRequest) -> [SilentSource] { finder.silentSources(request) }
    package func timetableGap(_ request: TripRequest) -> TimetableGap? { finder.timetableGap(request) }
    package func refreshments(
        near place: Coordinate,
        during span: Range<Instant>,
        for refreshment: Refreshment
    ) -> [OpenPlace] {
        finder.refreshments(near: place, during: span, for: refreshment)
    }
}

extension TripFinder {
    /// Differs wherever the finder's answer to a request may: versions and states of the networks that are asked, and
    /// the shared vehicles.
    package func state(for request: TripRequest) -> String { "\(networkState(for: request)) \(vehiclesVersion)" }
}
