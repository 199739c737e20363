package import Accounts
package import Calendars
package import CivilTime
package import Jobs

/// Where subscriptions are kept. Each method is one unit of work, safe to call from several processes. With its calendar
/// goes a subscription.
package protocol SubscriptionRepository: Sendable {
    /// - Parameters:
    ///   - collection: of the kind ``CollectionKind/subscription``.
    ///   - address: see ``SubscriptionAddress``.
    ///   - owner: of the calendar.
    ///   - limit: how many subscriptions the person may have.
    ///   - now: the present.
    ///   - job: the job that fetches it, added in the same unit of work.
    /// - Returns: the subscription.
    /// - Throws: ``AccountError/notFound`` where the person has no such calendar,
    ///   ``AccountError/invalidValue(reason:)`` where they have `limit` subscriptions already.
    func addSubscription(
        of collection: CollectionID,
        to address: String,
        for owner: PrincipalID,
        atMost limit: Int,
        at now: Instant,
        queueing job: @escaping @Sendable (Int64) -> NewJob
    ) async throws(AccountError) -> CalendarSubscription
    func findSubscription(_ id: Int64) async throws(AccountError) -> CalendarSubscription?
    /// Nothing where the subscription ended meanwhile.
    func setState(ofSubscription id: Int64, to state: SubscriptionState) async throws(AccountError)
    /// Oldest first.
    func listSubscriptions(of owner: PrincipalID) async throws(AccountError) -> [CalendarSubscription]
}

extension AccountError {
    /// What a store answers that has as many subscriptions of a person as they may have.
    package static func tooManySubscriptions(_ limit: Int) -> AccountError {
        .invalidValue(reason: "There are \(limit) subscriptions already; end one first.")
    }

    /// What somebody is told who subscribes once more to what they have.
    package static let subscribedAlready = AccountError.invalidValue(
        reason: "There is a subscription to this address already."
    )
    package static let subscriptionNameTooLong = AccountError.invalidValue(
        reason: "A name has at most \(SubscriptionLimits.longestName) characters."
    )
}
