#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Addresses at which calendars are read without an account.
    static let feeds = Migration("0040-feeds") { database in
        try database.execute(
            sql: """
                CREATE TABLE feed (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    -- 0: one calendar, 1: all, 2: Travel.
                    scope INTEGER NOT NULL CHECK (scope IN (0, 1, 2)),
                    collectionId INTEGER REFERENCES collection (id) ON DELETE CASCADE,
                    detail INTEGER NOT NULL CHECK (detail BETWEEN 0 AND 3),
                    includesTravel INTEGER NOT NULL CHECK (includesTravel IN (0, 1)),
                    comment TEXT NOT NULL,
                    pastDays INTEGER NOT NULL CHECK (pastDays >= 0),
                    futureDays INTEGER NOT NULL CHECK (futureDays >= 0),
                    -- SHA-256 of the token in the address.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    createdAt INTEGER NOT NULL,
                    lastUsedAt INTEGER,
                    CHECK ((scope = 0) = (collectionId IS NOT NULL))
                ) STRICT;
                CREATE INDEX feedByPerson ON feed (personId);
                CREATE INDEX feedByCollection ON feed (collectionId) WHERE collectionId IS NOT NULL;
                """
        )
    }
}
