internal import GRDB

extension Migration {
    /// The places that people chose for texts.
    static let learnedPlaces = Migration("0023-learned-places") { database in
        try database.execute(
            sql: """
                CREATE TABLE learnedPlace (
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    -- The text as it is compared.
                    key TEXT NOT NULL CHECK (key <> ''),
                    text TEXT NOT NULL,
                    -- What was chosen, in words; empty: only coordinates are known.
                    title TEXT NOT NULL,
                    latitude REAL NOT NULL,
                    longitude REAL NOT NULL,
                    learnedAt INTEGER NOT NULL,
                    -- The change of the home that taught it.
                    modseq INTEGER NOT NULL,
                    PRIMARY KEY (personId, key)
                ) STRICT, WITHOUT ROWID;

                -- Up to which change of a home events have taught what they had to teach.
                CREATE TABLE placeLesson (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
                    heededModseq INTEGER NOT NULL
                ) STRICT;
                """
        )
    }
}
