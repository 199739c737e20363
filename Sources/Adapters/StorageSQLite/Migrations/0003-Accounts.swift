internal import GRDB

extension Migration {
    /// People, what lets them in, their places, and the log of log-ins.
    static let accounts = Migration("0003-accounts") { database in
        try database.execute(
            sql: """
                CREATE TABLE person (
                    id INTEGER NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL UNIQUE CHECK (name <> ''),
                    displayName TEXT NOT NULL,
                    timeZone TEXT,
                    language TEXT,
                    -- In the PHC format. NULL: only app passwords let this person in.
                    passwordVerifier TEXT,
                    -- Moves on with each change of a credential, so that checks which a process remembers die.
                    credentialVersion INTEGER NOT NULL DEFAULT 1,
                    createdAt INTEGER NOT NULL
                ) STRICT;

                CREATE TABLE personEmail (
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    position INTEGER NOT NULL,
                    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
                    PRIMARY KEY (personId, position)
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE appPassword (
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    label TEXT NOT NULL,
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    createdAt INTEGER NOT NULL,
                    lastUsedAt INTEGER,
                    PRIMARY KEY (personId, label)
                ) STRICT;

                CREATE TABLE savedPlace (
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    foldedName TEXT NOT NULL,
                    name TEXT NOT NULL,
                    latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
                    longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
                    address TEXT,
                    PRIMARY KEY (personId, foldedName)
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE loginAttempt (
                    id INTEGER NOT NULL PRIMARY KEY,
                    -- As typed: names of nobody are logged too.
                    name TEXT NOT NULL,
                    address TEXT NOT NULL,
                    at INTEGER NOT NULL,
                    succeeded INTEGER NOT NULL CHECK (succeeded IN (0, 1)),
                    -- When a wrong password is answered; NULL where the line of waiting answers was full.
                    answeredAt INTEGER
                ) STRICT;
                CREATE INDEX loginAttemptByName ON loginAttempt (name, at);
                CREATE INDEX loginAttemptByAge ON loginAttempt (at);
                """
        )
    }
}
