#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Of what people want to be told, and how far it has been done.
    static let reminders = Migration("0049-reminders") { database in
        try database.execute(
            sql: """
                CREATE TABLE reminder (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    eventChannels INTEGER NOT NULL,
                    travelChannels INTEGER NOT NULL,
                    -- Seconds since midnight.
                    quietFrom INTEGER CHECK (quietFrom >= 0 AND quietFrom < 86400),
                    quietUntil INTEGER CHECK (quietUntil >= 0 AND quietUntil < 86400),
                    digestAt INTEGER CHECK (digestAt >= 0 AND digestAt < 86400),
                    doneUntil INTEGER NOT NULL,
                    CHECK ((quietFrom IS NULL) = (quietUntil IS NULL))
                ) STRICT;
                """
        )
    }
}
