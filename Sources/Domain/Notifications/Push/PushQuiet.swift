internal import Accounts
internal import Synchronization

/// Changes of which the app that made them is not told, as it asked (Push-Dont-Notify).
///
/// Known to this process only: where several serve one store, the app may be told of its own change.
final class PushQuiet: Sendable {
    private struct Note {
        let id: UInt64
        let person: PrincipalID
        let names: Set<String>
        /// nil: all subscriptions of the person.
        let subscriptions: Set<Int64>?
        /// The subscriptions that have been passed over.
        var used: Set<Int64> = []
    }

    private struct State {
        var notes: [Note] = []
        var last: UInt64 = 0
    }

    private let state = Mutex(State())
    /// The most notes that are kept; older ones concern changes that were told long ago.
    private static let most = 1000

    /// - Returns: a number for ``forget(_:)``.
    func note(_ names: Set<String>, by person: PrincipalID, for subscriptions: Set<Int64>?) -> UInt64 {
        state.withLock { state in
            state.last += 1
            if state.notes.count >= Self.most { state.notes.removeFirst() }
            state.notes.append(Note(id: state.last, person: person, names: names, subscriptions: subscriptions))
            return state.last
        }
    }

    /// Forgets a note whose change was not made.
    func forget(_ id: UInt64) { state.withLock { state in state.notes.removeAll { $0.id == id } } }

    /// Whether a subscription is passed over for the change of an object; once for each change.
    func passesOver(_ subscription: PushSubscription, for name: String) -> Bool {
        state.withLock { state in
            let index = state.notes.firstIndex { note in
                note.person == subscription.owner && note.names.contains(name) && !note.used.contains(subscription.id)
                    && note.subscriptions?.contains(subscription.id) != false
            }
            guard let index else { return false }
            state.notes[index].used.insert(subscription.id)
            return true
        }
    }
}
