#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Addresses at which people without an account see an event, and what they answered.
    static let eventLinks = Migration("0041-event-links") { database in
        try database.execute(
            sql: """
                CREATE TABLE eventLink (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    uid TEXT NOT NULL,
                    -- When the event began when the link was made.
                    startsAt INTEGER NOT NULL,
                    expiresAt INTEGER,
                    answerLimit INTEGER NOT NULL CHECK (answerLimit > 0),
                    capacity INTEGER CHECK (capacity > 0),
                    -- SHA-256 of the token in the address.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    createdAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX eventLinkByPerson ON eventLink (personId);

                CREATE TABLE eventAnswer (
                    id INTEGER NOT NULL PRIMARY KEY,
                    linkId INTEGER NOT NULL REFERENCES eventLink (id) ON DELETE CASCADE,
                    -- SHA-256 of the token with which the guest comes back.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    name TEXT NOT NULL,
                    email TEXT,
                    -- 0: accepted, 1: maybe, 2: declined.
                    choice INTEGER NOT NULL CHECK (choice BETWEEN 0 AND 2),
                    isWaiting INTEGER NOT NULL CHECK (isWaiting IN (0, 1)),
                    answeredAt INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    isWritten INTEGER NOT NULL CHECK (isWritten IN (0, 1))
                ) STRICT;
                CREATE INDEX eventAnswerByLink ON eventAnswer (linkId, answeredAt, id);
                """
        )
    }
}
