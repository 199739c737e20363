internal import GRDB

extension Migration {
    /// What people say of how they travel.
    static let preferences = Migration("0021-preferences") { database in
        try database.execute(
            sql: """
                CREATE TABLE personPreferences (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    -- JSON; the fields of the person's API.
                    preferences TEXT NOT NULL
                ) STRICT;
                """
        )
    }
}
