extension Beginning {
    static let homes = """
        CREATE TABLE home (
            personId INTEGER NOT NULL PRIMARY KEY,
            modseq INTEGER NOT NULL DEFAULT 0,
            isPlanned INTEGER NOT NULL DEFAULT 1 CHECK (isPlanned IN (0, 1)),
            createdAt INTEGER NOT NULL,
            usedBytes INTEGER NOT NULL DEFAULT 0,
            quotaBytes INTEGER CHECK (quotaBytes >= 0),
            lockGeneration INTEGER NOT NULL DEFAULT 0,
            forgottenModseq INTEGER NOT NULL DEFAULT 0,
            availability TEXT
        ) STRICT;
        CREATE TABLE collection (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 15),
            displayName TEXT,
            description TEXT,
            color TEXT,
            sortOrder INTEGER,
            transparency INTEGER NOT NULL CHECK (transparency IN (0, 1)),
            timeZone TEXT,
            timeZoneName TEXT,
            components INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            forgottenModseq INTEGER NOT NULL DEFAULT 0,
            createdAt INTEGER NOT NULL,
            isShared INTEGER NOT NULL DEFAULT 0 CHECK (isShared IN (0, 1)),
            defaultCalendarId INTEGER REFERENCES collection (id) ON DELETE SET NULL DEFERRABLE,
            arrivedModseq INTEGER NOT NULL DEFAULT 1,
            modifiedAt INTEGER NOT NULL DEFAULT 0,
            UNIQUE (personId, name)
        ) STRICT;
        CREATE UNIQUE INDEX collectionTravel ON collection (personId) WHERE kind = 1;
        CREATE UNIQUE INDEX collectionScheduling ON collection (personId, kind) WHERE kind IN (2, 3);
        CREATE TABLE collectionTombstone (
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            name TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            deletedAt INTEGER NOT NULL,
            isFile INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (personId, name)
        ) STRICT, WITHOUT ROWID;
        """

    static let objects = """
        CREATE TABLE object (
            id INTEGER NOT NULL PRIMARY KEY,
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            uid TEXT NOT NULL,
            kind INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            createdAt INTEGER NOT NULL,
            modifiedAt INTEGER NOT NULL,
            etag BLOB NOT NULL CHECK (length(etag) = 16),
            spanCount INTEGER NOT NULL CHECK (spanCount BETWEEN 0 AND 2048),
            reachesBeyond INTEGER NOT NULL CHECK (reachesBeyond IN (0, 1)),
            coveredFrom INTEGER NOT NULL,
            coveredUntil INTEGER NOT NULL,
            recurrence BLOB NOT NULL,
            bytes BLOB NOT NULL,
            scheduleTag INTEGER,
            size INTEGER NOT NULL DEFAULT 0,
            wasShown INTEGER NOT NULL DEFAULT 1 CHECK (wasShown IN (0, 1)),
            placedBy INTEGER,
            UNIQUE (collectionId, name),
            UNIQUE (collectionId, uid)
        ) STRICT;
        CREATE INDEX objectByModseq ON object (collectionId, modseq);
        CREATE INDEX objectBeyond ON object (collectionId, coveredFrom, coveredUntil) WHERE reachesBeyond = 1;
        CREATE INDEX objectPlaced ON object (collectionId, placedBy) WHERE placedBy IS NOT NULL;
        CREATE TABLE objectSpan (
            objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
            -- The collection's number, as a range of one.
            place INT8RANGE NOT NULL,
            time INT8RANGE NOT NULL
        );
        CREATE INDEX objectSpanByTime ON objectSpan USING gist (place, time);
        CREATE INDEX objectSpanByObject ON objectSpan (objectId);
        CREATE TABLE tombstone (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            deletedAt INTEGER NOT NULL,
            wasShown INTEGER NOT NULL DEFAULT 1 CHECK (wasShown IN (0, 1)),
            PRIMARY KEY (collectionId, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX tombstoneByModseq ON tombstone (collectionId, modseq);
        CREATE INDEX tombstoneByAge ON tombstone (deletedAt);
        CREATE TABLE attachment (
            id INTEGER NOT NULL PRIMARY KEY,
            managedId TEXT NOT NULL UNIQUE,
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
        """

    static let overlays = """
        CREATE TABLE collectionProperty (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (collectionId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE objectProperty (
            objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (objectId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE addressProperty (
            personId INTEGER NOT NULL,
            address TEXT NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (personId, address, namespace, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE objectOverlay (
            objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            alarms BLOB,
            color TEXT,
            isRead INTEGER NOT NULL DEFAULT 0 CHECK (isRead IN (0, 1)),
            PRIMARY KEY (objectId, personId)
        ) STRICT, WITHOUT ROWID;
        """

    static let sharing = """
        CREATE TABLE ace (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            principalId INTEGER NOT NULL,
            isDeny INTEGER NOT NULL CHECK (isDeny IN (0, 1)),
            privileges INTEGER NOT NULL,
            PRIMARY KEY (collectionId, principalId, isDeny)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX aceByPrincipal ON ace (principalId);
        CREATE TABLE share (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            modseq INTEGER NOT NULL,
            isHidden INTEGER NOT NULL DEFAULT 0 CHECK (isHidden IN (0, 1)),
            displayName TEXT,
            description TEXT,
            color TEXT,
            sortOrder INTEGER,
            timeZone TEXT,
            timeZoneName TEXT,
            transparency INTEGER NOT NULL DEFAULT 1 CHECK (transparency IN (0, 1)),
            seenModseq INTEGER NOT NULL DEFAULT -1,
            arrivedModseq INTEGER NOT NULL DEFAULT 1,
            PRIMARY KEY (collectionId, personId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shareByPerson ON share (personId);
        CREATE TABLE invitation (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            uid TEXT NOT NULL UNIQUE CHECK (uid <> ''),
            privileges INTEGER NOT NULL,
            status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 2),
            summary TEXT NOT NULL,
            PRIMARY KEY (collectionId, personId)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX invitationByPerson ON invitation (personId);
        """

    static let files = """
        CREATE TABLE file (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            path TEXT NOT NULL CHECK (path <> ''),
            folder TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            createdAt INTEGER NOT NULL,
            modifiedAt INTEGER NOT NULL,
            etag BLOB CHECK (length(etag) = 16),
            bytes BLOB CHECK ((bytes IS NULL) = (etag IS NULL)),
            contentType TEXT,
            contentLanguage TEXT,
            arrivedModseq INTEGER NOT NULL DEFAULT 1,
            UNIQUE (personId, path)
        ) STRICT;
        CREATE UNIQUE INDEX fileByFolder ON file (personId, folder, path);
        CREATE TABLE fileProperty (
            fileId INTEGER NOT NULL REFERENCES file (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (fileId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE homeLock (
            token TEXT NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            path TEXT NOT NULL,
            isCollection INTEGER NOT NULL CHECK (isCollection IN (0, 1)),
            isDeep INTEGER NOT NULL CHECK (isDeep IN (0, 1)),
            isExclusive INTEGER NOT NULL CHECK (isExclusive IN (0, 1)),
            holderId INTEGER NOT NULL,
            owner BLOB,
            timeoutSeconds INTEGER NOT NULL,
            expiresAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX homeLockByHome ON homeLock (personId, path);
        """
}
