#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Apps that are told of changes by push services.
    static let push = Migration("0047-push") { database in
        try database.execute(
            sql: """
                CREATE TABLE pushSubscription (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
                    endpoint TEXT NOT NULL CHECK (endpoint <> ''),
                    publicKey BLOB NOT NULL,
                    authSecret BLOB NOT NULL,
                    triggers INTEGER NOT NULL,
                    expiresAt INTEGER NOT NULL,
                    UNIQUE (personId, collectionId, endpoint)
                ) STRICT;
                CREATE INDEX pushSubscriptionByCollection ON pushSubscription (collectionId);
                CREATE INDEX pushSubscriptionByEndpoint ON pushSubscription (endpoint);
                """
        )
    }
}
