internal import GRDB

extension Migration {
    /// Scheduling (RFC 6638): inboxes and outboxes, schedule tags, messages that wait to be carried outside.
    static let scheduling = Migration("0007-scheduling") { database in
        try database.execute(
            sql: """
                CREATE UNIQUE INDEX collectionScheduling ON collection (personId, kind) WHERE kind IN (2, 3);
                -- Of an inbox: where invitations are put. NULL: into the first calendar.
                ALTER TABLE collection ADD COLUMN defaultCalendarId INTEGER REFERENCES collection (id) ON DELETE SET
                    NULL;

                -- Moves on when a person changes a scheduling object. NULL: it is none.
                ALTER TABLE object ADD COLUMN scheduleTag INTEGER;

                -- To those who have no account here; gone when handed over.
                CREATE TABLE outgoingMessage (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    originator TEXT NOT NULL,
                    recipient TEXT NOT NULL CHECK (recipient <> ''),
                    method TEXT NOT NULL CHECK (method <> ''),
                    uid TEXT NOT NULL,
                    body BLOB NOT NULL,
                    queuedAt INTEGER NOT NULL
                ) STRICT;
                """
        )
        for (kind, name) in [(2, "inbox"), (3, "outbox")] {
            try make(kind, named: name, in: database)
        }
    }

    /// One in each home that there is; a calendar that has the name gives it up.
    private static func make(_ kind: Int, named name: String, in database: Database) throws {
        try database.execute(
            sql: "UPDATE collection SET name = name || '-' || id WHERE name = ?",
            arguments: [name]
        )
        try database.execute(sql: "UPDATE home SET modseq = modseq + 1")
        try database.execute(
            sql: """
                INSERT INTO collection (id, personId, name, kind, spanKey, transparency, components, modseq, createdAt)
                SELECT (SELECT COALESCE(max(id), 0) FROM collection) + row_number() OVER (ORDER BY personId),
                    personId, ?, ?,
                    (SELECT COALESCE(max(spanKey), 0) FROM collection) + row_number() OVER (ORDER BY personId),
                    1, 7, modseq, createdAt
                FROM home
                """,
            arguments: [name, kind]
        )
    }
}
