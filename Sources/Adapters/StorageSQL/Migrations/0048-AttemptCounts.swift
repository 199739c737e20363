#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// How often something was tried, by the digest of what and who.
    static let attemptCounts = Migration("0048-attempt-counts") { database in
        try database.execute(
            sql: """
                CREATE TABLE attemptCount (
                    digest BLOB NOT NULL,
                    seconds INTEGER NOT NULL CHECK (seconds > 0),
                    endsAt INTEGER NOT NULL,
                    attempts INTEGER NOT NULL CHECK (attempts > 0),
                    PRIMARY KEY (digest, seconds)
                ) STRICT;
                CREATE INDEX attemptCountByEnd ON attemptCount (endsAt);
                """
        )
    }
}
