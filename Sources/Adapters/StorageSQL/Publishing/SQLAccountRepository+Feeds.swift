package import Accounts
internal import Calendars
package import CivilTime
internal import FoundationEssentials
package import Publishing

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: FeedRepository {
    private static let feedColumns = """
        id, personId, scope, collectionId, detail, includesTravel, comment, pastDays, futureDays, digest, createdAt, \
        lastUsedAt
        """

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
            let count = try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM feed WHERE personId = ?",
                arguments: [draft.owner.rawValue]
            )
            guard (count ?? 0) < limit else { throw AccountError.tooManyFeeds(limit) }
            var (scope, collection): (Int, Int64?) = (0, nil)
            switch draft.settings.scope {
            case .calendar(let id): collection = id.rawValue
            case .all: scope = 1
            case .travel: scope = 2
            }
            let isThere =
                if let collection {
                    try Bool.fetchOne(
                        database,
                        sql: "SELECT EXISTS (SELECT 1 FROM collection WHERE personId = ? AND id = ?)",
                        arguments: [draft.owner.rawValue, collection]
                    )
                } else {
                    try Bool.fetchOne(
                        database,
                        sql: "SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)",
                        arguments: [draft.owner.rawValue]
                    )
                }
            guard isThere == true else { throw AccountError.notFound }
            try database.execute(
                sql: "INSERT INTO feed (\(Self.feedColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
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
        try await read { database in
            let statement = try database.cachedStatement(
                sql: "SELECT \(Self.feedColumns) FROM feed WHERE digest = ?"
            )
            return try Row.fetchOne(statement, arguments: [Data(digest)]).map(Feed.init(row:))
        }
    }

    package func noteUse(ofFeed id: Int64, at now: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE feed SET lastUsedAt = ? WHERE id = ?",
                arguments: [now.secondsSince1970, id]
            )
        }
    }

    package func listFeeds(of owner: PrincipalID) async throws(AccountError) -> [Feed] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT \(Self.feedColumns) FROM feed WHERE personId = ? ORDER BY id",
                arguments: [owner.rawValue]
            ).map(Feed.init(row:))
        }
    }

    package func removeFeed(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM feed WHERE id = ? AND personId = ?",
                arguments: [id, owner.rawValue]
            )
            guard try database.changedRows() == 1 else { throw AccountError.notFound }
        }
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
