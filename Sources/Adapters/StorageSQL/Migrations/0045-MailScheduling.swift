#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// What was mailed to people outside, and who wants nothing.
    static let mailScheduling = Migration("0045-mail-scheduling") { database in
        try database.execute(
            sql: """
                CREATE TABLE mailedInvitation (
                    id INTEGER NOT NULL PRIMARY KEY,
                    personId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                    -- SHA-256 of the token in the addresses of the recipient.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    uid TEXT NOT NULL,
                    -- A calendar user address.
                    recipient TEXT NOT NULL,
                    method TEXT NOT NULL,
                    -- The scheduling message that was sent last.
                    content BLOB NOT NULL,
                    sentAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX mailedInvitationByPerson ON mailedInvitation (personId);
                CREATE INDEX mailedInvitationBySent ON mailedInvitation (sentAt);

                CREATE TABLE mailRefusal (
                    id INTEGER NOT NULL PRIMARY KEY,
                    -- Of the address, under the secret of the installation.
                    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
                    refusedAt INTEGER NOT NULL
                ) STRICT;
                """
        )
    }
}
