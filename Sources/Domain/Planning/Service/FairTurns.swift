internal import Accounts
internal import Synchronization

/// Gives everybody who waits a turn before anybody has a second one (docs/adr/0091): a large import, or somebody who
/// writes without end, delays each of the others by one portion of days at most.
///
/// Of those who have not had their turn in a round, the store gives out whose days are nearest.
package final class FairTurns: Sendable {
    private let served = Mutex<Set<PrincipalID>>([])

    package init() {}

    /// The people who had a turn in this round.
    var had: [PrincipalID] { served.withLock { $0.sorted { $0.rawValue < $1.rawValue } } }

    /// A person is given their turn.
    func took(_ person: PrincipalID) { served.withLock { _ = $0.insert(person) } }

    /// Everybody who waits had a turn.
    func beginRound() { served.withLock { $0.removeAll(keepingCapacity: true) } }
}
