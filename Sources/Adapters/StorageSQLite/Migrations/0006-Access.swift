internal import GRDB

extension Migration {
    /// Groups, resources and rooms beside people; who may do what with whose collections; invitations to share them.
    static let access = Migration("0006-access") { database in
        try database.execute(sql: principals)
        try database.execute(sql: collections)
        try database.execute(sql: shares)
    }

    private static let principals = """
        -- 0 individual, 1 group, 2 resource, 3 room.
        ALTER TABLE person ADD COLUMN kind INTEGER NOT NULL DEFAULT 0 CHECK (kind BETWEEN 0 AND 3);

        CREATE TABLE membership (
            groupId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            memberId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            PRIMARY KEY (groupId, memberId),
            CHECK (groupId <> memberId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX membershipByMember ON membership (memberId);

        -- Who acts for whom: 1 may read, 2 may also write.
        CREATE TABLE delegation (
            ownerId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            delegateId INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            access INTEGER NOT NULL CHECK (access IN (1, 2)),
            PRIMARY KEY (ownerId, delegateId),
            CHECK (ownerId <> delegateId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX delegationByDelegate ON delegation (delegateId);
        """

    /// Further kinds of collections may come, and whether one is shared stands in its row, so that who writes need not
    /// ask.
    private static let collections = """
        CREATE TABLE newCollection (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 15),
            -- Stands for the collection in the R*Tree, whose numbers have 32 bits.
            spanKey INTEGER NOT NULL UNIQUE CHECK (spanKey BETWEEN 1 AND 1048575),
            displayName TEXT,
            description TEXT,
            color TEXT,
            sortOrder INTEGER,
            transparency INTEGER NOT NULL CHECK (transparency IN (0, 1)),
            -- CALDAV:calendar-timezone as sent, and the IANA name it stands for.
            timeZone TEXT,
            timeZoneName TEXT,
            -- A bit for each component that may be stored here.
            components INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            -- Deletions up to here are forgotten: tokens from before are refused.
            forgottenModseq INTEGER NOT NULL DEFAULT 0,
            createdAt INTEGER NOT NULL,
            -- Whether there is a row of `ace` or `invitation` for it.
            isShared INTEGER NOT NULL DEFAULT 0 CHECK (isShared IN (0, 1)),
            UNIQUE (personId, name)
        ) STRICT;
        INSERT INTO newCollection (id, personId, name, kind, spanKey, displayName, description, color, sortOrder,
            transparency,
            timeZone, timeZoneName, components, modseq, forgottenModseq, createdAt)
        SELECT id, personId, name, kind, spanKey, displayName, description, color, sortOrder, transparency,
            timeZone, timeZoneName, components, modseq, forgottenModseq, createdAt FROM collection;
        DROP TABLE collection;
        ALTER TABLE newCollection RENAME TO collection;
        CREATE UNIQUE INDEX collectionTravel ON collection (personId) WHERE kind = 1;
        """

    private static let shares = """
        -- What a principal is granted or denied (RFC 3744). Principal 0 is whoever is logged in.
        CREATE TABLE ace (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            principalId INTEGER NOT NULL,
            isDeny INTEGER NOT NULL CHECK (isDeny IN (0, 1)),
            privileges INTEGER NOT NULL,
            PRIMARY KEY (collectionId, principalId, isDeny)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX aceByPrincipal ON ace (principalId);

        -- The collections of others that stand in a person's home, and how the person wants to see them. What they \
        may do there follows from `ace`
        -- alone.
        CREATE TABLE share (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            -- Of the person's home, when the share or anything in it changed last.
            modseq INTEGER NOT NULL,
            -- The person has taken it out of their home.
            isHidden INTEGER NOT NULL DEFAULT 0 CHECK (isHidden IN (0, 1)),
            -- NULL: as the owner has it.
            displayName TEXT,
            description TEXT,
            color TEXT,
            sortOrder INTEGER,
            timeZone TEXT,
            timeZoneName TEXT,
            transparency INTEGER NOT NULL DEFAULT 1 CHECK (transparency IN (0, 1)),
            PRIMARY KEY (collectionId, personId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shareByPerson ON share (personId);

        -- Invitations of CalendarServer's dialect.
        CREATE TABLE invitation (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            uid TEXT NOT NULL UNIQUE CHECK (uid <> ''),
            -- What the person is granted when they accept.
            privileges INTEGER NOT NULL,
            -- 0 no response, 1 accepted, 2 declined.
            status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2),
            summary TEXT NOT NULL,
            PRIMARY KEY (collectionId, personId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX invitationByPerson ON invitation (personId);
        """
}
