package import CivilTime
internal import Synchronization
package import TripModel

/// What was answered to trip requests, across plans (ADR 0002): a day is planned again after every write, and most of
/// its trips are then the same.
///
/// The whole request is the key, the person's preferences and passes in it, with the state of what was asked.
package final class ItineraryCache: Sendable {
    /// The source that answered.
    package enum Source: Hashable, Sendable {
        case finder, engine
    }

    private struct Key: Hashable {
        var source: Source
        var request: TripRequest
        var state: String
    }

    private struct Remembered {
        var itineraries: [Itinerary]
        var until: Instant?
    }

    private let memory = Mutex<[Key: Remembered]>([:])
    private static let capacity = 1_024

    package init() {}

    /// - Parameters:
    ///   - source: the one that answered.
    ///   - request: what was asked.
    ///   - state: networks, realtime and vehicles, as they are now.
    ///   - now: the time.
    /// - Returns: nil where it is not known, or too old.
    package func itineraries(
        from source: Source,
        for request: TripRequest,
        in state: String,
        at now: Instant
    ) -> [Itinerary]? {
        let known = memory.withLock { $0[Key(source: source, request: request, state: state)] }
        return known.flatMap { known in known.until.map { now < $0 } ?? true ? known.itineraries : nil }
    }

    /// - Parameters:
    ///   - itineraries: the answer.
    ///   - source: the one that answered.
    ///   - request: what was asked.
    ///   - state: networks, realtime and vehicles, as they were before it was asked.
    ///   - until: nil: as long as the state is the same.
    package func remember(
        _ itineraries: [Itinerary],
        from source: Source,
        for request: TripRequest,
        in state: String,
        until: Instant? = nil
    ) {
        memory.withLock { memory in
            if memory.count >= Self.capacity { memory.removeAll(keepingCapacity: true) }
            memory[Key(source: source, request: request, state: state)] = Remembered(
                itineraries: itineraries,
                until: until
            )
        }
    }
}
