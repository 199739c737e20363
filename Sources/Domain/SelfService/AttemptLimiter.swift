package import CivilTime
internal import Synchronization

/// Counts what one source does within a time, and says when it is too much. Kept in the process.
package final class AttemptLimiter: Sendable {
    /// How many of something are let through within a time.
    package struct Limit: Hashable, Sendable {
        package var count: Int
        package var seconds: Int64

        package init(_ count: Int, perSeconds seconds: Int64) {
            self.count = count
            self.seconds = seconds
        }
    }

    private let times = Mutex<[String: [Instant]]>([:])
    private let capacity: Int

    /// - Parameter capacity: how many sources are remembered; beyond, those that were quiet longest are forgotten.
    package init(capacity: Int = 10_000) { self.capacity = capacity }

    /// Notes one more from this source where it is within all limits; else notes nothing.
    ///
    /// - Parameters:
    ///   - source: what is done, and by whom.
    ///   - limits: all of them hold.
    ///   - now: the present.
    /// - Returns: nil where it may be done; else after how many seconds it may be tried again.
    package func refuse(_ source: String, _ limits: [Limit], now: Instant) -> Int64? {
        let longest = limits.map(\.seconds).max() ?? 0
        return times.withLock { times in
            var own = (times[source] ?? []).filter { now - $0 < longest }
            for limit in limits {
                let recent = own.filter { now - $0 < limit.seconds }
                if recent.count >= limit.count {
                    return max(1, limit.seconds - (now - recent[recent.count - limit.count]))
                }
            }
            own.append(now)
            if times.count >= capacity, times[source] == nil {
                let kept = times.sorted { ($0.value.last ?? now) > ($1.value.last ?? now) }.prefix(capacity / 2)
                times = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
            }
            times[source] = own
            return nil
        }
    }
}
