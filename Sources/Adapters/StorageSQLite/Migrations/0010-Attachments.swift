internal import GRDB

extension Migration {
    /// Managed attachments (RFC 8607): kept as long as an object names them.
    static let attachments = Migration("0010-attachments") { database in
        try database.execute(
            sql: """
                -- Copies of calendars had left it out.
                UPDATE object SET size = length(bytes) WHERE size <> length(bytes);

                CREATE TABLE attachment (
                    id INTEGER NOT NULL PRIMARY KEY,
                    managedId TEXT NOT NULL UNIQUE,
                    -- In whose quota it is counted: the owner's of the calendar that it was added in.
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    creatorId INTEGER NOT NULL,
                    name TEXT,
                    contentType TEXT,
                    createdAt INTEGER NOT NULL,
                    size INTEGER NOT NULL,
                    bytes BLOB NOT NULL
                ) STRICT;
                CREATE INDEX attachmentByPerson ON attachment (personId);

                CREATE TABLE attachmentUse (
                    objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
                    attachmentId INTEGER NOT NULL REFERENCES attachment (id) ON DELETE CASCADE,
                    PRIMARY KEY (objectId, attachmentId)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX attachmentUseByAttachment ON attachmentUse (attachmentId);

                -- However the last object that names it goes.
                CREATE TRIGGER attachmentUnused AFTER DELETE ON attachmentUse
                WHEN NOT EXISTS (SELECT 1 FROM attachmentUse WHERE attachmentId = OLD.attachmentId)
                BEGIN
                    DELETE FROM attachment WHERE id = OLD.attachmentId;
                END;
                CREATE TRIGGER attachmentGone AFTER DELETE ON attachment
                BEGIN
                    UPDATE home SET usedBytes = max(usedBytes - OLD.size, 0) WHERE personId = OLD.personId;
                END;
                """
        )
    }
}
