package import Accounts
internal import Synchronization

/// Plans somebody whose calendar is being filled, as at the first synchronisation of a phone, once a second and not
/// after each write (ADR 0091).
///
/// A person who writes now and then is planned at once, however fast one plan follows another.
package final class PlanPacing: Sendable {
    /// So many writes of others between two plans less than twice ``rest`` apart are a stream.
    package static let stream = 8
    package static let rest = Duration.seconds(1)

    private struct Last {
        /// Of the home, with what the plan itself wrote.
        var modseq: Int64
        let began: ContinuousClock.Instant
        let isStream: Bool
    }

    private let last = Mutex<[PrincipalID: Last]>([:])

    package init() {}

    /// A plan begins.
    package func begin(_ person: PrincipalID, modseq: Int64, at now: ContinuousClock.Instant) {
        last.withLock { last in
            last = last.filter { now - $0.value.began < Self.rest * 2 }
            let writes = last[person].map { modseq - $0.modseq } ?? 0
            last[person] = Last(modseq: modseq, began: now, isStream: writes >= Self.stream)
        }
    }

    /// Notes the number of items that a plan wrote.
    package func wrote(_ count: Int, of person: PrincipalID) {
        last.withLock { $0[person]?.modseq += Int64(count) }
    }

    /// The people who are not to be planned yet, and the time until the first of them is; empty: nobody.
    package func resting(at now: ContinuousClock.Instant) -> (people: [PrincipalID], pause: Duration) {
        last.withLock { last in
            let ends = last.filter { $0.value.isStream }.mapValues { $0.began + Self.rest }.filter { $0.value > now }
            return (ends.keys.sorted { $0.rawValue < $1.rawValue }, (ends.values.min() ?? now) - now)
        }
    }
}
