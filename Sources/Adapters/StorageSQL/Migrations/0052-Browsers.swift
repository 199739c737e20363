#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Browsers and telephones on which people are told of reminders, and how far the log of events was heard for them.
    static let browsers = Migration("0052-browsers") { database in
        try database.execute(
            sql: """
                CREATE TABLE browser (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    endpoint TEXT NOT NULL UNIQUE CHECK (endpoint <> ''),
                    publicKey BLOB NOT NULL,
                    authSecret BLOB NOT NULL,
                    device TEXT NOT NULL,
                    createdAt INTEGER NOT NULL,
                    lastUsedAt INTEGER
                ) STRICT;
                CREATE INDEX browserByPerson ON browser (personId);
                CREATE TABLE phone (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    number TEXT,
                    -- Of a number that waits for its code.
                    wantedNumber TEXT,
                    askedAt INTEGER,
                    triesLeft INTEGER CHECK (triesLeft >= 0),
                    CHECK ((wantedNumber IS NULL) = (askedAt IS NULL)),
                    CHECK ((wantedNumber IS NULL) = (triesLeft IS NULL))
                ) STRICT;
                ALTER TABLE reminder ADD COLUMN heardUntil INTEGER NOT NULL DEFAULT 0;
                """
        )
    }
}
