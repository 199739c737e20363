internal import GRDB

extension Migration {
    /// Log-ins in browsers.
    static let sessions = Migration("0018-sessions") { database in
        try database.execute(
            sql: """
                CREATE TABLE session (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    -- SHA-256 of the token that the browser keeps.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    createdAt INTEGER NOT NULL,
                    lastUsedAt INTEGER NOT NULL,
                    device TEXT NOT NULL,
                    isRemembered INTEGER NOT NULL CHECK (isRemembered IN (0, 1))
                ) STRICT;
                CREATE INDEX sessionByPerson ON session (personId, lastUsedAt);
                """
        )
    }
}
