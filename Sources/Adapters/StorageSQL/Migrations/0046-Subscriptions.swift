#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Calendars that people take from addresses outside.
    static let subscriptions = Migration("0046-subscriptions") { database in
        try database.execute(
            sql: """
                CREATE TABLE subscription (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    collectionId INTEGER NOT NULL UNIQUE REFERENCES collection (id) ON DELETE CASCADE,
                    address TEXT NOT NULL CHECK (address <> ''),
                    createdAt INTEGER NOT NULL,
                    entityTag TEXT,
                    lastModified TEXT,
                    -- SHA-256 of what was taken in last.
                    digest BLOB CHECK (digest IS NULL OR length(digest) = 32),
                    checkedAt INTEGER,
                    fetchedAt INTEGER,
                    failure TEXT,
                    failures INTEGER NOT NULL CHECK (failures >= 0),
                    refreshSeconds INTEGER
                ) STRICT;
                CREATE INDEX subscriptionByPerson ON subscription (personId);
                """
        )
    }
}
