#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// How often a person revoked the links to the items of their Travel calendar.
    static let tripLinks = Migration("0030-trip-links") { database in
        try database.execute(
            sql: """
                CREATE TABLE tripLink (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
                    -- Links of an older generation lead nowhere.
                    generation INTEGER NOT NULL CHECK (generation > 0)
                ) STRICT;
                """
        )
    }
}
