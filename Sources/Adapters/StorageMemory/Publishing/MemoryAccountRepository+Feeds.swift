package import Accounts
internal import Calendars
package import CivilTime
package import Publishing

extension MemoryAccountRepository: FeedRepository {
    package func addFeed(
        _ draft: FeedDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> Feed {
        try write { transaction in
            let count = Self.standing(in: transaction.state).count { $0.owner == draft.owner }
            guard count < limit else { throw AccountError.tooManyFeeds(limit) }
            guard transaction.state.people[draft.owner] != nil else { throw AccountError.notFound }
            if case .calendar(let id) = draft.settings.scope,
                transaction.state.collections[id]?.value.owner != draft.owner
            {
                throw AccountError.notFound
            }
            let feed = Feed(
                id: transaction.nextID(),
                owner: draft.owner,
                settings: draft.settings,
                digest: draft.digest,
                createdAt: now,
                lastUsedAt: nil
            )
            transaction.state.feeds[feed.id] = feed
            return feed
        }
    }

    package func findFeed(digest: [UInt8]) async throws(AccountError) -> Feed? {
        read { state in Self.standing(in: state).first { $0.digest == digest } }
    }

    package func noteUse(ofFeed id: Int64, at now: Instant) async throws(AccountError) {
        try write { transaction in
            guard let feed = transaction.state.feeds[id] else { return }
            transaction.state.feeds[id] = Feed(
                id: feed.id,
                owner: feed.owner,
                settings: feed.settings,
                digest: feed.digest,
                createdAt: feed.createdAt,
                lastUsedAt: now
            )
        }
    }

    package func listFeeds(of owner: PrincipalID) async throws(AccountError) -> [Feed] {
        read { state in Self.standing(in: state).filter { $0.owner == owner } }.sorted { $0.id < $1.id }
    }

    package func removeFeed(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.feeds[id]?.owner == owner else { throw AccountError.notFound }
            transaction.state.feeds[id] = nil
        }
    }

    /// Those whose person and calendar are there: a feed ends with either.
    private static func standing(in state: MemoryState) -> [Feed] {
        state.feeds.values.filter { feed in
            guard state.people[feed.owner] != nil else { return false }
            guard case .calendar(let id) = feed.settings.scope else { return true }
            return state.collections[id] != nil
        }
    }
}
