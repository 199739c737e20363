package import Accounts
package import Calendars
package import CivilTime
internal import FoundationEssentials
package import Jobs
package import Subscriptions

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: SubscriptionRepository {
    private static let subscriptions = OwnedRows(
        table: "subscription",
        columns: """
            id, personId, collectionId, address, createdAt, entityTag, lastModified, digest, checkedAt, fetchedAt, \
            failure, failures, refreshSeconds
            """,
        value: CalendarSubscription.init(row:)
    )

    package func addSubscription(
        of collection: CollectionID,
        to address: String,
        for owner: PrincipalID,
        atMost limit: Int,
        at now: Instant,
        queueing job: @escaping @Sendable (Int64) -> NewJob
    ) async throws(AccountError) -> CalendarSubscription {
        let subscription = CalendarSubscription(
            id: database.ids.next(),
            owner: owner,
            collection: collection,
            address: address,
            createdAt: now
        )
        return try await write { [ids = self.database.ids] database in
            let isThere = try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM collection WHERE personId = ? AND id = ? AND kind = ?)",
                arguments: [owner.rawValue, collection.rawValue, CollectionKind.subscription.rawValue]
            )
            guard isThere == true else { throw AccountError.notFound }
            guard try Self.subscriptions.count(of: owner, in: database) < limit else {
                throw AccountError.tooManySubscriptions(limit)
            }
            try database.execute(
                sql: """
                    INSERT INTO subscription (id, personId, collectionId, address, createdAt, failures)
                    VALUES (?, ?, ?, ?, ?, 0)
                    """,
                arguments: [
                    subscription.id, owner.rawValue, collection.rawValue, address, now.secondsSince1970,
                ]
            )
            try JobTable.insert([job(subscription.id)], ids: ids, in: database)
            return subscription
        }
    }

    package func findSubscription(_ id: Int64) async throws(AccountError) -> CalendarSubscription? {
        try await read { try Self.subscriptions.find(id, in: $0) }
    }

    package func setState(ofSubscription id: Int64, to state: SubscriptionState) async throws(AccountError) {
        try await write { database in
            try database.execute(
                sql: """
                    UPDATE subscription SET entityTag = ?, lastModified = ?, digest = ?, checkedAt = ?, fetchedAt = ?,
                        failure = ?, failures = ?, refreshSeconds = ?
                    WHERE id = ?
                    """,
                arguments: [
                    state.entityTag, state.lastModified, state.digest.map { Data($0) },
                    state.checkedAt?.secondsSince1970, state.fetchedAt?.secondsSince1970, state.failure?.rawValue,
                    state.failures, state.refreshSeconds, id,
                ]
            )
        }
    }

    package func listSubscriptions(of owner: PrincipalID) async throws(AccountError) -> [CalendarSubscription] {
        try await read { try Self.subscriptions.list(of: owner, in: $0) }
    }
}

extension CalendarSubscription {
    fileprivate init(row: Row) {
        self.init(
            id: row[0],
            owner: PrincipalID(rawValue: row[1]),
            collection: CollectionID(rawValue: row[2]),
            address: row[3],
            createdAt: Instant(secondsSince1970: row[4]),
            state: SubscriptionState(
                entityTag: row[5],
                lastModified: row[6],
                digest: (row[7] as Data?).map { Array($0) },
                checkedAt: (row[8] as Int64?).map(Instant.init(secondsSince1970:)),
                fetchedAt: (row[9] as Int64?).map(Instant.init(secondsSince1970:)),
                failure: (row[10] as String?).flatMap(SubscriptionFailure.init(rawValue:)),
                failures: row[11],
                refreshSeconds: row[12]
            )
        )
    }
}
