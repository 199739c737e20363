package import Accounts
package import Calendars
package import CivilTime
package import Jobs
package import Subscriptions

extension MemoryAccountRepository: SubscriptionRepository {
    package func addSubscription(
        of collection: CollectionID,
        to address: String,
        for owner: PrincipalID,
        atMost limit: Int,
        at now: Instant,
        queueing job: @escaping @Sendable (Int64) -> NewJob
    ) async throws(AccountError) -> CalendarSubscription {
        try write { transaction in
            guard let calendar = transaction.state.collections[collection]?.value, calendar.owner == owner,
                calendar.kind == .subscription
            else { throw AccountError.notFound }
            let count = Self.standingSubscriptions(in: transaction.state).count { $0.owner == owner }
            guard count < limit else { throw AccountError.tooManySubscriptions(limit) }
            let subscription = CalendarSubscription(
                id: transaction.nextID(),
                owner: owner,
                collection: collection,
                address: address,
                createdAt: now
            )
            transaction.state.subscriptions[subscription.id] = subscription
            try transaction.insertJobs([job(subscription.id)])
            return subscription
        }
    }

    package func findSubscription(_ id: Int64) async throws(AccountError) -> CalendarSubscription? {
        read { state in Self.standingSubscriptions(in: state).first { $0.id == id } }
    }

    package func setState(ofSubscription id: Int64, to state: SubscriptionState) async throws(AccountError) {
        try write { transaction in transaction.state.subscriptions[id]?.state = state }
    }

    package func listSubscriptions(of owner: PrincipalID) async throws(AccountError) -> [CalendarSubscription] {
        read { state in Self.standingSubscriptions(in: state).filter { $0.owner == owner } }.sorted { $0.id < $1.id }
    }

    /// Those whose calendar is there: a subscription ends with it.
    private static func standingSubscriptions(in state: MemoryState) -> [CalendarSubscription] {
        state.subscriptions.values.filter { state.collections[$0.collection] != nil }
    }
}
