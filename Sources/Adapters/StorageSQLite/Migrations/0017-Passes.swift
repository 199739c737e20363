internal import GRDB

extension Migration {
    /// The tickets that people hold.
    static let passes = Migration("0017-passes") { database in
        try database.execute(
            sql: """
                CREATE TABLE savedPass (
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    foldedName TEXT NOT NULL,
                    name TEXT NOT NULL,
                    issuer TEXT NOT NULL,
                    -- One a line.
                    products TEXT NOT NULL,
                    -- Days since 1970.
                    firstDay INTEGER,
                    lastDay INTEGER,
                    PRIMARY KEY (personId, foldedName)
                ) STRICT, WITHOUT ROWID;
                """
        )
    }
}
