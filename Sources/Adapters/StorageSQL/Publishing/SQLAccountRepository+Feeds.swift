package import Accounts
internal import Calendars
package import CivilTime
internal import FoundationEssentials
package import Publishing

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: FeedRepository {
    private static let feeds = OwnedRows(
        table: "feed",
        columns: """
            id, personId, scope, collectionId, detail, includesTravel, comment, pastDays, futureDays, digest, \
            createdAt, lastUsedAt
            """,
        value: Feed.init(row:)
    )

    package func addFeed(
        _ draft: FeedDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> Feed {
        let feed = Feed(
            id: database.ids.next(),
            owner: draft.owner,
            settings: draft.settings,
            digest: draft.digest,
            createdAt: now,
            lastUsedAt: nil
        )
        return try await write { database in
            guard try Self.feeds.count(of: draft.owner, in: database) < limit else {
                throw AccountError.tooManyFeeds(limit)
            }
            var (scope, collection): (Int, Int64?) = (0, nil)
            switch draft.settings.scope {
            case .calendar(let id): collection = id.rawValue
            case .all: scope = 1
            case .travel: scope = 2
            }
            if let collection {
                let isTheirs = try Bool.fetchOne(
                    database,
                    sql: "SELECT EXISTS (SELECT 1 FROM collection WHERE personId = ? AND id = ?)",
                    arguments: [draft.owner.rawValue, collection]
                )
                guard isTheirs == true else { throw AccountError.notFound }
            } else {
                try Self.requirePerson(draft.owner, in: database)
            }
            try database.execute(
                sql: "INSERT INTO feed (\(Self.feeds.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
                arguments: [
                    feed.id, draft.owner.rawValue, scope, collection, draft.settings.detail.rawValue,
                    draft.settings.includesTravel, draft.settings.comment, draft.settings.pastDays,
                    draft.settings.futureDays, Data(draft.digest), now.secondsSince1970,
                ]
            )
            return feed
        }
    }

    package func findFeed(digest: [UInt8]) async throws(AccountError) -> Feed? {
        try await read { try Self.feeds.find(digest: digest, in: $0) }
    }

    package func noteUse(ofFeed id: Int64, at now: Instant) async throws(AccountError) {
        try await write { try Self.feeds.noteUse(of: id, at: now, in: $0) }
    }

    package func listFeeds(of owner: PrincipalID) async throws(AccountError) -> [Feed] {
        try await read { try Self.feeds.list(of: owner, in: $0) }
    }

    package func removeFeed(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { try Self.feeds.remove(id, of: owner, in: $0) }
    }
}

extension Feed {
    fileprivate init(row: Row) {
        let scope: FeedScope =
            switch row[2] as Int {
            case 0: .calendar(CollectionID(rawValue: row[3]))
            case 1: .all
            default: .travel
            }
        let digest: Data = row[9]
        let lastUsedAt: Int64? = row[11]
        self.init(
            id: row[0],
            owner: PrincipalID(rawValue: row[1]),
            settings: FeedSettings(
                scope,
                detail: FeedDetail(rawValue: row[4]) ?? .busy,
                includesTravel: row[5],
                comment: row[6],
                pastDays: row[7],
                futureDays: row[8]
            ),
            digest: Array(digest),
            createdAt: Instant(secondsSince1970: row[10]),
            lastUsedAt: lastUsedAt.map(Instant.init(secondsSince1970:))
        )
    }
}
