internal import CivilTime
internal import Synchronization

/// When something was done last for each of many, for the pause before it is done again. It may forget: then there is no
/// pause.
final class LatestTimes<Key: Hashable & Sendable>: Sendable {
    private static var most: Int { 10_000 }

    private let times = Mutex<[Key: Instant]>([:])

    subscript(key: Key) -> Instant? { times.withLock { $0[key] } }

    func note(_ key: Key, at now: Instant) {
        times.withLock { times in
            if times.count > Self.most { times = [:] }
            times[key] = now
        }
    }
}
