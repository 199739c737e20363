package import Accounts
package import CivilTime

/// Where feeds are kept. Each method is one unit of work, safe to call from several processes. With its person or its
/// calendar goes a feed.
package protocol FeedRepository: Sendable {
    /// - Throws: ``AccountError/notFound`` where there is no such person or calendar of theirs,
    ///   ``AccountError/invalidValue(reason:)`` where the person has `limit` feeds already.
    func addFeed(_ draft: FeedDraft, atMost limit: Int, at now: Instant) async throws(AccountError) -> Feed
    func findFeed(digest: [UInt8]) async throws(AccountError) -> Feed?
    /// Nothing where the feed was revoked meanwhile.
    func noteUse(ofFeed id: Int64, at now: Instant) async throws(AccountError)
    /// Oldest first.
    func listFeeds(of owner: PrincipalID) async throws(AccountError) -> [Feed]
    /// - Throws: ``AccountError/notFound`` where the person has no such feed.
    func removeFeed(_ id: Int64, of owner: PrincipalID) async throws(AccountError)
}

extension AccountError {
    /// What a store answers that has as many feeds of a person as they may have.
    package static func tooManyFeeds(_ limit: Int) -> AccountError {
        .invalidValue(reason: "There are \(limit) feeds already; revoke one first.")
    }
}
