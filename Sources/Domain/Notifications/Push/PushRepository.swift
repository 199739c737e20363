package import Accounts
package import Calendars
package import CivilTime

/// Where push subscriptions are kept. Each method is one unit of work, safe to call from several processes. With its
/// person or its calendar goes a subscription.
package protocol PushRepository: Sendable {
    /// Adds a subscription, or takes over what is new of the one that the person has for this calendar and endpoint.
    ///
    /// - Throws: ``AccountError/notFound`` without such a person or calendar, ``AccountError/invalidValue(reason:)``
    ///   where the person has `limit` that have not expired.
    func setPushSubscription(
        _ draft: PushDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> PushSubscription
    /// nil for one that has expired.
    func findPushSubscription(_ id: Int64, at now: Instant) async throws(AccountError) -> PushSubscription?
    /// Those of some calendars that have not expired, by number.
    func listPushSubscriptions(
        of collections: [CollectionID],
        at now: Instant
    ) async throws(AccountError) -> [PushSubscription]
    /// - Throws: ``AccountError/notFound`` where the person has no such subscription.
    func removePushSubscription(_ id: Int64, of owner: PrincipalID) async throws(AccountError)
    /// All to an endpoint that takes no messages any more.
    func removePushSubscriptions(toEndpoint endpoint: String) async throws(AccountError)
    func removePushSubscriptions(expiredBefore now: Instant) async throws(AccountError)
}

extension AccountError {
    /// What a store answers that has as many push subscriptions of a person as they may have.
    package static func tooManyPushSubscriptions(_ limit: Int) -> AccountError {
        .invalidValue(reason: "There are \(limit) push subscriptions already; end one first.")
    }
}
