package import Accounts
package import Calendars
package import CivilTime
package import Notifications

extension MemoryAccountRepository: PushRepository {
    package func setPushSubscription(
        _ draft: PushDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> PushSubscription {
        try write { transaction in
            let state = transaction.state
            guard state.people[draft.owner] != nil, state.collections[draft.collection] != nil else {
                throw AccountError.notFound
            }
            let own = Self.standing(in: state, at: now).filter { $0.owner == draft.owner }
            let same = state.pushSubscriptions.values.first {
                $0.owner == draft.owner && $0.collection == draft.collection
                    && $0.target.endpoint == draft.target.endpoint
            }
            guard same != nil || own.count < limit else { throw AccountError.tooManyPushSubscriptions(limit) }
            let subscription = PushSubscription(
                id: same?.id ?? transaction.nextID(),
                owner: draft.owner,
                collection: draft.collection,
                target: draft.target,
                triggers: draft.triggers,
                expiresAt: draft.expiresAt
            )
            transaction.state.pushSubscriptions[subscription.id] = subscription
            return subscription
        }
    }

    package func findPushSubscription(_ id: Int64, at now: Instant) async throws(AccountError) -> PushSubscription? {
        read { state in Self.standing(in: state, at: now).first { $0.id == id } }
    }

    package func listPushSubscriptions(
        of collections: [CollectionID],
        at now: Instant
    ) async throws(AccountError) -> [PushSubscription] {
        read { state in Self.standing(in: state, at: now).filter { collections.contains($0.collection) } }
            .sorted { $0.id < $1.id }
    }

    package func removePushSubscription(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.pushSubscriptions[id]?.owner == owner else { throw AccountError.notFound }
            transaction.state.pushSubscriptions[id] = nil
        }
    }

    package func removePushSubscriptions(toEndpoint endpoint: String) async throws(AccountError) {
        try write { transaction in
            transaction.state.pushSubscriptions = transaction.state.pushSubscriptions.filter {
                $0.value.target.endpoint != endpoint
            }
        }
    }

    package func removePushSubscriptions(expiredBefore now: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.pushSubscriptions = transaction.state.pushSubscriptions.filter {
                $0.value.expiresAt > now
            }
        }
    }

    /// Those that have not expired and whose person and calendar are there.
    private static func standing(in state: MemoryState, at now: Instant) -> [PushSubscription] {
        state.pushSubscriptions.values.filter { subscription in
            subscription.expiresAt > now && state.people[subscription.owner] != nil
                && state.collections[subscription.collection] != nil
        }
    }
}
