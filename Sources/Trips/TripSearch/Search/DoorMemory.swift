internal import Geo
internal import StreetRouting
internal import Synchronization

/// The ways between doors and stops on one layer that were lately searched. A day that is planned again has the doors
/// that it had, and people come back to the door that they left.
final class DoorMemory: Sendable {
    /// All that the ways depend on.
    struct Door: Hashable {
        var place: StreetPlace
        /// From the door to the stops.
        var isForward: Bool
        var limit: Metres
        var pace: AccessEgress.Pace
    }

    private struct Known {
        var recent: [Door: AccessEgress] = [:]
        /// Those of before, which are forgotten when there are as many recent ones again.
        var older: [Door: AccessEgress] = [:]
    }

    private let known = Mutex(Known())
    /// Some kilobytes each in a city.
    private static let mostRecent = 256

    /// The ways of a door, searched where they are not remembered.
    func ways(_ door: Door, _ search: () -> AccessEgress) -> AccessEgress {
        let found = known.withLock { $0.recent[door] ?? $0.older[door] }
        let ways = found ?? search()
        known.withLock { known in
            if known.recent.count >= Self.mostRecent {
                known.older = known.recent
                known.recent.removeAll(keepingCapacity: true)
            }
            known.recent[door] = ways
        }
        return ways
    }
}
