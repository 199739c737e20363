internal import GRDB

extension Migration {
    /// A message to several people outside is kept once.
    package static let outgoingBodies = Migration("0016-outgoing-bodies") { database in
        try database.execute(
            sql: """
                CREATE TABLE outgoingBody (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    body BLOB NOT NULL
                ) STRICT;
                CREATE INDEX outgoingBodyPerson ON outgoingBody (personId);
                INSERT INTO outgoingBody SELECT id, personId, body FROM outgoingMessage;

                CREATE TABLE outgoingMail (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    originator TEXT NOT NULL,
                    recipient TEXT NOT NULL CHECK (recipient <> ''),
                    method TEXT NOT NULL CHECK (method <> ''),
                    uid TEXT NOT NULL,
                    bodyId INTEGER NOT NULL REFERENCES outgoingBody (id) ON DELETE CASCADE,
                    queuedAt INTEGER NOT NULL
                ) STRICT;
                INSERT INTO outgoingMail
                    SELECT id, personId, originator, recipient, method, uid, id, queuedAt FROM outgoingMessage;
                DROP TABLE outgoingMessage;
                ALTER TABLE outgoingMail RENAME TO outgoingMessage;
                CREATE INDEX outgoingMessageMeeting ON outgoingMessage (personId, uid, recipient);
                CREATE INDEX outgoingMessageBody ON outgoingMessage (bodyId);
                CREATE TRIGGER outgoingBodyCarried AFTER DELETE ON outgoingMessage
                WHEN NOT EXISTS (SELECT 1 FROM outgoingMessage WHERE bodyId = OLD.bodyId)
                BEGIN
                    DELETE FROM outgoingBody WHERE id = OLD.bodyId;
                END;
                """
        )
    }
}
