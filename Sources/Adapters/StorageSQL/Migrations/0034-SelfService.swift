#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// What people and staff do with accounts: links, second factors, consents, roles, requests for support.
    static let selfService = Migration("0034-self-service") { database in
        try database.execute(
            sql: """
                -- By which the person logs in beside the name in their addresses; nobody's name is another's.
                ALTER TABLE person ADD COLUMN loginName TEXT;
                CREATE UNIQUE INDEX personByLoginName ON person (loginName) WHERE loginName IS NOT NULL;

                CREATE TABLE ticket (
                    id INTEGER NOT NULL PRIMARY KEY,
                    purpose TEXT NOT NULL,
                    -- SHA-256 of the secret in the link.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    personId INTEGER REFERENCES person (id) ON DELETE CASCADE,
                    reservedName TEXT UNIQUE,
                    payload TEXT NOT NULL,
                    createdAt INTEGER NOT NULL,
                    expiresAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX ticketByPerson ON ticket (personId, purpose);
                CREATE INDEX ticketByAge ON ticket (expiresAt);

                CREATE TABLE secondFactor (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    secret BLOB NOT NULL,
                    lastStep INTEGER NOT NULL,
                    createdAt INTEGER NOT NULL
                ) STRICT;

                CREATE TABLE recoveryCode (
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    digest BLOB NOT NULL CHECK (length(digest) = 32),
                    PRIMARY KEY (personId, digest)
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE consent (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    document TEXT NOT NULL,
                    version TEXT NOT NULL,
                    at INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX consentByPerson ON consent (personId, at);

                CREATE TABLE staff (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
                    role TEXT NOT NULL
                ) STRICT;

                -- Names as texts: the log outlives the people.
                CREATE TABLE administrativeAct (
                    id INTEGER NOT NULL PRIMARY KEY,
                    actor TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    at INTEGER NOT NULL
                ) STRICT;

                CREATE TABLE supportRequest (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER REFERENCES person (id) ON DELETE CASCADE,
                    name TEXT NOT NULL,
                    email TEXT NOT NULL,
                    phone TEXT NOT NULL,
                    message TEXT NOT NULL,
                    language TEXT NOT NULL,
                    at INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX supportRequestByPerson ON supportRequest (personId, at);
                CREATE INDEX supportRequestByAge ON supportRequest (at);

                CREATE TABLE supportAnswer (
                    id INTEGER NOT NULL PRIMARY KEY,
                    requestId INTEGER NOT NULL REFERENCES supportRequest (id) ON DELETE CASCADE,
                    author TEXT NOT NULL,
                    message TEXT NOT NULL,
                    at INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX supportAnswerByRequest ON supportAnswer (requestId, id);
                """
        )
    }
}
