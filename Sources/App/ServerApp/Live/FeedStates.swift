package import CivilTime
internal import FeedClients
internal import Synchronization

/// When each feed of this process brought something last, for staff.
package final class FeedStates: Sendable {
    /// What is known of a feed.
    package struct State: Equatable, Sendable {
        /// When it was asked last with success; nil: never.
        package var heardAt: Instant?
        /// Why the last attempt failed; nil: it did not.
        package var failure: String?
    }

    private let states = Mutex<[String: State]>([:])

    package init() {}

    /// Says that a feed is asked from now on.
    func begin(_ feed: String) { states.withLock { $0[feed] = $0[feed] ?? State() } }

    /// Notes an attempt.
    ///
    /// - Parameters:
    ///   - feed: its name for staff.
    ///   - now: when.
    ///   - error: nil: it succeeded.
    func note(_ feed: String, at now: Instant, _ error: FeedFetchError?) {
        states.withLock { states in
            var state = states[feed] ?? State()
            if let error { state.failure = "\(error)" } else { state = State(heardAt: now) }
            states[feed] = state
        }
    }

    /// All feeds by name.
    package var all: [(feed: String, state: State)] {
        states.withLock { $0.sorted { $0.key < $1.key }.map { (feed: $0.key, state: $0.value) } }
    }
}
