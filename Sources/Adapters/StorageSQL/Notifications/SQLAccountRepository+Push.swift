package import Accounts
package import Calendars
package import CivilTime
internal import FoundationEssentials
package import Notifications

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: PushRepository {
    private static let pushSubscriptions = OwnedRows(
        table: "pushSubscription",
        columns: "pushSubscription.id, personId, collectionId, endpoint, publicKey, authSecret, triggers, expiresAt",
        value: PushSubscription.init(row:)
    )

    package func setPushSubscription(
        _ draft: PushDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> PushSubscription {
        try await write { [ids = self.database.ids] database in
            let isThere = try Bool.fetchOne(
                database,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM person WHERE id = ?)
                        AND EXISTS (SELECT 1 FROM collection WHERE id = ?)
                    """,
                arguments: [draft.owner.rawValue, draft.collection.rawValue]
            )
            guard isThere == true else { throw AccountError.notFound }
            try database.execute(
                sql: """
                    UPDATE pushSubscription SET publicKey = ?, authSecret = ?, triggers = ?, expiresAt = ?
                    WHERE personId = ? AND collectionId = ? AND endpoint = ?
                    """,
                arguments: [
                    Data(draft.target.publicKey), Data(draft.target.authSecret), draft.triggers.rawValue,
                    draft.expiresAt.secondsSince1970, draft.owner.rawValue, draft.collection.rawValue,
                    draft.target.endpoint,
                ]
            )
            if try database.changedRows() == 0 {
                let count = try Int.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM pushSubscription WHERE personId = ? AND expiresAt > ?",
                    arguments: [draft.owner.rawValue, now.secondsSince1970]
                )
                guard (count ?? 0) < limit else { throw AccountError.tooManyPushSubscriptions(limit) }
                try database.execute(
                    sql: """
                        INSERT INTO pushSubscription
                            (id, personId, collectionId, endpoint, publicKey, authSecret, triggers, expiresAt)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        ids.next(), draft.owner.rawValue, draft.collection.rawValue, draft.target.endpoint,
                        Data(draft.target.publicKey), Data(draft.target.authSecret), draft.triggers.rawValue,
                        draft.expiresAt.secondsSince1970,
                    ]
                )
            }
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT \(Self.pushSubscriptions.columns) FROM pushSubscription
                    WHERE personId = ? AND collectionId = ? AND endpoint = ?
                    """,
                arguments: [draft.owner.rawValue, draft.collection.rawValue, draft.target.endpoint]
            )
            guard let row else { throw AccountError.notFound }
            return Self.pushSubscriptions.value(row)
        }
    }

    package func findPushSubscription(_ id: Int64, at now: Instant) async throws(AccountError) -> PushSubscription? {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT \(Self.pushSubscriptions.columns) FROM pushSubscription WHERE id = ? AND expiresAt > ?",
                arguments: [id, now.secondsSince1970]
            ).map(Self.pushSubscriptions.value)
        }
    }

    package func listPushSubscriptions(
        of collections: [CollectionID],
        at now: Instant
    ) async throws(AccountError) -> [PushSubscription] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(Self.pushSubscriptions.columns) FROM \(Dialect.numbers("?")) AS wanted
                    CROSS JOIN pushSubscription ON collectionId = wanted.value
                    WHERE expiresAt > ? ORDER BY pushSubscription.id
                    """
            )
            let wanted = JSONList.text(collections.map(\.rawValue))
            return try Row.fetchAll(statement, arguments: [wanted, now.secondsSince1970])
                .map(Self.pushSubscriptions.value)
        }
    }

    package func removePushSubscription(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await write { try Self.pushSubscriptions.remove(id, of: owner, in: $0) }
    }

    package func removePushSubscriptions(toEndpoint endpoint: String) async throws(AccountError) {
        try await write { database in
            try database.execute(sql: "DELETE FROM pushSubscription WHERE endpoint = ?", arguments: [endpoint])
        }
    }

    package func removePushSubscriptions(expiredBefore now: Instant) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM pushSubscription WHERE expiresAt <= ?",
                arguments: [now.secondsSince1970]
            )
        }
    }
}

extension PushSubscription {
    fileprivate init(row: Row) {
        let (key, secret): (Data, Data) = (row[4], row[5])
        self.init(
            id: row[0],
            owner: PrincipalID(rawValue: row[1]),
            collection: CollectionID(rawValue: row[2]),
            target: PushTarget(endpoint: row[3], publicKey: Array(key), authSecret: Array(secret)),
            triggers: PushTriggers(rawValue: row[6]),
            expiresAt: Instant(secondsSince1970: row[7])
        )
    }
}
